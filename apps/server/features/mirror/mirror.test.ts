import { parseDecimal } from '@candor/core/money/decimal.ts';
import { dayMs, platformDayStart } from '@candor/core/platform-day.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestServer, type TestServer } from '../../test-server.ts';

let candor: TestServer;
let price = 60_000;
beforeAll(async () => {
  candor = await openTestServer();
  await mark(price);
});
afterAll(() => candor.close());

async function mark(to: number, ms = 500): Promise<void> {
  candor.feed.tick('BTCUSDT', String((price = to)));
  await candor.advance(ms);
}
const mirror = (token?: string, query: Record<string, string | number> = {}) =>
  candor.call('GET /account/mirror', { token, query });

/** Places a fast order and waits for its end on a market that moves by so much. @returns its number */
async function fast(token: string, stake: string, move: number): Promise<string> {
  await mark(price);
  const body = { contractType: 'fast', symbol: 'BTCUSDT', direction: 'up', seconds: 30, amount: stake } as const;
  const placed = await candor.call('POST /portal/order/contractOrder', { token, body });
  expect(placed.code).toBe(200);
  await candor.advance(500);
  await mark(price + move, 31_000);
  return placed.data.id;
}

async function fund(token: string, toType: 2 | 3): Promise<void> {
  const body = { fromType: 1, toType, currencyCode: 'USDT', amount: '2000' } as const;
  expect((await candor.call('POST /account/executeUserCutTurn', { token, body })).code).toBe(200);
}

/** Opens a position of 0.05 bitcoin and closes it after a move. */
async function futures(token: string, by: number): Promise<void> {
  await mark(60_000);
  const order = { contractType: 'futures', symbol: 'BTCUSDT', direction: 'long', entrustType: 'market' } as const;
  const body = { ...order, lots: '50', lever: 20 };
  const { id } = (await candor.call('POST /portal/order/contractOrder', { token, body })).data;
  await mark(60_000);
  await mark(60_000 + by);
  await candor.call('POST /portal/order/endContractOrder/{id}', { token, params: { id } });
  await mark(60_000 + by);
  await mark(60_000);
}

async function spot(token: string, side: 'buy' | 'sell', of: { amount: string } | { quantity: string }): Promise<void> {
  await mark(60_000);
  const body = { symbol: 'BTCUSDT', side, type: 'market', ...of } as const;
  const placed = await candor.call('POST /portal/order/spotOrder', { token, body });
  expect([placed.code, placed.data.status]).toEqual([200, 'filled']);
}

async function exchange(token: string): Promise<void> {
  await mark(60_000);
  const body = { currencyCode: 'USDT', targetCurrency: 'BTC', quantity: '600' };
  const { quoteId } = (await candor.call('POST /account/exchange', { token, body })).data;
  expect((await candor.call('POST /account/executeUserExchange', { token, body: { quoteId } })).code).toBe(200);
}

const noSwaps = { trades: 0, fees: '0', difference: '0' };
const nothing = {
  fast: {
    orders: 0,
    wins: 0,
    losses: 0,
    ties: 0,
    voids: 0,
    staked: '0',
    result: '0',
    houseEdge: '0',
    hitRate: null,
    needed: 30,
  },
  futures: { positions: 0, profit: '0', fees: '0', result: '0' },
  spot: noSwaps,
  exchange: noSwaps,
  fees: '0',
  hours: null,
  hourNeeded: 10,
  againstHolding: '0',
};

test('strangers learn nothing, and a period is of 1 to 90 days, a clock of this world', async () => {
  expect(await mirror()).toMatchObject({ status: 401, error: 'unauthorized' });
  const { token } = await candor.signUp();
  for (const [field, value, error] of [
    ['days', 0, 'whole-number-range'],
    ['days', 91, 'whole-number-range'],
    ['days', 'week', 'whole-number-invalid'],
    ['offset', -721, 'whole-number-range'],
    ['offset', 841, 'whole-number-range'],
    ['offset', '7.5', 'whole-number-invalid'],
  ] as const)
    expect(await mirror(token, { [field]: value })).toMatchObject({ status: 400, error, field });
});

test('who has traded nothing sees nothing, whatever came in and moved', async () => {
  const { token } = await candor.signUp();
  await fund(token, 2);
  const to = candor.time.clock.now();
  expect((await mirror(token)).data).toEqual({ ...nothing, from: platformDayStart(to) - 6 * dayMs, to });
});

/** What somebody owns in all, millionths of USDT. */
async function worth(token: string): Promise<bigint> {
  const { data } = await candor.call('POST /account/list', { token });
  return data.reduce((sum, { valuation }) => sum + (parseDecimal(valuation ?? '', 6) ?? -1n), 0n);
}

test('trades of each product are in it, whole, and those of another customer are not', async () => {
  const [{ token }, other] = [await candor.signUp(), await candor.signUp()];
  // What is released by volume would be more than was there at the beginning, and no result.
  expect((await candor.call('POST /account/refuseBonus', { token })).code).toBe(200);
  const before = await worth(token);
  for (const toType of [2, 3] as const) for (const each of [token, other.token]) await fund(each, toType);
  await fast(token, '25', 60);
  await fast(token, '40', -60);
  await fast(token, '10', 0);
  await fast(other.token, '7', 20);
  await futures(token, 90);
  await futures(other.token, -90);
  await spot(token, 'buy', { amount: '600' });
  await spot(token, 'sell', { quantity: '0.005' });
  await spot(other.token, 'buy', { amount: '300' });
  await exchange(token);
  await mark(60_000);
  const { data } = await mirror(token, { days: 28, offset: 420 });
  const to = candor.time.clock.now();
  expect(data).toEqual({
    ...nothing,
    from: platformDayStart(to) - 27 * dayMs,
    to,
    // Of 25 and 40 at 0.80: 20 − 40; (65 − 52) / 2; 65 / 117. The range of 1 of 2 is (5.841459 ∓ 4.737080) / 11.682918.
    fast: {
      orders: 3,
      wins: 1,
      losses: 1,
      ties: 1,
      voids: 0,
      staked: '65',
      result: '-20',
      houseEdge: '6.5',
      hitRate: { rate: '0.5', low: '0.0945312', high: '0.9054688', breakEven: '0.55555556', verdict: 'few' },
      needed: 30,
    },
    // 0.05 bitcoin: 4.5; 0.06 % of 3,000 and of 3,004.5.
    futures: { positions: 1, profit: '4.5', fees: '3.6027', result: '0.8973' },
    spot: { trades: 2, fees: '1.349394', difference: '-1.360438' },
    // 0.1 % of 600, and what rounding the rate has left out.
    exchange: { trades: 1, fees: '0.6', difference: '-0.6006' },
    fees: '5.552094',
    againstHolding: '-21.063738',
  });
  expect((await worth(token)) - before).toBe(-21_063_738n);
  expect((await mirror(other.token)).data).toMatchObject({
    fast: { orders: 1, wins: 1, result: '5.6' },
    futures: { positions: 1, profit: '-4.5' },
    spot: { trades: 1 },
    exchange: noSwaps,
  });
});

test('nobody reads the mirror of another, whatever is asked', async () => {
  const { token } = await candor.signUp();
  const other = await candor.signUp();
  await fast(other.token, '9', 20);
  expect((await mirror(token, { userId: other.userId })).status).toBe(400);
  expect((await mirror(token)).data.fast).toEqual(nothing.fast);
});

test('a lost order whose stake a void has given back is void, and costs nothing', async () => {
  const { token, userId } = await candor.signUp();
  const id = await fast(token, '30', -60);
  await fast(token, '20', 60);
  await candor.server.services.db.query("insert into voided_order values ($1, 'v', 0, $2)", [id, userId]);
  expect((await mirror(token)).data.fast).toMatchObject({
    orders: 2,
    wins: 1,
    losses: 0,
    voids: 1,
    staked: '20',
    result: '16',
  });
});

test('hours are those of the own clock, named from ten trades on', async () => {
  const { token } = await candor.signUp();
  const hour = (offset: number): number => Math.floor((candor.time.clock.now() + offset * 60_000) / 3_600_000) % 24;
  const pass = async (ms: number) => {
    candor.time.leap(ms);
    await candor.advance(1_000);
    await mark(price, 3_000);
  };
  await pass(3_600_000 - (candor.time.clock.now() % 3_600_000));
  const first = [0, 420, -210].map(hour);
  for (let each = 0; each < 10; each += 1) await fast(token, '2', 10);
  expect((await mirror(token)).data.hours).toBeNull();
  await pass(3_600_000);
  const second = [0, 420, -210].map(hour);
  for (let each = 0; each < 10; each += 1) await fast(token, '1', -10);
  for (const [at, offset] of [0, 420, -210].entries())
    expect((await mirror(token, { offset })).data.hours, String(offset)).toEqual({
      best: { hour: first[at], trades: 10, result: '16' },
      worst: { hour: second[at], trades: 10, result: '-10' },
    });
});

test('a period begins at midnight of platform time, and what was before it is no part of it', async () => {
  const who = { account: 'mirrored26', password: 'secret-123' };
  const body = { type: 'account', ...who, confirmPassword: who.password, agree: true } as const;
  const { token } = (await candor.call('POST /register', { body })).data;
  await candor.call('POST /account/testFunds', { token });
  const midnight = platformDayStart(candor.time.clock.now()) + dayMs;
  candor.time.leap(midnight - candor.time.clock.now() - 60_000);
  await fast(token, '10', 20);
  expect(candor.time.clock.now()).toBeLessThan(midnight);
  await candor.advance(midnight - candor.time.clock.now());
  await fast(token, '20', -20);
  candor.time.leap(6 * dayMs);
  const { token: later } = (await candor.call('POST /login', { body: who })).data;
  const of = async (days: number) => (await mirror(later, { days })).data.fast;
  expect(await of(6)).toEqual(nothing.fast);
  expect(await of(7)).toMatchObject({ orders: 1, result: '-20' });
  expect(await of(8)).toMatchObject({ orders: 2, result: '-12' });
});
