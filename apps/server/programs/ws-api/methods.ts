import type { PathRequest } from '@candor/api-contract/dialect/requests.ts';
import type { Path } from '../binance/serve.ts';

/** The requests of a socket and the paths that answer the same. */
const pathOf: Readonly<Record<PathRequest, string>> = {
  ping: 'GET /ping',
  time: 'GET /time',
  exchangeInfo: 'GET /exchangeInfo',
  depth: 'GET /depth',
  'trades.recent': 'GET /trades',
  'trades.historical': 'GET /historicalTrades',
  'trades.aggregate': 'GET /aggTrades',
  klines: 'GET /klines',
  uiKlines: 'GET /uiKlines',
  avgPrice: 'GET /avgPrice',
  'ticker.24hr': 'GET /ticker/24hr',
  'ticker.tradingDay': 'GET /ticker/tradingDay',
  ticker: 'GET /ticker',
  'ticker.price': 'GET /ticker/price',
  'ticker.book': 'GET /ticker/bookTicker',
  'order.place': 'POST /order',
  'order.test': 'POST /order/test',
  'order.status': 'GET /order',
  'order.cancel': 'DELETE /order',
  'order.cancelReplace': 'POST /order/cancelReplace',
  'order.amend.keepPriority': 'PUT /order/amend/keepPriority',
  'openOrders.status': 'GET /openOrders',
  'openOrders.cancelAll': 'DELETE /openOrders',
  countdownCancelAll: 'POST /countdownCancelAll',
  'orderList.place.oco': 'POST /orderList/oco',
  'account.status': 'GET /account',
  'account.commission': 'GET /account/commission',
  'account.rateLimits.orders': 'GET /rateLimit/order',
  allOrders: 'GET /allOrders',
  myTrades: 'GET /myTrades',
};

/** The paths by the names of the requests that they answer. */
export function methodsOf(paths: readonly Path[]): ReadonlyMap<string, Path> {
  const known = new Map(paths.map((path) => [`${path.method} ${path.path}`, path]));
  return new Map(
    Object.entries(pathOf).map(([method, name]) => {
      const path = known.get(name);
      if (path === undefined) throw new Error(`${method} is answered by no path`);
      return [method, path];
    }),
  );
}
