import { carryOut, keyOf } from '../../http/command.ts';
import type { Http } from '../../http/http.ts';
import { refused } from '../../http/refused.ts';
import { route } from '../../http/route.ts';
import type { CallServices } from '../../services.ts';
import { chaseOrder } from './chase-order.ts';
import { closeAll } from './close-all.ts';
import { closePart } from './close-part.ts';
import { closePosition } from './close-position.ts';
import { lockPosition } from './lock-position.ts';
import { openOwnOrders } from './own-orders.ts';
import { reversePosition } from './reverse-position.ts';
import { revokeFuturesOrder } from './revoke-order.ts';
import { setStops } from './set-stops.ts';

/** What the owner of a futures order can do with it. */
export function registerFuturesActions(
  http: Http,
  services: Pick<CallServices, 'db' | 'engine' | 'rules' | 'markOf' | 'operatorSettings'>,
): void {
  const own = openOwnOrders(services);
  route(http, 'POST /portal/order/revokeEntrust/{id}', ({ params }, request) =>
    carryOut(services, revokeFuturesOrder(params.id, request.user.userId), keyOf(request)),
  );
  route(http, 'POST /portal/order/endContractOrder/{id}', ({ params }, request) =>
    closePosition(own, params.id, request),
  );
  route(http, 'POST /portal/order/closePart', ({ body }, request) => closePart(own, body, request));
  route(http, 'POST /portal/order/closeAll', ({ body }, request) => closeAll(services, body, request));
  route(http, 'POST /portal/order/endAndChaseContractOrder/{id}', ({ params }, request) =>
    reversePosition(own, params.id, request),
  );
  route(http, 'POST /portal/order/contractChaseOrder/{id}', async ({ params, query }, request) => {
    const order = await own.find(params.id, request.user.userId);
    // One call for two actions: what it does follows from the state, and `action` makes sure that both mean the same.
    const action = order === null || order.status === 'pending' ? 'follow' : 'lock';
    const meant = query.action ?? action;
    if (order !== null && meant !== action) return refused('action-mismatch', { field: 'action' });
    return action === 'follow' ? chaseOrder(own, params.id, request) : lockPosition(own, params.id, request);
  });
  route(http, 'POST /portal/order/setStopProfitAndLoss', ({ body }, request) => setStops(own, services, body, request));
}
