import type { Services } from '../services.ts';
import { publishBalances } from '../features/accounts/publish.ts';
import { tellFired } from '../features/alerts/tell-fired.ts';
import { publishEarn } from '../features/earn/publish.ts';
import { publishFastOrders } from '../features/fast/publish.ts';
import { publishFuturesOrders } from '../features/futures/publish.ts';
import { publishMessages } from '../features/notices/publish-messages.ts';
import { pushResults } from '../features/push/push-results.ts';
import { publishSpot } from '../features/spot/publish.ts';
import { publishTransactions } from '../features/transactions/publish.ts';

/** Tells owners of what the engine has changed, beside it. */
export function publishChanges(services: Services): void {
  services.engine.onDoubt(() => services.stream.interrupt());
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
