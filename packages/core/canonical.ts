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
    lines.push(`fast ${o.orderNo} ${o.userId} ${o.symbol} ${o.direction} ${o.seconds} ${o.stake} ${o.payoutRate} ${o.payout} ${bound} ${o.receivedAt} ${markText(o.entry)}`);
  }
  for (const o of state.futures.orders.values()) {
    lines.push(`futures ${o.orderNo} ${o.userId} ${o.symbol} ${o.direction} ${o.lots} ${o.size} ${o.lever} ${o.feeRate} ${o.maintenanceRate} ${o.entrustType} `
      + `${o.entrustPrice} ${o.receivedAt} ${o.status} ${o.marketSince} ${o.held} ${markText(o.open)} ${o.fee} ${o.stopProfit} ${o.stopLoss} `
      + `${o.wish === null ? '-' : `${o.wish.kind}@${o.wish.at}>${o.wish.orderNo}`} ${o.armed.join()} ${o.lockedWith}`);
  }
  for (const o of state.spot.orders.values()) {
    lines.push(`spot ${o.orderNo} ${o.userId} ${o.symbol} ${o.side} ${o.tick} ${o.steps} ${o.makerFee} ${o.takerFee} ${o.receivedAt} ${o.queued} `
      + `${o.status} ${o.filledSteps} ${o.dealCount} ${o.dealAmount} ${o.fee} ${o.held}`);
  }
  for (const b of state.bonuses.values()) lines.push(`bonus ${b.userId} ${b.giftedAt} ${b.volume} ${b.carry} ${b.released}`);
  for (const [userId, day] of state.testFundsDays) lines.push(`test-funds ${userId} ${day}`);
  return lines.sort().join('\n');
}

const markText = (mark: Mark | null): string => (mark === null ? '-' : `${mark.seq}@${mark.time}=${mark.price}${mark.backfilled ? 'b' : ''}`);
