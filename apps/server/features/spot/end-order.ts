import type { ErrorCode } from '@candor/api-contract/errors.ts';
import { assert } from '@candor/core/result.ts';
import type { EndSpotOrder } from '@candor/core/spot/end-order.ts';
import type { SpotOrder } from '@candor/core/spot/order.ts';
import { askedFor, carryOut, keyOf, type Asked, type OrderTeller, type OwnRequest } from '../../http/command.ts';
import type { Http } from '../../http/http.ts';
import { refused, type Outcome } from '../../http/refused.ts';
import { route } from '../../http/route.ts';
import type { CallServices } from '../../services.ts';
import { presentSpotOrder, type SpotOrderRow } from './present.ts';

type EndTicket = Pick<EndSpotOrder, 'userId' | 'orderNo' | 'untouched'>;

export const endedSpot: OrderTeller<SpotOrder, null, SpotOrderRow, ErrorCode> = {
  name: 'ended-spot',
  present: (order, _args, { rules }) => {
    const pair = rules.spot.pairs.get(order.symbol);
    assert(pair !== undefined, `${order.symbol} is no pair`);
    return presentSpotOrder(order, pair, false);
  },
  refuse: ({ refusal, field }) => refused(refusal, { field, params: {} }),
};

/** The end of a spot order as it is asked for: it cancels what remains, or only an order without a fill. */
export const endSpotOrder = (ticket: EndTicket): Asked<EndSpotOrder, SpotOrderRow> =>
  askedFor({ kind: 'end-spot-order', ...ticket }, endedSpot, null, 'spot_order');

/** Ending cancels what remains; revoking is for an order without a fill. */
export function registerEndSpot(http: Http, services: Pick<CallServices, 'db' | 'engine' | 'rules' | 'markOf'>): void {
  const end = (orderNo: string, untouched: boolean, request: OwnRequest): Promise<Outcome<SpotOrderRow>> =>
    carryOut(services, endSpotOrder({ userId: request.user.userId, orderNo, untouched }), keyOf(request));
  route(http, 'POST /portal/order/endSpotOrder/{id}', ({ params }, request) => end(params.id, false, request));
  route(http, 'POST /portal/order/revokeCoin/{id}', ({ params }, request) => end(params.id, true, request));
}
