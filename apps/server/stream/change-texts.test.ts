import type { BriefChanges, TickerChange } from '@candor/api-contract/events.ts';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { briefTexts } from './change-texts.ts';

const lagMs = 1_000;
const symbols = ['AAAUSDT', 'BBBUSDT', 'CCCUSDT'];
const quoted = { event: 'quotes', lagMs, rows: [] } as const;
const read = (text: string | null): BriefChanges | null =>
  text === null ? null : (JSON.parse(text) as [string, BriefChanges])[1];
const mapOf = (changes: readonly TickerChange[]) => new Map(changes.map((change) => [change.symbol, change]));
const brief = (changes: readonly TickerChange[], asked: readonly string[] | 'all' = symbols) =>
  read(briefTexts(mapOf(changes), quoted)(asked));

test('a list of which nothing has changed has no text', () => {
  expect(brief([{ symbol: 'AAAUSDT', price: '1', time: 5_000 }], ['BBBUSDT'])).toBeNull();
  expect(brief([])).toBeNull();
});

test('a rate and a volume alone are not told; a volume is when it is its time, with or without a price', () => {
  expect(brief([{ symbol: 'AAAUSDT', changeRate: '0.1', volume: '7', turnover: '9' }])).toBeNull();
  const rows = [{ symbol: 'AAAUSDT', volume: '7', turnover: '9' }] as never;
  expect(read(briefTexts(new Map(), { ...quoted, rows })('all'))).toEqual({
    time: 0,
    more: [{ symbol: 'AAAUSDT', volume: '7', turnover: '9' }],
  });
});

test('a price that is older than the others by more than a pace, or gone, is told with its own time', () => {
  const changes: TickerChange[] = [
    { symbol: 'AAAUSDT', price: '1', time: 5_000 },
    { symbol: 'BBBUSDT', price: '2', time: 3_999 },
    { symbol: 'CCCUSDT', price: null, time: 5_000 },
  ];
  expect(brief(changes)).toEqual({ time: 5_000, prices: { AAAUSDT: '1' }, more: changes.slice(1) });
  expect(brief([{ symbol: 'BBBUSDT', price: '2', time: 4_000 }, ...changes.slice(0, 1)])).toEqual({
    time: 5_000,
    prices: { AAAUSDT: '1', BBBUSDT: '2' },
  });
});

test('a symbol that is halted keeps the time of its last mark', () => {
  expect(
    brief([
      { symbol: 'AAAUSDT', halted: true, time: 900 },
      { symbol: 'BBBUSDT', price: '2', time: 5_000 },
    ]),
  ).toEqual({
    time: 5_000,
    prices: { BBBUSDT: '2' },
    more: [{ symbol: 'AAAUSDT', halted: true, time: 900 }],
  });
});

const decimal = fc.integer({ min: 1, max: 99 }).map(String);
/** A change as the market tells it: the time goes along with the price and with a halt. */
const change = fc
  .record(
    {
      symbol: fc.constantFrom(...symbols),
      price: fc.option(decimal),
      open: decimal,
      high: decimal,
      low: decimal,
      halted: fc.boolean(),
      paused: fc.boolean(),
      time: fc.integer({ min: 1, max: 9_000 }),
    },
    { requiredKeys: ['symbol', 'time'] },
  )
  .map(({ time, ...others }): TickerChange => ('price' in others || 'halted' in others ? { ...others, time } : others));

test('what is told in brief is all that has changed', () => {
  fc.assert(
    fc.property(fc.uniqueArray(change, { selector: ({ symbol }) => symbol }), (changes) => {
      const { time: newest = 0, prices = {}, more = [] } = brief(changes) ?? {};
      for (const { symbol, time, ...others } of changes) {
        const price = prices[symbol];
        const told = {
          symbol,
          ...more.find((row) => row.symbol === symbol),
          ...(price ? { price, time: newest } : {}),
        };
        expect(told).toEqual({ symbol, ...others, ...(time === undefined ? {} : { time: told.time }) });
        if (time !== undefined)
          expect((told.time ?? Infinity) - time).toSatisfy((lag: number) => lag >= 0 && lag <= lagMs);
      }
    }),
  );
});
