import { dayMs, hourMs } from '@candor/core/platform-day.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { signInOperator } from '../../../../operators/test-operators.ts';
import { openTestServer, type TestServer } from '../../../../test-server.ts';

/** The first moment after November, platform time. */
const end = Date.UTC(2026, 10, 30, 23);

let bench: TestServer;
let customer: { token: string; userId: string };
beforeAll(async () => {
  bench = await openTestServer({ startAt: end - 600_000 });
  customer = await bench.signUp();
  for (const toType of [2, 3])
    await bench.call('POST /account/executeUserCutTurn', {
      token: customer.token,
      body: { fromType: 1, toType, currencyCode: 'USDT', amount: '2000' },
    });
});
afterAll(() => bench.close());

const query = (sql: string, params: readonly unknown[] = []) => bench.server.services.db.query(sql, params);
async function price(text: string): Promise<void> {
  bench.feed.tick('BTCUSDT', text);
  await bench.advance(500);
}
const ticket = (body: object) =>
  bench.call('POST /portal/order/contractOrder', { token: customer.token, body: body as never });
const futures = (more: object) =>
  ticket({ contractType: 'futures', symbol: 'BTCUSDT', direction: 'short', lots: '3', lever: 10, ...more });
const buy = (limit: string) =>
  bench.call('POST /portal/order/spotOrder', {
    token: customer.token,
    body: { symbol: 'BTCUSDT', side: 'buy', type: 'limit', price: limit, quantity: '0.01' },
  });
const stateOf = async () => [
  ...(await query("select 'fast' as family, coalesce(result, 'open') as state from fast_order")),
  ...(await query("select 'futures' as family, status as state from futures_order order by entrust_type, order_no")),
  ...(await query("select 'spot' as family, status as state from spot_order")),
];
/** All of the month that is closed, as a hash: no later row can hide in it. */
const november = async () =>
  (
    await query(
      `select md5(string_agg(j.id || ' ' || j.kind || ' ' || j.time || ' ' || e.line || ' ' || e.owner || ' ' ||
        e.currency || ' ' || e.available || ' ' || e.frozen, ',' order by j.id, e.line)) as hash
      from journal j join journal_entry e on e.journal_id = j.id where j.time < $1`,
      [end],
    )
  )[0]?.['hash'];
const soundly = async () => {
  expect(new Set(Object.values(await bench.sums()))).toEqual(new Set(['0']));
  expect((await bench.server.services.books.check(true)).faults).toMatchObject({ journals: [], statement: [] });
};

let before: unknown;
test('orders of every family stand open over the end of the month', async () => {
  await price('60000');
  const placed = [
    await buy('59000'),
    await futures({ entrustType: 'limit', price: '61000' }),
    await futures({ entrustType: 'market' }),
  ];
  expect(placed.map(({ code }) => code)).toEqual([200, 200, 200]);
  await price('60000');
  bench.time.leap(end - 10_000 - bench.server.services.clock.now());
  await price('60000');
  const bet = await ticket({ contractType: 'fast', symbol: 'BTCUSDT', direction: 'up', seconds: 30, amount: '10' });
  expect(bet.code).toBe(200);
  await price('60000');
  expect(await stateOf()).toEqual([
    { family: 'fast', state: 'open' },
    { family: 'futures', state: 'pending' },
    { family: 'futures', state: 'holding' },
    { family: 'spot', state: 'open' },
  ]);
  await soundly();
  before = await november();
});

test('two close it while they do: none of them is touched, and the sums stay', async () => {
  for (let seconds = 0; seconds < 60; seconds += 1) await price('60000');
  bench.time.leap(hourMs);
  await price('60000');
  const [fred, fiona] = [
    await signInOperator(bench, 'finance', 'fred'),
    await signInOperator(bench, 'finance', 'fiona'),
  ];
  const made = await bench.call('POST /operator/proposals/make', {
    headers: fred.headers,
    body: { proposal: { kind: 'month-close', month: '2026-11', reason: 'all is explained' } },
  });
  const approved = await bench.call('POST /operator/proposals/approve', {
    headers: fiona.headers,
    body: { id: made.data.id },
  });
  expect(approved).toMatchObject({ code: 200, data: { decision: 'approved', checker: 'fiona' } });
  expect((await stateOf()).slice(1).map(({ state }) => state)).toEqual(['pending', 'holding', 'open']);
  expect(await november()).toBe(before);
  await soundly();
});

test('what was open settles in the month that runs, at its own time, and leaves the closed one alone', async () => {
  const [row] = await query('select max(id) as id from journal');
  for (const step of ['58900', '59500', '60500', '61200', '61200']) await price(step);
  bench.time.leap(dayMs);
  await price('61200');
  const states = await stateOf();
  expect(states.map(({ family, state }) => `${String(family)} ${String(state)}`)).toEqual([
    expect.stringMatching(/^fast (win|lose|tie|void)$/),
    'futures holding',
    'futures holding',
    'spot filled',
  ]);
  const later = await query('select min(time) as first, count(*)::int as n from journal where id > $1', [row?.['id']]);
  expect(Number(later[0]?.['first'])).toBeGreaterThanOrEqual(end + hourMs);
  expect(later[0]?.['n']).toBeGreaterThanOrEqual(2);
  const [bet] = await query(
    'select f.received_at, j.time from fast_order f join journal j on j.id = f.settlement_journal',
  );
  expect([Number(bet?.['received_at']) < end, Number(bet?.['time']) >= end]).toEqual([true, true]);
  expect(await november()).toBe(before);
  await soundly();
});
