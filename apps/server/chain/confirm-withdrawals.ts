import type { Withdrawal } from '@candor/core/withdrawals/withdrawal.ts';
import { hourMs } from '@candor/core/platform-day.ts';
import { question } from '../engine/seams/question.ts';
import { confirmationsNeeded } from './confirmations.ts';
import type { WatchParts } from './watch-deposits.ts';
import type { Head, TronGrid } from './tron-grid.ts';

const approval = 'watcher';
/** A payment that isn't in a block by then is nobody's knowledge any more: an operator has to look. */
const unknownAfterMs = hourMs;
const checkEveryMs = 15_000;
const clockSkewMs = 60_000;
const checkMaxMs = 600_000;

/** When a payment was first looked for and is next, by its withdrawal and transaction. */
type Schedule = Map<string, { readonly firstAt: number; nextAt: number }>;

/**
 * Confirms what operators have paid from outside: by the transaction they entered, to the right address, of the right
 * amount, deep enough. What isn't found becomes unknown and stays so; nothing is ever given back here.
 */
export function confirmWithdrawals(parts: WatchParts): (head: Head) => Promise<void> {
  const schedule: Schedule = new Map();
  return async (head) => {
    const paid = parts.engine.answer(paidOnChain, null);
    const live = new Set(paid.map(keyOf));
    for (const key of schedule.keys()) if (!live.has(key)) schedule.delete(key);
    for (const withdrawal of paid) await check(parts, head, withdrawal, schedule);
  };
}

interface Paid extends Withdrawal {
  readonly destination: Extract<Withdrawal['destination'], { way: 'chain' }>;
  txid: string;
}
/** Whether a payment is seen here: it goes over the chain, in the token of the one contract. */
export const isWatched = ({ destination, currency }: Withdrawal): boolean =>
  destination.way === 'chain' && currency === 'USDT';
const isPaidOnChain = (withdrawal: Withdrawal): withdrawal is Paid =>
  isWatched(withdrawal) &&
  withdrawal.txid !== null &&
  (withdrawal.status === 'sending' || withdrawal.status === 'unknown');
const paidOnChain = question('paid-on-chain', ({ state }, _none: null) =>
  [...state.withdrawals.open.values()].filter(isPaidOnChain),
);
const keyOf = ({ orderNo, txid }: Paid): string => `${orderNo} ${txid}`;

async function check(parts: WatchParts, head: Head, withdrawal: Paid, schedule: Schedule): Promise<void> {
  const now = parts.clock.now();
  const times = schedule.get(keyOf(withdrawal)) ?? { firstAt: now, nextAt: now };
  schedule.set(keyOf(withdrawal), times);
  if (now < times.nextAt) return;
  const age = now - times.firstAt;
  times.nextAt = now + Math.min(checkMaxMs, Math.max(checkEveryMs, age / 4));
  const found = await parts.grid.transaction(withdrawal.txid);
  if (found === null) {
    if (age > unknownAfterMs) await markUnknown(parts, withdrawal, 'the transaction was not found on the chain');
    return;
  }
  if (head.block - found.block < confirmationsNeeded) return;
  if (!pays(found, withdrawal)) {
    await markUnknown(
      parts,
      withdrawal,
      found.succeeded
        ? 'the transaction does not pay this withdrawal: address, amount or time differ'
        : 'the transaction failed on the chain',
    );
    return;
  }
  const result = await parts.engine.submit({
    kind: 'confirm-withdrawal',
    orderNo: withdrawal.orderNo,
    txid: withdrawal.txid,
    approval,
  });
  if (!result.ok)
    parts.log.warn({ orderNo: withdrawal.orderNo, refusal: result.refusal }, 'a payment was not confirmed');
}

type Found = NonNullable<Awaited<ReturnType<TronGrid['transaction']>>>;

/** Whether a transaction is the payment of a withdrawal: to the right address, of the right amount, and not before. */
export function pays(found: Found, { destination, expected, requestedAt }: Withdrawal): boolean {
  // An older transaction may have paid the same to the same address, for something else.
  const isLater = found.time >= requestedAt - clockSkewMs;
  const matches = found.transfers.some(
    ({ to, amount }) => destination.way === 'chain' && to === destination.address && amount === expected,
  );
  return isLater && matches;
}

async function markUnknown({ engine, log }: WatchParts, { orderNo, status }: Paid, reason: string): Promise<void> {
  if (status === 'unknown') return;
  const result = await engine.submit({ kind: 'mark-unknown-withdrawal', orderNo, reason, approval });
  log.warn({ orderNo, reason, ok: result.ok }, 'a payment is unknown');
}
