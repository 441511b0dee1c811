import fc from 'fast-check';
import { expect, test } from 'vitest';
import { price } from '@candor/core/money/amount.ts';
import type { SourceQuote } from '@candor/core/market/sources.ts';
import { decodeFrame, encodeFrame } from './codec.ts';
import { decodeQuotes, encodeQuotes, quotesHash, quotesText, type QuotedMark } from './quotes.ts';

const start = Date.UTC(2026, 10, 20, 12);
const quote = fc.record({
  price: fc.bigInt({ min: 1n, max: 10n ** 14n }).map(price),
  statedAt: fc.integer({ min: start - 5_000, max: start + 60_000 }),
  lag: fc.integer({ min: -100, max: 5_000 }),
  saidAt: fc.integer({ min: start - 5_000, max: start + 60_000 }),
});
const quotes = fc
  .subarray(['binance', 'other', 'third'])
  .chain((sources) =>
    fc.tuple(
      ...sources.map((source) =>
        quote.map(({ lag, ...rest }): SourceQuote => ({ source, ...rest, arrivedAt: rest.statedAt + lag })),
      ),
    ),
  );
const minute = fc.array(quotes, { minLength: 1, maxLength: 20 }).map((all) =>
  all.map((each, i): QuotedMark => ({
    symbol: 'BTCUSDT',
    seq: 7 + i,
    time: start + i * 250,
    price: price(60_000n),
    backfilled: false,
    quotes: each,
  })),
);
const bare = ({ symbol, seq, time, price: paid, backfilled }: QuotedMark) => ({
  symbol,
  seq,
  time,
  price: paid,
  backfilled,
});

test('a minute comes back as it was written, with the hash of its text', () => {
  fc.assert(
    fc.property(minute, (marks) => {
      const row = encodeQuotes(marks);
      if (row === null) throw new Error('there are quotes');
      const read = decodeQuotes(marks.map(bare), row.data);
      const bySource = (all: readonly QuotedMark[]) =>
        all.map((mark) => ({ ...mark, quotes: mark.quotes?.toSorted((a, b) => (a.source < b.source ? -1 : 1)) }));
      expect(bySource(read)).toEqual(bySource(marks));
      expect(quotesHash(read)).toBe(row.hash);
    }),
  );
});

test('a frame comes back with its quotes, and one of before without', () => {
  fc.assert(
    fc.property(quotes, quotes, (one, two) => {
      const marks = [one, two].map((each, i): QuotedMark => ({
        symbol: ['BTCUSDT', 'ETHUSDT'][i] ?? '',
        seq: i,
        time: start,
        price: price(5n),
        backfilled: false,
        quotes: each,
      }));
      const row = encodeFrame(start, marks);
      expect(decodeFrame(row)).toEqual(marks);
      expect(decodeFrame({ time: start, data: row.data, quotes: null })).toEqual(marks.map(bare));
      expect(encodeFrame(start, marks.map(bare)).quotes).toBeNull();
    }),
  );
});

test('the text is a line for each mark and source', () => {
  const said = { source: 'binance', price: price(6_000_001_000_000n), statedAt: 1, arrivedAt: 2, saidAt: 3 };
  const mark = { symbol: 'BTCUSDT', seq: 9, time: 250, price: price(1n), backfilled: false };
  expect(quotesText([{ ...mark, quotes: [said, { ...said, source: 'other' }] }, mark])).toBe(
    '9|binance|60000.01|1|2|3\n9|other|60000.01|1|2|3',
  );
  expect(encodeQuotes([mark])).toBeNull();
});
