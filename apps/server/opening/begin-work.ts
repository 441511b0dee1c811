import { hourMs } from '@candor/core/platform-day.ts';
import { openControl } from '../backup/control.ts';
import { sayRestore } from '../backup/restore-marks.ts';
import { findGap, keepHighWater } from '../backup/high-water.ts';
import type { Engine } from '../engine/engine.ts';
import { sweepIdempotency } from '../engine/idempotency.ts';
import { keepPayingCommissions } from '../features/operators/agents/keep-paying.ts';
import { giveMissingGifts, keepGivingGifts } from '../features/auth/gift/gift.ts';
import { seedBankAccounts } from '../features/deposits/bank-accounts.ts';
import { keepPayingIncome, measureIncome } from '../features/earn/pay-income.ts';
import { seedProducts } from '../features/earn/seed.ts';
import { keepSendingMirrors } from '../features/mirror/send-weekly.ts';
import { keepTakingLiabilities } from '../features/fair/liabilities/keep-taking.ts';
import { sweepTape } from '../features/fair/keep-tape.ts';
import { sweepClosedAccounts } from '../features/own-data/erase/sweep-closed.ts';
import { publishDepth } from '../features/spot/depth.ts';
import { keepCountingVolumes } from '../features/spot/fees/keep-counting.ts';
import { fillNameKeys } from '../identity/name-key.ts';
import { keepReconciling } from '../features/operators/books/reconcile/keep-reconciling.ts';
import { logUnpaid } from '../features/operators/running/log-unpaid.ts';
import { measureLog } from '../log/witnesses/measure-log.ts';
import { keepRevealingSeeds, keepTellingAudit, tellStart } from '../log/tell.ts';
import { keepTakingTimestamps } from '../log/timestamps/timestamps.ts';
import { version } from '../features/common/version.ts';
import { hostsOfVenues } from '../market/open-feed.ts';
import { sweepCandles } from '../market/candles/candle-table.ts';
import { keepDoing } from '../market/timing.ts';
import { sweepAccessRequests } from '../recovery/store.ts';
import { sweepFreezeLinks } from '../proofs/freeze-link.ts';
import { fileContext } from '../files/files.ts';
import { openBlobs } from '../files/open-blobs.ts';
import { measureReseal, reseal } from '../secrets/reseal.ts';
import { reserveUse } from '../features/operators/risk/reserve-use.ts';
import { measureReserves } from '../running/figures/reserve-metrics.ts';
import type { Services } from '../services.ts';
import type { Trading } from '../trading/trading.ts';
import { sealedColumns } from './sealed-columns.ts';
import { keepTakingStatistics } from '../statistics/take-statistics.ts';
import { keepFigures } from '../tallies/count-figures.ts';
import { keepTallies } from '../tallies/advance-tallies.ts';
import type { Start } from './start.ts';
import { readAgain, type Succession } from './standby/succession.ts';
import { watchForAlerts } from './watch-for-alerts.ts';

/**
 * As the writer: state and log are read, trading starts, and whatever works by itself. Who publishes has to listen by
 * then: a start settles orders.
 * @returns what is done once others are let in
 */
export async function beginWork(
  start: Start,
  services: Services,
  trading: Pick<Trading, 'engine' | 'load' | 'start' | 'lastCommitAt'>,
  { standsBy }: Pick<Succession, 'standsBy'>,
): Promise<{ readonly later: () => void }> {
  const { db, installation, clock, every } = services;
  const { stops } = start;
  await allOf([
    trading.load(),
    watchReach(start, services).then(() => services.publicLog.start()),
    ...(standsBy ? [readAgain(services)] : []),
  ]);
  const beside: Services & { readonly engine: Engine } = { ...services, engine: trading.engine };
  publishDepth(beside);
  measureWork(beside);
  await trading.start();
  if (!standsBy) await giveWhatIsMissing(beside);
  await seedBankAccounts(db, installation.mode, clock.now());
  stops.add(
    ...tellWhatIs(services),
    keepPayingIncome(beside),
    keepPayingCommissions(beside, every),
    keepCountingVolumes(beside, every),
    keepTakingLiabilities(services, every),
    keepGivingGifts(services, every),
    keepSendingMirrors(services, every),
    keepSweeping(services),
    keepTallies(services),
    keepFigures(services),
    keepTakingStatistics(services),
    logUnpaid(beside, every),
    watchForAlerts(beside, trading.lastCommitAt),
    keepReconciling(services),
    sealAnew(start, services),
    fillNameKeys(services),
    ...stampDaily(services),
  );
  return { later: () => (standsBy ? catchUp(beside) : undefined) };
}

function measureWork(beside: Services & { readonly engine: Engine }): void {
  const { metrics, publicLog, clock, engine, symbols } = beside;
  measureIncome(metrics.registry, beside);
  measureLog(metrics.registry, publicLog, clock);
  measureReserves(metrics.registry, () => (engine.ready ? engine.answer(reserveUse, { symbols }) : []));
}

/** Waits for all of them, also where one fails: nothing is half open when it is told. */
async function allOf(works: readonly Promise<unknown>[]): Promise<void> {
  await Promise.allSettled(works);
  await Promise.all(works);
}

/** What an earlier writer may have left. On books that are found wrong trading is halted. */
function catchUp(beside: Services & { readonly engine: Engine }): void {
  const { books, log } = beside;
  books.check().catch((error: unknown) => log.warn({ err: error }, 'the books were not checked'));
  giveWhatIsMissing(beside).catch((error: unknown) => log.warn({ err: error }, 'what is missing was not given'));
}

/** Where a server of time-stamps is named. @returns a stop */
const stampDaily = ({ settings: { TIMESTAMP_URL: url }, ...services }: Services): (() => Promise<void>)[] =>
  url === undefined ? [] : [keepTakingTimestamps({ ...services, url }, services.every)];

/** A public value has to be there ten seconds before its day. */
const lookForValueMs = 5_000;

/** What the public log tells by itself. @returns stops */
function tellWhatIs(services: Services): (() => Promise<void>)[] {
  const { settings, rules, feedInfo, sources, marketSeed, publicValues, every, log } = services;
  const hosts = settings.MARKET_FEED === 'binance' ? hostsOfVenues(settings) : {};
  return [
    tellStart(services, {
      version,
      rules,
      feed: feedInfo.name,
      hosts,
      sources: sources === null ? null : { ageMaxMs: sources.ageMaxMs, apartMax: sources.apartMax },
      seedOrigin: feedInfo.seedOrigin,
    }),
    keepTellingAudit(services),
    ...(feedInfo.simulated ? [keepRevealingSeeds(services, marketSeed)] : []),
    keepDoing(
      every,
      lookForValueMs,
      () => publicValues.look(),
      (error) => log.warn({ err: error }, 'a public value waits'),
    ).stop,
  ];
}

/** Finds whether these data end earlier than what a server here had told; notes from now on how far it comes. */
async function watchReach({ stops, overrides }: Start, services: Services): Promise<void> {
  const { db, log, clock, every, settings } = services;
  if (overrides.db === undefined) {
    const parts = { db, folder: settings.DATA_DIR };
    await findGap(parts, clock.now());
    stops.add(keepHighWater(parts, every, log));
    const closeControl = await openControl(db, settings.DATA_DIR);
    if (closeControl !== null) stops.add(closeControl);
  }
  await sayRestore(db, log, clock.now());
}

/** What every installation and customer has; on broken books nothing is given. */
async function giveWhatIsMissing(services: Services & { readonly engine: Engine }): Promise<void> {
  if (!services.engine.ready) return;
  await giveMissingGifts(services);
  await seedProducts(services);
}

/** What older keys have sealed is sealed with the newest one, beside all other work. @returns a stop */
function sealAnew({ overrides }: Start, services: Services): () => Promise<void> {
  const { settings, clock, metrics } = services;
  const blobs = overrides.blobs ?? openBlobs(settings, clock);
  const now = (): number => clock.now();
  const work = reseal({ ...services, now, columns: sealedColumns, blobs, fileContext });
  measureReseal(metrics.registry, { left: () => work.left });
  return () => work.stop();
}

/** Forgets every hour what is kept for a time only. @returns a stop, which waits for a sweep that is under way */
function keepSweeping(services: Services): () => Promise<void> {
  const { db, clock, every, sessions, files, log, securityEvents, push, settings } = services;
  let goesOn = true;
  const sweep = (): Promise<unknown> => {
    const now = clock.now();
    return Promise.all([
      sweepIdempotency(db.patient, now, () => goesOn),
      sweepTape(db.patient, now, settings.TAPE_KEEP_DAYS),
      sweepCandles(db, now),
      sweepFreezeLinks(db, now),
      sweepAccessRequests(db, now),
      sweepClosedAccounts(services, now),
      sessions.sweep(),
      files.sweep(),
      securityEvents.sweep(),
      // What another process has said of a new device may have been lost on its way.
      push.load(),
    ]);
  };
  const kept = keepDoing(every, hourMs, sweep, (error) => log.warn({ err: error }, 'a sweep failed'));
  return () => {
    goesOn = false;
    return kept.stop();
  };
}
