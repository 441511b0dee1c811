import { hash } from 'node:crypto';
import type { CallAnswer } from '@candor/api-contract/index.ts';
import { sourceRules } from '@candor/core/market/sources.ts';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { openTestDatabase, type TestDatabase } from '../../db/test-database.ts';
import { tamper } from '../../db/test-tamper.ts';
import { readLog } from '../../log/test-reader.ts';
import { priceOf } from '../../market/test-feed.ts';
import { openTestServer, testStart, type TestServer } from '../../test-server.ts';

const symbol = 'BTCUSDT';
let opened: TestDatabase;
let candor: TestServer;
const start = (startAt = testStart): Promise<TestServer> =>
  openTestServer({
    opened: { ...opened, drop: () => Promise.resolve() },
    startAt,
    feed: { sourceRules },
    settings: { MARKET_FEED: 'binance' },
  });
beforeEach(async () => {
  opened = await openTestDatabase();
  candor = await start();
});
afterEach(async () => {
  await candor.close();
  await opened.drop();
});

/** Each venue states its price, late by so much; then the next frame. */
async function frame(prices: Readonly<Record<string, readonly [price: string, lateMs: number]>>): Promise<void> {
  const now = candor.time.clock.now() + 250;
  for (const [source, [price, lateMs]] of Object.entries(prices))
    candor.feed.say({ kind: 'price', symbol, source, time: now - lateMs, price: priceOf(price) });
  await candor.advance(250);
}
/** A minute of frames that begin with the first mark. */
async function untilMinuteEnds(): Promise<void> {
  for (let i = 0; candor.time.clock.now() % 60_000 !== 59_750; i += 1)
    await frame({
      one: [`6000${i % 10}`, 20],
      two: [`6000${i % 10}.02`, i % 7 === 0 ? 350 : 40],
      three: ['60004', 10],
    });
}
type Quoted = CallAnswer<'GET /fair/quotes'>;
const quotesOf = async (from: number, to: number): Promise<Quoted> =>
  (await candor.call('GET /fair/quotes', { query: { symbol, from, to } })).data;
/** As docs/fair.md writes it. */
const hashOf = ({ marks }: Quoted): string =>
  hash(
    'sha256',
    marks
      .flatMap(({ seq, quotes }) =>
        quotes.map((q) => `${seq}|${q.source}|${q.price}|${q.statedAt}|${q.arrivedAt}|${q.saidAt}`),
      )
      .join('\n'),
  );
const loggedHash = async (): Promise<string> => {
  await candor.server.services.publicLog.settle();
  const { told } = await readLog(candor.server.url);
  const minute = told.findLast(({ kind }) => kind === 'minute')?.['symbols'] as Record<string, readonly string[]>;
  return minute[symbol]?.[4] ?? '';
};

test('a symbol that is not listed and a span that is too long are refused', async () => {
  const ask = (query: { symbol: string; from: number; to: number }) => candor.call('GET /fair/quotes', { query });
  expect(await ask({ symbol: 'NONEUSDT', from: 1, to: 2 })).toMatchObject({ error: 'symbol-unknown', field: 'symbol' });
  expect(await ask({ symbol, from: 1, to: 600_002 })).toMatchObject({ error: 'range-invalid', field: 'to' });
  expect(await ask({ symbol, from: 2, to: 1 })).toMatchObject({ error: 'range-invalid', field: 'to' });
});

test('each mark comes with what every source said, live and from the stored minute; the log has its hash', async () => {
  await frame({ one: ['60000', 20], two: ['60000.02', 40] });
  const from = candor.time.clock.now();
  const live = await quotesOf(from, from);
  expect(live).toEqual({
    symbol,
    decimals: 2,
    marks: [
      {
        seq: 0,
        time: from,
        price: '60000.01',
        backfilled: false,
        quotes: [
          { source: 'one', price: '60000', statedAt: from - 20, arrivedAt: from - 250, saidAt: from - 20 },
          { source: 'two', price: '60000.02', statedAt: from - 40, arrivedAt: from - 250, saidAt: from - 40 },
        ],
      },
    ],
  });
  await untilMinuteEnds();
  await frame({ one: ['60000', 20] });
  const minute = Math.floor(from / 60_000) * 60_000;
  const stored = await quotesOf(minute, minute + 59_999);
  expect(stored.marks[0]).toEqual(live.marks[0]);
  expect(stored.marks.length).toBeGreaterThan(100);
  expect(hashOf(stored)).toBe(await loggedHash());
});

test('a killed server goes on within the minute with what was said before', async () => {
  await frame({ one: ['60000', 20], two: ['60000.02', 40], three: ['60000.01', 10] });
  const from = candor.time.clock.now();
  const said = await quotesOf(from, from);
  await candor.server.close();
  candor = await start(from + 500);
  await untilMinuteEnds();
  await frame({ one: ['60000', 20] });
  const minute = Math.floor(from / 60_000) * 60_000;
  const stored = await quotesOf(minute, minute + 59_999);
  expect(stored.marks.find(({ seq }) => seq === 0)).toEqual(said.marks[0]);
  expect(hashOf(stored)).toBe(await loggedHash());
});

test('two sources that are apart stop the symbol, and it goes on as soon as they agree', async () => {
  await frame({ one: ['60000', 20], two: ['60000.02', 40] });
  for (let i = 0; i < 5; i += 1) await frame({ one: ['60000', 20], two: ['60200', 40] });
  expect(candor.server.services.market.halted(symbol)).toBe(true);
  await frame({ one: ['60000', 20], two: ['60000.02', 40] });
  expect(candor.server.services.market.halted(symbol)).toBe(false);
});

test('quotes that were changed in the database are named, not told', async () => {
  await frame({ one: ['60000', 20] });
  const from = candor.time.clock.now();
  await untilMinuteEnds();
  await frame({ one: ['60000', 20] });
  await expect(opened.db.query(`update tape_quotes set hash = repeat('0', 64)`)).rejects.toThrow(/append-only/);
  await expect(opened.db.query('delete from tape_quotes')).rejects.toThrow(/kept/);
  await tamper(opened.db, { sql: `update tape_quotes set hash = repeat('0', 64)` });
  const reply = await candor.call('GET /fair/quotes', { query: { symbol, from, to: from } });
  expect(reply).toMatchObject({ error: 'tape-broken' });
  expect((await candor.call('GET /fair/tape', { query: { symbol, from, to: from } })).code).toBe(200);
});

test('who asks for the configuration learns the venues, their hosts and the rules', async () => {
  expect((await candor.call('GET /common/getConfig')).data.sources).toEqual({
    ageMaxMs: 300,
    apartMax: '0.003',
    list: [{ name: 'binance', hosts: ['api.binance.com', 'stream.binance.com:9443'] }],
  });
});
