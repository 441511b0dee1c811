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

/**
 * The last days up to the present one, oldest first, with their running sum: none before the account was opened, or
 * before the first that has brought anything.
 */
export function profitCurve({ today, since, days }: CallAnswer<'GET /account/profit'>, range: Range): ProfitDay[] {
  const known = new Map(days.map(({ start, profit }) => [start, profit]));
  const first = Math.max(today - (range - 1) * dayMs, Math.min(since, days[0]?.start ?? since, today));
  let sum = 0n;
  return Array.from({ length: (today - first) / dayMs + 1 }, (_, at) => {
    const start = first + at * dayMs;
    const profit = known.get(start) ?? '0';
    sum += signedMicros(profit);
    return { start, profit, sum: fromMicros(sum) };
  });
}
