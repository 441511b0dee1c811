import type { CallAnswer } from '@candor/api-contract/index.ts';
import { call } from '../../../shell/client/call.ts';

const name = 'POST /portal/order/getSpotOrder';

/** What a list of own orders shows: `deals` are the orders that have met something. */
export type Shown = 'all' | 'deals' | 'cancelled' | 'locked';

/** Fetches a page of own orders. Deals are also in orders that still stand, and in those ended half-way. */
export const orderPage =
  (shown: Shown, symbol: string) =>
  (page: number, limit: number): Promise<CallAnswer<typeof name>> =>
    call(
      name,
      { body: { status: shown === 'deals' ? 'dealt' : shown, page, limit, ...(symbol === '' ? {} : { symbol }) } },
      { quiet: true },
    );
