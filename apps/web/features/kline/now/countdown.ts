import { nextBucket } from '@candor/core/market/candles.ts';
import type { Period } from '../series/periods.ts';

const secondMs = 1_000;
const [hourS, dayS] = [3_600, 86_400];
const two = (value: number): string => String(Math.floor(value)).padStart(2, '0');

/**
 * How long a candle still runs: `04:59`, `2:04:59` from an hour on, `3d 02h` from a day on; nothing once it is over.
 * @param start of the candle, epoch milliseconds @param now of the server, epoch milliseconds
 */
export function countdownOf(period: Period, start: number, now: number): string {
  const left = Math.ceil((nextBucket(period, start) - now) / secondMs);
  if (left <= 0) return '';
  if (left >= dayS) return `${Math.floor(left / dayS)}d ${two((left % dayS) / hourS)}h`;
  const clock = `${two((left % hourS) / 60)}:${two(left % 60)}`;
  return left >= hourS ? `${Math.floor(left / hourS)}:${clock}` : clock;
}
