import type { Http } from '../../http/http.ts';
import type { CallServices } from '../../services.ts';
import { registerListEarn } from './list-orders.ts';
import { registerProducts } from './products.ts';
import { registerAnticipatePurchase, registerPurchaseProduct } from './purchase-product.ts';
import { registerRedeemOrder } from './redeem-order.ts';

/** Lock mining and the older wealth products. */
export function registerEarn(http: Http, services: CallServices): void {
  const names = services.productNames;
  registerProducts(http, services, names);
  registerPurchaseProduct(http, services);
  registerAnticipatePurchase(http, services);
  registerRedeemOrder(http, services);
  registerListEarn(http, services, names);
}
