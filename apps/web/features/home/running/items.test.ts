import { expect, test, vi } from 'vitest';
import type { FastOrder } from '../../../shell/fast/standing.ts';
import { futuresOrder } from '../../../shell/futures/test-futures-order.ts';
import { wireRule as rule } from '../../../shell/futures/test-terms.ts';
import { itemsOf, nextIncome, type Item, type Open } from './items.ts';

vi.mock('../../../shell/client/query.ts', () => ({ useCall: vi.fn() }));

type Earn = Open['earn'][number];
const lock = (id: string, nextIncomeTime: number | null, changes: object = {}) =>
  ({
    id,
    nextIncomeTime,
    currencyCode: 'USDT',
    currentDay: 3,
    totalDays: 12,
    dailyIncome: '1.25',
    ...changes,
  }) as Earn;
const contract = (orderNo: string, openTime: number | null, seconds = 30) =>
  ({ orderNo, openTime, seconds, orderTime: 1_000 }) as FastOrder;
const none: Open = { fast: [], futures: [], rule, earn: [] };

const nameOf = (item: Item): string => {
  if (item.kind === 'fast') return item.order.orderNo;
  if (item.kind === 'income') return `income of ${item.income.id}`;
  return item.held.kind === 'pair'
    ? `${item.held.long.orderNo} with ${item.held.short.orderNo}`
    : item.held.order.orderNo;
};

test('with nothing open there is nothing to show', () => {
  expect(itemsOf(none)).toEqual([]);
  expect(nextIncome([])).toBeNull();
});

test('contracts stand first, that which ends soonest before all, then what is held and the next income', () => {
  const items = itemsOf({
    fast: [contract('later', 40_000), contract('entering', null), contract('soonest', 500)],
    futures: [
      futuresOrder('position'),
      futuresOrder('waiting', { status: 'pending', openPrice: null }),
      futuresOrder('long', { status: 'locked', lockedWith: 'short' }),
      futuresOrder('short', { status: 'locked', direction: 'short', lockedWith: 'long' }),
    ],
    rule,
    earn: [lock('mine', 9_000)],
  });
  expect(items.map(nameOf)).toEqual(['soonest', 'entering', 'later', 'position', 'long with short', 'income of mine']);
});

test('a position is shown though nothing is known of its contract', () => {
  const gone = { ...none, futures: [futuresOrder('a', { symbol: 'GONEUSDT' })] };
  expect(itemsOf(gone)).toMatchObject([{ kind: 'held', contract: null }]);
  expect(itemsOf({ ...none, rule: undefined, futures: [futuresOrder('a')] })).toMatchObject([{ contract: null }]);
  expect(itemsOf({ ...none, futures: [futuresOrder('a')] })).toMatchObject([{ contract: { symbol: 'BTCUSDT' } }]);
});

test('the next income is that which is due first, whichever order pays it', () => {
  const wealth = lock('wealth', 4_000, { dividend: 'daily' });
  expect(nextIncome([lock('last', 5_000), wealth, lock('over', null)])).toEqual({
    id: 'wealth',
    page: 'pages/wealth/wealthOrder',
    at: 4_000,
    amount: '1.25',
    currencyCode: 'USDT',
    share: 0.25,
  });
  expect(nextIncome([lock('mine', 1)])?.page).toBe('pages/lockMining/orderDetail');
});

test('what is paid at the end is paid whole', () => {
  const atEnd = lock('end', 4_000, { dividend: 'end', expectedProfit: '15' });
  expect(nextIncome([atEnd])?.amount).toBe('15');
});
