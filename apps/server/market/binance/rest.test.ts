import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { openTestAnswers } from '../../test-answers.ts';
import { openRest, type Purpose, type Rest } from './rest.ts';

let venue: Awaited<ReturnType<typeof openTestAnswers>>;
let rest: Rest;
let counted: string[];
const clock = { time: 0, now: () => clock.time };
beforeAll(async () => {
  venue = await openTestAnswers();
});
afterAll(() => venue.close());
beforeEach(() => {
  venue.asked.length = 0;
  venue.answer = {};
  counted = [];
  clock.time = 1_800_000_000_000;
  rest = open(60_000);
});
const open = (timeoutMs: number): Rest =>
  openRest({ baseUrl: `${venue.url}/`, clock, timeoutMs, count: (what) => counted.push(what) });
const ask = (weight = 1, purpose: Purpose = 'market') => rest.get('/api/v3/depth', {}, weight, purpose);
const limited = { ok: false, refusal: 'limited' };

test.each([
  ['breaks off', 'cut', 'unreachable'],
  ['leads elsewhere', { status: 302, headers: { location: '/elsewhere' } }, 'unreachable'],
  ['fails', { status: 500 }, 'refused'],
  ['knows no such symbol', { status: 400 }, 'refused'],
  ['says that it is too much', { status: 429 }, 'limited'],
  ['has banned the address', { status: 418 }, 'limited'],
  ['answers no JSON', { body: '<html>' }, 'garbage'],
  ['answers nothing', { body: '' }, 'garbage'],
] as const)('a venue that %s is counted, and nothing is thrown', async (_name, answer, refusal) => {
  venue.answer = answer;
  expect(await ask()).toEqual({ ok: false, refusal });
  expect([counted, venue.asked.length]).toEqual([[`rest-${refusal}`], 1]);
});

test('a venue that says nothing in time is unreachable', async () => {
  venue.answer = 'silence';
  rest = open(100);
  expect(await ask()).toEqual({ ok: false, refusal: 'unreachable' });
  expect(counted).toEqual(['rest-unreachable']);
});

test('a venue that is not there is unreachable', async () => {
  const gone = await openTestAnswers();
  await gone.close();
  const away = openRest({ baseUrl: gone.url, clock, timeoutMs: 60_000, count: () => undefined });
  expect(await away.get('/', {}, 1, 'market')).toEqual({ ok: false, refusal: 'unreachable' });
});

test('a question is a path and its query, its answer whatever JSON comes', async () => {
  venue.answer = { body: [1, { a: 'b' }] };
  const answer = await rest.get('/api/v3/aggTrades', { symbol: 'BTCUSDT', fromId: 5 }, 1, 'history');
  expect(answer).toEqual({ ok: true, value: [1, { a: 'b' }] });
  await ask();
  expect(venue.asked.map(({ method, path }) => `${method} ${path}`)).toEqual([
    'GET /api/v3/aggTrades?symbol=BTCUSDT&fromId=5',
    'GET /api/v3/depth',
  ]);
  expect(counted).toEqual([]);
});

test('what somebody wants to look at leaves room for what keeps prices right; each minute begins anew', async () => {
  expect(await ask(3_000, 'history')).toMatchObject({ ok: true });
  expect(await ask(1, 'history')).toEqual(limited);
  expect(await ask(1_800)).toMatchObject({ ok: true });
  expect(await ask()).toEqual(limited);
  expect(venue.asked).toHaveLength(2);
  clock.time += 60_000;
  expect(await ask(3_000, 'history')).toMatchObject({ ok: true });
});

test('what others have used from the same address counts as well, and never less than the own', async () => {
  venue.answer = { headers: { 'x-mbx-used-weight-1m': '4799' } };
  await ask(1);
  venue.answer = { headers: { 'x-mbx-used-weight-1m': '7' } };
  expect(await ask(1)).toMatchObject({ ok: true });
  expect(await ask(1)).toEqual(limited);
  clock.time += 60_000;
  venue.answer = { headers: { 'x-mbx-used-weight-1m': 'many' } };
  await ask(1);
  expect(await ask(1)).toMatchObject({ ok: true });
});

test.each([
  ['5', 5_000],
  ['0', 30_000],
  ['-1', 30_000],
  ['soon', 30_000],
  [undefined, 30_000],
])('too much, and to wait %s s: it is left alone for %i ms', async (after, waitMs) => {
  venue.answer = { status: 429, headers: after === undefined ? {} : { 'retry-after': after } };
  await ask();
  venue.answer = {};
  clock.time += waitMs - 1;
  expect([await ask(), venue.asked.length]).toEqual([limited, 1]);
  clock.time += 1;
  expect(await ask()).toMatchObject({ ok: true });
});

test('six are asked at once; the others wait for their turn', async () => {
  venue.answer = 'silence';
  const all = Array.from({ length: 8 }, () => ask());
  await expect.poll(() => venue.asked.length).toBe(6);
  await new Promise((resolve) => setImmediate(resolve));
  expect(venue.asked).toHaveLength(6);
  venue.answer = {};
  venue.speak();
  expect((await Promise.all(all)).every(({ ok }) => ok)).toBe(true);
  expect(venue.asked).toHaveLength(8);
});
