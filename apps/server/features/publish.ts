import type { Services } from '../services.ts';
import { publishBalances } from './accounts/publish.ts';
import { tellFired } from './alerts/tell-fired.ts';
import { publishEarn } from './earn/publish.ts';
import { publishFastOrders } from './fast/publish.ts';
import { publishFuturesOrders } from './futures/publish.ts';
import { publishMessages } from './notices/publish-messages.ts';
import { pushResults } from './push/push-results.ts';
import { publishSpot } from './spot/publish.ts';
import { publishTransactions } from './transactions/publish.ts';

/** Tells owners of what the engine has changed, beside it. */
export function publishChanges(services: Services): void {
  publishBalances(services);
  publishMessages(services);
  tellFired(services);
  pushResults(services);
  publishSpot(services);
  publishTransactions(services);
  publishEarn(services);
  publishFastOrders(services);
  publishFuturesOrders(services);
}
