import { sha256 } from './sha256.ts';
import type { TapeMark } from './text.ts';

/**
 * The fingerprint of a price and of all before it: no price can be changed, left out or put in afterwards.
 * @param before the fingerprint of the one before
 */
export const fingerprint = (before: string, symbol: string, { seq, time, price, backfilled }: TapeMark): string =>
  sha256(`${before}|${symbol}|${seq}|${time}|${price}|${backfilled ? 1 : 0}`);

/** Whether a price comes right after the other. */
export const follows = (mark: TapeMark, before: TapeMark): boolean =>
  mark.seq === before.seq + 1 && mark.time > before.time;
