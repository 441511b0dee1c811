import { paperRules } from '@candor/core/rules.ts';
import { afterEach, expect, test } from 'vitest';
import { openTestDatabase } from '../db/test-database.ts';
import { openTestServer, type TestServer } from '../test-server.ts';
import { fast, futures } from './test-tickets.ts';

let candor: TestServer;
afterEach(() => candor.close());

const send = (token: string, orders: readonly object[], key?: string) =>
  candor.call('POST /portal/order/batch', {
    token,
    headers: key === undefined ? {} : { 'idempotency-key': key },
    body: { orders } as never,
  });
const many = (count: number, item: object = fast): object[] => Array.from({ length: count }, () => item);
async function open(options: Parameters<typeof openTestServer>[0]): Promise<void> {
  candor = await openTestServer({ rules: paperRules, ...options });
  candor.feed.tick('BTCUSDT', '60000');
  await candor.advance(1_000);
}
const count = async (table: 'fast_order' | 'futures_order' | 'idempotency'): Promise<number> =>
  (await candor.server.services.db.query<{ n: number }>(`select count(*)::int as n from ${table}`))[0]?.n ?? 0;

test.each([
  ['one customer', { CALLS_PER_USER: '20', CALLS_PER_ADDRESS: '1000' }],
  ['one address', { CALLS_PER_USER: '1000', CALLS_PER_ADDRESS: '20' }],
])(
  'each order counts against the limit of %s: more than may come in a second are refused together',
  async (_name, limits) => {
    await open({ settings: { RATE_LIMITS: 'true', ...limits } });
    const { token } = await candor.signUp();
    const refused = await send(token, many(21), 'too-many');
    expect(refused).toMatchObject({ code: 429, error: 'too-many-requests', data: { params: { seconds: '1' } } });
    expect([await count('fast_order'), await count('idempotency')]).toEqual([0, 0]);
    // The second may not be over yet.
    await expect.poll(async () => (await send(token, many(20), 'as-many')).code, { timeout: 10_000 }).toBe(200);
    expect(await count('fast_order')).toBe(20);
    // What is answered already is no new work.
    const repeats = await Promise.all(many(30).map(() => send(token, many(20), 'as-many')));
    expect(repeats.map(({ code }) => code)).toEqual(Array(30).fill(200));
    expect(await count('fast_order')).toBe(20);
  },
);

test('a batch of which one order can’t be stored leaves none, stores no answer and touches no other', async () => {
  const opened = await openTestDatabase();
  await opened.db.query(`create function refuse_two_lots() returns trigger language plpgsql as $$
    begin
      if new.lots = 2 then raise exception 'two lots are refused' using errcode = 'check_violation'; end if;
      return new;
    end $$`);
  await opened.db.query(
    'create trigger two_lots before insert on futures_order for each row execute function refuse_two_lots()',
  );
  await open({ opened });
  const [unlucky, other] = [await candor.signUp(), await candor.signUp()];
  for (const { token } of [unlucky, other])
    await candor.call('POST /account/executeUserCutTurn', {
      token,
      body: { fromType: 1, toType: 3, currencyCode: 'USDT', amount: '5000' },
    });
  const orders = [fast, futures, { ...futures, lots: '2' }, fast];
  const [failed, stored] = await Promise.all([
    send(unlucky.token, orders, 'k'),
    send(other.token, [fast, futures], 'k'),
  ]);
  expect(failed.code).toBe(500);
  if (stored.code !== 200)
    await expect.poll(async () => (await send(other.token, [fast, futures], 'k')).code).toBe(200);
  expect([await count('fast_order'), await count('futures_order')]).toEqual([1, 1]);
  const { db, engine } = candor.server.services;
  expect(await db.query('select 1 from idempotency where user_id = $1 and key = $2', [unlucky.userId, 'k'])).toEqual(
    [],
  );
  expect(await db.query('select kind from set_aside')).toEqual([{ kind: 'carry-out-orders' }]);
  expect(await db.query('select 1 from account where owner = $1 and frozen > 0', [unlucky.userId])).toEqual([]);

  await db.query('drop trigger two_lots on futures_order');
  await expect.poll(() => engine.ready).toBe(true);
  const placed = await send(unlucky.token, orders, 'k');
  expect(placed.data.map(({ code }) => code)).toEqual([200, 200, 200, 200]);
  expect([await count('fast_order'), await count('futures_order')]).toEqual([3, 3]);
  expect(new Set(Object.values(await candor.sums()))).toEqual(new Set(['0']));
});
