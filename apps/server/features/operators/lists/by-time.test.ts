import { afterAll, beforeAll, expect, test } from 'vitest';
import { signInOperator, type TestOperator } from '../../../operators/test-operators.ts';
import { openTestServer, type TestServer } from '../../../test-server.ts';

const minute = 60_000;
let bench: TestServer;
let start: number;
let [support, risk]: TestOperator[] = [];
let [lan, minh]: { token: string; userId: string }[] = [];
beforeAll(async () => {
  bench = await openTestServer();
  support = await signInOperator(bench, 'support', 'anna');
  risk = await signInOperator(bench, 'risk', 'rita');
  [lan, minh] = [await bench.signUp({ funded: false }), await bench.signUp({ funded: false })];
  const write = (token: string | undefined) =>
    bench.call('POST /service/send', { token, body: { text: 'hello', files: [] } });
  const halt = (symbol: string) =>
    bench.call('POST /operator/halts/start', { headers: risk?.headers ?? {}, body: { symbol, reason: 'a test' } });
  // A symbol without a mark can't be halted.
  bench.feed.tick('BTCUSDT', '60000');
  bench.feed.tick('ETHUSDT', '3000');
  await bench.advance(500);
  start = bench.server.services.clock.now();
  await write(lan?.token);
  await halt('BTCUSDT');
  bench.time.leap(minute);
  await write(minh?.token);
  await halt('ETHUSDT');
  const fault = `insert into feed_fault (id, symbol, kind, from_time, to_time) values
    ('f1', 'BTCUSDT', 'silence', $1::bigint, $1::bigint + 1000),
    ('f2', 'ETHUSDT', 'silence', $2::bigint, $2::bigint + 1000)`;
  await bench.server.services.db.query(fault, [start, start + minute]);
});
afterAll(() => bench.close());

interface Query {
  readonly search?: string;
  readonly from?: string;
  readonly to?: string;
  readonly sort?: 'newest' | 'oldest';
}
const headers = () => ({ headers: risk?.headers ?? {} });
const conversations = async (query: Query) =>
  (await bench.call('GET /operator/conversations', { headers: support?.headers ?? {}, query })).data.list.map((row) =>
    row.userId === lan?.userId ? 'first' : 'second',
  );
const bySymbol = (rows: readonly { symbol: string }[]) =>
  rows.map(({ symbol }) => (symbol === 'BTCUSDT' ? 'first' : 'second'));
const halts = async (query: Query) =>
  bySymbol((await bench.call('GET /operator/halts', { ...headers(), query })).data.list);
const faults = async (query: Query) =>
  bySymbol((await bench.call('GET /operator/faults', { ...headers(), query })).data.list);
/** Of the sign-ups of both. */
const events = async (query: Query) =>
  (
    await bench.call('GET /operator/securityEvents', { ...headers(), query: { kind: 'sign-up', ...query } })
  ).data.list.map(({ customerId }) => (customerId === lan?.userId ? 'first' : 'second'));

const both = ['first', 'second'];
const until = () => String(start + minute);

test.each([
  ['conversations', conversations],
  ['halts', halts],
  ['faults', faults],
] as const)('%s are narrowed to a time and sorted by it', async (_name, list) => {
  expect(await list({ sort: 'oldest' })).toEqual(both);
  expect(await list({ sort: 'newest' })).toEqual(both.toReversed());
  expect(await list({ to: until(), sort: 'oldest' })).toEqual(['first']);
  expect(await list({ from: until(), sort: 'oldest' })).toEqual(['second']);
  expect(await list({ from: String(start + 10 * minute) })).toEqual([]);
});

test('security events are narrowed to a time and sorted by it', async () => {
  expect(await events({ sort: 'oldest' })).toEqual(both);
  expect(await events({ sort: 'newest' })).toEqual(both.toReversed());
  expect(await events({ from: until() })).toEqual([]);
  expect(await events({ to: until(), sort: 'oldest' })).toEqual(both);
});

test('a conversation is found by its customer, a halt and a fault by their symbol in any case', async () => {
  expect(await conversations({ search: 'tester0002' })).toEqual(['second']);
  expect(await conversations({ search: 'nobody' })).toEqual([]);
  expect(await halts({ search: 'ethusdt' })).toEqual(['second']);
  expect(await faults({ search: 'BTCUSDT' })).toEqual(['first']);
  expect(await faults({ search: 'XRPUSDT' })).toEqual([]);
});

test('a table has the rows of its list', async () => {
  const reply = await fetch(`${bench.server.url}/operator/csv/halts?search=ethusdt`, headers());
  const lines = (await reply.text()).trim().split('\r\n');
  expect(lines).toHaveLength(2);
  expect(lines[1]).toContain(',ETHUSDT,');
});
