import { secp256k1 } from '@noble/curves/secp256k1.js';
import { tronAddressOf } from '../../../apps/server/chain/tron-address.ts';
import { Codes } from '../../../apps/server/proofs/codes.ts';
import { callText } from '../../../bench/harness/connection.ts';
import type { Person } from '../../../bench/harness/people.ts';
import { alike, one, type Kind } from './round.ts';
import { many, type Stage } from './stage.ts';

const fundPasswd = 'money-1234';
/** Of it, at a thousandth of what the product's own costs. */
const fundHash = '$argon2id$v=19$m=64,t=1,p=1$9hP6+ZDwLnFunp5LTa8biw$TnCLIXsLgQTIgvGyupyD1iygaXRu2AI0E+khBV98xgU';
const withFundPassword = ({ db }: Stage, { userId }: Person): Promise<unknown> =>
  db.query('insert into fund_password (user_id, password_hash, changed_at) values ($1, $2, 0)', [userId, fundHash]);

const withdrawals = ['withdrawal', 'executeWithdrawalUser', 'bankWithdrawal'];
const address = tronAddressOf(secp256k1.getPublicKey(secp256k1.utils.randomSecretKey()));

/** One a day, whichever of the three calls asks, and for how much. */
export const withdraw: Kind = async (stage) => {
  const person = await stage.funded();
  await withFundPassword(stage, person);
  return {
    texts: Array.from({ length: many }, (_, i) => {
      const body = JSON.stringify({ currencyCode: 'USDT', amount: String(100 + (i % 5)), address, fundPasswd });
      return callText(`POST /transaction/${withdrawals[i % withdrawals.length]}`, { token: person.token, body });
    }),
    check: one(stage, 'select count(*)::int as n from withdrawal where user_id = $1', [person.userId]),
  };
};

/** A quote is carried out once. */
export const exchange: Kind = async (stage) => {
  const person = await stage.funded();
  const asked = { currencyCode: 'USDT', targetCurrency: 'BTC', quantity: '600' };
  const { quoteId } = await stage.ask<{ quoteId: string }>('POST /account/exchange', person, asked);
  return {
    texts: alike('POST /account/executeUserExchange', person, { quoteId }),
    check: one(stage, 'select count(*)::int as n from exchange where user_id = $1', [person.userId]),
  };
};

/** A wealth order ends early once, against one penalty. */
export const redeem: Kind = async (stage) => {
  const person = await stage.funded();
  const { list } = await stage.ask<{ list: { id: string; minAmount: string }[] }>('GET /product/page', person);
  const product = { productId: list[0]?.id, amount: list[0]?.minAmount };
  const { id: orderId } = await stage.ask<{ id: string }>(
    'POST /userProductOrder/executeUserPurchaseOrder',
    person,
    product,
  );
  const redeemedSql = `select count(*)::int as n from journal where kind = 'earn-redeem' and reference = $1`;
  return {
    texts: alike('POST /userProductOrder/executeUserRedeemOrder', person, { orderId }),
    check: one(stage, redeemedSql, [orderId]),
  };
};

/** What was proposed happens once. */
export const approve: Kind = async (stage) => {
  const { userId } = stage.stranger();
  const [maker, checker] = stage.operators;
  const credit = { kind: 'balance-adjustment', userId, accountType: 1, currencyCode: 'USDT', direction: 'credit' };
  const proposal = { ...credit, amount: '5', reason: 'seen on the account of the house' };
  const { id } = await stage.ask<{ id: string }>('POST /operator/proposals/make', maker, { proposal });
  return {
    texts: alike('POST /operator/proposals/approve', checker, { id }),
    check: one(stage, `select count(*)::int as n from journal where kind = 'adjustment' and reference = $1`, [id]),
  };
};

const [password, confirmPassword] = ['secret-123', 'secret-123'];

/** A name belongs to one. */
export const signUp: Kind = async (stage) => {
  const account = `wanted${stage.stranger().userId}`;
  const body = { type: 'account', account, password, confirmPassword, agree: true };
  return {
    texts: alike('POST /register', { token: '' }, body),
    check: one(stage, 'select count(*)::int as n from customer where account_key = $1', [account]),
  };
};

/** A code counts once. */
export const useCode: Kind = async (stage) => {
  const person = stage.stranger();
  const email = `${person.userId}@example.com`;
  await stage.db.query('update customer set email = $2 where id = $1', [person.userId, email]);
  await withFundPassword(stage, person);
  const made = await new Codes(stage.db, { now: Date.now }).make('FORGOT_FUNDS_PASSWORD', email, '127.0.0.1');
  if (!('code' in made)) throw new Error('no code was made');
  const body = { code: made.code, newPassword: 'money-5678', confirmPassword: 'money-5678' };
  const resetSql = `select count(*)::int as n from message where user_id = $1 and kind = 'fund-password-reset'`;
  return {
    texts: alike('POST /player/updateFundsPassword', person, body),
    check: one(stage, resetSql, [person.userId]),
  };
};

/** Test funds come once a day. */
export const takeTestFunds: Kind = async (stage) => {
  const person = stage.stranger();
  const givenSql = `select count(distinct id)::int as n from journal j join journal_entry e on e.journal_id = j.id
    where j.kind = 'test-funds' and e.owner = $1`;
  return {
    texts: alike('POST /account/testFunds', person),
    check: one(stage, givenSql, [person.userId]),
  };
};
