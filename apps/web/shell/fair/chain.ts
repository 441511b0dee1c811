// Shares no code with the server or with core on purpose, like all that recomputes.
import { sha256 } from './sha256.ts';
import type { Step, Tape, TapeMark } from './receipt-text.ts';

/**
 * The fingerprint of a price and of all before it: no price can be changed, left out or put in afterwards.
 * @param before the fingerprint of the one before
 */
export const fingerprint = (before: string, symbol: string, { seq, time, price, backfilled }: TapeMark): string =>
  sha256(`${before}|${symbol}|${seq}|${time}|${price}|${backfilled ? 1 : 0}`);

/** Whether a price comes right after the other. */
export const follows = (mark: TapeMark, before: TapeMark): boolean =>
  mark.seq === before.seq + 1 && mark.time > before.time;

/** The step that a stretch of the tape is whole. */
export function chainOf({ symbol, prevHash, headHash, marks }: Tape): Step {
  const head = marks.reduce((before, mark) => fingerprint(before, symbol, mark), prevHash);
  const whole = marks.every((mark, at) => at === 0 || follows(mark, marks[at - 1] ?? mark));
  const range = `#${marks[0]?.seq ?? '—'} – #${marks.at(-1)?.seq ?? '—'}`;
  return {
    name: 'chain',
    ok: whole && marks.length > 0 && head === headHash,
    stated: `${range} · ${headHash.slice(0, 8)}`,
    found: `${range} · ${head.slice(0, 8)}`,
  };
}
