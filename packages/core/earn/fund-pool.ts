import { accountTypes } from '../ledger/account.ts';
import { pay, receive } from '../ledger/journal.ts';
import type { Amount } from '../money/amount.ts';
import { ok, refuse, type Result } from '../result.ts';
import { accountOf } from '../state.ts';
import { record, type Turn } from '../turn.ts';
import { poolOf } from './pool.ts';

/** Puts the house's money into a product's reward pool. */
export interface FundPool {
  readonly kind: 'fund-pool';
  readonly productId: string;
  readonly amount: Amount;
  readonly reference: string;
}

export function fundPool(
  turn: Turn,
  { productId, amount, reference }: FundPool,
): Result<null, 'product-unknown' | 'amount-not-positive'> {
  const product = turn.state.earn.products.get(productId);
  if (product === undefined) return refuse('product-unknown', 'productId');
  if (amount <= 0n) return refuse('amount-not-positive', 'amount');
  const world = accountOf(turn.state, 'world', accountTypes.house, product.currency);
  const pool = poolOf(turn.state, productId, product.currency);
  record(turn, 'fund-pool', reference, [pay(world, amount), receive(pool, amount)]);
  return ok(null);
}
