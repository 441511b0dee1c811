import '../../../../tests/screens/browser.ts';
import { beforeEach, expect, test, vi } from 'vitest';
import { learnSecondary, speak } from '../../locales/i18n.ts';
import type { Arrival } from './arrivals.ts';

const asked = vi.fn<(name: string, sent: object) => Promise<{ list: object[] }>>();
vi.mock('../client/call.ts', () => ({ call: (name: string, sent: object) => asked(name, sent) }));
const { describe: told } = await import('./describe.ts');
const { describeMany } = await import('./gather.ts');
await speak('en');
await learnSecondary();

const arrival = (kind: Arrival['kind'], changes: Partial<Arrival> = {}) =>
  ({
    key: 'k1',
    kind,
    reference: 'r1',
    currencyCode: 'USDT',
    available: '0',
    time: 10_000,
    ...changes,
  }) as Arrival;
const answers = (...list: object[]) => asked.mockResolvedValueOnce({ list });
beforeEach(() => asked.mockReset());

test.each([
  ['earn-income', '1.5', '+1.50 USDT'],
  ['deposit', '100', '+100.00 USDT'],
  ['adjustment', '-3.509', '−3.51 USDT'],
] as const)('what the line says itself is not asked for: %s', async (kind, available, result) => {
  const card = await told(arrival(kind, { available }));
  expect([card?.result, card?.detail, asked.mock.calls]).toEqual([result, '', []]);
});

const fast = {
  contractType: 'fast',
  symbol: 'BTCUSDT',
  result: 'win',
  profit: '8.5',
  orderPrice: '60000',
  salePrice: '60001.5',
};

test.each([
  ['win', '8.5', '+8.50 USDT', '60,001.50 above 60,000.00'],
  ['lose', '-10', '−10.00 USDT', '60,001.50 above 60,000.00'],
  ['tie', '0', '', 'Stake given back'],
  ['void', '0', '', 'Stake given back'],
])('a fast order that ended as %s', async (result, profit, brought, detail) => {
  answers({ ...fast, result, profit });
  const card = await told(arrival('fast-win'));
  expect(card).toMatchObject({ result: brought, to: { path: 'pages/market/settlement', query: { orderNo: 'r1' } } });
  expect(card?.title).toContain('BTC/USDT');
  if (brought !== '') expect(card?.detail).toBe(detail);
});

test('an order that is gone or has not ended goes without saying', async () => {
  answers();
  expect(await told(arrival('fast-win'))).toBeNull();
  answers({ ...fast, result: null });
  expect(await told(arrival('fast-win'))).toBeNull();
});

const futures = {
  contractType: 'futures',
  symbol: 'BTCUSDT',
  status: 'closed',
  closeReason: 'liquidation',
  direction: 'long',
  profit: '12',
  fee: '2.5',
  openPrice: '60000',
  entrustType: 'limit',
  orderTime: 50_000,
  openTime: 53_000,
};

test.each([
  ['12', '2.5', '+9.50 USDT'],
  ['1', '2.5', '−1.50 USDT'],
  ['-12', '2.5', '−14.50 USDT'],
])('a closed position of profit %s brings what is left after fees of %s', async (profit, fee, result) => {
  answers({ ...futures, profit, fee });
  expect(await told(arrival('futures-close'))).toMatchObject({
    result,
    to: { path: 'pages/contract/contractOrder', query: { orderNo: 'r1' } },
  });
});

test('why a position was closed is said, each reason in its own words', async () => {
  const titles = [];
  for (const closeReason of ['user', 'reverse', 'stopProfit', 'stopLoss', 'liquidation', null]) {
    answers({ ...futures, closeReason });
    titles.push((await told(arrival('futures-close')))?.title);
  }
  expect(new Set(titles).size).toBe(5);
  expect(titles[5]).toBe(titles[0]);
});

test('an opening is told of a limit that has waited for its price, not of what was just asked for', async () => {
  answers(futures);
  const long = (await told(arrival('futures-open')))?.title;
  expect(long).toContain('60,000.00');
  answers({ ...futures, direction: 'short' });
  expect((await told(arrival('futures-open')))?.title).not.toBe(long);
  for (const changes of [{ entrustType: 'market' }, { openTime: 52_999 }, { openTime: null }]) {
    answers({ ...futures, ...changes });
    expect(await told(arrival('futures-open'))).toBeNull();
  }
});

test('a position that is open has no result yet', async () => {
  for (const changes of [{ status: 'holding' }, { profit: null }]) {
    answers({ ...futures, ...changes });
    expect(await told(arrival('futures-close'))).toBeNull();
  }
});

const spot = { symbol: 'BTCUSDT', side: 'buy', status: 'filled', volume: '0.5', dealPrice: '60000', time: 9_000 };

test('what was dealt after an own spot order came in is told; at its own moment its answer has said it', async () => {
  answers(spot);
  const card = await told(arrival('spot-fill'));
  expect(card?.title).toContain('0.5 BTC');
  expect(card?.title).toContain('60,000.00');
  answers({ ...spot, time: 10_000 });
  expect(await told(arrival('spot-fill'))).toBeNull();
});

test('a deal against another customer’s order is told by what it brought', async () => {
  answers();
  expect(await told(arrival('spot-fill', { currencyCode: 'BTC', available: '0.25' }))).toMatchObject({
    result: '+0.25 BTC',
    to: { path: 'pages/currency/currencyOrder', query: {} },
  });
});

test('many at once are one sentence that leads to the statement', () => {
  expect(describeMany(12)).toMatchObject({
    key: 'many 12',
    title: expect.stringContaining('12') as string,
    to: { path: 'pages/accountRecord/accountRecord', query: {} },
  });
});
