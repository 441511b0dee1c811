import type { DepositProof } from '@candor/core/deposits/deposit.ts';
import type { Command } from '@candor/core/engine.ts';
import type { CustomerAccountType } from '@candor/core/ledger/account.ts';
import { amount, price, type Amount } from '@candor/core/money/amount.ts';
import type { Draw } from './draw.ts';
import type { Random } from './random.ts';

const vndRate = price(2_630_000_000_000n);
const dollars = (random: Random, most: number): Amount =>
  amount(BigInt(random.chance(0.05) ? random.whole(-1, 0) : random.whole(1, most)));
/** Few enough to meet again. */
const txidOf = (random: Random): string =>
  random
    .whole(1, 4_000)
    .toString(16)
    .padStart(64, random.chance(0.5) ? 'a' : 'A');
const reasonOf = (random: Random): string => (random.chance(0.05) ? ' ' : 'because');

/** Something that is open, mostly; else something that isn't. */
function oneOf(random: Random, orderNos: Iterable<string>, otherwise: string): string {
  const open = [...orderNos];
  return open.length > 0 && random.chance(0.9) ? random.pick(open) : otherwise;
}

/** Some are beyond every ceiling. */
const adjusted = (units: number): Amount => amount(BigInt(units) * (units % 33 === 0 ? 100n : 1n));

/**
 * A random thing that a customer, an operator or the watcher does with deposits, withdrawals and corrections, sensible
 * or not.
 */
export function nextTransactionCommand(draw: Draw, now: number): Command {
  const { random, userId } = draw;
  const dice = random.next();
  if (dice < 0.4) return depositCommand(draw);
  if (dice < 0.6) return requestWithdrawal(draw, now);
  if (dice < 0.94) return withdrawalStep(draw);
  return dice < 0.96 ? { kind: 'refuse-bonus', userId } : adjustment(draw);
}

function adjustment({ random, state, userId, newId: orderNo }: Draw): Command {
  return {
    kind: 'adjust-balance',
    adjustmentId: random.chance(0.05) ? 'a1' : orderNo.replace('m', 'a'),
    userId,
    accountType: random.pick<CustomerAccountType>([1, 2, 3]),
    currency: random.pick(['USDT', 'USDC'] as const),
    amount: adjusted(random.chance(0.05) ? 0 : random.whole(-200_000_000, 300_000_000)),
    reverses: random.chance(0.5) ? null : journalOf(random, state.nextJournal),
    reason: reasonOf(random),
    approval: `p${orderNo}`,
  };
}

/** One of the last, or one that there is not yet. */
const journalOf = (random: Random, next: number): number =>
  random.chance(0.1) ? next : random.whole(Math.max(1, next - 40), Math.max(1, next - 1));

function depositCommand(draw: Draw): Command {
  const { random, state, userId, newId: orderNo } = draw;
  const dice = random.next();
  const open = oneOf(random, state.deposits.open.keys(), orderNo);
  const isVnd = random.chance(0.4);
  if (dice < 0.35) {
    return {
      kind: 'request-deposit',
      orderNo,
      userId,
      currency: isVnd ? 'VND' : 'USDT',
      amount: dollars(random, isVnd ? 3_000_000 : 90_000_000),
      claimedTxid: random.chance(0.5) ? txidOf(random) : null,
      vndRate,
    };
  }
  if (dice < 0.55) return creditDeposit(draw, open);
  if (dice < 0.85) return creditChainDeposit(draw, dice < 0.75 ? open : null);
  if (dice < 0.93) return { kind: 'reject-deposit', orderNo: open, reason: reasonOf(random), approval: orderNo };
  return {
    kind: 'cancel-deposit',
    userId: random.chance(0.5) ? userId : (state.deposits.open.get(open)?.userId ?? userId),
    orderNo: open,
  };
}

function creditDeposit({ random, state, newId: approval }: Draw, orderNo: string): Command {
  const way = state.deposits.open.get(orderNo)?.way;
  const byTxid: DepositProof = { txid: txidOf(random), logIndex: random.whole(0, 1) };
  const byBank: DepositProof = { bankReference: random.chance(0.05) ? ' ' : `ref ${random.whole(1, 4_000)}` };
  const proof = (way === 'usdt') === random.chance(0.95) ? byTxid : byBank;
  return {
    kind: 'credit-deposit',
    orderNo,
    proof,
    received: random.chance(0.3) ? dollars(random, 50_000_000) : null,
    vndRate,
    bonus: true,
    approval,
  };
}

/** @param answers the report whose amount comes, or null for any amount */
function creditChainDeposit({ random, state, userId, newId: orderNo }: Draw, answers: string | null): Command {
  const txid = answers === null && random.chance(0.05) ? 'no transaction' : txidOf(random);
  const logIndex = answers === null ? 0 : random.whole(0, 1);
  const asked = answers === null ? undefined : state.deposits.open.get(answers)?.amount;
  return {
    kind: 'credit-chain-deposit',
    orderNo,
    userId,
    txid,
    logIndex,
    amount: asked ?? dollars(random, 50_000_000),
    bonus: true,
  };
}

function requestWithdrawal({ random, userId, newId: orderNo }: Draw, now: number): Command {
  const dollar = (): 'USDT' | 'USDC' => (random.chance(0.8) ? 'USDT' : 'USDC');
  return {
    kind: 'request-withdrawal',
    orderNo,
    userId,
    currency: random.chance(0.03) ? 'BTC' : dollar(),
    amount: random.chance(0.2) ? dollars(random, 99_999_999) : amount(BigInt(random.whole(100_000_000, 900_000_000))),
    destination: random.chance(0.7)
      ? { way: 'chain', chain: 'TRC20', address: 'TX' }
      : { way: 'bank', bankCardId: 'c', bankName: 'bank', cardNo: '•••• 1234', vndRate },
    holdUntil: random.chance(0.8) ? null : now + random.whole(-1_000, 1_000),
  };
}

function withdrawalStep({ random, state, userId, newId: approval }: Draw): Command {
  const orderNo = oneOf(random, state.withdrawals.open.keys(), approval);
  const txid = random.chance(0.25) ? 'no transaction' : txidOf(random);
  const dice = random.next();
  if (dice < 0.3) return { kind: 'approve-withdrawal', orderNo, approval };
  if (dice < 0.5) return { kind: 'send-withdrawal', orderNo, txid, approval };
  if (dice < 0.6) return { kind: 'mark-unknown-withdrawal', orderNo, reason: reasonOf(random), approval };
  if (dice < 0.75)
    return {
      kind: 'confirm-withdrawal',
      orderNo,
      txid: random.chance(0.5) ? (state.withdrawals.open.get(orderNo)?.txid ?? txid) : txid,
      approval,
    };
  if (dice < 0.85) return { kind: 'reject-withdrawal', orderNo, reason: reasonOf(random), approval };
  if (dice < 0.93) return { kind: 'fail-withdrawal', orderNo, proof: reasonOf(random), approval };
  return {
    kind: 'cancel-withdrawal',
    userId: random.chance(0.5) ? userId : (state.withdrawals.open.get(orderNo)?.userId ?? userId),
    orderNo,
  };
}
