import type { CallAnswer } from '@candor/api-contract/index.ts';
import { parseDecimal } from '@candor/core/money/decimal.ts';

export type Limits = CallAnswer<'POST /player/updateLimits'>;
export type Waiting = Limits['stakeNext'];

const usdtScale = 6;

/** How much of the day's limit is used up, 0 to 1. */
export function lossShare(lost: string, limit: string | null): number {
  const [used, most] = [parseDecimal(lost, usdtScale) ?? 0n, parseDecimal(limit ?? '0', usdtScale) ?? 0n];
  return most === 0n ? 0 : Math.min(1, Number((used * 1_000n) / most) / 1_000);
}

/** Whether a typed limit (in the form of the wire) can be one. */
export function isLimit(typed: string): boolean {
  const units = parseDecimal(typed, usdtScale);
  return units !== null && units > 0n;
}

/** Whether a limit is looser than another; none is the loosest. */
export function isLooser(wanted: string | null, now: string | null): boolean {
  if (now === null) return false;
  return wanted === null || (parseDecimal(wanted, usdtScale) ?? 0n) > (parseDecimal(now, usdtScale) ?? 0n);
}
