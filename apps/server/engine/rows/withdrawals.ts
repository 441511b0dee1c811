import type { Adjustment, AdjustmentBook } from '@candor/core/adjustments/adjust-balance.ts';
import { isCustomerType } from '@candor/core/ledger/account.ts';
import { amount, price, zero } from '@candor/core/money/amount.ts';
import { isCurrency } from '@candor/core/money/currencies.ts';
import { assert } from '@candor/core/result.ts';
import {
  isWithdrawalCurrency,
  withdrawalStatuses,
  type Destination,
  type Withdrawal,
} from '@candor/core/withdrawals/withdrawal.ts';
import type { Statement } from '../../db/database.ts';
import {
  optional,
  optionalAmount,
  optionalNumber,
  string,
  text,
  units,
  upsert,
  word,
  type Row,
  type Table,
} from './table.ts';

const withdrawalTable: Table = {
  name: 'withdrawal',
  keys: 1,
  changing: ['status', 'txid', 'reason', 'finished_at'],
  columns: [
    ['order_no', 'text'],
    ['user_id', 'text'],
    ['currency', 'text'],
    ['amount', 'numeric'],
    ['fee', 'numeric'],
    ['expected', 'numeric'],
    ['way', 'text'],
    ['chain', 'text'],
    ['address', 'text'],
    ['bank_card_id', 'text'],
    ['bank_name', 'text'],
    ['card_no', 'text'],
    ['vnd_rate', 'numeric'],
    ['vnd_amount', 'numeric'],
    ['closing', 'boolean'],
    ['platform_day', 'integer'],
    ['requested_at', 'bigint'],
    ['deadline', 'bigint'],
    ['status', 'text'],
    ['txid', 'text'],
    ['reason', 'text'],
    ['finished_at', 'bigint'],
  ],
};

/** way, chain, address, card id, bank name, card number, rate. */
const destinationRow = (to: Destination): unknown[] =>
  to.way === 'chain'
    ? ['chain', to.chain, to.address, null, null, null, null]
    : ['bank', null, null, to.bankCardId, to.bankName, to.cardNo, text(to.vndRate)];

function assertWhole({ orderNo, amount: whole, fee, expected }: Withdrawal): void {
  assert(fee + expected === whole, `fee and payout of ${orderNo} are what was asked for`);
}

export const withdrawalRows = (withdrawals: Iterable<Withdrawal>): Statement[] =>
  upsert(
    withdrawalTable,
    [...withdrawals].map((w) => {
      assertWhole(w);
      return [
        w.orderNo,
        w.userId,
        w.currency,
        text(w.amount),
        text(w.fee),
        text(w.expected),
        ...destinationRow(w.destination),
        text(w.vndAmount),
        w.closing === true,
        w.platformDay,
        w.requestedAt,
        w.deadline,
        w.status,
        w.txid,
        w.reason,
        w.finishedAt,
      ];
    }),
  );

export function withdrawalFrom(row: Row): Withdrawal {
  const currency = string(row.currency);
  assert(isWithdrawalCurrency(currency), `a withdrawal of ${currency}`);
  const destination: Destination =
    word(row.way, ['chain', 'bank']) === 'chain'
      ? { way: 'chain', chain: word(row.chain, ['TRC20']), address: string(row.address) }
      : {
          way: 'bank',
          bankCardId: string(row.bank_card_id),
          bankName: string(row.bank_name),
          cardNo: string(row.card_no),
          vndRate: price(units(row.vnd_rate)),
        };
  const withdrawal: Withdrawal = {
    orderNo: string(row.order_no),
    userId: string(row.user_id),
    currency,
    amount: amount(units(row.amount)),
    fee: amount(units(row.fee)),
    expected: amount(units(row.expected)),
    destination,
    vndAmount: optionalAmount(row.vnd_amount),
    ...(row.closing === true ? { closing: true } : {}),
    platformDay: Number(row.platform_day),
    requestedAt: Number(row.requested_at),
    deadline: Number(row.deadline),
    status: word(row.status, withdrawalStatuses),
    txid: optional(row.txid),
    reason: optional(row.reason),
    finishedAt: optionalNumber(row.finished_at),
  };
  assertWhole(withdrawal);
  return withdrawal;
}

const adjustmentTable: Table = {
  name: 'adjustment',
  keys: 1,
  columns: [
    ['adjustment_id', 'text'],
    ['user_id', 'text'],
    ['account_type', 'smallint'],
    ['currency', 'text'],
    ['amount', 'numeric'],
    ['reverses', 'bigint'],
    ['reason', 'text'],
    ['approval', 'text'],
    ['journal_id', 'bigint'],
    ['time', 'bigint'],
    ['worth', 'numeric'],
  ],
};
export const adjustmentRows = (adjustments: readonly Adjustment[]): Statement[] =>
  upsert(
    adjustmentTable,
    adjustments.map((a) => [
      a.adjustmentId,
      a.userId,
      a.accountType,
      a.currency,
      text(a.amount),
      a.reverses,
      a.reason,
      a.approval,
      a.journal,
      a.time,
      text(a.worth),
    ]),
  );

/** What the engine remembers of a correction. */
export function adjustmentFrom(row: Row): Parameters<AdjustmentBook['note']>[0] {
  const [accountType, currency] = [Number(row.account_type), string(row.currency)];
  assert(isCustomerType(accountType) && isCurrency(currency), `an adjustment of account ${accountType} in ${currency}`);
  return {
    adjustmentId: string(row.adjustment_id),
    userId: string(row.user_id),
    accountType,
    currency,
    reverses: optionalNumber(row.reverses),
    worth: optionalAmount(row.worth) ?? zero,
    time: Number(row.time),
  };
}
