import { setFlagsFromString } from 'node:v8';
import { setTimeout as sleep } from 'node:timers/promises';
import { platformDay } from '@candor/core/platform-day.ts';
import { restoreState } from '@candor/core/restore/restore.ts';
import { loadSnapshot } from '../../engine/load.ts';
import { openCandleTable, type CandleTable } from '../../market/candles/candle-table.ts';
import type { Feed } from '../../market/feed.ts';
import { openMarket, type Market } from '../../market/market.ts';
import { loadTape } from '../../market/tape-store.ts';
import type { Every } from '../../market/timing.ts';
import type { Ground, OperatorServices } from '../../services.ts';
import { countLevels } from '../../trading/follow-depths.ts';

type Parts = Ground & OperatorServices;

const againAfterMs = 300_000;
const never: Every = () => () => undefined;
const nothing = (): Promise<void> => Promise.resolve();

/**
 * What takes the most time once this process is the writer is done before, on copies that are thrown away: the code is
 * compiled then, the database has in memory what will be read, and the feed has made the prices of the day.
 * @returns a stop of what does it again every five minutes
 */
export async function rehearse(parts: Parts, feed: Feed): Promise<() => void> {
  // What has been compiled for it may be needed days later.
  setFlagsFromString('--no-flush-bytecode');
  const over = new AbortController();
  await rehearseOnce(parts, feed, over.signal);
  void rehearseAgain(parts, feed, over.signal);
  return () => over.abort();
}

async function rehearseAgain(parts: Parts, feed: Feed, over: AbortSignal): Promise<void> {
  for (;;) {
    await sleep(againAfterMs, undefined, { ref: false, signal: over }).catch(() => undefined);
    if (over.aborted) return;
    await rehearseOnce(parts, feed, over).catch((error: unknown) =>
      parts.log.warn({ err: error }, 'what comes after the wait was not rehearsed'),
    );
  }
}

async function rehearseOnce(parts: Parts, feed: Feed, over: AbortSignal): Promise<void> {
  const { db, rules, operatorSettings, productNames } = parts;
  await Promise.all([operatorSettings.reload(), productNames.load()]);
  const reader: Parameters<typeof loadTape>[0] = { batch: (statements) => db.patient.batch(statements) };
  const tape = await loadTape(reader);
  const marks = feed.listings.flatMap(({ symbol }) => tape.last(symbol) ?? []);
  restoreState(rules, { ...(await loadSnapshot(reader)), marks });
  const market = (await mayAskFeed(parts)) && !over.aborted ? rehearsedMarket(parts, feed) : null;
  if (market === null) return;
  market.goOnFrom(tape);
  await market.start();
  for (const { symbol } of feed.listings) {
    const pair = rules.spot.pairs.get(symbol);
    if (pair !== undefined && !over.aborted) countLevels(market.depth(symbol), pair);
  }
  market.stop();
}

/** A feed keeps what it has made of the keys of days: they must be final. Nobody else's feed is asked. */
async function mayAskFeed({ settings, publicValues, clock }: Parts): Promise<boolean> {
  if (settings.MARKET_FEED !== 'simulated') return false;
  await publicValues.read();
  return publicValues.isFinal(platformDay(clock.now()));
}

/** One whose prices go nowhere. */
function rehearsedMarket({ clock, db }: Parts, feed: Feed): Market {
  const { since, past, bars } = openCandleTable(db, feed.name);
  const candles: CandleTable = { since, past, bars, save: nothing, keepPast: nothing };
  const silent: Feed = { ...feed, start: () => undefined, stop: () => undefined };
  return openMarket({ feed: silent, clock, every: never, candles, onFrame: nothing, onFault: () => undefined });
}
