import type { Instant } from '../market/mark.ts';
import { rate, shareUp, smaller, zero, type Amount } from '../money/amount.ts';
import { fullDays, maturityOf, type EarnOrder } from './order.ts';

/**
 * What an early end costs (specification, section 9; decisions, section 7). Lock mining: principal × penaltyRate.
 * Wealth: penaltyRate × remaining full days × principal. Rounded up, never above the principal; nothing from maturity
 * on.
 */
export function penaltyOf(order: EarnOrder, now: Instant): Amount {
  if (now >= maturityOf(order)) return zero;
  const times = order.kind === 'lock-mining' ? 1 : order.days - fullDays(order, now);
  return smaller(shareUp(order.principal, rate(order.penaltyRate * BigInt(times))), order.principal);
}
