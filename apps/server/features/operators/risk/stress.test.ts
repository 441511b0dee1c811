import { usdt } from '@candor/core/money/currencies.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { signInOperator, type TestOperator } from '../../../operators/test-operators.ts';
import { openTestServer, type TestServer } from '../../../test-server.ts';

let bench: TestServer;
let rita: TestOperator | undefined;
beforeAll(async () => {
  bench = await openTestServer();
  rita = await signInOperator(bench, 'risk', 'rita');
});
afterAll(() => bench.close());
const as = () => ({ headers: rita?.headers ?? {} });
const stressed = (percent?: string) =>
  bench.call('GET /operator/exposure/stress', { ...as(), query: percent === undefined ? {} : { percent } });

test.each(['0', '51', '-5', 'five'])('a move by %s per cent is refused', async (percent) => {
  expect(await stressed(percent)).toMatchObject({ status: 400, field: 'percent' });
});

test('a fast order that has entered loses its payout one way, gains its stake the other', async () => {
  expect((await stressed()).data).toEqual({ time: expect.any(Number), stress: [], customers: [], total: '0' });
  const { userId } = await bench.signUp();
  bench.feed.tick('BTCUSDT', '60000');
  await bench.advance(500);
  const { engine } = bench.server.services;
  const order = { userId, orderNo: 'o', symbol: 'BTCUSDT', direction: 'up', seconds: 60, bound: null } as const;
  expect(await engine.submit({ kind: 'place-fast-order', ...order, stake: usdt('100') })).toMatchObject({ ok: true });
  bench.feed.tick('BTCUSDT', '60000');
  await bench.advance(1_000);
  const { data } = await stressed('10');
  const payout = data.total;
  expect(data).toEqual({
    time: expect.any(Number),
    stress: [
      { symbol: 'BTCUSDT', percent: 10, futures: '0', fast: `-${payout}` },
      { symbol: 'BTCUSDT', percent: -10, futures: '0', fast: '100' },
    ],
    customers: [{ userId, futures: '0', fast: payout, total: payout }],
    total: payout,
  });
  expect(Number(payout)).toBeGreaterThan(50);
});

test('a hedge is noted with author and time, stays, and is in the audit', async () => {
  const add = (text: string) => bench.call('POST /operator/hedgeNotes/add', { ...as(), body: { text } });
  expect(await add(' ')).toMatchObject({ status: 400, field: 'text' });
  expect(await add('Sold 2 BTC outside at 60,000')).toMatchObject({ code: 200 });
  const { data } = await bench.call('GET /operator/hedgeNotes', as());
  const note = {
    id: expect.any(String),
    time: expect.any(Number),
    operator: 'rita',
    text: 'Sold 2 BTC outside at 60,000',
  };
  expect(data).toEqual({ list: [note], total: 1, page: 1, limit: 50 });
  const { db } = bench.server.services;
  expect(await db.query("select operator_name, act from operator_audit where act = 'hedge-note'")).toEqual([
    { operator_name: 'rita', act: 'hedge-note' },
  ]);
  await expect(db.query('delete from hedge_note')).rejects.toThrow(/append-only/);
});
