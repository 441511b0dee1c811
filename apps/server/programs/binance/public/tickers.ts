import type { Pair } from '@candor/core/spot/rules.ts';
import { bookLevels } from '../../../features/spot/depth.ts';
import { stepsText, tickText } from '../../../features/spot/present.ts';
import type { CallServices } from '../../../services.ts';
import { missing, type Answered } from '../fault.ts';
import type { Params } from '../params.ts';
import { dayRow } from './day-row.ts';
import { namedPairs } from './exchange-info.ts';
import { oneOrAll } from './one-or-all.ts';

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
  const row = dayRow(services, pair.symbol);
  return row === null ? null : { ...row, prevClosePrice: row.openPrice, ...(await bestOf(services, pair)) };
}

export type Tickers = ReturnType<typeof openTickers>;

/** Prices of the day and of the moment: of one symbol a row, of several a list. */
export function openTickers(services: TickerServices) {
  const { market, clock } = services;

  async function rows(params: Params, row: (pair: Pair) => Promise<object | null>): Promise<Answered<unknown>> {
    const pairs = namedPairs(services, params);
    if (!pairs.ok) return pairs;
    return oneOrAll(params, await Promise.all(pairs.value.map(row)));
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
