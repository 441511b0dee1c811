import type { CallAnswer } from '@candor/api-contract/index.ts';
import { fromMicros, micros, signedMicros } from '../../shell/funds/micros.ts';

type Profit = CallAnswer<'GET /account/profit'>;

const million = 1_000_000n;

/**
 * What the present platform day has brought, and that as a share of what there was before it; in USDT. The share is
 * null where there was nothing. @param worth of all that is owned now
 */
export function todayOf({ today, days }: Profit, worth: string): { profit: string; rate: string | null } {
  const profit = days.find(({ start }) => start === today)?.profit ?? '0';
  const before = micros(worth) - signedMicros(profit);
  return { profit, rate: before > 0n ? fromMicros((signedMicros(profit) * million) / before) : null };
}
