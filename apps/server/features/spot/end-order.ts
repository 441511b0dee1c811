import { assert } from '@candor/core/result.ts';
import type { EndSpotOrder } from '@candor/core/spot/end-order.ts';
import { carryOut, keyOf, type Asked } from '../../http/command.ts';
import type { Http } from '../../http/http.ts';
import { refused } from '../../http/refused.ts';
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
  route(http, 'POST /portal/order/endSpotOrder/{id}', ({ params: { id: orderNo } }, request) =>
    carryOut(
      services,
      endSpotOrder(services, { userId: request.user.userId, orderNo, untouched: false }),
      keyOf(request),
    ),
  );
  route(http, 'POST /portal/order/revokeCoin/{id}', ({ params: { id: orderNo } }, request) =>
    carryOut(
      services,
      endSpotOrder(services, { userId: request.user.userId, orderNo, untouched: true }),
      keyOf(request),
    ),
  );
}
