import { accountTypes } from '../ledger/account.ts';
import { pay, receive } from '../ledger/journal.ts';
import type { Instant } from '../market/mark.ts';
import type { Amount } from '../money/amount.ts';
import { ok, refuse, type Result } from '../result.ts';
import { accountOf, record, type Effects, type State } from '../state.ts';
import { poolOf } from './pool.ts';

/** Puts the house's money into a product's reward pool. */
export interface FundPool {
  readonly kind: 'fund-pool';
  readonly productId: string;
  readonly amount: Amount;
  readonly reference: string;
}

export function fundPool(
  state: State,
  effects: Effects,
  { productId, amount, reference }: FundPool,
  now: Instant,
): Result<null, 'product-unknown' | 'amount-not-positive'> {
  const product = state.earn.products.get(productId);
  if (product === undefined) return refuse('product-unknown', 'productId');
  if (amount <= 0n) return refuse('amount-not-positive', 'amount');
  const world = accountOf(state, 'world', accountTypes.house, product.currency);
  const pool = poolOf(state, productId, product.currency);
  record(state, effects, 'fund-pool', reference, now, [pay(world, amount), receive(pool, amount)]);
  return ok(null);
}
