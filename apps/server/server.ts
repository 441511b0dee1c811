import type { Rules } from '@candor/core/state.ts';
import { price, priceScale } from '@candor/core/money/amount.ts';
import { paperRules } from '@candor/core/rules.ts';
import { assert } from '@candor/core/result.ts';
import type { AddressInfo } from 'node:net';
import { fileURLToPath } from 'node:url';
import type { Logger } from 'pino';
import { registerContractOrders } from './contract-orders.ts';
import { openClock, type Clock } from './clock.ts';
import type { Database } from './db/database.ts';
import { seedDemo } from './demo/seed.ts';
import { migrate } from './db/migrate.ts';
import { openPglite } from './db/pglite.ts';
import { openPostgres } from './db/postgres.ts';
import { sweepIdempotency } from './engine/idempotency.ts';
import type { PriceOf } from './features/accounts/present.ts';
import { giveMissingGifts } from './features/auth/gift.ts';
import { openSessions } from './features/auth/sessions.ts';
import { registerFeatures } from './features/register.ts';
import { missingHandlers, openHttp, type Http, type HttpSettings } from './http/http.ts';
import { serveWeb } from './http/static.ts';
import { registerSystem } from './http/system.ts';
import { lastTime, openInstallation, type Installation } from './installation.ts';
import { openLog } from './log.ts';
import { openOutbox, registerOutbox } from './mail/outbox.ts';
import { openSmtp } from './mail/smtp.ts';
import type { Feed } from './market/feed.ts';
import { openFeed, openPastFeed, publishedSeedHash } from './market/open-feed.ts';
import { sweepTape } from './market/tape-store.ts';
import { alignedTimer, type Every } from './market/timing.ts';
import type { Services } from './services.ts';
import type { Settings } from './settings.ts';
import { openStream, type Stream } from './stream/stream.ts';
import { openTrading, type Trading } from './trading.ts';
import { version } from './version.ts';

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
  readonly rules?: Rules;
  readonly log?: Logger;
  /** Compares every answer with its declaration. */
  readonly checkAnswers?: boolean;
}

const sweepEveryMs = 3_600_000;
const webFolder = fileURLToPath(new URL('../web/dist/', import.meta.url));

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
  const clock = stand.clock ?? openClock(await lastTime(db));
  const every = stand.every ?? alignedTimer(clock);
  const feed = stand.feed ?? await openFeed(settings, installation, clock, every);
  const rules = stand.rules ?? paperRules;
  if (stand.feed === undefined && await wantsDemo(db, settings)) {
    await seedDemo({ db, rules, log, now: clock.now(), feedAt: (time) => openPastFeed(settings, installation, feed, time) });
  }
  const quotations: { stream: Stream | null } = { stream: null };
  const trading = await openTrading({ db, clock, every, feed, rules, log, onTickers: (changes) => quotations.stream?.publishTickers(changes) });
  const { engine, market } = trading;

  const sessions = openSessions(db, clock, (error) => log.warn({ err: error }, 'a session was not noted'));
  const http = openHttp({ settings: httpSettings(settings, stand), log, clock, sessions });
  const stream = openStream({ server: http.app.server, sessions, quotations: market, origins: settings.CORS_ORIGINS });
  quotations.stream = stream;
  const mailer = settings.SMTP_URL === undefined ? openOutbox(db, clock) : openSmtp(settings.SMTP_URL, settings.MAIL_FROM, log);
  const markOf: Services['markOf'] = (symbol) => market.latest(symbol);
  const names = new Map(market.listings.map(({ symbol, name }) => [symbol, name]));
  const services: Services = {
    settings, log, clock, db, engine, market, mailer, sessions, stream, rules,
    symbols: [...names.keys()], nameOf: (symbol) => names.get(symbol) ?? symbol, markOf,
    priceOf: priceIn(markOf, settings.VND_PER_USDT),
    feedInfo: { name: feed.name, simulated: settings.MARKET_FEED === 'simulated', seedHash: publishedSeedHash(settings, installation.feedSeed) },
  };
  registerFeatures(http, services);
  registerContractOrders(http, services);
  registerSystem(http, {
    version, metricsToken: settings.METRICS_TOKEN ?? '',
    health: () => Promise.resolve({ ready: engine.ready, database: db.kind, feed: feed.name, mode: installation.mode }),
  });
  assert(missingHandlers(http).length === 0, `no handler for ${missingHandlers(http).join(', ')}`);
  if (mailer.kind === 'outbox' && installation.mode === 'paper') registerOutbox(http, db, settings.DEVELOPMENT_OUTBOX);
  serveWeb(http.app, webFolder);
  await market.start();
  await giveMissingGifts(services);
  const sweep = setInterval(() => {
    Promise.all([sweepIdempotency(db, clock.now()), sweepTape(db, clock.now())]).catch((error: unknown) => log.warn({ err: error }, 'a sweep failed'));
  }, sweepEveryMs);
  sweep.unref();
  await http.app.listen({ port: settings.PORT, host: settings.HOST });
  const address = http.app.server.address() as AddressInfo;
  return {
    url: `http://${settings.HOST}:${address.port}`, services,
    close: () => { clearInterval(sweep); return drain(http, stream, trading, services, stand.db === undefined ? db : null); },
  };
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
function priceIn(markOf: Services['markOf'], vndPerUsdt: string): PriceOf {
  const one = 10n ** BigInt(priceScale);
  return (currency) => {
    if (currency === 'USDT') return price(one);
    if (currency === 'VND') return price(one / BigInt(vndPerUsdt));
    return markOf(`${currency}USDT`)?.price ?? null;
  };
}
