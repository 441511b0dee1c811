import { sourceRules } from '@candor/core/market/sources.ts';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test } from 'vitest';
import { readLog } from '../../../apps/server/log/test-reader.ts';
import { priceOf } from '../../../apps/server/market/test-feed.ts';
import { openTestServer, type TestServer } from '../../../apps/server/test-server.ts';
import { madeOf, sourcesOfServer, stepsOf, type Logged, type Answers } from '../../../launcher/verify/sources.ts';
import { fingerprint } from '../../../packages/verifier/link.ts';

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
  const minuteSteps = ['chain', 'head', 'quotes', 'prices'].map((name) => [name, true]);
  expect(parts.map(({ steps }) => steps.map(({ name, ok }) => [name, ok]))).toEqual([
    [
      ['signature', true],
      ['root', true],
    ],
    minuteSteps,
    minuteSteps,
  ]);
  expect(await sourcesOfServer(candor.server.url, ['ETHUSDT'])).toEqual([]);
  const minute = Date.parse(parts[1]?.subject.split(' ')[2] ?? '');
  const query = { symbol, from: minute, to: minute + 59_999 };
  const { data: quoted } = await candor.call('GET /fair/quotes', { query });
  const { data: tape } = await candor.call('GET /fair/tape', { query });
  const { told } = await readLog(candor.server.url);
  await candor.close();

  const entry = told.find((each) => each.kind === 'minute' && each['minute'] === minute);
  const { [symbol]: logged = [] } = (entry?.['symbols'] ?? {}) as Record<string, Logged>;
  const found = (changes: Partial<Answers>, ours = logged) =>
    stepsOf({ tape, quoted, ...changes }, ours, rules).map(({ ok }) => ok);
  const [[firstMark, ...marks], [firstQuoted, ...others]] = [tape.marks, quoted.marks];
  if (firstMark === undefined || firstQuoted === undefined) throw new Error('there is a first mark');
  expect(found({})).toEqual([true, true, true, true]);
  // Another price is in no chain; a chain that is whole in itself is not the one that is logged.
  const lied = { ...tape, marks: [{ ...firstMark, price: '60003.99' }, ...marks] };
  expect(found({ tape: lied })).toEqual([false, true, true, false]);
  const retold = {
    ...lied,
    headHash: lied.marks.reduce((head, mark) => fingerprint(head, symbol, mark), lied.prevHash),
  };
  expect(found({ tape: retold })).toEqual([true, false, true, false]);
  const shorter = { ...tape, prevHash: fingerprint(tape.prevHash, symbol, firstMark), marks };
  expect(found({ tape: shorter })).toEqual([true, false, true, true]);
  const quotes = firstQuoted.quotes.map((quote) => ({ ...quote, price: '61000' }));
  expect(found({ quoted: { ...quoted, marks: [{ ...firstQuoted, quotes }, ...others] } })).toEqual([
    true,
    true,
    false,
    false,
  ]);
  // A log that holds no hash of the quotes backs none of them.
  expect(found({}, logged.slice(0, 4))).toEqual([true, true, false, true]);
});

test('entries that the checkpoint does not stand for are found', async () => {
  const candor = await twoMinutes();
  const { server } = candor;
  const other = createServer((request, response) => {
    void answerOtherwise(server.url, request.url ?? '').then((bytes) => response.end(bytes));
  });
  await once(other.listen(0, '127.0.0.1'), 'listening');
  const parts = await sourcesOfServer(`http://127.0.0.1:${(other.address() as AddressInfo).port}`, []);
  other.close();
  await candor.close();
  expect(parts[0]?.steps.map(({ name, ok }) => [name, ok])).toEqual([
    ['signature', true],
    ['root', false],
  ]);
});

/** What a server says, but for the hash of the quotes of each minute that its log holds. */
async function answerOtherwise(url: string, path: string): Promise<Uint8Array> {
  const bytes = Buffer.from(await (await fetch(new URL(path, url))).arrayBuffer());
  if (!path.includes('/tile/entries/')) return bytes;
  return Buffer.from(bytes.toString('latin1').replaceAll(/[0-9a-f]{4}"\]/g, '0000"]'), 'latin1');
}

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
