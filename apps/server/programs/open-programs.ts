import type { Http } from '../http/http.ts';
import type { Services } from '../services.ts';
import { openCallers, type Sent } from './binance/caller.ts';
import { mountDialect } from './binance/door.ts';
import { futuresPaths } from './binance/futures/futures-paths.ts';
import { listPaths } from './binance/orders/list-paths.ts';
import { orderPaths } from './binance/orders/order-paths.ts';
import { publicPaths } from './binance/public/public-paths.ts';
import { serve, type Path } from './binance/serve.ts';
import { openTickers } from './binance/public/tickers.ts';
import { openWeights } from './binance/weights.ts';
import { openKeyUse } from './keys/key-use.ts';
import { openBooks } from './streams/books/tell-books.ts';
import { openStreams } from './streams/open-streams.ts';
import { openRooms } from './streams/rooms.ts';
import { openUpgrades } from './streams/upgrades.ts';
import { openWsApi } from './ws-api/open-ws-api.ts';
import { openSessions } from './ws-api/sessions.ts';
import { openUserEvents } from './ws-api/user-events.ts';

/**
 * What programs of the field's usual dialect ask: a door of its own to the same engine. It stands beside the engine,
 * where other processes hand it on: weights and what was signed are known in one place.
 */
export function openPrograms(http: Http, services: Services): void {
  const { clock, log, engine } = services;
  const weights = openWeights(services.settings.RATE_LIMITS);
  const use = openKeyUse(services, (error) => log.warn({ err: error }, 'the use of a key was not stored'));
  http.app.addHook('onClose', () => use.store());
  const identify = openCallers(services, use);
  const rooms = openRooms();
  const books = openBooks(services, rooms);
  const tickers = openTickers(services);
  const paths = [...publicPaths(services, books, tickers), ...orderPaths(services), ...listPaths(services, weights)];
  const answer = (path: Path, sent: Sent, by = identify) => serve({ weights, use, clock, engine }, by, path, sent);
  const places = { '/api/v3': paths, '/fapi': futuresPaths(services) };
  mountDialect(http, places, { weights, log, now: () => clock.now(), serve: answer });
  const upgrades = openUpgrades(http, services.settings.RATE_LIMITS);
  openStreams(http, services, { rooms, books, tickers, weights, upgrades });
  const events = openUserEvents(services);
  const sessions = openSessions({ services, events, identify, use, count: answer });
  http.app.addHook('onClose', async () => sessions.stop());
  openWsApi({ upgrades, paths, sessions, log, serve: answer });
}
