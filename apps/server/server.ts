import type { Rules } from '@candor/core/state.ts';
import { paperRules, realRules } from '@candor/core/rules.ts';
import { hourMs } from '@candor/core/platform-day.ts';
import { fileURLToPath } from 'node:url';
import type { Logger } from 'pino';
import { answerCalls, outboxTokenOf } from './answer-calls.ts';
import type { Clock } from './clock.ts';
import { openPlatformClock } from './clock/open-platform-clock.ts';
import { refuseOtherThanDatabase, refuseOtherThanFeed } from './clock/refuse-wrong-clock.ts';
import type { DemoLogin } from './demo/demo-login.ts';
import { openDemo } from './demo/open-demo.ts';
import { keepPayingIncome } from './features/earn/pay-income.ts';
import { openHttp, type HttpSettings } from './http/http.ts';
import { openInstallation, type Installation } from './installation.ts';
import { openMailer } from './mail/open-mailer.ts';
import { openFeed, publishedSeedHash } from './market/open-feed.ts';
import { drain } from './running/drain.ts';
import { openHostCheck } from './running/exposure.ts';
import { openChain } from './chain/open-chain.ts';
import { measureBooks, openBooks } from './books/open-books.ts';
import { watchClock } from './clock/watch-clock.ts';
import type { Database } from './db/database.ts';
import { migrate } from './db/migrate.ts';
import { openPglite } from './db/pglite.ts';
import { openPostgres } from './db/postgres.ts';
import { isStored, sweepIdempotency } from './engine/idempotency.ts';
import { openAlerts } from './alerts/open-alerts.ts';
import { logUnpaid } from './features/operators/running/log-unpaid.ts';
import { giveMissingGifts, keepGivingGifts } from './features/auth/gift.ts';
import { openSessions } from './proofs/sessions.ts';
import { keepTakingLiabilities } from './features/fair/liabilities/take-liabilities.ts';
import { seedBankAccounts } from './features/deposits/bank-accounts.ts';
import { ProductNames } from './features/earn/names.ts';
import { seedProducts } from './features/earn/seed.ts';
import type { Blobs } from './files/blobs.ts';
import { openFiles } from './files/files.ts';
import { openBlobs } from './files/open-blobs.ts';
import { openLog } from './running/log.ts';
import { openCandleTable, sweepCandles } from './market/candles/candle-table.ts';
import type { Feed } from './market/feed.ts';
import { priceIn } from './market/price-of.ts';
import { sweepTape } from './market/tape-store.ts';
import { openOffice } from './operators/office.ts';
import { alignedTimer, keepDoing, type Every } from './market/timing.ts';
import { openPersonal } from './personal.ts';
import { postPush, type PushPost } from './push/post.ts';
import { openPush, pushContact } from './push/push.ts';
import { openVapid } from './push/vapid.ts';
import { sweepFreezeLinks } from './proofs/freeze-link.ts';
import { bindPort, type BoundPort } from './running/bound-port.ts';
import { databaseProblem } from './running/explain-fault.ts';
import { openSecurityEvents } from './security/security-events.ts';
import { openSecrets } from './secrets/key.ts';
import type { Services } from './services.ts';
import type { Settings } from './settings.ts';
import { openStream, type Stream } from './stream/stream.ts';
import { openTrading } from './trading.ts';

export interface CandorServer {
  readonly url: string;
  /** Where messages are shown that nobody sends; null when they are sent, or shown to nobody. */
  readonly outboxUrl: string | null;
  readonly demo: DemoLogin | null;
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

/**
 * Settings → port → database → engine and market → calls and stream. Until all is open the port answers 503.
 * @throws SettingsError, StartError or DataHeldError, whose messages are for the operator
 */
export async function openServer(settings: Settings, stand: Stand = {}): Promise<CandorServer> {
  const log = stand.log ?? openLog(settings.LOG_LEVEL);
  const port = await bindPort(settings.HOST, settings.PORT);
  let db: Database | undefined;
  try {
    db = stand.db ?? (await openDatabase(settings, log));
    return logged(await openOn({ db, port, log }, settings, stand), log);
  } catch (error) {
    if (stand.db === undefined) await db?.close().catch(() => undefined);
    await port.close();
    throw error;
  }
}

/** Says in the log, too, when the server begins and ends to work: a fault can be laid beside it. */
function logged(server: CandorServer, log: Logger): CandorServer {
  const {
    url,
    services: { rules, feedInfo, db },
  } = server;
  log.info({ url, mode: rules.mode, feed: feedInfo.name, database: db.kind }, 'the server is up');
  return {
    ...server,
    async close() {
      log.info('the server stops');
      await server.close();
      log.info('the server has stopped');
    },
  };
}

async function openDatabase({ DATA_DIR, DATABASE_URL: url }: Settings, log: Logger): Promise<Database> {
  if (url === undefined) return openPglite(DATA_DIR);
  const db = openPostgres(url, (error) => log.warn({ err: error }, 'a database connection was lost'));
  try {
    await db.query('select 1');
    return db;
  } catch (error) {
    await db.close().catch(() => undefined);
    throw databaseProblem(error, url);
  }
}

interface Opened {
  readonly db: Database;
  readonly port: BoundPort;
  readonly log: Logger;
}
interface Timed {
  readonly clock: Clock;
  readonly every: Every;
  readonly feed: Feed;
}

async function openClockAndFeed(
  { db, installation }: { db: Database; installation: Installation },
  settings: Settings,
  stand: Stand,
): Promise<Timed> {
  const clock = stand.clock ?? (await openPlatformClock(db, settings));
  const every = stand.every ?? alignedTimer(clock);
  const feed = stand.feed ?? (await openFeed(settings, installation, clock, every));
  if (stand.clock === undefined) await refuseOtherThanFeed(feed);
  return { clock, every, feed };
}

async function openOn({ db, port, log }: Opened, settings: Settings, stand: Stand): Promise<CandorServer> {
  if (stand.clock === undefined) await refuseOtherThanDatabase(db);
  const installation = await prepare(db, settings);
  const secrets = await openSecrets(
    db,
    stand.db === undefined ? settings : { ...settings, SECRETS_KEY: settings.SECRETS_KEY ?? standKey },
  );
  const { clock, every, feed } = await openClockAndFeed({ db, installation }, settings, stand);
  const rules = stand.rules ?? (installation.mode === 'real' ? realRules : paperRules);
  const demo = await openDemo(settings, {
    db,
    rules,
    log,
    clock,
    installation,
    feed: stand.feed === undefined ? feed : null,
  });
  const books = await openBooks({ db, clock, every, log });
  const quotations: { stream: Stream | null } = { stream: null };
  const alerts = await openAlerts(db);
  const trading = await openTrading({
    db,
    clock,
    every,
    feed,
    rules,
    log,
    candles: openCandleTable(db, feed.name),
    onTickers: (changes) => quotations.stream?.publishTickers(changes),
    onMarks: (marks) => alerts.onMarks(marks),
    books,
  });
  const { engine, market } = trading;
  const sessions = openSessions(db, clock, (error) => log.warn({ err: error }, 'a session was not noted'));
  const office = await openOffice(db, clock, installation.mode, settings.VND_PER_USDT);
  const isOwnHost = openHostCheck(settings, () => office.texts.lines.lines.map(({ url }) => url));
  const securityEvents = openSecurityEvents({ db, clock, every, log, keptDays: settings.SECURITY_EVENTS_DAYS });
  const http = openHttp({
    settings: { ...httpSettings(settings, stand), isOwnHost },
    log,
    clock,
    sessions,
    operators: office.sessions,
    securityEvents,
    isStored: (key) => isStored(db, key),
  });
  const stream = openStream({
    server: http.app.server,
    sessions,
    quotations: market,
    origins: settings.CORS_ORIGINS,
    isOwnHost,
  });
  quotations.stream = stream;
  measureBooks(http.metrics.registry, books);
  const clockWatch = watchClock({
    clock,
    db,
    feed,
    every,
    log,
    registry: http.metrics.registry,
    ...(stand.clock === undefined ? {} : { wall: stand.clock.now }),
  });
  const mailer = openMailer(settings, { db, clock, log });
  const markOf: Services['markOf'] = (symbol) => market.latest(symbol);
  const names = new Map(market.listings.map(({ symbol, name }) => [symbol, name]));
  const files = openFiles({ db, clock, log, secrets, blobs: stand.blobs ?? openBlobs(settings, clock) });
  const productNames = new ProductNames(db, installation.mode === 'paper');
  await productNames.load();
  const chain = openChain(settings, {
    db,
    clock,
    every,
    engine,
    log,
    registry: http.metrics.registry,
    bonusOffered: (userId) => office.countries.allowed(userId, 'bonus'),
  });
  const push = await openPush({
    db,
    clock,
    log,
    vapid: await openVapid(db, secrets, pushContact(settings)),
    post: stand.postPush ?? postPush,
  });
  const services: Services = {
    alerts,
    push,
    books,
    securityEvents,
    readiness: stand.clock === undefined ? [clockWatch, books] : [books],
    depositAddress: (userId) => chain.addressOf(userId),
    ...openPersonal({
      db,
      clock,
      every,
      log,
      settings,
      secrets,
      mailer,
      stream,
      publicUrl: () => settings.PUBLIC_URL ?? port.url,
    }),
    settings,
    log,
    clock,
    db,
    engine,
    market,
    mailer,
    office,
    secrets,
    files,
    sessions,
    stream,
    rules,
    productNames,
    symbols: [...names.keys()],
    nameOf: (symbol) => names.get(symbol) ?? symbol,
    markOf,
    priceOf: priceIn(markOf, () => office.rates.vndPerUsdt),
    feedInfo: {
      name: feed.name,
      simulated: settings.MARKET_FEED === 'simulated',
      seedHash: publishedSeedHash(settings, installation.feedSeed),
    },
  };
  const outboxToken = outboxTokenOf(services);
  answerCalls(http, services, {
    installation,
    lastCommitAt: trading.lastCommitAt,
    outboxToken,
    webFolder: stand.webFolder ?? builtWeb,
  });
  await trading.start();
  await giveWhatIsMissing(services);
  await seedBankAccounts(db, installation.mode, clock.now());
  const stops = [
    ...keepWorking(services, every),
    () => chain.stop(),
    () => clockWatch.stop(),
    () => books.stop(),
    () => services.ownerNotices.stop(),
  ];
  await http.app.ready();
  port.handOver(http.app.server);
  return {
    url: port.url,
    demo,
    services,
    outboxUrl: outboxToken === null ? null : `${port.url}/outbox?token=${outboxToken}`,
    close: () =>
      drain({
        stops,
        answering: [http.app, stream, port],
        rest: [
          { close: () => trading.stop() },
          { close: () => securityEvents.stop() },
          mailer,
          ...(stand.db === undefined ? [db] : []),
        ],
      }),
  };
}

/** What every installation and customer has; on broken books nothing is given. */
async function giveWhatIsMissing(services: Services): Promise<void> {
  if (!services.engine.ready) return;
  await giveMissingGifts(services);
  await seedProducts(services);
}

/** @returns stops of what is done by the second, the hour or the day */
const keepWorking = (services: Services, every: Every): (() => Promise<void>)[] => [
  keepPayingIncome({ ...services, every }),
  keepTakingLiabilities(services, every),
  keepGivingGifts(services, every),
  keepSweeping(services, every),
  logUnpaid(services, every),
];

/** Forgets every hour what is kept for a time only. @returns a stop, which waits for a sweep that is under way */
function keepSweeping(
  { db, clock, sessions, files, log, securityEvents }: Services,
  every: Every,
): () => Promise<void> {
  const sweep = (): Promise<unknown> => {
    const now = clock.now();
    return Promise.all([
      sweepIdempotency(db, now),
      sweepTape(db, now),
      sweepCandles(db, now),
      sweepFreezeLinks(db, now),
      sessions.sweep(),
      files.sweep(),
      securityEvents.sweep(),
    ]);
  };
  return keepDoing(every, hourMs, sweep, (error) => log.warn({ err: error }, 'a sweep failed')).stop;
}

/** Brings the schema up to date as the only process that does: never under a server that is running on it. */
async function prepare(db: Database, settings: Settings): Promise<Installation> {
  const writer = await db.openWriter();
  try {
    await migrate(db.patient);
    return await openInstallation(db, settings);
  } finally {
    await writer.close();
  }
}

const httpSettings = (settings: Settings, stand: Stand): HttpSettings => ({
  corsOrigins: settings.CORS_ORIGINS,
  trustProxy: settings.TRUST_PROXY,
  rateLimitPerSecond: settings.RATE_LIMITS ? settings.CALLS_PER_USER : 0,
  addressLimitPerSecond: settings.RATE_LIMITS ? settings.CALLS_PER_ADDRESS : 0,
  httpsOnly: settings.PUBLIC_URL?.startsWith('https:') === true,
  accessLog: settings.LOG_LEVEL === 'debug',
  checkAnswers: stand.checkAnswers ?? false,
});
