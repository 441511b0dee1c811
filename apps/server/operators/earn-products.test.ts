import { usdt } from '@candor/core/money/currencies.ts';
import { rate } from '@candor/core/money/amount.ts';
import { expect, test } from 'vitest';
import { besideAfter } from '../engine/seams/test-beside.ts';
import { earnProduct, earnProducts } from './earn-products.ts';

const product = {
  productId: 'p',
  kind: 'lock-mining',
  currency: 'USDT',
  dailyRate: rate(50_000n),
  penaltyRate: rate(5_000_000n),
  days: 30,
  dividend: 'daily',
  minAmount: usdt('100'),
  maxAmount: usdt('5000'),
  example: false,
  paused: false,
} as const;

test('products come as they are sold today, each with what its pool has free', () => {
  const beside = besideAfter([
    { kind: 'change-product', product },
    { kind: 'fund-pool', productId: 'p', amount: usdt('70'), reference: 'r' },
    { kind: 'change-product', product: { ...product, days: 60 } },
  ]);
  expect(earnProducts.answer(beside, null)).toEqual([
    { product: { ...product, days: 60, version: 2 }, pool: usdt('70') },
  ]);
  expect(earnProduct.answer(beside, 'p')).toMatchObject({ days: 60, version: 2 });
  expect(earnProduct.answer(beside, 'q')).toBeUndefined();
  expect(earnProducts.answer(besideAfter([]), null)).toEqual([]);
});
