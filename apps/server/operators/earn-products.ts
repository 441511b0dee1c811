import { poolOf } from '@candor/core/earn/pool.ts';
import type { EarnProduct } from '@candor/core/earn/product.ts';
import type { Amount } from '@candor/core/money/amount.ts';
import { question } from '../engine/seams/question.ts';

/** A product of lock mining or wealth, and what its reward pool has free. */
export interface PooledProduct {
  readonly product: EarnProduct;
  readonly pool: Amount;
}

export const earnProduct = question('earn-product', ({ state }, productId: string) =>
  state.earn.products.get(productId),
);

/** All products as they are sold today. */
export const earnProducts = question('earn-products', ({ state }, _none: null): PooledProduct[] =>
  [...state.earn.products.values()].map((product) => ({
    product,
    pool: poolOf(state, product.productId, product.currency).available,
  })),
);
