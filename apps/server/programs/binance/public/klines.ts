import { bucketStart, nextBucket, timeframes, type Timeframe } from '@candor/core/market/candles.ts';
import type { Instant } from '@candor/core/market/mark.ts';
import { historyStart } from '../../../market/feed.ts';
import type { CallServices } from '../../../services.ts';
import { answered, fault, faults, missing, type Answered } from '../fault.ts';
import { count, optionalNumber, type Params } from '../params.ts';
import { candleRow } from './candle-rows.ts';

type KlineServices = Pick<CallServices, 'market' | 'clock'>;
interface KlineTerms {
  /** The market that a request names. */
  readonly find: (params: Params) => Answered<{ readonly symbol: string }>;
  /** Candles of one answer, at most 1,500. */
  readonly most: number;
}
interface Asked {
  readonly interval: Timeframe;
  readonly from: Instant | undefined;
  readonly to: Instant | undefined;
  readonly limit: number;
}

const isTimeframe = (text: string): text is Timeframe => (timeframes as readonly string[]).includes(text);

function readAsked(params: Params, most: number): Answered<Asked> {
  const interval = params.get('interval');
  if (interval === null) return missing('interval');
  if (!isTimeframe(interval)) return faults.noSuchInterval;
  const limit = count(params, 'limit', { most, otherwise: 500 });
  if (!limit.ok) return limit;
  const [from, to] = [optionalNumber(params, 'startTime'), optionalNumber(params, 'endTime')];
  if (!from.ok) return from;
  if (!to.ok) return to;
  if (from.value !== undefined && to.value !== undefined && from.value > to.value)
    return fault(-1128, 'Combination of optional parameters invalid.');
  return answered({ interval, from: from.value, to: to.value, limit: limit.value });
}

/** The first start of a bar at or after a time, of those that there can be. */
function firstStart(interval: Timeframe, time: Instant): Instant {
  const from = Math.max(time, historyStart);
  const start = bucketStart(interval, from);
  return start < from ? nextBucket(interval, start) : start;
}

/** Candles of one market: from a beginning on the first that there are, else the last. */
export function openKlines(services: KlineServices, { find, most }: KlineTerms) {
  const { market, clock } = services;
  const beginningOf = openBeginnings(services);
  async function bars(symbol: string, { interval, from, to, limit }: Asked) {
    if (from === undefined) return market.klines({ symbol, timeframe: interval, to, limit });
    const begin = firstStart(interval, from);
    const end = Math.min(to ?? Infinity, nextBucket(interval, begin, limit) - 1);
    const found = await market.klines({ symbol, timeframe: interval, from: begin, to: end, limit });
    if (found.length > 0 || end >= Math.min(to ?? Infinity, clock.now())) return found;
    const known = await beginningOf(symbol);
    if (known === null || known <= end) return found;
    const later = bucketStart(interval, known);
    const until = Math.min(to ?? Infinity, nextBucket(interval, later, limit) - 1);
    return market.klines({ symbol, timeframe: interval, from: later, to: until, limit });
  }
  return async (params: Params, row = candleRow): Promise<Answered<unknown>> => {
    const named = find(params);
    if (!named.ok) return named;
    const asked = readAsked(params, most);
    if (!asked.ok) return asked;
    const found = await bars(named.value.symbol, asked.value);
    return answered(found.map((candle) => row(candle, asked.value.interval)));
  };
}

/** From coarse to fine, so that few bars are looked at. */
const looks = ['1M', '1d', '1h', '1m'] as const;
const barsPerLook = 1_000;

/** The first minute that a pair has a bar of, which a feed may have later than others; null where it has none. */
function openBeginnings({ market, clock }: KlineServices): (symbol: string) => Promise<Instant | null> {
  const known = new Map<string, Instant>();
  return async (symbol) => {
    const found = known.get(symbol);
    if (found !== undefined) return found;
    let [from, to] = [historyStart, clock.now()];
    for (const timeframe of looks) {
      const [first] = await market.klines({ symbol, timeframe, from, to, limit: barsPerLook });
      if (first === undefined) return null;
      from = first.time;
      to = nextBucket(timeframe, bucketStart(timeframe, first.time)) - 1;
    }
    known.set(symbol, from);
    return from;
  };
}
