import { gunzipSync } from 'node:zlib';
import {
  checkpointIn,
  readBundle,
  readNote,
  verifyBundle,
  type Checkpoint,
  type Tape,
} from '../../../packages/verifier/index.ts';
import { hashBytes, rootFromTiles, same } from '../../../packages/verifier/log/merkle.ts';
import { readerOf, tilesFor } from '../../../packages/verifier/log/one-history.ts';
import { sampleMs } from '../../../apps/server/market/feed.ts';
import type { Customer } from '../people/customer.ts';
import type { Prices, WorldSymbol } from '../prices.ts';
import type { Answer } from '../program.ts';

/** So long a price may have been said last when a mark was made of it. */
const ageMostMs = 2_000;

const isSaid = (prices: Prices, symbol: string, time: number, price: string): boolean => {
  for (let at = time; at >= time - ageMostMs; at -= sampleMs)
    if (Number(prices.at(symbol as WorldSymbol, at)) === Number(price)) return true;
  return false;
};

const faultsOfTape = (prices: Prices, { symbol, marks }: Tape): string[] =>
  marks
    .filter(({ time, price }) => !isSaid(prices, symbol, time, price))
    .map(({ time, price }) => `the tape has ${symbol} ${price} at ${time}, which nobody has said`);

/** Recomputes all that a customer has a receipt of, from the public tape, and the tape from what the world has said. */
export function faultsOfBundle(customer: Customer, { body }: Answer, prices: Prices): string[] {
  const bundle = readBundle((body[0] === 0x1f ? gunzipSync(body) : body).toString());
  if (bundle === null) return [`${customer.name}: no bundle`];
  const wrong = verifyBundle(bundle).flatMap(({ subject, steps }) =>
    steps.filter(({ ok }) => ok === false).map((step) => `${customer.name}: ${subject} ${JSON.stringify(step)}`),
  );
  return [...wrong, ...bundle.tapes.flatMap((tape) => faultsOfTape(prices, tape))];
}

/** Of what the log has signed: null for an answer that is no checkpoint. */
export function signedIn({ body }: Answer): Checkpoint | null {
  const note = readNote(body.toString());
  return note === null ? null : checkpointIn(note);
}

/** Every checkpoint that was ever shown is a beginning of the last. @param tile reads `tile/<path>` */
export async function faultsOfLog(
  shown: readonly Checkpoint[],
  tile: (path: string) => Promise<Uint8Array>,
): Promise<string[]> {
  const last = shown.at(-1);
  if (last === undefined) return ['the log has never shown a checkpoint'];
  const faults: string[] = [];
  const sizes = [...new Set(shown.map(({ size }) => size))].filter((size) => size <= last.size);
  const tiles = await tilesFor((read) => void sizes.map((size) => rootFromTiles(size, last.size, read)), tile);
  const reader = readerOf(tiles);
  for (const [i, { origin, size, root }] of shown.entries()) {
    if (origin !== last.origin) faults.push(`another log has begun: ${origin}, then ${last.origin}`);
    if (size < (shown[i - 1]?.size ?? 0)) faults.push(`the log has shrunk to ${size}`);
    const found = size <= last.size ? rootFromTiles(size, last.size, reader) : null;
    if (root.length !== hashBytes || found === null || !same(found, root))
      faults.push(`the log of ${size} entries is not a beginning of that of ${last.size}`);
  }
  return faults;
}
