import { hash } from 'node:crypto';
import { platformDay, platformDayStartOf } from '@candor/core/platform-day.ts';
import { judge } from '@candor/verifier/judge.ts';
import { recomputeDay, type PricesOfDay, type Seeds } from '@candor/verifier/prices/recompute-day.ts';
import { plain, type Tape, type TapeMark } from '@candor/verifier/text.ts';
import { expect, test } from 'vitest';
import { sampled } from '../../effort.ts';
import { simulatedMarkets, type Levels } from '../../../apps/server/market/simulated/feed.ts';
import { seedBefore, seedsOf } from '../../../apps/server/market/simulated/path/seeds.ts';

const day = platformDay(Date.UTC(2026, 10, 24, 10));
const [start, end] = [platformDayStartOf(day), platformDayStartOf(day + 1)];
const signature = '5b'.repeat(48);
const values = [{ day: day - 3, chain: 'c'.repeat(64), round: 7, signature, closedAt: 0 }];
const value = hash('sha256', Buffer.from(signature, 'hex'));
const { seedOf, keyOf } = seedsOf('a secret of an installation', (of) => (of === day - 3 ? value : ''));

/** What the server publishes once the day has ended. */
const seedsWith = (levels: Levels = {}): Seeds => ({
  list: [{ day, seed: seedOf(day), commitment: seedOf(day - 1) }],
  market: {
    firstDay: day - 4,
    anchor: seedOf(day - 5),
    levels: Object.fromEntries(Object.entries(levels).map(([symbol, points]) => [symbol, [...(points.at(-1) ?? [])]])),
  },
  publicValues: values,
});

const headAfter = (before: string, symbol: string, { seq, time, price }: TapeMark): string =>
  hash('sha256', `${before}|${symbol}|${seq}|${time}|${price}|0`);

/** The tape of a day in stretches of ten minutes. @param change of a price before it is chained */
function tapesOf(symbol: string, levels: Levels = {}, change = (mark: TapeMark): TapeMark => mark): Tape[] {
  const market = simulatedMarkets(keyOf, levels).get(symbol);
  let head = '0'.repeat(64);
  return Array.from({ length: 144 }, (_, stretch) => {
    const marks = Array.from({ length: 2_400 }, (_mark, i) => {
      const seq = stretch * 2_400 + i;
      const time = start + seq * 250;
      return change({ seq, time, price: plain(market?.priceAt(time) ?? 0n, 8), backfilled: false });
    });
    const prevHash = head;
    head = marks.reduce((before, mark) => headAfter(before, symbol, mark), head);
    return { symbol, prevHash, headHash: head, marks };
  });
}

const outcome = async (tapes: readonly Tape[], other: Partial<PricesOfDay> = {}): Promise<unknown[]> => {
  const symbol = tapes[0]?.symbol ?? '';
  const steps = await recomputeDay({
    seeds: seedsWith(),
    symbol,
    day,
    tapesOf: (from, to) =>
      Promise.resolve(tapes.filter(({ marks }) => marks.some(({ time }) => time >= from && time <= to))),
    ...other,
  });
  return steps.map(({ name, ok, found }) => [name, ok, ...(name === 'prices' ? [found] : [])]);
};
const right = [
  ['seed', true],
  ['chain', true],
  ['prices', true, '345600'],
];

test.skipIf(sampled)(
  'every price of a day is recomputed from its seed, and one that was planted is found',
  async () => {
    for (const symbol of ['PEPEUSDT', 'XAUUSDT']) expect(await outcome(tapesOf(symbol))).toEqual(right);
    const planted = 201_234;
    const tapes = tapesOf('BTCUSDT', {}, (mark) =>
      mark.seq === planted
        ? { ...mark, price: plain(BigInt(Math.round(Number(mark.price) * 1e8)) + 1_000_000n, 8) }
        : mark,
    );
    const place = `#${planted} ${new Date(start + planted * 250).toISOString()}`;
    expect(await outcome(tapes)).toEqual([
      ['seed', true],
      ['chain', true],
      ['prices', false, expect.stringContaining(`345599 · ${place}`)],
    ]);
  },
  600_000,
);

const symbol = 'ETHUSDT';
const someOf = tapesOf(symbol).slice(0, 3);

test('a price of the quarter second before agrees, an older one does not', async () => {
  const moved = (by: number): Tape[] =>
    someOf.map((tape) => ({ ...tape, marks: tape.marks.map((mark) => ({ ...mark, time: mark.time + by })) }));
  const pricesOf = async (tapes: readonly Tape[]): Promise<unknown> => (await outcome(tapes)).at(-1);
  expect(await pricesOf(moved(249))).toEqual(['prices', true, '7200']);
  expect(await pricesOf(moved(499))).toEqual(['prices', true, '7200']);
  expect(await pricesOf(moved(500))).toEqual(['prices', false, expect.any(String)]);
});

test('another seed, another public value, another anchor and a hidden seed are found', async () => {
  const seeds = seedsWith();
  const names = async (change: Partial<Seeds>): Promise<unknown[]> =>
    (await outcome(someOf, { seeds: { ...seeds, ...change } })).map((each) => (each as unknown[]).slice(0, 2));
  const other = hash('sha256', 'another seed');
  expect(await names({ list: [{ day, seed: other, commitment: seedBefore(other) }] })).toEqual([
    ['seed', false],
    ['chain', true],
    ['prices', false],
  ]);
  expect(await names({ list: [{ day, seed: seedOf(day), commitment: other }] })).toContainEqual(['seed', false]);
  expect(await names({ publicValues: [] })).toContainEqual(['prices', false]);
  expect(await names({ market: { firstDay: day - 4, anchor: other, levels: {} } })).toContainEqual(['seed', false]);
  expect(await names({ list: [] })).toEqual([
    ['seed', null],
    ['prices', null],
  ]);
  expect(await outcome(someOf, { symbol: 'NONEUSDT' })).toContainEqual(['prices', null, '—']);
});

test('a link that was changed between two stretches is found', async () => {
  const [first, second, third] = someOf;
  if (first === undefined || second === undefined || third === undefined) throw new Error('no tape');
  expect(await outcome([first, { ...second, prevHash: '1'.repeat(64) }, third])).toContainEqual(['chain', false]);
});

test('prices that went on from those of before stand above the path, and none from before is told', async () => {
  const since = start + 12 * 60_000;
  const levels: Levels = { [symbol]: [[since, 0.123_456]] };
  const tapes = tapesOf(symbol, levels).slice(0, 2);
  expect(await outcome(tapes, { seeds: seedsWith(levels) })).toContainEqual(['prices', true, String(4_800 - 48 * 60)]);
  expect(await outcome(tapes)).toContainEqual(['prices', false, expect.any(String)]);
});

test('files of a day are judged together: the seeds with stretches of the tape', async () => {
  const file = (of: object): Uint8Array => new TextEncoder().encode(JSON.stringify({ code: 0, data: of }));
  const { verdict, parts } = await judge([file(seedsWith()), ...someOf.map(file)]);
  expect([verdict, parts.map(({ subject }) => subject)]).toEqual(['right', [`prices ${symbol} ${day}`]]);
  const [one, ...others] = someOf;
  const changed = { ...one, marks: one?.marks.with(7, { ...one.marks[7], price: '1' } as TapeMark) };
  expect((await judge([file(seedsWith()), file(changed), ...others.map(file)])).verdict).toBe('false');
  expect(end - start).toBe(86_400_000);
});
