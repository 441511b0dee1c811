import { product } from '@candor/core/earn/test-house.ts';
import { usdt } from '@candor/core/money/currencies.ts';
import { expect, test } from 'vitest';
import { besideAfter } from '../engine/seams/test-beside.ts';
import { earnProduct, earnProducts } from './earn-products.ts';

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
