import type { Bonus } from '@candor/core/bonus/bonus.ts';
import { standings } from '@candor/core/customers/standing.ts';
import type { EarnOrder } from '@candor/core/earn/order.ts';
import type { EarnProduct } from '@candor/core/earn/product.ts';
import { emptyAccount, type Account } from '@candor/core/ledger/account.ts';
import { pay, post, receive, type Journal } from '@candor/core/ledger/journal.ts';
import type { DayResult, OwnLimits } from '@candor/core/limits/limits.ts';
import { amount, rate } from '@candor/core/money/amount.ts';
import { dayMs, platformDay } from '@candor/core/platform-day.ts';
import { expect, test } from 'vitest';
import { bonusFrom, bonusRows, testFundsRows } from './bonus.ts';
import { changedEarnRows, earnOrderFrom, incomeRows, placedEarnRows, productFrom, productRows } from './earn.ts';
import { accountFrom, accountRows, journalRows } from './ledger.ts';
import { dayResultFrom, dayResultRows, limitRows, limitsFrom } from './limits.ts';
import { messageKinds, messageRows, sentToOwner, type Message } from './messages.ts';
import { ownerFreezeFrom, ownerFreezeRows, standingFrom, standingRows } from './standings.ts';
import { expectDistinct, openRows } from './test-rows.ts';

const { write, read, stored } = openRows();

test('an account keeps what is free apart from what is held, and a change moves these two alone', async () => {
  const account: Account = { ...emptyAccount('user-a', 2, 'BTC'), available: amount(11n), frozen: amount(12n) };
  const row = { id: 'user-a:2:BTC', owner: 'user-a', type: 2, currency: 'BTC', available: '11', frozen: '12' };
  expect(await stored('account', accountRows([account]))).toEqual([row]);
  expectDistinct({ ...row, type: null, id: null });
  expect(accountFrom(row)).toEqual(account);
  const moved = { ...account, available: amount(13n), frozen: amount(14n), owner: 'thief', currency: 'ETH' as const };
  expect(await stored('account', accountRows([moved]))).toEqual([{ ...row, available: '13', frozen: '14' }]);
});

test.each(['EUR', 'usdt', 'toString', ''])('an account in %s is a fault of the tables', (currency) => {
  expect(() => accountFrom({ id: 'x', owner: 'u', type: 1, currency, available: '1', frozen: '0' })).toThrow(
    'unknown currency',
  );
});

test.each(['currency', 'owner', 'available', 'frozen'])(
  'an account without its %s is a fault of the tables',
  (column) => {
    const row = { id: 'x', owner: 'u', type: 1, currency: 'USDT', available: '1', frozen: '0', [column]: null };
    expect(() => accountFrom(row)).toThrow('a required column is empty');
  },
);

const accountWith = (owner: string, units: bigint): Account => ({
  ...emptyAccount(owner, 1, 'USDT'),
  available: amount(units),
});
const journalOf = (id: number, kind: Journal['kind'], time: number): Journal =>
  post({ id, kind, reference: `reference-${id}`, time }, [
    pay(accountWith('user-b', 500n), amount(30n)),
    receive(accountWith('user-c', 700n), amount(30n)),
  ]);

test('a journal is stored with its lines in their order, and with what each account held afterwards', async () => {
  const journal = journalOf(21, 'transfer', 22);
  await write(journalRows([journal]));
  expect(await read('journal')).toEqual([{ id: '21', kind: 'transfer', reference: 'reference-21', time: '22' }]);
  const line = { journal_id: '21', type: 1, currency: 'USDT', frozen: '0', frozen_after: '0' };
  expect(await read('journal_entry')).toEqual([
    { ...line, line: 0, owner: 'user-b', available: '-30', available_after: '470' },
    { ...line, line: 1, owner: 'user-c', available: '30', available_after: '730' },
  ]);
  expect(await read('daily_profit')).toEqual([]);
  await expect(write(journalRows([journal]))).rejects.toThrow('journal_pkey');
});

test('what a day has brought adds up over journals; a day of nothing but moved money has no row', async () => {
  const day = platformDay(5 * dayMs);
  await write(journalRows([journalOf(23, 'fast-win', 5 * dayMs), journalOf(24, 'transfer', 5 * dayMs)]));
  await write(journalRows([journalOf(25, 'futures-close', 5 * dayMs + 1)]));
  await write(journalRows([journalOf(26, 'earn-income', 6 * dayMs)]));
  expect(await read('daily_profit')).toEqual([
    { user_id: 'user-b', platform_day: day, net: '-60' },
    { user_id: 'user-b', platform_day: day + 1, net: '-30' },
    { user_id: 'user-c', platform_day: day, net: '60' },
    { user_id: 'user-c', platform_day: day + 1, net: '30' },
  ]);
});

test('less than nothing is written for nobody and read from nowhere, but for the world outside', () => {
  const short: Account = { ...emptyAccount('user-s', 1, 'USDT'), available: amount(-1n) };
  const row = { id: 'user-s:1:USDT', owner: 'user-s', type: 1, currency: 'USDT', available: '-1', frozen: '0' };
  expect(() => accountRows([short])).toThrow('user-s:1:USDT has no less than nothing');
  expect(() => accountFrom(row)).toThrow('user-s:1:USDT has no less than nothing');
  expect(() => accountRows([{ ...short, available: amount(5n), frozen: amount(-1n) }])).toThrow('no less than nothing');
  const world = { ...row, id: 'world:0:USDT', owner: 'world', type: 0 };
  expect(accountFrom(world)).toMatchObject({ owner: 'world', available: -1n });
  expect(() => accountFrom({ ...world, frozen: '-1' })).toThrow('world:0:USDT has no less than nothing');
});

test('an account under the name of another, or of no known type, is a fault of the tables', () => {
  const row = { id: 'user-s:1:USDT', owner: 'user-s', type: 1, currency: 'USDT', available: '1', frozen: '0' };
  for (const change of [{ id: 'user-t:1:USDT' }, { owner: 'user-t' }, { type: 2 }, { currency: 'BTC' }])
    expect(() => accountFrom({ ...row, ...change }), JSON.stringify(change)).toThrow('is the account');
  for (const type of [5, -1, 'x']) expect(() => accountFrom({ ...row, type })).toThrow('of an account');
});

const bonus: Bonus = {
  userId: 'user-b',
  giftedAt: 11,
  depositBonusAt: 12,
  refusedAt: 13,
  volume: amount(14n),
  carry: amount(15n),
  released: amount(16n),
};

test('a bonus has each field in its column, and is changed whole', async () => {
  const begun: Bonus = { ...bonus, giftedAt: null, depositBonusAt: null, refusedAt: null };
  expect((await stored('bonus', bonusRows([begun]))).map(bonusFrom)).toEqual([begun]);
  const [row] = await stored('bonus', bonusRows([bonus]));
  expect(row).toEqual({
    user_id: 'user-b',
    gifted_at: '11',
    deposit_bonus_at: '12',
    refused_at: '13',
    volume: '14',
    carry: '15',
    released: '16',
  });
  expectDistinct(row);
  expect(bonusFrom(row ?? {})).toEqual(bonus);
});

test('funds for testing are taken once a day by each', async () => {
  const taken = { userId: 'user-t', platformDay: 21, journal: 22 };
  const rows = [taken, { ...taken, platformDay: 23, journal: 24 }, { ...taken, userId: 'user-u', journal: 25 }];
  expect(await stored('test_funds', testFundsRows(rows))).toEqual([
    { user_id: 'user-t', platform_day: 21, journal_id: '22' },
    { user_id: 'user-t', platform_day: 23, journal_id: '24' },
    { user_id: 'user-u', platform_day: 21, journal_id: '25' },
  ]);
  await expect(write(testFundsRows([{ ...taken, journal: 26 }]))).rejects.toThrow('test_funds_pkey');
});

const limits: OwnLimits = {
  userId: 'user-l',
  dailyLoss: { value: amount(31n), next: { value: amount(32n), from: 33 } },
  stake: { value: amount(34n), next: { value: amount(35n), from: 36 } },
  timeOutUntil: 37,
  excludedUntil: 38,
};

test('own limits have each field in its column, the looser ones that wait beside those that hold', async () => {
  const [row] = await stored('own_limits', limitRows([limits]));
  expect(row).toEqual({
    user_id: 'user-l',
    daily_loss: '31',
    daily_loss_next: '32',
    daily_loss_from: '33',
    stake: '34',
    stake_next: '35',
    stake_from: '36',
    time_out_until: '37',
    excluded_until: '38',
  });
  expectDistinct(row);
  expect(limitsFrom(row ?? {})).toEqual(limits);
});

test.each([
  ['no limit of money', { dailyLoss: { value: null, next: null }, stake: { value: null, next: null } }],
  ['a limit that will end', { dailyLoss: { value: amount(1n), next: { value: null, from: 2 } } }],
  ['a limit that holds alone', { stake: { value: amount(1n), next: null } }],
])('%s of own limits comes back as it was, in the place of those before', async (_name, change) => {
  const changed: OwnLimits = { ...limits, ...change };
  expect((await stored('own_limits', limitRows([changed]))).map(limitsFrom)).toEqual([changed]);
});

test.each([
  ['a time-out', { timeOutUntil: 36 }],
  ['a time-out', { timeOutUntil: null }],
  ['a self-exclusion', { excludedUntil: 37 }],
  ['a self-exclusion', { excludedUntil: null }],
])('%s is never written to end sooner', async (_name, change) => {
  await expect(write(limitRows([{ ...limits, ...change }]))).rejects.toThrow('last as long as was chosen');
});

test('the result of a day is kept for the last day alone, a loss below zero', async () => {
  const result: DayResult = { userId: 'user-l', platformDay: 41, result: amount(-42n) };
  expect(await stored('day_result', dayResultRows([result]))).toEqual([
    { user_id: 'user-l', platform_day: 41, net: '-42' },
  ]);
  const next: DayResult = { ...result, platformDay: 43, result: amount(44n) };
  expect((await stored('day_result', dayResultRows([next]))).map(dayResultFrom)).toEqual([next]);
});

const product: EarnProduct = {
  productId: 'product-1',
  version: 51,
  kind: 'wealth',
  currency: 'BTC',
  dailyRate: rate(52n),
  penaltyRate: rate(53n),
  days: 54,
  dividend: 'end',
  minAmount: amount(55n),
  maxAmount: amount(56n),
  example: true,
  paused: false,
};
const productRow = {
  product_id: 'product-1',
  version: 51,
  kind: 'wealth',
  currency: 'BTC',
  daily_rate: '52',
  penalty_rate: '53',
  days: 54,
  dividend: 'end',
  min_amount: '55',
  max_amount: '56',
  example: true,
  paused: false,
};

test('a product keeps every version, each field in its column', async () => {
  const next: EarnProduct = {
    ...product,
    version: 52,
    kind: 'lock-mining',
    dividend: 'daily',
    example: false,
    paused: true,
  };
  const rows = await stored('earn_product', productRows([product, next]));
  expect(rows[0]).toEqual(productRow);
  expectDistinct(productRow);
  expect(rows.map(productFrom)).toEqual([product, next]);
  await expect(write(productRows([{ ...product, days: 1 }]))).rejects.toThrow('earn_product_pkey');
});

const { minAmount: _min, maxAmount: _max, example: _example, paused: _paused, ...terms } = product;
const order: EarnOrder = {
  ...terms,
  orderNo: 'earn-1',
  userId: 'user-e',
  principal: amount(61n),
  dailyIncome: amount(62n),
  startAt: 63,
  paidDays: 0,
  paid: amount(0n),
  status: 'active',
  endedAt: null,
  penalty: amount(0n),
};
const redeemed: EarnOrder = {
  ...order,
  paidDays: 3,
  paid: amount(186n),
  status: 'redeemed',
  endedAt: 65,
  penalty: amount(60n),
};

test('an order of a product has each field in its column; a change leaves what it was bought under', async () => {
  const [placed] = await stored('earn_order', placedEarnRows([order]));
  expect(earnOrderFrom(placed ?? {})).toEqual(order);
  const other = { ...order, orderNo: 'earn-2' };
  await write(placedEarnRows([other]));
  const changed = { ...redeemed, principal: amount(1n), dailyRate: rate(1n), userId: 'thief', version: 1 };
  const rows = await stored('earn_order', changedEarnRows([changed]));
  const row = {
    order_no: 'earn-1',
    user_id: 'user-e',
    product_id: 'product-1',
    version: 51,
    kind: 'wealth',
    currency: 'BTC',
    daily_rate: '52',
    penalty_rate: '53',
    days: 54,
    dividend: 'end',
    principal: '61',
    daily_income: '62',
    start_at: '63',
    paid_days: 3,
    paid: '186',
    status: 'redeemed',
    ended_at: '65',
    penalty: '60',
  };
  expect(rows[0]).toEqual(row);
  expectDistinct(row);
  expect(rows.map(earnOrderFrom)).toEqual([redeemed, other]);
});

test.each(['EUR', 'btc'])('a product or an order of one in %s is a fault of the tables', (currency) => {
  expect(() => productFrom({ ...productRow, currency })).toThrow(`${currency} is no currency`);
  expect(() => earnOrderFrom({ ...productRow, currency })).toThrow(`${currency} is no currency`);
});

test('income is kept once for each day of an order', async () => {
  const income = {
    orderNo: 'earn-1',
    userId: 'user-e',
    day: 71,
    amount: amount(72n),
    dueAt: 73,
    settledAt: 74,
    journal: 75,
  };
  const [row] = await stored('earn_income', incomeRows([income]));
  expect(row).toEqual({
    order_no: 'earn-1',
    day: 71,
    user_id: 'user-e',
    amount: '72',
    due_at: '73',
    settled_at: '74',
    journal_id: '75',
  });
  expectDistinct(row);
  await expect(write(incomeRows([{ ...income, amount: amount(1n) }]))).rejects.toThrow('earn_income_pkey');
});

const customers = async (): Promise<unknown[]> =>
  (await read('customer')).map(({ id, standing, frozen, withdrawals_frozen_at: at }) => [id, standing, frozen, at]);

test('a standing and a freeze change the one customer that they are about', async () => {
  await write(
    ['a', 'b'].map((id) => ({
      sql: `insert into customer (id, account_key, nick_name, password_hash, password_changed_at, invite_code,
          created_at) values ($1, $1, 'n', 'h', 1, $1, 1)`,
      params: [id],
    })),
  );
  for (const standing of standings) {
    await write(standingRows(new Map([['a', standing]])));
    expect(await customers()).toEqual([
      ['a', standing, standing === 'frozen', null],
      ['b', 'open', false, null],
    ]);
    expect(standingFrom((await read('customer'))[0] ?? {})).toEqual(['a', standing]);
  }
  await write(ownerFreezeRows(new Map([['b', 81]])));
  expect(ownerFreezeFrom((await read('customer'))[1] ?? {})).toEqual(['b', 81]);
  await write(ownerFreezeRows(new Map([['b', null]])));
  expect(await customers()).toEqual([
    ['a', 'closed', false, null],
    ['b', 'open', false, null],
  ]);
});

test.each(['thawed', '', null])('a standing that nobody knows is a fault of the tables: %s', (standing) => {
  expect(() => standingFrom({ id: 'a', standing })).toThrow("a customer's standing is");
});

test('each message is written once, and what a thief would do first waits to be told outside as well', async () => {
  const messages = messageKinds.map((kind, at): Message => ({
    userId: 'u',
    kind,
    reference: `reference-${at}`,
    params: { at: String(at) },
    time: at,
  }));
  await write(messageRows(messages));
  await write(messageRows(messages.map((message) => ({ ...message, params: {}, time: 0 }))));
  const rows = await read('message');
  expect(new Set(rows.map(({ id }) => id)).size).toBe(messageKinds.length);
  const inTime = rows.toSorted((a, b) => Number(a.time) - Number(b.time));
  expect(inTime.map((row) => ({ ...row, id: 'new' }))).toEqual(
    messageKinds.map((kind, at) => ({
      id: 'new',
      user_id: 'u',
      kind,
      reference: `reference-${at}`,
      params: { at: String(at) },
      addresses: null,
      time: String(at),
      read_at: null,
      ...(sentToOwner.has(kind) ? { telling: 'waiting', tell_at: String(at) } : { telling: null, tell_at: null }),
    })),
  );
});

test.each([
  ['kind', 'lottery'],
  ['dividend', 'weekly'],
])('a product of an unknown %s is a fault of the tables', (column, value) => {
  expect(() => productFrom({ ...productRow, [column]: value })).toThrow('a column holds');
});

test('an order was paid the income of its days, no more and no less, before it is written and when it is read', () => {
  expect(() => changedEarnRows([{ ...redeemed, paid: amount(185n) }])).toThrow('income of its 3 days');
  expect(() => placedEarnRows([{ ...order, paid: amount(1n) }])).toThrow('income of its 0 days');
  const row = { ...productRow, order_no: 'e', user_id: 'u', principal: '1', daily_income: '2', start_at: '3' };
  const life = { paid_days: 4, paid: '8', status: 'active', ended_at: null, penalty: '0' };
  expect(earnOrderFrom({ ...row, ...life })).toMatchObject({ paidDays: 4, paid: 8n });
  expect(() => earnOrderFrom({ ...row, ...life, paid: '9' })).toThrow('income of its 4 days');
  expect(() => earnOrderFrom({ ...row, ...life, status: 'lost' })).toThrow('a column holds lost');
});

test('a limit that waits is looser than the one that holds, before it is written and when it is read', () => {
  const row = { user_id: 'u', daily_loss: '5', daily_loss_from: '9', stake: null, stake_from: null };
  for (const value of [amount(31n), amount(30n)])
    expect(() => limitRows([{ ...limits, dailyLoss: { value: amount(31n), next: { value, from: 1 } } }])).toThrow(
      'is looser',
    );
  expect(() => limitRows([{ ...limits, stake: { value: null, next: { value: null, from: 1 } } }])).toThrow('is looser');
  expect(() => limitsFrom({ ...row, daily_loss_next: '5' })).toThrow('is looser');
  expect(limitsFrom({ ...row, daily_loss_next: '6' }).dailyLoss).toEqual({ value: 5n, next: { value: 6n, from: 9 } });
});
