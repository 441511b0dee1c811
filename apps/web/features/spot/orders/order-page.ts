import type { CallAnswer } from '@candor/api-contract/index.ts';
import { call } from '../../../shell/client/call.ts';
import { hasDeals } from './standing.ts';

const name = 'POST /portal/order/getSpotOrder';

/** What a list of own orders shows: `deals` are the orders that have met something. */
export type Shown = 'all' | 'deals' | 'cancelled' | 'locked';

/**
 * Fetches a page of own orders, counted as the server counts them. Deals are also in orders that still stand,
 * and in those ended half-way: they are what remains of a page of all.
 */
export const orderPage = (shown: Shown, symbol: string) => async (page: number, limit: number): Promise<CallAnswer<typeof name>> => {
  const deals = shown === 'deals';
  const answer = await call(name, { body: { status: deals ? 'all' : shown, page, limit, ...(symbol === '' ? {} : { symbol }) } }, { quiet: true });
  return deals ? { ...answer, list: answer.list.filter(hasDeals) } : answer;
};
