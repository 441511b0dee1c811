import { delayBoundsMs } from '@candor/core/fair/delays.ts';
import { spawn } from 'node:child_process';
import process from 'node:process';
import { dayMs, platformDay } from '@candor/core/platform-day.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { tamper } from '../db/test-tamper.ts';
import { signInOperator, type TestOperator } from '../operators/test-operators.ts';
import { openTestServer, type TestServer } from '../test-server.ts';
import { advanceStatistics } from './advance-statistics.ts';
import { decidedAfterMs, decideVoids } from './decide-voids.ts';
import { countsOf } from './facts-of-counts.ts';
import { marketOf } from './facts-of-market.ts';

const reason = 'the feed was at fault';
let candor: TestServer;
let [rita, rolf]: TestOperator[] = [];
const people: string[] = [];
beforeAll(async () => {
  candor = await openTestServer();
  rita = await signInOperator(candor, 'risk', 'rita');
  rolf = await signInOperator(candor, 'risk', 'rolf');
  await price('60000');
  for (let at = 0; at < 10; at += 1) people.push((await candor.signUp()).token);
  for (const token of people)
    for (const [toType, amount] of [
      [3, '4000'],
      [2, '500'],
    ] as const)
      await candor.call('POST /account/executeUserCutTurn', {
        token,
        body: { fromType: 1, toType, currencyCode: 'USDT', amount },
      });
});
afterAll(() => candor.close());

let ticks = 0;
function tick(symbol: string, usdt: string): void {
  ticks += 1;
  candor.feed.tick(symbol, usdt);
}
async function price(btc: string, ms = 1_000): Promise<void> {
  tick('BTCUSDT', btc);
  await candor.advance(ms);
}
const of = (operator: TestOperator | undefined) => ({ headers: operator?.headers ?? {} });
const token = (at: number): string => people[at] ?? '';
const now = () => candor.time.clock.now();
const today = () => ({ from: platformDay(now()), to: platformDay(now()) + 1 });

async function fallSilent(): Promise<void> {
  candor.feed.silence();
  await candor.advance(2_250);
}

type Bound = readonly [price: string, maxSlippage?: string];
const fast = (at: number, direction: 'up' | 'down', bound?: Bound) =>
  candor.call('POST /portal/order/contractOrder', {
    token: token(at),
    body: {
      contractType: 'fast',
      symbol: 'BTCUSDT',
      direction,
      seconds: 30,
      amount: '100',
      ...(bound === undefined ? {} : { price: bound[0], maxSlippage: bound[1] ?? '0.01' }),
    },
  });
const future = (at: number, more: object = {}) =>
  candor.call('POST /portal/order/contractOrder', {
    token: token(at),
    body: {
      contractType: 'futures',
      symbol: 'BTCUSDT',
      direction: 'long',
      entrustType: 'market',
      lots: '10',
      lever: 5,
      ...more,
    },
  });
const orderNo = (reply: { readonly data: unknown }): string => (reply.data as { orderNo: string }).orderNo;
async function counted() {
  await advanceStatistics(candor.server.services.db, now());
  return countsOf(candor.server.services.db, today());
}

test('slippage is for or against an order by its direction, and counted with the time to its stamp', async () => {
  await price('60000');
  // Above what an up order saw and below what a down order saw is against its owner.
  await fast(0, 'up', ['59990']);
  await fast(1, 'up', ['60010']);
  await fast(2, 'up', ['60000']);
  await fast(3, 'down', ['59990']);
  expect((await counted())?.slippage).toBe(null);
  await fast(4, 'down', ['60030']);
  await fast(5, 'down');
  await price('60000', 32_000);
  const told = await counted();
  // ⌊10 ÷ 59990 × 10⁸⌋ = 16669, ⌊30 ÷ 60030 × 10⁸⌋ = 49975; ⌊10 ÷ 60010 × 10⁸⌋ = 16663.
  expect(told?.slippage).toEqual({
    against: { orders: 2, sum: '0.00066644', mean: '0.00033322' },
    favour: { orders: 2, sum: '0.00033332', mean: '0.00016666' },
    even: 1,
    mean: '-0.00006662',
  });
  // All were received between two marks, which come every 250 ms.
  expect(told?.stamps.fast).toEqual({
    counts: [0, 0, 0, 0, 0, 6, ...Array.from({ length: 10 }, () => 0)],
    p50: 250,
    p99: 250,
  });
  expect(told?.automatic).toEqual({ noEntry: 0, noExit: 0, beyondBound: 0, would: null, band: null });
});

test('void orders are counted by what was missing, and by what they would have been', async () => {
  // Beyond the bounds of their owners: they would have won and lost.
  await fast(0, 'up', ['50000', '0.001']);
  await fast(1, 'down', ['50000', '0.001']);
  await price('60000');
  // Without an exit: what comes eight seconds later would have been one.
  await fast(2, 'up');
  await candor.advance(14_000);
  await price('60010', 14_000);
  candor.feed.silence();
  await candor.advance(8_000);
  candor.feed.speak();
  await price('60100', 40_000);
  // Without an entry, both ways, and one more for which none came in a minute: what was last said makes marks for 2 s.
  await fallSilent();
  await fast(3, 'up');
  await fast(4, 'down');
  await candor.advance(4_000);
  candor.feed.speak();
  await price('60100', 20_000);
  await price('60200', 40_000);
  await fallSilent();
  await fast(5, 'up');
  await candor.advance(4_000);
  expect(await fast(6, 'up')).toMatchObject({ status: 400, error: 'market-halted' });
  await candor.advance(66_000);
  candor.feed.speak();
  await price('60200');
  const { db } = candor.server.services;
  const before = (await counted())?.automatic;
  expect(before).toMatchObject({
    noEntry: 3,
    noExit: 1,
    beyondBound: 2,
    would: { win: 0, lose: 0, tie: 0, unknown: 0 },
  });
  await decideVoids(db, now());
  expect(await db.query('select count(*)::int as n from void_fate where fate is not null')).toEqual([{ n: 0 }]);
  // As soon as their minutes are stored.
  await candor.advance(90_000);
  const later = now() + decidedAfterMs;
  await Promise.all([decideVoids(db, later), decideVoids(db, later)]);
  expect((await counted())?.automatic).toEqual({
    noEntry: 3,
    noExit: 1,
    beyondBound: 2,
    would: { win: 3, lose: 2, tie: 0, unknown: 1 },
    band: { won: 0, lost: 0, sigma: '0.00', alarm: false },
  });
});

test('positions are counted once each by what closed them and by their result, parts and pairs too', async () => {
  const opened = await Promise.all([0, 1, 2, 3, 4].map((at) => future(at)));
  // A limit order waits for its price: how long says nothing of anybody.
  const limit = await future(6, { entrustType: 'limit', price: '60100' });
  const risky = await future(5, { lever: 20 });
  expect([...opened, limit, risky].map(({ code }) => code)).toEqual(Array.from({ length: 7 }, () => 200));
  await price('60200');
  expect((await counted())?.futures).toBe(null);
  const ids = opened.map(orderNo);
  const asked = [
    await candor.call('POST /portal/order/endContractOrder/{id}', { token: token(0), params: { id: ids[0] ?? '' } }),
    await candor.call('POST /portal/order/closePart', { token: token(1), body: { orderId: ids[1] ?? '', lots: '4' } }),
    await candor.call('POST /portal/order/contractChaseOrder/{id}', { token: token(2), params: { id: ids[2] ?? '' } }),
    await candor.call('POST /portal/order/endAndChaseContractOrder/{id}', {
      token: token(4),
      params: { id: ids[4] ?? '' },
    }),
    await candor.call('POST /portal/order/setStopProfitAndLoss', {
      token: token(3),
      body: { orderNo: ids[3] ?? '', stopProfit: '60500' },
    }),
  ];
  expect(asked.map(({ code, message }) => `${code} ${message}`)).toEqual(Array.from({ length: 5 }, () => '200 OK'));
  await price('60210');
  // The stop; then two marks in a row at which a twentieth of margin is gone.
  await price('60600', 2_000);
  for (const btc of ['59500', '58400', '57300']) await price(btc, 2_000);
  await candor.call('POST /portal/order/closeAll', { token: token(2), body: {} });
  await price('57300');
  const told = await counted();
  expect(told?.futures).toEqual({
    // Closed by a customer: one whole, one part, and both legs of a pair by one journal.
    closed: { user: 4, reverse: 1, stopProfit: 1, stopLoss: 0, liquidation: 1 },
    // The stop and the short leg have won more than their fees.
    won: 2,
    lost: 5,
    even: 0,
  });
});

test('trades of spot are counted once, and the sides of customers by what they were', async () => {
  const spot = (at: number, side: 'buy' | 'sell', more: object) =>
    candor.call('POST /portal/order/spotOrder', {
      token: token(at),
      body: { symbol: 'ETHUSDT', side, ...more } as never,
    });
  tick('ETHUSDT', '3000');
  await candor.advance(1_000);
  const bought = await Promise.all([0, 1, 2, 3].map((at) => spot(at, 'buy', { type: 'market', amount: '100' })));
  expect(bought.map(({ code }) => code)).toEqual([200, 200, 200, 200]);
  await candor.advance(1_000);
  expect((await counted())?.spot).toBe(null);
  const resting = await spot(4, 'buy', { type: 'limit', price: '3000', quantity: '0.01' });
  await candor.advance(500);
  const sold = await spot(0, 'sell', { type: 'limit', price: '3000', quantity: '0.01' });
  expect([resting.code, sold.code]).toEqual([200, 200]);
  await candor.advance(1_000);
  const told = await counted();
  // Four against the house; then one customer's side of each kind in a single trade.
  expect(told?.spot).toEqual({ deals: 5, maker: 1, taker: 5 });
});

test('what operators halted and made void is named by itself, and moves no band', async () => {
  const call = (name: 'start' | 'end') =>
    candor.call(`POST /operator/halts/${name}`, { ...of(rita), body: { symbol: 'BTCUSDT', reason } });
  expect((await call('start')).code).toBe(200);
  await candor.advance(5_000);
  expect((await call('end')).code).toBe(200);
  await price('57300');
  const before = (await counted())?.automatic;
  await Promise.all([fast(6, 'up'), fast(7, 'down'), fast(8, 'down')]);
  await candor.advance(28_000);
  candor.feed.silence();
  await candor.advance(4_000);
  candor.feed.speak();
  await price('57400', 621_000);
  const { data } = await candor.call('GET /operator/faults', { ...of(rita), query: { symbol: 'BTCUSDT' } });
  const [fault] = data.list;
  if (fault === undefined) throw new Error('the feed was silent');
  const { from, to, id: faultId } = fault;
  const made = await candor.call('POST /operator/proposals/make', {
    ...of(rita),
    body: { proposal: { kind: 'void', symbol: 'BTCUSDT', from, to, faultId, reason } as never },
  });
  await candor.call('POST /operator/proposals/approve', { ...of(rolf), body: { id: made.data.id } });
  const { db } = candor.server.services;
  const after = (await counted())?.automatic;
  const won = (before?.band?.won ?? 0) + 1;
  const lost = (before?.band?.lost ?? 0) + 2;
  expect(after).toEqual({ ...before, band: { won, lost, sigma: expect.any(String), alarm: false } });
  const [{ faults } = { faults: 0 }] = await db.query<{ faults: number }>(
    'select count(*)::int as faults from feed_fault',
  );
  expect(await marketOf(db, today())).toEqual({
    halts: 1,
    haltedMs: 5_000,
    faults,
    voids: { decided: 1, lostGivenBack: 2, winsKept: 1 },
  });
  expect(faults).toBeGreaterThan(3);
});

/** What anybody finds who asks this server with the verifier of the repository. */
async function verify(): Promise<{ code: number | null; said: string }> {
  const child = spawn(process.execPath, ['launcher/verify/verify.mjs', candor.server.url, 'statistics']);
  let said = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (text: Buffer) => (said += String(text)));
  const code = await new Promise<number | null>((resolve) => {
    child.on('close', resolve);
  });
  return { code, said };
}

/** All in one bucket. */
const delays = (bucket: number, count: number, ms: number) => ({
  counts: Array.from({ length: delayBoundsMs.length + 1 }, (_, at) => (at === bucket ? count : 0)),
  p50: ms,
  p99: ms,
});

/** All that the tests before have done. */
const told = () => ({
  version: 2,
  day: platformDay(now()),
  takenAt: expect.any(Number) as number,
  days: 90,
  accounts: { traded: 9, lost: 7, lossShare: null },
  // Up and down: of each fewer than five accounts have decided orders.
  fast: {
    durations: [{ seconds: 30, win: 1, lose: 2, tie: 6, void: 6 }],
    others: null,
    up: null,
    down: null,
    sigma: '0.00',
    alarm: false,
  },
  halts: 1,
  haltedMs: 5_000,
  faults: 7,
  voids: { decided: 1, lostGivenBack: 2, winsKept: 1 },
  counted: {
    since: platformDay(now()) - 90,
    boundsMs: [...delayBoundsMs],
    slippage: {
      against: { orders: 3, sum: '0.20066644', mean: '0.06688881' },
      favour: { orders: 3, sum: '0.20033332', mean: '0.06677777' },
      even: 1,
      mean: '-0.00004758',
    },
    stamps: { fast: delays(5, 12, 250), futures: delays(5, 6, 250) },
    automatic: {
      noEntry: 3,
      noExit: 1,
      beyondBound: 2,
      would: { win: 3, lose: 2, tie: 0, unknown: 1 },
      band: { won: 1, lost: 2, sigma: '0.73', alarm: false },
    },
    futures: {
      closed: { user: 4, reverse: 1, stopProfit: 1, stopLoss: 0, liquidation: 1 },
      won: 2,
      lost: 5,
      even: 0,
    },
    spot: { deals: 5, maker: 1, taker: 5 },
    // But for the one of the next day. Frames are those in which one of the symbols was carried.
    sources: [
      { name: 'test', ...delays(0, ticks - 1, 25), frames: { counted: 3_056, apart: 0, late: 0, silent: 338 } },
    ],
  },
  logged: {
    since: platformDay(now()) - 90,
    counts: {
      ack: 7,
      'ack-place-fast-order': 15,
      'ack-place-futures-order': 7,
      'ack-place-spot-order': 6,
      'fast-lose': 2,
      'fast-tie': 6,
      'fast-void': 6,
      'fast-win': 1,
      'futures-close': 3,
      'futures-liquidation': 1,
      'futures-open': 9,
      'futures-pair': 2,
      'futures-stopProfit': 1,
      'refusal-market-halted': 1,
      spot: 6,
    },
    // Of the first day of a symbol no mark is missing.
    marks: { symbols: 0, marks: 0, missing: 0 },
  },
});

test('the whole day is told as it was, and what the log gives of it comes out of the log', async () => {
  const { db, publicLog } = candor.server.services;
  // The server takes them by itself, every ten minutes.
  candor.time.leap(dayMs + 599_500 - (now() % 600_000));
  await price('57400');
  const taken = async () => (await candor.call('GET /fair/statistics')).data.statistics;
  await expect.poll(taken, { timeout: 20_000 }).toEqual(told());
  await publicLog.settle();
  const { code, said } = await verify();
  expect(said).toMatch(/RIGHT: everything agrees\n$/);
  expect([code, [...said.matchAll(/^ {2}right {3}(\w+):/gm)].map(([, name]) => name)]).toEqual([
    0,
    ['signature', 'root', 'entry', 'halts', 'faults', 'voids', 'automatic', 'counts', 'marks'],
  ]);
  // Who owns the database makes a loss a win, in the answer and wherever it is kept.
  await tamper(db, { sql: `update daily_statistics set facts = replace(facts, '"lose":2,', '"lose":1,')` });
  expect((await taken())?.fast.durations).toMatchObject([{ lose: 1 }]);
  expect(await verify()).toEqual({ code: 1, said: expect.stringContaining('FALSE   entry') });
});
