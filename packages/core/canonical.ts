import { proofKey } from './deposits/deposit.ts';
import { quoteText } from './exchange/quote.ts';
import type { Limit } from './limits/limits.ts';
import type { Mark } from './market/mark.ts';
import type { State } from './state.ts';

/**
 * The state as text: equal states give equal texts, whatever the order in which they came about.
 * Its SHA-256 is the state hash. Marks are left out: they belong to the tape.
 */
export function canonicalState(state: State): string {
  const lines: string[] = [`next ${state.nextJournal}`];
  for (const a of state.accounts.values()) {
    if (a.available !== 0n || a.frozen !== 0n) lines.push(`account ${a.id} ${a.available} ${a.frozen}`);
  }
  for (const o of state.fast.orders.values()) {
    const bound = o.bound === null ? '-' : `${o.bound.price}~${o.bound.maxSlippage}`;
    lines.push(
      `fast ${o.orderNo} ${o.userId} ${o.symbol} ${o.direction} ${o.seconds} ${o.stake} ${o.payoutRate} ${o.payout} ${bound} ${o.receivedAt} ${markText(o.entry)}`,
    );
  }
  for (const o of state.futures.orders.values()) {
    lines.push(
      `futures ${o.orderNo} ${o.userId} ${o.symbol} ${o.direction} ${o.lots} ${o.size} ${o.lever} ${o.feeRate} ${o.maintenanceRate} ${o.entrustType} ` +
        `${o.entrustPrice} ${o.receivedAt} ${o.status} ${o.marketSince} ${o.held} ${markText(o.open)} ${o.fee} ${o.stopProfit} ${o.stopLoss} ` +
        `${o.wish === null ? '-' : `${o.wish.kind}@${o.wish.at}>${o.wish.orderNo}`} ${o.armed.join()} ${o.lockedWith}`,
    );
  }
  for (const o of state.spot.orders.values()) {
    lines.push(
      `spot ${o.orderNo} ${o.userId} ${o.symbol} ${o.side} ${o.tick} ${o.steps} ${o.makerFee} ${o.takerFee} ${o.receivedAt} ${o.queued} ` +
        `${o.status} ${o.filledSteps} ${o.dealCount} ${o.dealAmount} ${o.fee} ${o.held}`,
    );
  }
  for (const p of state.earn.products.values()) {
    lines.push(
      `product ${p.productId} ${p.version} ${p.kind} ${p.currency} ${p.dailyRate} ${p.penaltyRate} ${p.days} ${p.dividend} ${p.minAmount} ${p.maxAmount} ${p.example} ${p.paused}`,
    );
  }
  for (const o of state.earn.orders.values()) {
    lines.push(
      `earn ${o.orderNo} ${o.userId} ${o.productId} ${o.version} ${o.kind} ${o.currency} ${o.dailyRate} ${o.penaltyRate} ${o.days} ${o.dividend} ` +
        `${o.principal} ${o.dailyIncome} ${o.startAt} ${o.paidDays} ${o.paid}`,
    );
  }
  for (const q of state.quotes.values()) lines.push(`quote ${quoteText(q)}`);
  for (const d of state.deposits.open.values()) {
    lines.push(
      `deposit ${d.orderNo} ${d.userId} ${d.way} ${d.currency} ${d.amount} ${d.claimedTxid} ${d.vndRate} ${d.rateUntil} ${d.requestedAt} ${d.status} ${d.proof === null ? '-' : proofKey(d.proof)}`,
    );
  }
  for (const proof of state.deposits.proofs) lines.push(`deposit-proof ${proof}`);
  for (const w of state.withdrawals.open.values()) {
    lines.push(
      `withdrawal ${w.orderNo} ${w.userId} ${w.currency} ${w.amount} ${w.fee} ${w.expected} ${Object.values(w.destination).join('~')} ${w.vndAmount} ` +
        `${w.platformDay} ${w.requestedAt} ${w.deadline} ${w.status} ${w.txid}`,
    );
  }
  for (const [day, orderNo] of state.withdrawals.days) lines.push(`withdrawal-day ${day} ${orderNo}`);
  for (const [txid, orderNo] of state.withdrawals.txids) lines.push(`withdrawal-txid ${txid} ${orderNo}`);
  for (const id of state.adjustments.ids) lines.push(`adjustment ${id}`);
  for (const reversal of state.adjustments.reversals) lines.push(`reversal ${reversal}`);
  for (const b of state.bonuses.values())
    lines.push(
      `bonus ${b.userId} ${b.giftedAt} ${b.depositBonusAt} ${b.refusedAt} ${b.volume} ${b.carry} ${b.released}`,
    );
  for (const l of state.limits.values())
    lines.push(`limits ${l.userId} ${limitText(l.dailyLoss)} ${limitText(l.stake)} ${l.timeOutUntil}`);
  for (const r of state.dayResults.values()) lines.push(`day-result ${r.userId} ${r.platformDay} ${r.result}`);
  for (const [userId, day] of state.testFundsDays) lines.push(`test-funds ${userId} ${day}`);
  for (const symbol of state.halts) lines.push(`halt ${symbol}`);
  return lines.sort().join('\n');
}

const limitText = ({ value, next }: Limit): string => `${value}${next === null ? '' : `>${next.value}@${next.from}`}`;
const markText = (mark: Mark | null): string =>
  mark === null ? '-' : `${mark.seq}@${mark.time}=${mark.price}${mark.backfilled ? 'b' : ''}`;
