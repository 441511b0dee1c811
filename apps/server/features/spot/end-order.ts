import type { SpotOrder } from '@candor/core/spot/order.ts';
import { assert } from '@candor/core/result.ts';
import { executed, keyOf, orEnded } from '../../http/command.ts';
import type { Http } from '../../http/http.ts';
import type { Outcome } from '../../http/refused.ts';
import { route, type CallRequest } from '../../http/route.ts';
import type { Services } from '../../services.ts';
import { presentSpotOrder, type SpotOrderRow } from './present.ts';

/** Ending cancels what remains; revoking is for an order without a fill. */
export function registerEndSpot(http: Http, { db, engine, rules }: Pick<Services, 'db' | 'engine' | 'rules'>): void {
  const present = (order: SpotOrder): SpotOrderRow => {
    const pair = rules.spot.pairs.get(order.symbol);
    assert(pair !== undefined, `${order.symbol} is no pair`);
    return presentSpotOrder(order, pair, false);
  };
  const end = async (
    orderNo: string,
    untouched: boolean,
    request: CallRequest<'POST /portal/order/endSpotOrder/{id}'>,
  ): Promise<Outcome<SpotOrderRow>> => {
    const { userId } = request.user;
    const result = await engine.execute(
      { kind: 'end-spot-order', userId, orderNo, untouched },
      present,
      keyOf(request),
    );
    return orEnded(db, 'spot_order', { userId, orderNo }, executed(result));
  };
  route(http, 'POST /portal/order/endSpotOrder/{id}', ({ params }, request) => end(params.id, false, request));
  route(http, 'POST /portal/order/revokeCoin/{id}', ({ params }, request) => end(params.id, true, request));
}
