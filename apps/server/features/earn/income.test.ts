import { dueAtOf, nextIncome, nextPayDay } from '@candor/core/earn/order.ts';
import { dayMs } from '@candor/core/platform-day.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestServer, type TestServer } from '../../test-server.ts';
import { incomePage } from './store.ts';

let bench: TestServer;
let [token, userId] = ['', ''];
beforeAll(async () => {
  bench = await openTestServer();
  ({ token, userId } = await bench.signUp());
  const { token: other } = await bench.signUp();
  const mining = (productId: string, owner = token) =>
    bench.call('POST /lockMining/purchase', { token: owner, body: { productId, amount: '100' } });
  const wealth = (productId: string) =>
    bench.call('POST /userProductOrder/executeUserOrder', { token, body: { productId, amount: '100' } });
  for (const buy of [
    () => mining('lock-7'),
    () => mining('lock-30-example'),
    () => wealth('wealth-5-example'),
    () => wealth('wealth-5-end-example'),
    () => mining('lock-30', other),
  ]) {
    if ((await buy()).code !== 200) throw new Error('a purchase is refused');
    bench.time.advance(3_600_000);
  }
  // Three full days of the first two orders, two of the others.
  bench.time.leap(3 * dayMs - 4 * 3_600_000);
  bench.time.advance(1_000);
  await bench.server.services.engine.submit({ kind: 'pay-income', limit: 100 });
});
afterAll(() => bench.close());

const running = (kind: string) =>
  [...bench.server.engine.state.earn.orders.values()].filter((order) => order.userId === userId && order.kind === kind);
const shown = async (kind: 'lock-mining' | 'wealth', settled?: boolean) => {
  const { list, total } = await incomePage(
    bench.server.services.db,
    { userId, kind },
    { page: 1, limit: 50, settled },
    (row) => [row.order_no, row.day, String(row.amount), Number(row.due_at), row.settled_at === null],
  );
  expect(list).toHaveLength(total);
  return list;
};

test.each(['lock-mining', 'wealth'] as const)(
  'the running day of each active order (%s) is shown as the rules have it, of every order one',
  async (kind) => {
    const expected = running(kind).map((order) => [
      order.orderNo,
      nextPayDay(order),
      String(nextIncome(order)),
      dueAtOf(order),
      true,
    ]);
    expect(expected).toHaveLength(2);
    expect(new Set(await shown(kind, false))).toEqual(new Set(expected));
  },
);

test('days that are paid are shown as they were paid, and with the running ones they are the whole', async () => {
  for (const kind of ['lock-mining', 'wealth'] as const) {
    const paid = running(kind).flatMap((order) =>
      Array.from({ length: order.paidDays }, (_, i) => [
        order.orderNo,
        i + 1,
        String(order.dailyIncome),
        order.startAt + (i + 1) * dayMs,
        false,
      ]),
    );
    expect(new Set(await shown(kind, true))).toEqual(new Set(paid));
    expect(await shown(kind)).toHaveLength(paid.length + 2);
  }
});

test('an end at the end has one running day with all of its income', async () => {
  expect((await shown('wealth', false)).map(([, at, units]) => [at, units])).toContainEqual([5, '2500000']);
});

test('pages join without a gap or a double, newest first', async () => {
  const all = (await bench.call('GET /lockMining/income', { token })).data;
  expect(all.total).toBe(8);
  const pages = await Promise.all(
    [1, 2, 3, 4].map(
      async (page) => (await bench.call('GET /lockMining/income', { token, query: { page, limit: 3 } })).data,
    ),
  );
  expect(pages.map(({ total }) => total)).toEqual([8, 8, 8, 8]);
  expect(pages.flatMap(({ list }) => list)).toEqual(all.list);
  expect(all.list.map(({ date }) => date)).toEqual(all.list.map(({ date }) => date).toSorted((a, b) => b - a));
});
