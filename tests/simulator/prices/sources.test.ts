import { sourceRules } from '@candor/core/market/sources.ts';
import { expect, test } from 'vitest';
import { priceOf } from '../../../apps/server/market/test-feed.ts';
import { openTestServer, type TestServer } from '../../../apps/server/test-server.ts';
import { madeOf, sourcesOfServer, stepsOf, type Quoted } from '../../../launcher/verify/sources.ts';

const symbol = 'BTCUSDT';
const rules = { ageMaxMs: 300, apartMax: '0.003' };

/** Two minutes of three venues, one of which is often late. */
async function twoMinutes(): Promise<TestServer> {
  const candor = await openTestServer({ feed: { sourceRules }, settings: { MARKET_FEED: 'binance' } });
  for (let i = 0; i < 490; i += 1) {
    const now = candor.time.clock.now() + 250;
    for (const [source, price, lateMs] of [
      ['one', `6000${i % 10}`, 20],
      ['two', `6000${i % 10}.02`, i % 7 === 0 ? 350 : 40],
      ['three', '60004.01', 10],
    ] as const)
      candor.feed.say({ kind: 'price', symbol, source, time: now - lateMs, price: priceOf(price) });
    await candor.advance(250);
  }
  await candor.server.services.publicLog.settle();
  return candor;
}

test('the prices of a server are made again of what its sources said, and what differs is found', async () => {
  const candor = await twoMinutes();
  const parts = await sourcesOfServer(candor.server.url, []);
  expect(parts.map(({ steps }) => steps.map(({ name, ok }) => [name, ok]))).toEqual([
    [
      ['quotes', true],
      ['prices', true],
    ],
    [
      ['quotes', true],
      ['prices', true],
    ],
  ]);
  expect(await sourcesOfServer(candor.server.url, ['ETHUSDT'])).toEqual([]);
  const minute = Date.parse(parts[0]?.subject.split(' ')[2] ?? '');
  const { data } = await candor.call('GET /fair/quotes', { query: { symbol, from: minute, to: minute + 59_999 } });
  await candor.close();

  const logged = parts[0]?.steps[0]?.stated ?? '';
  const found = (told: Quoted) => stepsOf(told, logged, rules).map(({ ok }) => ok);
  const [first, ...others] = data.marks;
  if (first?.quotes[2] === undefined) throw new Error('there is a first mark');
  expect(found(data)).toEqual([true, true]);
  expect(found({ ...data, marks: [{ ...first, price: '60003.99' }, ...others] })).toEqual([true, false]);
  const quotes = first.quotes.map((quote) => ({ ...quote, price: '61000' }));
  expect(found({ ...data, marks: [{ ...first, quotes }, ...others] })).toEqual([false, false]);
});

test('the price of a mark is made as docs/fair.md says, by code that shares nothing', () => {
  const quote = (price: string, saidAt: number) => ({ source: price, price, statedAt: 0, arrivedAt: 0, saidAt });
  const made = (backfilled: boolean, ...quotes: ReturnType<typeof quote>[]) =>
    madeOf({ seq: 0, time: 1_000, price: '0', backfilled, quotes }, 2, rules);
  expect(made(false, quote('10', 700), quote('11', 699))).toBe(1_000_000_000n);
  expect(made(false, quote('10', 700), quote('11', 700))).toBeNull();
  expect(made(true, quote('10', 0), quote('10.02', 0))).toBe(1_001_000_000n);
  expect(made(false, quote('10.01', 1_000), quote('10.02', 1_000))).toBe(1_002_000_000n);
  expect(made(false, quote('10', 1_000), quote('12', 1_000), quote('11', 1_000))).toBe(1_100_000_000n);
  expect(made(false)).toBeNull();
});
