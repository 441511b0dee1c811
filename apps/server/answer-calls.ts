import { assert } from '@candor/core/result.ts';
import { fileURLToPath } from 'node:url';
import { registerOrderBatch } from './orders/carry-out-orders.ts';
import { registerContractOrders } from './orders/contract-orders.ts';
import { networkLines } from './features/common/network-lines.ts';
import { version } from './features/common/version.ts';
import { shellPrices } from './features/quotations/shell-prices.ts';
import { receiptBehind } from './features/fair/proof-card/store.ts';
import { registerBesideEngine, registerFeatures } from './features/routes.ts';
import { missingHandlers, type Http } from './http/http.ts';
import { serveConsole, serveWeb } from './http/static.ts';
import { registerSystem } from './http/system.ts';
import { registerOutbox } from './mail/outbox.ts';
import { registerMarketMetrics } from './market/market-metrics.ts';
import { isExposed, isOutboxOpen, ownAddress } from './running/exposure.ts';
import { measureReadiness, type Readiness } from './running/readiness.ts';
import { measureProcess, measureSockets } from './running/figures/process-metrics.ts';
import { measureRunning } from './running/figures/running-metrics.ts';
import type { CallServices, Services } from './services.ts';

const consoleFolder = fileURLToPath(new URL('../console/dist/', import.meta.url));

interface Answering {
  readonly lastCommitAt: () => number;
  /** Of the page of unsent messages; null where it is closed. */
  readonly outboxToken: string | null;
  readonly webFolder: string;
}

/** Opens the page of unsent messages; null where there is none, or it is closed to everybody. */
export const outboxTokenOf = ({ settings, mailer, sms, secrets }: Services): string | null =>
  isOutboxOpen(settings) && (mailer.kind === 'outbox' || sms.kind === 'outbox')
    ? secrets.fingerprint('outbox', 'address')
    : null;

/** Hangs the calls into the door that any process can answer. */
export function answerAnywhere(http: Http, services: CallServices): void {
  registerFeatures(http, services);
  registerContractOrders(http, services);
  registerOrderBatch(http, services);
}

/** Hangs everything that answers into the door. */
export function answerCalls(http: Http, services: Services, { lastCommitAt, outboxToken, webFolder }: Answering): void {
  const { settings, installation, db, clock, engine, feedInfo, market, readiness: checks } = services;
  answerAnywhere(http, services);
  registerBesideEngine(http, services);
  registerMarketMetrics(http.metrics.registry, () => market.counts);
  const readiness = (): Readiness => measureReadiness({ clock, engine, market, lastCommitAt, checks });
  const { registry } = http.metrics;
  measureProcess(registry, { role: settings.ROLE, version, db, readiness, bus: services.cluster?.bus });
  if (settings.ROLE === 'all') measureSockets(registry, services.stream);
  measureRunning(registry, services);
  registerSystem(http, {
    version,
    address: ownAddress(settings),
    metricsToken: settings.METRICS_TOKEN ?? '',
    isExposed: isExposed(settings),
    health: () => ({ ready: engine.ready, database: db.kind, feed: feedInfo.name, mode: installation.mode }),
    readiness,
  });
  assert(missingHandlers(http).length === 0, `no handler for ${missingHandlers(http).join(', ')}`);
  if (outboxToken !== null) registerOutbox(http, db, { token: outboxToken, everywhere: settings.DEVELOPMENT_OUTBOX });
  servePages(http, services, webFolder);
}

/** Hangs the pages of customers and operators into the door. @param webFolder of the web's `index.html` */
export function servePages(
  http: Http,
  { settings, operatorSettings, market, clock, db }: CallServices,
  webFolder: string,
): void {
  serveConsole(http.app, consoleFolder);
  const setLines = networkLines(settings.NETWORK_LINES);
  const lines = (): string[] => [...setLines, ...operatorSettings.texts.lines.lines].map(({ url }) => url);
  serveWeb(http.app, webFolder, lines, {
    organisation: settings.ORGANISATION,
    prices: () => shellPrices(market),
    now: () => clock.now(),
    isProof: async (id) => (await receiptBehind(db, id)) !== null,
  });
}
