import type { Http } from '../../http/http.ts';
import type { CallServices } from '../../services.ts';
import { registerAmendSpot } from './amend-order.ts';
import { registerCountdowns } from './countdowns/set-countdown.ts';
import { registerDepth } from './depth.ts';
import { registerEndSpot } from './end-order.ts';
import { registerOwnFees } from './fees/own-fees.ts';
import { registerListSpot } from './list-orders.ts';
import { registerPlaceSpotOrder, registerSpotRules } from './place-order.ts';
import { registerPlaceSpotList } from './placing/place-list.ts';
import { registerProducts } from './products.ts';

export function registerSpot(http: Http, services: CallServices): void {
  registerSpotRules(http, services);
  registerPlaceSpotOrder(http, services);
  registerPlaceSpotList(http, services);
  registerEndSpot(http, services);
  registerAmendSpot(http, services);
  registerCountdowns(http, services);
  registerListSpot(http, services);
  registerOwnFees(http, services);
  registerDepth(http, services);
  registerProducts(http, services);
}
