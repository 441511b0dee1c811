import { priceScale } from '@candor/core/money/amount.ts';
import { formatPlain, parseDecimal } from '@candor/core/money/decimal.ts';
import type { Pair } from '@candor/core/spot/rules.ts';
import { dayMs } from '@candor/core/platform-day.ts';
import { bookLevels } from '../../../features/spot/depth.ts';
import { stepsText, tickText } from '../../../features/spot/present.ts';
import type { CallServices } from '../../../services.ts';
import { namedPairs } from './exchange-info.ts';
import { faults, missing, answered, type Answered } from '../fault.ts';
import type { Params } from '../params.ts';

type Four = [bigint, bigint, bigint, bigint];
const one = 10n ** BigInt(priceScale);
const scaled = (text: string): bigint => parseDecimal(text, priceScale) ?? 0n;

type TickerServices = Pick<CallServices, 'rules' | 'market' | 'clock' | 'engine'>;

/** What stands at the best prices. */
async function bestOf({ engine }: TickerServices, pair: Pair) {
  const { bids, asks } = await engine.ask(bookLevels, pair.symbol);
  const [bid, ask] = [bids[0], asks[0]];
  return {
    bidPrice: bid === undefined ? '0' : tickText(bid.tick, pair),
    bidQty: bid === undefined ? '0' : stepsText(bid.steps, pair),
    askPrice: ask === undefined ? '0' : tickText(ask.tick, pair),
    askQty: ask === undefined ? '0' : stepsText(ask.steps, pair),
  };
}

/** The last 24 hours of one pair; null while it has no price. */
async function dayOf(services: TickerServices, pair: Pair) {
  const { symbol } = pair;
  const ticker = services.market.ticker(symbol);
  if (ticker === undefined || ticker.price === null) return null;
  const [last, open] = [ticker.price, ticker.open ?? ticker.price];
  const now = services.clock.now();
  const [from, to, volume, worth] = [open, last, ticker.volume, ticker.turnover].map(scaled) as Four;
  return {
    symbol,
    priceChange: formatPlain(to - from, priceScale),
    priceChangePercent: from === 0n ? '0' : formatPlain(((to - from) * 100_000n) / from, 3),
    weightedAvgPrice: volume === 0n ? last : formatPlain((worth * one) / volume, priceScale),
    prevClosePrice: open,
    lastPrice: last,
    lastQty: '0',
    ...(await bestOf(services, pair)),
    openPrice: open,
    highPrice: ticker.high ?? last,
    lowPrice: ticker.low ?? last,
    volume: ticker.volume,
    quoteVolume: ticker.turnover,
    openTime: now - dayMs,
    closeTime: now,
    firstId: -1,
    lastId: -1,
    count: 0,
  };
}

export type Tickers = ReturnType<typeof openTickers>;

/** Prices of the day and of the moment: of one symbol a row, of several a list. */
export function openTickers(services: TickerServices) {
  const { market, clock } = services;

  async function rows(params: Params, row: (pair: Pair) => Promise<unknown>): Promise<Answered<unknown>> {
    const pairs = namedPairs(services, params);
    if (!pairs.ok) return pairs;
    const found = await Promise.all(pairs.value.map(row));
    if (params.get('symbol') === null) return answered(found.filter((one) => one !== null));
    return found[0] === null ? faults.noSuchSymbol : answered(found[0]);
  }

  return {
    dayRow: (pair: Pair) => dayOf(services, pair),
    day: (params: Params) => rows(params, (pair) => dayOf(services, pair)),
    price: (params: Params) =>
      rows(params, async ({ symbol }) => {
        const price = market.ticker(symbol)?.price ?? null;
        return price === null ? null : { symbol, price };
      }),
    best: (params: Params) =>
      rows(params, async (pair) => ({ symbol: pair.symbol, ...(await bestOf(services, pair)) })),
    /** The last mark: no price is averaged here. */
    average: (params: Params) =>
      params.get('symbol') === null
        ? missing('symbol')
        : rows(params, async ({ symbol }) => {
            const ticker = market.ticker(symbol);
            const price = ticker?.price ?? null;
            return price === null ? null : { mins: 0, price, closeTime: ticker?.time ?? clock.now() };
          }),
  };
}
