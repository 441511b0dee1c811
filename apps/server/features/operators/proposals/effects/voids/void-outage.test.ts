import { afterAll, beforeAll, expect, test } from 'vitest';
import { signInOperator, type TestOperator } from '../../../../../operators/test-operators.ts';
import { openTestServer, type TestServer } from '../../../../../test-server.ts';

const symbols = ['BTCUSDT', 'ETHUSDT'] as const;
const reason = 'the line to the venue was down';

let bench: TestServer;
let [risk, rolf, fred]: TestOperator[] = [];
let outage: { from: number; to: number };
beforeAll(async () => {
  bench = await openTestServer();
  risk = await signInOperator(bench, 'risk', 'rita');
  rolf = await signInOperator(bench, 'risk', 'rolf');
  fred = await signInOperator(bench, 'finance', 'fred');
  for (const symbol of symbols) bench.feed.tick(symbol, '100');
  await bench.advance(1_000);
});
afterAll(() => bench.close());

const of = (operator: TestOperator | undefined) => ({ headers: operator?.headers ?? {} });
const query = (sql: string, params: readonly unknown[] = []) => bench.server.services.db.query(sql, params);
const fast = (token: string, symbol: string, direction: 'up' | 'down') =>
  bench.call('POST /portal/order/contractOrder', {
    token,
    body: { contractType: 'fast', symbol, direction, seconds: 30, amount: '100' },
  });
const propose = (body: object = {}, maker = risk) =>
  bench.call('POST /operator/proposals/make', {
    ...of(maker),
    body: { proposal: { kind: 'outage-void', ...outage, reason, ...body } },
  });
const available = async (userId: string) =>
  (await query("select available from account where owner = $1 and type = 1 and currency = 'USDT'", [userId]))[0]?.[
    'available'
  ];

let loser: { token: string; userId: string };
let winner: { token: string; userId: string };

test('an outage is what the faults of all symbols that lie together make', async () => {
  [loser, winner] = [await bench.signUp(), await bench.signUp()];
  for (const symbol of symbols)
    await Promise.all([fast(loser.token, symbol, 'down'), fast(winner.token, symbol, 'up')]);
  // Nothing is heard from just before their end on.
  await bench.advance(28_000);
  bench.feed.silence();
  await bench.advance(4_000);
  bench.feed.speak();
  for (const symbol of symbols) bench.feed.tick(symbol, '101');
  await bench.advance(1_000);
  const { data } = await bench.call('GET /operator/outages', of(risk));
  expect(data).toHaveLength(1);
  expect(data[0]).toMatchObject({ kinds: ['silence'], symbols: 2, faults: 2 });
  outage = { from: data[0]?.from ?? 0, to: data[0]?.to ?? 0 };
});

/** How many outages two faults come to that nothing else lies near. @param hours how long ago they were */
async function outagesOf(hours: number, ...faults: readonly (readonly [from: number, to: number])[]): Promise<number> {
  const shown = async () => (await bench.call('GET /operator/outages', of(risk))).data.length;
  const before = await shown();
  const at = outage.from - hours * 3_600_000;
  for (const [i, [from, to]] of faults.entries())
    await query("insert into feed_fault (id, symbol, kind, from_time, to_time) values ($1, $2, 'silence', $3, $4)", [
      `${hours} ${i}`,
      symbols[i],
      at + from,
      at + to,
    ]);
  return (await shown()) - before;
}

test('faults are of one outage up to a minute after the end of those before, however long they last', async () => {
  expect(await outagesOf(1, [0, 5_000], [65_000, 66_000])).toBe(1);
  expect(await outagesOf(2, [0, 5_000], [65_001, 66_000])).toBe(2);
  expect(await outagesOf(3, [0, 300_000], [200_000, 210_000])).toBe(1);
});

test('is refused while an order could end, too long, turned round, without a fault, to who may not', async () => {
  expect(await propose()).toMatchObject({ status: 400, error: 'range-invalid', field: 'to' });
  await bench.advance(620_000);
  expect(await propose({ from: outage.to, to: outage.from })).toMatchObject({ error: 'range-invalid', field: 'from' });
  expect(await propose({ from: outage.to - 86_400_001 })).toMatchObject({ error: 'range-invalid', field: 'from' });
  expect(await propose({ from: outage.from - 60_000, to: outage.from - 1 })).toMatchObject({ error: 'void-no-fault' });
  expect(await propose({ symbol: 'BTCUSDT' })).toMatchObject({ error: 'field-unknown' });
  expect(await propose({}, fred)).toMatchObject({ status: 403, error: 'operator-role' });
  const ranged = await bench.call('GET /operator/outage', { ...of(risk), query: { from: outage.to, to: outage.from } });
  expect(ranged).toMatchObject({ status: 400, error: 'range-invalid' });
});

test('a fault that reaches beyond is cut to it, and an order that two have touched counts for the first', async () => {
  await query(
    "insert into feed_fault (id, symbol, kind, from_time, to_time) values ('wide', 'BTCUSDT', 'deviation', $1, $2)",
    [outage.from - 40_000, outage.to + 1_000],
  );
  const { data } = await bench.call('GET /operator/outage', { ...of(fred), query: outage });
  const [bitcoin, ether] = data;
  expect(bitcoin).toEqual({ ...ether, symbol: 'BTCUSDT', windows: [outage, ...(ether?.windows ?? [])] });
});

test('one proposal and one approval give every stake back, symbol by symbol as it was shown; wins stay', async () => {
  const shown = await bench.call('GET /operator/outage', { ...of(fred), query: outage });
  expect(shown.data).toEqual(
    symbols.map((symbol) => ({
      symbol,
      windows: Array(symbol === 'BTCUSDT' ? 2 : 1).fill(expect.objectContaining({ from: outage.from })),
      orders: 1,
      stakes: '100',
      keptWins: 1,
    })),
  );
  const [won, lost] = [await available(winner.userId), BigInt(String(await available(loser.userId)))];
  const { data } = await propose();
  const done = await bench.call('POST /operator/proposals/approve', { ...of(fred), body: { id: data.id } });
  expect(done.data).toMatchObject({ decision: 'approved', checker: 'fred' });
  expect(await available(winner.userId)).toBe(won);
  // What they had released of the gift is locked again.
  expect(BigInt(String(await available(loser.userId))) - lost).toBe(190_000_000n);
  expect(
    await query(
      `select symbol, orders, kept_wins, proposal_id,
        (select count(*)::int from voided_order o where o.void_id = v.id) as rows from symbol_void v order by symbol`,
    ),
  ).toEqual(symbols.map((symbol) => ({ symbol, orders: 1, kept_wins: 1, proposal_id: data.id, rows: 1 })));
  expect((await bench.call('GET /fair/voids')).data.list.map(({ symbol }) => symbol).toSorted()).toEqual(symbols);
  expect(Object.values(await bench.sums()).every((sum) => Number(sum) === 0)).toBe(true);
});

test('what is void already is given back by no second proposal', async () => {
  const before = await available(loser.userId);
  expect(await propose({}, rolf)).toMatchObject({ status: 409, error: 'state-unchanged' });
  expect(await available(loser.userId)).toBe(before);
});
