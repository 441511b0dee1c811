import type { Instant } from '../market/mark.ts';
import { rate, shareUp, smaller, zero, type Amount, type Rate } from '../money/amount.ts';
import { fullDays, maturityOf, type EarnOrder } from './order.ts';

/** principal × penaltyRate × times, rounded up, never above the principal. */
export const penaltyFor = (principal: Amount, penaltyRate: Rate, times: number): Amount =>
  smaller(shareUp(principal, rate(penaltyRate * BigInt(times))), principal);

/**
 * What an early end costs (specification, section 9; decisions, section 7). Lock mining: principal × penaltyRate.
 * Wealth: penaltyRate × remaining full days × principal. Nothing from maturity on.
 */
export function penaltyOf(order: EarnOrder, now: Instant): Amount {
  if (now >= maturityOf(order)) return zero;
  const times = order.kind === 'lock-mining' ? 1 : order.days - fullDays(order, now);
  return penaltyFor(order.principal, order.penaltyRate, times);
}
