import type { CallAnswer } from '@candor/api-contract/index.ts';
import { dayMs } from '@candor/core/platform-day.ts';
import { fromMicros, signedMicros } from '../../shell/funds/micros.ts';

export const ranges = [7, 30, 90] as const;
export type Range = (typeof ranges)[number];

/**
 * One platform day: when it began, what it brought, and what all days of the range have brought up to its end; in USDT.
 */
export interface ProfitDay {
  readonly start: number;
  readonly profit: string;
  readonly sum: string;
}

/** The last days up to the present one, oldest first, with their running sum. */
export function profitCurve({ today, days }: CallAnswer<'GET /account/profit'>, range: Range): ProfitDay[] {
  const known = new Map(days.map(({ start, profit }) => [start, profit]));
  let sum = 0n;
  return Array.from({ length: range }, (_, at) => {
    const start = today - (range - 1 - at) * dayMs;
    const profit = known.get(start) ?? '0';
    sum += signedMicros(profit);
    return { start, profit, sum: fromMicros(sum) };
  });
}
