import type { Rules } from '@candor/core/state.ts';
import { unitPrice } from '@candor/core/exchange/rules.ts';
import { price } from '@candor/core/money/amount.ts';
import { paperRules, realRules } from '@candor/core/rules.ts';
import { assert } from '@candor/core/result.ts';
import { hourMs } from '@candor/core/platform-day.ts';
import type { AddressInfo } from 'node:net';
import { fileURLToPath } from 'node:url';
import type { Logger } from 'pino';
import { registerContractOrders } from './contract-orders.ts';
import { openChain } from './chain/open-chain.ts';
import { openClock, type Clock } from './clock.ts';
import type { Database } from './db/database.ts';
import { seedDemo } from './demo/seed.ts';
import { migrate } from './db/migrate.ts';
import { openPglite } from './db/pglite.ts';
import { openPostgres } from './db/postgres.ts';
import { sweepIdempotency } from './engine/idempotency.ts';
import { openAlerts } from './features/alerts/open-alerts.ts';
import type { PriceOf } from './features/accounts/present.ts';
import { giveMissingGifts, keepGivingGifts } from './features/auth/gift.ts';
import { openSessions } from './features/auth/sessions.ts';
import { keepTakingLiabilities } from './features/fair/liabilities/take-liabilities.ts';
import { seedBankAccounts } from './features/deposits/bank-accounts.ts';
import { ProductNames } from './features/earn/names.ts';
import { keepPayingIncome, measureIncome } from './features/earn/pay-income.ts';
import { seedProducts } from './features/earn/seed.ts';
import { networkLines } from './features/common/network-lines.ts';
import { version } from './features/common/version.ts';
import { registerFeatures } from './features/register.ts';
import type { Blobs } from './files/blobs.ts';
import { openFiles } from './files/files.ts';
import { openBlobs } from './files/open-blobs.ts';
import { missingHandlers, openHttp, type Http, type HttpSettings } from './http/http.ts';
import { serveConsole, serveWeb } from './http/static.ts';
import { registerSystem } from './http/system.ts';
import { lastTime, openInstallation, type Installation } from './installation.ts';
import { openLog } from './log.ts';
import { openOutbox, registerOutbox } from './mail/outbox.ts';
import { openSmtp } from './mail/smtp.ts';
import { openCandleTable, sweepCandles } from './market/candles/candle-table.ts';
import type { Feed } from './market/feed.ts';
import { registerMarketMetrics } from './market/market-metrics.ts';
import { openFeed, openPastFeed, publishedSeedHash } from './market/open-feed.ts';
import { sweepTape } from './market/tape-store.ts';
import { openOffice } from './operators/office.ts';
import { alignedTimer, keepDoing, type Every } from './market/timing.ts';
import { openPersonal } from './personal.ts';
import { postPush, type PushPost } from './push/post.ts';
import { openPush, pushContact } from './push/push.ts';
import { openVapid } from './push/vapid.ts';
import { openSecrets } from './secrets/key.ts';
import type { Services } from './services.ts';
import type { Settings } from './settings.ts';
import { openStream, type Stream } from './stream/stream.ts';
import { openTrading, type Trading } from './trading.ts';

export interface CandorServer {
  readonly url: string;
  readonly services: Services;
  /** Drains: no new calls, what waits is committed, then everything closes. */
  close(): Promise<void>;
}

/** What a test puts in the place of the real thing. */
export interface Stand {
  readonly db?: Database;
  readonly clock?: Clock;
  readonly every?: Every;
  readonly feed?: Feed;
  readonly blobs?: Blobs;
  readonly postPush?: PushPost;
  readonly rules?: Rules;
  readonly log?: Logger;
  /** Of the web's `index.html`. */
  readonly webFolder?: string;
  /** Compares every answer with its declaration. */
  readonly checkAnswers?: boolean;
}

/** Of a database that a test brings: it has no folder for a key of its own. */
const standKey = '0'.repeat(64);
const builtWeb = fileURLToPath(new URL('../web/dist/', import.meta.url));
const consoleFolder = fileURLToPath(new URL('../console/dist/', import.meta.url));

/**
 * Settings → database → engine and market → calls and stream.
 * @throws SettingsError or DataHeldError, whose messages are for the operator
 */
export async function openServer(settings: Settings, stand: Stand = {}): Promise<CandorServer> {
  const log = stand.log ?? openLog(settings.LOG_LEVEL);
  const db = stand.db ?? await openDatabase(settings, log);
  try {
    return await openOn(db, log, settings, stand);
  } catch (error) {
    if (stand.db === undefined) await db.close().catch(() => undefined);
    throw error;
  }
}

const openDatabase = (settings: Settings, log: Logger): Database | Promise<Database> =>
  settings.DATABASE_URL === undefined
    ? openPglite(settings.DATA_DIR)
    : openPostgres(settings.DATABASE_URL, (error) => log.warn({ err: error }, 'a database connection was lost'));

async function openOn(db: Database, log: Logger, settings: Settings, stand: Stand): Promise<CandorServer> {
  const installation = await prepare(db, settings);
  const secrets = await openSecrets(db, stand.db === undefined ? settings : { ...settings, SECRETS_KEY: settings.SECRETS_KEY ?? standKey });
  const clock = stand.clock ?? openClock(await lastTime(db));
  const every = stand.every ?? alignedTimer(clock);
  const feed = stand.feed ?? await openFeed(settings, installation, clock, every);
  const rules = stand.rules ?? (installation.mode === 'real' ? realRules : paperRules);
  if (stand.feed === undefined && await wantsDemo(db, settings)) {
    await seedDemo({ db, rules, log, now: clock.now(), feedAt: (time) => openPastFeed(settings, installation, feed, time) });
  }
  const quotations: { stream: Stream | null } = { stream: null };
  const alerts = await openAlerts(db);
  const trading = await openTrading({
    db, clock, every, feed, rules, log, candles: openCandleTable(db, feed.name), onTickers: (changes) => quotations.stream?.publishTickers(changes),
    onMarks: (marks) => alerts.onMarks(marks),
  });
  const { engine, market } = trading;

  const sessions = openSessions(db, clock, (error) => log.warn({ err: error }, 'a session was not noted'));
  const office = await openOffice(db, clock, installation.mode, settings.VND_PER_USDT);
  const http = openHttp({ settings: httpSettings(settings, stand), log, clock, sessions, operators: office.sessions });
  const stream = openStream({ server: http.app.server, sessions, quotations: market, origins: settings.CORS_ORIGINS });
  quotations.stream = stream;
  registerMarketMetrics(http.metrics.registry, () => market.counts);
  const mailer = settings.SMTP_URL === undefined ? openOutbox(db, clock) : openSmtp(settings.SMTP_URL, settings.MAIL_FROM, log);
  const markOf: Services['markOf'] = (symbol) => market.latest(symbol);
  const names = new Map(market.listings.map(({ symbol, name }) => [symbol, name]));
  const files = openFiles({ db, clock, log, secrets, blobs: stand.blobs ?? openBlobs(settings, clock) });
  const productNames = new ProductNames(db, installation.mode === 'paper');
  await productNames.load();
  const chain = openChain(settings, {
    db, clock, every, engine, log, registry: http.metrics.registry, bonusOffered: (userId) => office.countries.allowed(userId, 'bonus'),
  });
  const push = await openPush({ db, clock, log, vapid: await openVapid(db, secrets, pushContact(settings)), post: stand.postPush ?? postPush });
  const services: Services = {
    alerts, push,
    depositAddress: (userId) => chain.addressOf(userId),
    ...openPersonal({ db, clock, log, settings, secrets, mailer, stream }),
    settings, log, clock, db, engine, market, mailer, office, secrets, files, sessions, stream, rules, productNames,
    symbols: [...names.keys()], nameOf: (symbol) => names.get(symbol) ?? symbol, markOf,
    priceOf: priceIn(markOf, () => office.rates.vndPerUsdt),
    feedInfo: { name: feed.name, simulated: settings.MARKET_FEED === 'simulated', seedHash: publishedSeedHash(settings, installation.feedSeed) },
  };
  answerCalls(http, services, installation, stand.webFolder ?? builtWeb);
  await trading.start();
  await giveMissingGifts(services);
  await seedProducts(services);
  await seedBankAccounts(db, installation.mode, clock.now());
  const stops = [keepPayingIncome({ engine, every, clock, log }), keepTakingLiabilities(services, every), keepGivingGifts(services, every), keepSweeping(services, every), () => chain.stop()];
  await http.app.listen({ port: settings.PORT, host: settings.HOST });
  const address = http.app.server.address() as AddressInfo;
  return {
    url: `http://${settings.HOST}:${address.port}`, services,
    close: async () => { await Promise.all(stops.map((stop) => stop())); return drain(http, stream, trading, services, stand.db === undefined ? db : null); },
  };
}

/** Hangs everything that answers into the door. */
function answerCalls(http: Http, services: Services, installation: Installation, webFolder: string): void {
  const { settings, db, engine, mailer, feedInfo, office } = services;
  registerFeatures(http, services);
  registerContractOrders(http, services);
  measureIncome(http.metrics.registry, services);
  registerSystem(http, {
    version, metricsToken: settings.METRICS_TOKEN ?? '',
    health: () => Promise.resolve({ ready: engine.ready, database: db.kind, feed: feedInfo.name, mode: installation.mode }),
  });
  assert(missingHandlers(http).length === 0, `no handler for ${missingHandlers(http).join(', ')}`);
  if ((mailer.kind === 'outbox' || services.sms.kind === 'outbox') && installation.mode === 'paper') registerOutbox(http, db, settings.DEVELOPMENT_OUTBOX);
  serveConsole(http.app, consoleFolder);
  const setLines = networkLines(settings.NETWORK_LINES);
  serveWeb(http.app, webFolder, () => [...setLines, ...office.texts.lines.lines].map(({ url }) => url));
}

/** Forgets every hour what is kept for a time only. @returns a stop, which waits for a sweep that is under way */
function keepSweeping({ db, clock, sessions, files, log }: Services, every: Every): () => Promise<void> {
  const sweep = (): Promise<unknown> => {
    const now = clock.now();
    return Promise.all([sweepIdempotency(db, now), sweepTape(db, now), sweepCandles(db, now), sessions.sweep(), files.sweep()]);
  };
  return keepDoing(every, hourMs, sweep, (error) => log.warn({ err: error }, 'a sweep failed')).stop;
}

/** Brings the schema up to date as the only process that does: never under a server that is running on it. */
async function prepare(db: Database, settings: Settings): Promise<Installation> {
  const writer = await db.openWriter();
  try {
    await migrate(db);
    return await openInstallation(db, settings);
  } finally {
    await writer.close();
  }
}

/** Only an installation that nobody has used yet is given the demo account. */
async function wantsDemo(db: Database, settings: Settings): Promise<boolean> {
  return settings.DEMO_ACCOUNT && settings.MODE === 'paper' && (await db.query('select 1 from customer limit 1')).length === 0;
}

const hangUpEveryMs = 20;

async function drain(http: Http, stream: Stream, trading: Trading, { mailer }: Services, db: Database | null): Promise<void> {
  // Together: until the door knows that it closes, every answer keeps its connection alive, and the stream waits for all of them.
  // A connection whose call was running falls idle only after its answer; it would then be kept for the next call.
  const hangUp = setInterval(() => http.app.server.closeIdleConnections(), hangUpEveryMs);
  await Promise.all([http.app.close(), stream.close()]);
  clearInterval(hangUp);
  await trading.stop();
  await mailer.close();
  await db?.close();
}

const ratePerSecond = 50;
const httpSettings = (settings: Settings, stand: Stand): HttpSettings => ({
  corsOrigins: settings.CORS_ORIGINS, trustProxy: settings.TRUST_PROXY, rateLimitPerSecond: settings.RATE_LIMITS ? ratePerSecond : 0,
  accessLog: settings.LOG_LEVEL === 'debug', checkAnswers: stand.checkAnswers ?? false,
});

/** USDT is the unit, VND has a set rate, everything else its last mark. */
function priceIn(markOf: Services['markOf'], vndPerUsdt: () => string): PriceOf {
  return (currency) => {
    if (currency === 'USDT') return unitPrice;
    if (currency === 'VND') return price(unitPrice / BigInt(vndPerUsdt()));
    return markOf(`${currency}USDT`)?.price ?? null;
  };
}
