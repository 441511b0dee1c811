import { hash } from 'node:crypto';
import { deflateRawSync, inflateRawSync } from 'node:zlib';
import type { Mark } from '@candor/core/market/mark.ts';
import type { SourceQuote } from '@candor/core/market/sources.ts';
import { price, priceScale } from '@candor/core/money/amount.ts';
import { formatPlain } from '@candor/core/money/decimal.ts';
import { ByteReader, ByteWriter, commonStep } from './bytes.ts';

/** A mark with what each source said; without that where it is not kept. */
export interface QuotedMark extends Mark {
  readonly quotes?: readonly SourceQuote[];
}

/** What the sources said of the marks of one symbol and minute. */
export interface QuotesRow {
  /** SHA-256, hexadecimal, of {@link quotesText}. */
  readonly hash: string;
  readonly data: Buffer;
}

/** Of a mark that has them, as a part to spread. */
export const quotesOf = (mark: Pick<QuotedMark, 'quotes'> | undefined): Pick<QuotedMark, 'quotes'> =>
  mark?.quotes === undefined ? {} : { quotes: mark.quotes };

const hasQuotes = (marks: readonly QuotedMark[]): boolean => marks.some(({ quotes }) => quotes !== undefined);

/** Of all marks of a frame in their order; null where none has any. */
export function encodeFrameQuotes(marks: readonly QuotedMark[]): Buffer | null {
  if (!hasQuotes(marks)) return null;
  const out = new ByteWriter();
  for (const { time, quotes = [] } of marks) {
    out.unsigned(BigInt(quotes.length));
    for (const quote of quotes) {
      out.text(quote.source);
      out.unsigned(quote.price);
      for (const at of [quote.statedAt, quote.arrivedAt, quote.saidAt]) out.signed(BigInt(time - at));
    }
  }
  return out.done();
}

/** @param marks of the same frame, in the order in which they were written */
export function decodeFrameQuotes(marks: readonly Mark[], data: Uint8Array | null): QuotedMark[] {
  if (data === null) return [...marks];
  const from = new ByteReader(data);
  return marks.map((mark) => ({
    ...mark,
    quotes: Array.from({ length: Number(from.unsigned()) }, () => ({
      source: from.text(),
      price: price(from.unsigned()),
      statedAt: mark.time - Number(from.signed()),
      arrivedAt: mark.time - Number(from.signed()),
      saidAt: mark.time - Number(from.signed()),
    })),
  }));
}

/**
 * What is hashed of a minute: a line for each mark and source, `seq|source|price|statedAt|arrivedAt|saidAt`, price as
 * the plain decimal, joined by a line feed.
 */
export const quotesText = (marks: readonly QuotedMark[]): string =>
  marks
    .flatMap(({ seq, quotes = [] }) =>
      quotes.map(
        ({ source, price: units, statedAt, arrivedAt, saidAt }) =>
          `${seq}|${source}|${formatPlain(units, priceScale)}|${statedAt}|${arrivedAt}|${saidAt}`,
      ),
    )
    .join('\n');

export const quotesHash = (marks: readonly QuotedMark[]): string => hash('sha256', quotesText(marks));

/** How the columns of a source are written: what mostly stays as it was comes to zeros. */
type Column = (quote: SourceQuote, time: number) => bigint;
const columnsOf = (step: bigint): readonly Column[] => [
  ({ price: units }) => units / step,
  ({ statedAt }) => BigInt(statedAt),
  ({ statedAt, arrivedAt }) => BigInt(arrivedAt - statedAt),
  ({ saidAt }, time) => BigInt(time - saidAt),
];

/** The quotes of a symbol's minute, source by source as columns of differences, deflated; null where none is kept. */
export function encodeQuotes(marks: readonly QuotedMark[]): QuotesRow | null {
  if (!hasQuotes(marks)) return null;
  const all = marks.flatMap(({ quotes = [] }) => quotes);
  const sources = [...new Set(all.map(({ source }) => source))];
  const step = commonStep(all.map((quote) => quote.price));
  const out = new ByteWriter();
  out.unsigned(step);
  out.unsigned(BigInt(sources.length));
  for (const source of sources) {
    out.text(source);
    const own = marks.map(({ quotes = [] }) => quotes.find((quote) => quote.source === source));
    for (const quote of own) out.unsigned(quote === undefined ? 0n : 1n);
    for (const column of columnsOf(step)) writeColumn(out, column, own, marks);
  }
  return { hash: quotesHash(inOrder(marks, sources)), data: deflateRawSync(out.done(), { level: 9 }) };
}

function writeColumn(
  out: ByteWriter,
  column: Column,
  own: readonly (SourceQuote | undefined)[],
  marks: readonly Mark[],
): void {
  let before = 0n;
  for (const [i, quote] of own.entries()) {
    if (quote === undefined) continue;
    const value = column(quote, marks[i]?.time ?? 0);
    out.signed(value - before);
    before = value;
  }
}

/** The quotes of each mark in the order in which the sources stand in the minute: as they are read again. */
const inOrder = (marks: readonly QuotedMark[], sources: readonly string[]): QuotedMark[] =>
  marks.map((mark) => ({
    ...mark,
    quotes: sources.flatMap((source) => mark.quotes?.find((quote) => quote.source === source) ?? []),
  }));

/** @param marks of the minute @throws when the bytes are none */
export function decodeQuotes(marks: readonly Mark[], data: Uint8Array): QuotedMark[] {
  const from = new ByteReader(inflateRawSync(data));
  const quotes = new Map<number, SourceQuote[]>(marks.map(({ seq }) => [seq, []]));
  const step = from.unsigned();
  for (let left = from.unsigned(); left > 0n; left -= 1n) {
    const source = from.text();
    const present = marks.filter(() => from.unsigned() === 1n);
    const [prices = [], stated = [], lags = [], ages = []] = columnsOf(step).map(() =>
      readColumn(from, present.length),
    );
    for (const [i, { seq, time }] of present.entries())
      quotes.get(seq)?.push({
        source,
        price: price((prices[i] ?? 0n) * step),
        statedAt: Number(stated[i]),
        arrivedAt: Number(stated[i]) + Number(lags[i]),
        saidAt: time - Number(ages[i]),
      });
  }
  return marks.map((mark) => ({ ...mark, quotes: quotes.get(mark.seq) ?? [] }));
}

function readColumn(from: ByteReader, length: number): bigint[] {
  let value = 0n;
  return Array.from({ length }, () => (value += from.signed()));
}
