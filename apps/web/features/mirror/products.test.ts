import { expect, test } from 'vitest';
import type { Mirror } from '../../shell/mirror/meaning.ts';
import { productsOf } from './products.ts';

type Traded = Pick<Mirror, 'fast' | 'futures' | 'spot' | 'exchange'>;
const traded = (spot: string | null, exchanges: number): Mirror =>
  ({
    fast: { orders: 3, result: '-20.005' },
    futures: { positions: 2, result: '0.8973' },
    spot: { trades: 5, fees: '1', difference: spot },
    exchange: { trades: exchanges, fees: '0', difference: '-0.6006' },
  }) as Traded as Mirror;

test('what was not traded is not shown', () => {
  expect(productsOf(traded('0', 0)).map(({ name }) => name)).toEqual(['home.fast', 'accounts.futures', 'spot.title']);
});

test('what is shown of each adds up to what is shown of all', () => {
  // Together −21.068738, shown as −21.07; each rounded down by itself would come to −21.10.
  expect(productsOf(traded('-1.360438', 1))).toEqual([
    { name: 'home.fast', trades: 3, value: '-20.00', atPrices: false },
    { name: 'accounts.futures', trades: 2, value: '0.89', atPrices: false },
    { name: 'spot.title', trades: 5, value: '-1.36', atPrices: true },
    { name: 'exchange.title', trades: 1, value: '-0.60', atPrices: true },
  ]);
});

test('without a price the rest is shown as it is', () => {
  expect(productsOf(traded(null, 1)).map(({ value }) => value)).toEqual(['-20.005', '0.8973', null, '-0.6006']);
});
