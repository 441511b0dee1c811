import { deflateRawSync, inflateRawSync } from 'node:zlib';
import type { Instant, Mark } from '@candor/core/market/mark.ts';
import { price } from '@candor/core/money/amount.ts';
import { sampleMs } from '../feed.ts';
import { ByteReader, ByteWriter, commonStep } from './bytes.ts';
import { decodeFrameQuotes, encodeFrameQuotes, type QuotedMark } from './quotes.ts';

/** All marks of one sampling moment; a small row written together with what they caused. */
export interface FrameRow {
  readonly time: Instant;
  readonly data: Buffer;
  /** What each source said of them; null where that is not kept. */
  readonly quotes: Buffer | null;
}

/** @param marks all of one time */
export function encodeFrame(time: Instant, marks: readonly QuotedMark[]): FrameRow {
  const out = new ByteWriter();
  for (const mark of marks) {
    out.text(mark.symbol);
    out.unsigned(BigInt(mark.seq));
    out.unsigned(mark.price);
    out.unsigned(mark.backfilled ? 1n : 0n);
  }
  return { time, data: out.done(), quotes: encodeFrameQuotes(marks) };
}

/** A row of before quotes were kept has none. */
export type StoredFrame = { readonly time: Instant; readonly data: Uint8Array; readonly quotes?: Uint8Array | null };

export function decodeFrame(row: StoredFrame): QuotedMark[] {
  const from = new ByteReader(row.data);
  const marks: Mark[] = [];
  while (!from.atEnd) {
    marks.push({
      symbol: from.text(),
      time: row.time,
      seq: Number(from.unsigned()),
      price: price(from.unsigned()),
      backfilled: from.unsigned() === 1n,
    });
  }
  return decodeFrameQuotes(marks, row.quotes ?? null);
}

/** The marks of one symbol as columns of differences, deflated. @param marks not empty, seq without holes */
export function encodeMarks(marks: readonly Mark[]): Buffer {
  const out = new ByteWriter();
  const step = commonStep(marks.map((mark) => mark.price));
  out.unsigned(BigInt(marks.length));
  out.unsigned(step);
  let time = 0;
  for (const mark of marks) {
    out.signed(BigInt(mark.time - time - sampleMs));
    ({ time } = mark);
  }
  let units = 0n;
  for (const mark of marks) {
    out.signed(mark.price / step - units);
    units = mark.price / step;
  }
  for (const mark of marks) out.unsigned(mark.backfilled ? 1n : 0n);
  return deflateRawSync(out.done(), { level: 9 });
}

/** @throws when the bytes are no chunk */
export function decodeMarks(symbol: string, firstSeq: number, data: Uint8Array): Mark[] {
  const from = new ByteReader(inflateRawSync(data));
  const count = Number(from.unsigned());
  const step = from.unsigned();
  let time = 0;
  const times = Array.from({ length: count }, () => (time += Number(from.signed()) + sampleMs));
  let units = 0n;
  const prices = Array.from({ length: count }, () => (units += from.signed()) * step);
  return times.map((at, i) => ({
    symbol,
    time: at,
    seq: firstSeq + i,
    price: price(prices[i] ?? 0n),
    backfilled: from.unsigned() === 1n,
  }));
}
