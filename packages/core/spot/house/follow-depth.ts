import { ok, type Result } from '../../result.ts';
import { capToFunds } from './house-funds.ts';
import type { PriceLevel } from '../price-key.ts';
import { settleEvents } from '../settle.ts';
import type { Turn } from '../../turn.ts';

/** The reference depth that stands behind the users' orders, from now on. Best levels first, bids below asks. */
export interface FollowDepth {
  readonly kind: 'follow-depth';
  readonly symbol: string;
  readonly bids: readonly PriceLevel[];
  readonly asks: readonly PriceLevel[];
}

/** Replaces the house's depth and fills the users' orders that it reaches, at their own prices. */
export function followDepth(turn: Turn, { symbol, bids, asks }: FollowDepth): Result<null, never> {
  const { state } = turn;
  const pair = state.rules.spot.pairs.get(symbol);
  if (pair === undefined) return ok(null);
  const market = state.spot.market(symbol);
  market.reference = { buy: bids[0]?.tick ?? null, sell: asks[0]?.tick ?? null };
  market.book.setHouse(bids, asks);
  capToFunds(state, pair, 'buy');
  capToFunds(state, pair, 'sell');
  market.book.crossHouse();
  settleEvents(turn, pair, market, null);
  return ok(null);
}
