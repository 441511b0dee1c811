import { ok } from '@candor/core/result.ts';
import { fraction } from '@candor/core/money/amount.ts';
import { usdt } from '@candor/core/money/currencies.ts';
import { dayMs, platformDay, platformDayStart } from '@candor/core/platform-day.ts';
import { paperRules } from '@candor/core/rules.ts';
import { verifyReceipt } from '@candor/verifier/receipt.ts';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { loadSnapshot } from '../../../engine/load.ts';
import { openTestServer, type TestServer } from '../../../test-server.ts';
import { countVolumes } from './count-volumes.ts';
import { sayVolumes } from './keep-counting.ts';

const feeTiers = [
  { volumeFrom: usdt('1000'), makerFee: fraction('0.0008'), takerFee: fraction('0.0012') },
  { volumeFrom: usdt('3000'), makerFee: fraction('0.0005'), takerFee: fraction('0.0009') },
];
const rules = { ...paperRules, spot: { ...paperRules.spot, feeTiers } };

let candor: TestServer;
let [anna, boris] = [
  { token: '', userId: '' },
  { token: '', userId: '' },
];
beforeAll(async () => {
  candor = await openTestServer({ rules });
  [anna, boris] = [await trader(), await trader()];
});
afterAll(() => candor.close());

const db = () => candor.server.services.db;
const today = (): number => platformDay(candor.time.clock.now());
const saidDays = async (): Promise<number[]> =>
  (await db().query<{ day: number }>('select platform_day::int as day from spot_volume_day order by 1')).map(
    ({ day }) => day,
  );
const volumesOf = async (day: number): Promise<Record<string, string>> =>
  Object.fromEntries(
    (
      await db().query<{ user: string; volume: string }>(
        'select user_id as user, volume::text as volume from spot_volume where platform_day = $1',
        [day],
      )
    ).map(({ user, volume }) => [user, volume]),
  );

async function trader(): Promise<{ token: string; userId: string }> {
  const person = await candor.signUp();
  await candor.call('POST /account/executeUserCutTurn', {
    token: person.token,
    body: { fromType: 1, toType: 2, currencyCode: 'USDT', amount: '9000' },
  });
  return person;
}
async function place({ token }: { token: string }, body: object): Promise<string> {
  candor.feed.tick('BTCUSDT', '60000');
  await candor.advance(1_000);
  const reply = await candor.call('POST /portal/order/spotOrder', {
    token,
    body: { symbol: 'BTCUSDT', side: 'buy', type: 'limit', ...body } as never,
  });
  expect(reply.code).toBe(200);
  return reply.data.orderNo;
}
/** To so long after the next midnight of platform time, and a turn of what works by itself. */
async function midnight(afterMs: number): Promise<void> {
  const { time } = candor;
  time.leap(platformDayStart(time.clock.now()) + dayMs + afterMs - time.clock.now());
  await candor.advance(61_000);
}
const ratesOf = async (orderNo: string) =>
  (
    await db().query(
      `select maker_fee::int as maker, taker_fee::int as taker, fee_volume::text as volume, fee_day::int as day
        from spot_order where order_no = $1`,
      [orderNo],
    )
  )[0];

test('the day before the first start is said, without anybody', async () => {
  await candor.advance(61_000);
  await vi.waitFor(async () => expect(await saidDays()).toEqual([today() - 1]));
  expect(await volumesOf(today() - 1)).toEqual({});
});

test('deals of a day count from the day after on, both sides, and only once that day is over and written', async () => {
  const bought = await place(anna, { type: 'market', amount: '1200' });
  expect(await ratesOf(bought)).toEqual({ maker: 100_000, taker: 150_000, volume: '0', day: today() - 1 });
  await place(anna, { side: 'sell', price: '60000.5', quantity: '0.01' });
  await place(boris, { price: '60600', quantity: '0.06' });
  expect(await db().query("select user_id as user from spot_deal where role = 'maker'")).toEqual([
    { user: anna.userId },
  ]);
  const first = today();
  await midnight(1_000);
  expect(await saidDays()).toEqual([first - 1]);
  await candor.advance(600_000);
  await vi.waitFor(async () => expect(await saidDays()).toEqual([first - 1, first]));
  const amounts = await db().query<{ user: string; volume: string }>(
    'select user_id as user, sum(amount)::text as volume from spot_deal group by 1',
  );
  const booked = Object.fromEntries(amounts.map(({ user, volume }) => [user, volume]));
  expect(await volumesOf(first)).toEqual(booked);
  expect(Number(booked[anna.userId])).toBeGreaterThan(1_700_000_000);
  expect(Number(booked[boris.userId])).toBeGreaterThan(3_000_000_000);
});

test('the next order of each has their own tier and settles by it, and its receipt says by which', async () => {
  const orders = [
    await place(anna, { type: 'market', amount: '600' }),
    await place(boris, { type: 'market', amount: '600' }),
  ];
  const [hers, his] = await Promise.all(orders.map(ratesOf));
  expect([hers, his]).toMatchObject([
    { maker: 80_000, taker: 120_000, day: today() - 1 },
    { maker: 50_000, taker: 90_000, day: today() - 1 },
  ]);
  const receipts = await db().query<{ content: string; no: string; journal: string }>(
    `select content, order_no as no, journal_id::text as journal from receipt where order_no like $1`,
    [`${orders[1]}-%`],
  );
  expect(receipts.length).toBeGreaterThan(0);
  for (const { content, no, journal } of receipts) {
    const told = (text: string) =>
      verifyReceipt({ orderNo: no, journalId: journal, content: text, contentHash: '' }, []).filter(
        ({ ok, name }) => ok === false && name !== 'receipt',
      );
    expect(told(content)).toEqual([]);
    const planted = content.replace('|50000|90000|', '|80000|120000|');
    expect(told(planted).map(({ name }) => name)).toEqual(['fillFee', 'fillTier']);
  }
});

test('everybody sees the tiers, and each customer their own rates, volume and the day it is counted to', async () => {
  const tiers = [
    { volumeFrom: '0', makerFee: '0.001', takerFee: '0.0015' },
    { volumeFrom: '1000', makerFee: '0.0008', takerFee: '0.0012' },
    { volumeFrom: '3000', makerFee: '0.0005', takerFee: '0.0009' },
  ];
  const [rule] = (await candor.call('GET /portal/common/spotRule/list')).data;
  expect(rule).toMatchObject({ makerFee: '0.001', takerFee: '0.0015', feeTiers: tiers });
  const feesOf = async (token: string | undefined) => candor.call('GET /portal/order/spotFees', { token });
  expect((await feesOf(undefined)).code).toBe(401);
  const volumeDay = new Date((today() - 1) * dayMs).toISOString().slice(0, 10);
  const volumes = await volumesOf(today() - 1);
  const { data } = await feesOf(boris.token);
  expect(data).toEqual({ makerFee: '0.0005', takerFee: '0.0009', volume: data.volume, volumeDay, tiers });
  expect(Number(data.volume) * 1_000_000).toBeCloseTo(Number(volumes[boris.userId]));
  expect((await feesOf((await candor.signUp()).token)).data).toMatchObject({
    makerFee: '0.001',
    volume: '0',
    volumeDay,
  });
});

test('whoever starts anew has the volumes of the last day that was said', async () => {
  const { spotVolumes } = await loadSnapshot(db());
  expect(spotVolumes?.day).toBe(today() - 1);
  expect(Object.fromEntries([...(spotVolumes?.byUser ?? [])].map(([id, volume]) => [id, String(volume)]))).toEqual(
    await volumesOf(today() - 1),
  );
});

test('a day is said once, whoever asks for it again', async () => {
  const before = await saidDays();
  const {
    engine,
    services: { clock },
  } = candor.server;
  await sayVolumes({ db: db(), engine, clock });
  const again = await engine.submit({ kind: 'set-spot-volumes', day: before.at(-1) ?? 0, volumes: [] });
  expect(again).toMatchObject({ ok: false, refusal: 'volumes-set' });
  expect(await engine.submit({ kind: 'set-spot-volumes', day: today(), volumes: [] })).toMatchObject({
    ok: false,
    refusal: 'day-not-over',
  });
  expect(await saidDays()).toEqual(before);
});

test('a day is counted only when what was received before is written, also after a process was frozen', async () => {
  const steps: string[] = [];
  const settled = async (): Promise<void> => {
    await new Promise((resolve) => setTimeout(resolve, 20));
    steps.push('written');
  };
  const query = async (): Promise<never[]> => {
    steps.push('read');
    return [];
  };
  const counted = { query, patient: { query } };
  const { clock } = candor.server.services;
  await sayVolumes({
    db: counted as never,
    clock,
    engine: { ready: true, settled, submit: async () => ok(null) as never },
  });
  expect(steps).toEqual(['written', 'read', 'read']);
});

test('days on which nothing ran are passed over, and what is thirty days old counts no more', async () => {
  const first = (await saidDays()).at(-1) ?? 0;
  candor.time.leap(20 * dayMs);
  await candor.advance(61_000);
  await vi.waitFor(async () => expect((await saidDays()).at(-1)).toBe(first + 20));
  expect(Object.keys(await volumesOf(first + 20)).toSorted()).toEqual([anna.userId, boris.userId].toSorted());
  const of = async (day: number) => Object.fromEntries(await countVolumes(db(), day));
  // The deals of the second day were 600 each.
  expect(Object.values(await of(first + 30)).every((volume) => volume < 610_000_000n && volume > 500_000_000n)).toBe(
    true,
  );
  expect(await of(first + 31)).toEqual({});
  candor.time.leap(12 * dayMs);
  await candor.advance(61_000);
  await vi.waitFor(async () => expect((await saidDays()).at(-1)).toBe(first + 32));
  expect(await volumesOf(first + 32)).toEqual({});
  expect(await ratesOf(await place(await trader(), { price: '59000', quantity: '0.001' }))).toEqual({
    maker: 100_000,
    taker: 150_000,
    volume: '0',
    day: first + 32,
  });
  expect(Object.values(await candor.sums()).every((sum) => sum === '0')).toBe(true);
});
