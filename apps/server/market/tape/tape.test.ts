import { price } from '@candor/core/money/amount.ts';
import fc from 'fast-check';
import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import type { AcceptedMark } from '../marks.ts';
import { encodeFrame, type FrameRow } from './codec.ts';
import { emptyHash, readChunk, restoreTape, type ChunkRow, type Tape } from './tape.ts';

const minute = 60_000;
const begin = 29_000_000 * minute;
const mark = (symbol: string, time: number, units: bigint, backfilled = false): AcceptedMark => ({
  symbol,
  time,
  price: price(units),
  backfilled,
});

/** A deterministic jagged series, one mark per 250 ms for each symbol. */
function series(symbols: readonly string[], count: number): AcceptedMark[][] {
  return Array.from({ length: count }, (_, i) =>
    symbols.map((symbol, s) =>
      mark(
        symbol,
        begin + i * 250 + (i % 3),
        BigInt(6_000_000_000_000 + s + ((i * 7_919) % 1_000) * 1_000_000),
        i % 50 === 0,
      ),
    ),
  );
}

interface Stored {
  readonly frames: FrameRow[];
  readonly chunks: ChunkRow[];
}

/** What the server does with every frame: record, store, close minutes, drop the frames the chunks hold. */
function record(tape: Tape, frames: readonly AcceptedMark[][], stored: Stored): void {
  for (const frame of frames) {
    const time = frame[0]?.time ?? 0;
    const closed = tape.closeBefore(time);
    stored.chunks.push(...closed);
    if (closed.length > 0) stored.frames.splice(0);
    stored.frames.push(
      encodeFrame(
        time,
        frame.map((each) => tape.append(each)),
      ),
    );
  }
}
const newest = (chunks: readonly ChunkRow[]): ChunkRow[] => [
  ...new Map(chunks.map((chunk) => [chunk.symbol, chunk])).values(),
];

test('time that repeats or goes back is a bug, and frames with a hole are not restored', () => {
  const tape = restoreTape();
  tape.append(mark('A', begin, 5n));
  expect(() => tape.append(mark('A', begin, 5n))).toThrow('back in time');
  const hole = encodeFrame(begin, [{ symbol: 'A', time: begin, seq: 3, price: price(5n), backfilled: false }]);
  expect(() => restoreTape([], [hole])).toThrow('hole');
});

test('any changed byte, hash, count or place of a chunk is found', () => {
  const tape = restoreTape();
  for (const [each] of series(['A'], 100)) if (each !== undefined) tape.append(each);
  const [chunk] = tape.closeBefore(begin + minute);
  if (chunk === undefined) throw new Error('no chunk');
  expect(readChunk(chunk).ok).toBe(true);
  for (const wrong of [
    { prevHash: '1'.repeat(64) },
    { headHash: emptyHash },
    { count: 99 },
    { firstSeq: 1 },
    { symbol: 'B' },
  ]) {
    expect(readChunk({ ...chunk, ...wrong })).toEqual({ ok: false, refusal: 'tape-broken' });
  }
  fc.assert(
    fc.property(fc.nat(chunk.data.length - 1), fc.integer({ min: 1, max: 255 }), (at, flip) => {
      const data = Buffer.from(chunk.data);
      data[at] = (data[at] ?? 0) ^ flip;
      const read = readChunk({ ...chunk, data });
      if (read.ok) expect(read).toEqual(readChunk(chunk));
    }),
  );
});

test('the chain is SHA-256 over the documented text', () => {
  const tape = restoreTape();
  tape.append(mark('BTCUSDT', begin, 6_000_050_000_000n));
  const second = tape.append(mark('BTCUSDT', begin + 250, 6_000_000_000_000n, true));
  const sha = (text: string): string => createHash('sha256').update(text).digest('hex');
  const first = sha(`${'0'.repeat(64)}|BTCUSDT|0|${begin}|60000.5|0`);
  expect(second).toEqual({
    symbol: 'BTCUSDT',
    seq: 1,
    time: begin + 250,
    price: 6_000_000_000_000n,
    backfilled: true,
    hash: sha(`${first}|BTCUSDT|1|${begin + 250}|60000|1`),
  });
});

test('chunks follow each other without holes and give back exactly what was recorded', () => {
  const frames = series(['A', 'B'], 1_000);
  const stored: Stored = { frames: [], chunks: [] };
  const tape = restoreTape();
  record(tape, frames, stored);
  stored.chunks.push(...tape.closeBefore(begin + 60 * minute));
  for (const [s, symbol] of ['A', 'B'].entries()) {
    const chunks = stored.chunks.filter((chunk) => chunk.symbol === symbol);
    chunks.forEach((chunk, i) => expect(chunk.prevHash).toBe(chunks[i - 1]?.headHash ?? emptyHash));
    const read = chunks.flatMap((chunk) => {
      const marks = readChunk(chunk);
      return marks.ok ? marks.value : [];
    });
    expect(read).toEqual(frames.map((frame, seq) => ({ ...frame[s], seq })));
    expect(chunks.at(-1)?.headHash).toBe(tape.last(symbol)?.hash);
  }
});

test('killed at any frame, the tape goes on as if nothing had happened', () => {
  const frames = series(['A', 'B', 'C'], 600);
  const whole = restoreTape();
  const uncut: Stored = { frames: [], chunks: [] };
  record(whole, frames, uncut);
  for (const cut of [1, 100, 239, 240, 241, 242, 480, 599]) {
    const stored: Stored = { frames: [], chunks: [] };
    record(restoreTape(), frames.slice(0, cut), stored);
    const again = restoreTape(newest(stored.chunks), stored.frames);
    record(again, frames.slice(cut), stored);
    expect(['A', 'B', 'C'].map((symbol) => again.last(symbol))).toEqual(
      ['A', 'B', 'C'].map((symbol) => whole.last(symbol)),
    );
    expect(stored.chunks).toEqual(uncut.chunks);
  }
});

test('frames that outlived their chunk are skipped', () => {
  const frames = series(['A'], 300);
  const tape = restoreTape();
  const kept = frames.map((frame) =>
    encodeFrame(
      frame[0]?.time ?? 0,
      frame.map((each) => tape.append(each)),
    ),
  );
  const chunks = tape.closeBefore(begin + minute);
  const again = restoreTape(newest(chunks), kept);
  expect(again.last('A')).toEqual(tape.last('A'));
  expect(again.open('A')).toEqual(tape.open('A'));
});
