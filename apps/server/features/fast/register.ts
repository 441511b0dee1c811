import type { Http } from '../../http/http.ts';
import type { Services } from '../../services.ts';
import { registerContractRule } from './contract-rule.ts';
import { registerListOrders } from './list-orders.ts';
import { registerPlaceOrder } from './place-order.ts';
import { publishFastOrders } from './publish.ts';

export function registerFast(http: Http, services: Services): void {
  registerContractRule(http, services);
  registerPlaceOrder(http, services);
  registerListOrders(http, services);
  publishFastOrders(services);
}
