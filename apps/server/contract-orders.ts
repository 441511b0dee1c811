import { ok } from '@candor/core/result.ts';
import type { Http } from './http/http.ts';
import { refused } from './http/refused.ts';
import { route } from './http/route.ts';
import type { Services } from './services.ts';
import { fastRule } from './features/fast/contract-rule.ts';
import { listFast } from './features/fast/list-orders.ts';
import { placeFastOrder } from './features/fast/place-order.ts';
import { publishFastOrders } from './features/fast/publish.ts';
import { registerFuturesActions } from './features/futures/routes.ts';
import { futuresRule } from './features/futures/contract-rule.ts';
import { listFutures } from './features/futures/list-orders.ts';
import { placeFuturesOrder } from './features/futures/place-order.ts';
import { publishFuturesOrders } from './features/futures/publish.ts';

/**
 * The specification calls both fast contracts and futures "contract": one call serves both, `contractType` says which.
 */
export function registerContractOrders(http: Http, services: Services): void {
  route(http, 'POST /portal/order/contractOrder', async ({ body }, request) => {
    if (!(await services.operatorSettings.countries.allowed(request.user.userId, body.contractType)))
      return refused('not-offered-here', { field: 'contractType' });
    return body.contractType === 'fast'
      ? placeFastOrder(services, body, request)
      : placeFuturesOrder(services, body, request);
  });
  route(http, 'POST /portal/order/getContractOrder', async ({ body, query }, { user }) => {
    const page = query.page ?? body.page;
    const limit = query.limit ?? body.limit;
    return ok(
      body.contractType === 'fast'
        ? await listFast(services, user.userId, body, { page, limit })
        : await listFutures(services, user.userId, body, { page, limit }),
    );
  });
  const rule = { fast: fastRule(services), ...futuresRule(services) };
  route(http, 'GET /portal/common/contractRule', () => ok(rule));
  registerFuturesActions(http, services);
  publishFastOrders(services);
  publishFuturesOrders(services);
}
