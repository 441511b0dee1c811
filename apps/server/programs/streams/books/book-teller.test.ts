import { assert } from '@candor/core/result.ts';
import { paperRules } from '@candor/core/rules.ts';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test, vi } from 'vitest';
import { openRooms } from '../rooms.ts';
import { BookTeller, type BookServices } from './book-teller.ts';
import type { BookLevels } from './follow-book.ts';

const pair = paperRules.spot.pairs.get('BTCUSDT');
assert(pair !== undefined, 'the pair is listed');

/** A book that a test writes, and all that is told of it. */
function bench() {
  const book: { levels: BookLevels; looks: number; fails: boolean } = {
    levels: { bids: [{ tick: 5_900_000, steps: 1_000 }], asks: [{ tick: 6_000_000, steps: 500 }] },
    looks: 0,
    fails: false,
  };
  const services = {
    clock: { now: () => 7 },
    log: { debug: () => undefined },
    engine: {
      ask: async () => {
        book.looks += 1;
        if (book.fails) throw new Error('it is being rebuilt');
        return book.levels;
      },
    },
  } as unknown as BookServices;
  const rooms = openRooms();
  const teller = new BookTeller(pair as never, services, { rooms, startAt: 100 });
  rooms.onFirst((stream) => teller.begin(stream));
  const told: { stream: string; event: Record<string, unknown> }[] = [];
  const listener = {
    hear: (stream: string, { plain }: { plain: string }) =>
      void told.push({ stream, event: JSON.parse(plain) as Record<string, unknown> }),
  };
  return { book, rooms, teller, told, listener };
}
const of = (told: ReturnType<typeof bench>['told'], stream: string) =>
  told.filter((one) => one.stream === stream).map(({ event }) => event);

test('a book that nobody hears is not looked at, but for a snapshot', async () => {
  const { book, teller } = bench();
  teller.touched();
  await sleep(20);
  expect(book.looks).toBe(0);
  expect(await teller.snapshot()).toEqual({ ...book.levels, lastUpdateId: 101 });
  expect(await teller.snapshot()).toMatchObject({ lastUpdateId: 101 });
});

test('what changes is told at its pace, however often it is touched, and as one', async () => {
  const { book, rooms, teller, told, listener } = bench();
  const [fast, slow] = ['btcusdt@depth@100ms', 'btcusdt@depth'];
  for (const stream of [fast, slow]) rooms.join(stream, listener);
  await sleep(30);
  expect(of(told, fast)).toEqual([
    { e: 'depthUpdate', E: 7, s: 'BTCUSDT', U: 101, u: 101, b: [['59000', '0.01']], a: [['60000', '0.005']] },
  ]);
  for (let steps = 1; steps <= 20; steps += 1) {
    book.levels = { ...book.levels, bids: [{ tick: 5_900_000, steps }] };
    teller.touched();
    await teller.snapshot();
  }
  await sleep(150);
  expect(of(told, fast)).toHaveLength(2);
  expect(of(told, fast)[1]).toMatchObject({ U: 102, u: 121, b: [['59000', '0.0002']], a: [] });
  expect(of(told, slow)).toHaveLength(1);
  teller.stop();
});

test('best prices and first levels are told when they are others, not for what lies deeper', async () => {
  const { book, rooms, teller, told, listener } = bench();
  for (const what of ['bookTicker', 'depth5@100ms']) rooms.join(`btcusdt@${what}`, listener);
  await sleep(30);
  book.levels = { ...book.levels, bids: [...book.levels.bids, { tick: 5_800_000, steps: 1 }] };
  teller.touched();
  await sleep(130);
  expect(of(told, 'btcusdt@bookTicker')).toEqual([
    { u: 101, s: 'BTCUSDT', b: '59000', B: '0.01', a: '60000', A: '0.005' },
  ]);
  expect(of(told, 'btcusdt@depth5@100ms').map(({ lastUpdateId }) => lastUpdateId)).toEqual([101, 102]);
  book.levels = { bids: [], asks: [] };
  teller.touched();
  await sleep(130);
  expect(of(told, 'btcusdt@bookTicker')[1]).toEqual({ u: 103, s: 'BTCUSDT', b: '0', B: '0', a: '0', A: '0' });
});

test('a look that fails is left out, and the next one tells all', async () => {
  const { book, rooms, teller, told, listener } = bench();
  book.fails = true;
  rooms.join('btcusdt@depth@100ms', listener);
  await sleep(30);
  book.fails = false;
  teller.touched();
  await sleep(130);
  expect(told.map(({ event }) => [event['U'], event['u']])).toEqual([[101, 101]]);
});

test('whoever begins to hear is not told what has changed before', async () => {
  const { book, rooms, teller, told, listener } = bench();
  await teller.snapshot();
  book.levels = { ...book.levels, asks: [] };
  await teller.snapshot();
  rooms.join('btcusdt@depth@100ms', listener);
  await sleep(30);
  expect(told).toEqual([]);
  book.levels = { bids: [], asks: [] };
  teller.touched();
  await sleep(130);
  expect(of(told, 'btcusdt@depth@100ms')).toMatchObject([{ U: 103, u: 103, b: [['59000', '0']], a: [] }]);
});

test('whoever begins to hear takes nothing from those who hear already, by whatever name', async () => {
  const { book, rooms, teller, told, listener } = bench();
  const hears = (stream: string, count: number) =>
    vi.waitFor(() => expect(of(told, stream)).toHaveLength(count), { timeout: 5_000 });
  for (const stream of ['btcusdt@depth', 'btcusdt@bookTicker']) rooms.join(stream, listener);
  await Promise.all([hears('btcusdt@depth', 1), hears('btcusdt@bookTicker', 1)]);
  book.levels = { ...book.levels, bids: [{ tick: 5_900_000, steps: 7 }] };
  await teller.snapshot();
  for (const stream of ['btcusdt@depth@1000ms', 'btcusdt@depth@100ms']) rooms.join(stream, listener);
  await Promise.all([hears('btcusdt@depth', 2), hears('btcusdt@bookTicker', 2)]);
  expect(of(told, 'btcusdt@depth')[1]).toMatchObject({ U: 102, u: 102, b: [['59000', '0.00007']], a: [] });
  expect(of(told, 'btcusdt@bookTicker')[1]).toMatchObject({ u: 102, b: '59000', B: '0.00007' });
  teller.stop();
});
