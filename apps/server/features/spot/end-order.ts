import { assert } from '@candor/core/result.ts';
import type { EndSpotOrder } from '@candor/core/spot/end-order.ts';
import { carryOut, keyOf, type Asked, type OwnRequest } from '../../http/command.ts';
import type { Http } from '../../http/http.ts';
import { refused, type Outcome } from '../../http/refused.ts';
import { route } from '../../http/route.ts';
import type { Services } from '../../services.ts';
import { presentSpotOrder, type SpotOrderRow } from './present.ts';

type EndTicket = Pick<EndSpotOrder, 'userId' | 'orderNo' | 'untouched'>;

/** The end of a spot order as it is asked for: it cancels what remains, or only an order without a fill. */
export const endSpotOrder = (
  { rules }: Pick<Services, 'rules'>,
  ticket: EndTicket,
): Asked<EndSpotOrder, SpotOrderRow> => ({
  command: { kind: 'end-spot-order', ...ticket },
  present: (order) => {
    const pair = rules.spot.pairs.get(order.symbol);
    assert(pair !== undefined, `${order.symbol} is no pair`);
    return presentSpotOrder(order, pair, false);
  },
  refuse: ({ refusal, field }) => refused(refusal, { field, params: {} }),
  endedIn: 'spot_order',
});

/** Ending cancels what remains; revoking is for an order without a fill. */
export function registerEndSpot(http: Http, services: Pick<Services, 'db' | 'engine' | 'rules'>): void {
  const end = (orderNo: string, untouched: boolean, request: OwnRequest): Promise<Outcome<SpotOrderRow>> =>
    carryOut(services, endSpotOrder(services, { userId: request.user.userId, orderNo, untouched }), keyOf(request));
  route(http, 'POST /portal/order/endSpotOrder/{id}', ({ params }, request) => end(params.id, false, request));
  route(http, 'POST /portal/order/revokeCoin/{id}', ({ params }, request) => end(params.id, true, request));
}
