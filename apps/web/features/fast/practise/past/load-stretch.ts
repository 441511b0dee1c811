import { call } from '../../../../shell/client/call.ts';
import { serverNow } from '../../../../shell/clock/server-clock.ts';
import { tickerOf } from '../../../../shell/quotes/tickers.ts';
import type { Tape, TapeMark } from '@candor/verifier/text.ts';
import { chooseSpan, leastMs, roundMs, wholeShare, windowsOf, type Span } from './choose-span.ts';
import { recomputed, stretchOf, type Found, type Stretch } from './stretch.ts';

/** Where a feed was lost, another part of the past may be whole. */
const triesAtMost = 4;
const backMs = 5_000;
const farBackMs = 540_000;
const aheadMs = 60_000;

/** A stretch to play; where the tape has none long enough, how long the longest is. */
export type Loaded = Exclude<Found, { kind: 'none' }> | { readonly kind: 'short'; readonly ms: number };

const ask = (symbol: string, { from, to }: Span): Promise<Tape> =>
  call('GET /fair/tape', { query: { symbol, from, to } }, { quiet: true });

/** The newest mark, also of a symbol that was lost some minutes ago. */
async function newestOf(symbol: string): Promise<TapeMark | undefined> {
  const now = Math.round(tickerOf(symbol)?.time ?? serverNow());
  const near = await ask(symbol, { from: now - backMs, to: now + aheadMs });
  if (near.marks.length > 0) return near.marks.at(-1);
  return (await ask(symbol, { from: now - farBackMs, to: now + aheadMs })).marks.at(-1);
}

const lengthOf = (stretch: Stretch | null): number => (stretch === null ? 0 : stretch.to - stretch.from);

/**
 * Fetches a stretch of a symbol's past and recomputes its hashes.
 * @param chance which one: a number from 0 to below 1 each time
 * @throws CallError
 */
export async function loadStretch(symbol: string, chance: () => number): Promise<Loaded> {
  const newest = await newestOf(symbol);
  let longest: Stretch | null = null;
  for (let tried = 0; newest !== undefined && tried < triesAtMost; tried += 1) {
    const span = chooseSpan(newest, chance());
    // Each is recomputed as it comes, so that the page can answer in between.
    const parts = windowsOf(span).map((window) => ask(symbol, window).then(recomputed));
    const found = stretchOf(await Promise.all(parts));
    if (found.kind === 'broken') return found;
    if (found.kind === 'stretch' && lengthOf(found.stretch) > lengthOf(longest)) longest = found.stretch;
    if (lengthOf(longest) >= roundMs * wholeShare || span.to - span.from < roundMs) break;
  }
  const ms = lengthOf(longest);
  return longest === null || ms < leastMs ? { kind: 'short', ms } : { kind: 'stretch', stretch: longest };
}
