import type { Http } from '../http/http.ts';
import type { CallServices } from '../services.ts';
import { mountDialect } from './binance/door.ts';
import { listPaths } from './binance/lists.ts';
import { orderPaths } from './binance/orders.ts';
import { publicPaths } from './binance/public.ts';

/** What programs of the field's usual dialect ask: a door of its own to the same engine. */
export function openPrograms(http: Http, services: CallServices): void {
  const paths = [...publicPaths(services), ...orderPaths(services), ...listPaths(services)];
  mountDialect(http, services, '/binance/api/v3', paths);
}
