import { registerFeatures } from '../../features/routes.ts';
import { networkLines } from '../../features/common/network-lines.ts';
import { receiptBehind } from '../../features/fair/proof-card/store.ts';
import { shellPrices } from '../../features/quotations/shell-prices.ts';
import { isStored } from '../../engine/idempotency.ts';
import { handOnTheRest } from '../../http/hand-on/hand-on.ts';
import { openHttp, type Http } from '../../http/http.ts';
import { serveConsole, serveWeb } from '../../http/static.ts';
import { alignedTimer, keepDoing } from '../../market/timing.ts';
import { registerOrderBatch } from '../../orders/carry-out-orders.ts';
import { registerContractOrders } from '../../orders/contract-orders.ts';
import type { CallServices } from '../../services.ts';
import { builtConsole, builtWeb, httpSettings } from '../open-door.ts';
import type { Start } from '../start.ts';
import type { FrontGround } from './front-ground.ts';
import { openCallServices } from './call-services.ts';
import { registerFrontSystem } from './front-system.ts';

/** What operators have set is read again so often, in case a signal was lost. */
const reloadEveryMs = 10_000;

/** Answers calls and pages; what only the engine's process can answer is handed on to it. */
export async function answerAsApi(start: Start, ground: FrontGround): Promise<Http> {
  const { log, clock, metrics, db, sessions, connected } = ground;
  const services = await openCallServices(start, ground);
  const http = openHttp({
    settings: httpSettings(start, ground),
    log,
    clock,
    metrics,
    sessions,
    securityEvents: services.securityEvents,
    signRefusal: (refusal) => connected.engine.signRefusal(refusal),
    isStored: (key) => isStored(db, key),
  });
  registerFeatures(http, services);
  registerContractOrders(http, services);
  registerOrderBatch(http, services);
  registerFrontSystem(http, ground);
  handOnTheRest(http, connected.find);
  servePages(start, http, services);
  start.stops.add(keepReading(start, ground, services));
  return http;
}

function servePages({ overrides, settings }: Start, http: Http, services: CallServices): void {
  const { operatorSettings, market, clock, db } = services;
  serveConsole(http.app, builtConsole);
  const setLines = networkLines(settings.NETWORK_LINES);
  const lines = (): string[] => [...setLines, ...operatorSettings.texts.lines.lines].map(({ url }) => url);
  serveWeb(http.app, overrides.webFolder ?? builtWeb, lines, {
    prices: () => shellPrices(market),
    now: () => clock.now(),
    isProof: async (id) => (await receiptBehind(db, id)) !== null,
  });
}

/** What operators change is read when it is told, and now and then. @returns a stop */
function keepReading(
  { overrides }: Start,
  { bus, operatorSettings, clock, log }: FrontGround,
  { productNames }: CallServices,
): () => Promise<void> {
  const read = async (): Promise<void> => {
    await operatorSettings.reload();
    await productNames.load();
  };
  const every = overrides.every ?? alignedTimer(clock);
  const reading = keepDoing(every, reloadEveryMs, read, (error) =>
    log.warn({ err: error }, 'what operators have set was not read'),
  );
  bus.onSignal((signal) => {
    if (signal.kind === 'settings-changed') reading.now();
  });
  return () => reading.stop();
}
