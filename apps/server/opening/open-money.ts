import { openAlerts } from '../alerts/open-alerts.ts';
import { measureBooks, openBooks } from '../books/open-books.ts';
import { openCandleTable } from '../market/candles/candle-table.ts';
import { publishedSeedHash } from '../market/open-feed.ts';
import { priceIn } from '../market/price-of.ts';
import type { Ground, MoneyServices, OperatorServices } from '../services.ts';
import { openTrading, type Trading } from '../trading/trading.ts';
import type { OutsideMarket } from './open-market.ts';
import type { Start } from './start.ts';

/** {@link MoneyServices}, and how trading begins. */
export interface Money {
  readonly money: MoneyServices;
  readonly trading: Pick<Trading, 'start' | 'lastCommitAt'>;
}

/** Books, engine and market: all that money and orders are. The market doesn't move before trading starts. */
export async function openMoney(
  { settings, stops }: Start,
  ground: Ground & Pick<OperatorServices, 'operatorSettings'>,
  { feed, clockChecks }: OutsideMarket,
): Promise<Money> {
  const { db, clock, every, rules, log, metrics, marketSeed, operatorSettings } = ground;
  const books = await openBooks({ db, clock, log });
  measureBooks(metrics.registry, books);
  const alerts = await openAlerts(db);
  const candles = openCandleTable(db, feed.name);
  const onMarks = alerts.onMarks.bind(alerts);
  const trading = await openTrading({ db, clock, every, feed, rules, log, candles, onMarks, books });
  stops.add(() => trading.stop());
  // What it finds halts and resumes the engine, so it is looked at only while there is one.
  stops.add(books.keepLooking(every));
  const { engine, market } = trading;
  const names = new Map(market.listings.map(({ symbol, name }) => [symbol, name]));
  return {
    trading,
    money: {
      engine,
      market,
      books,
      alerts,
      readiness: [...clockChecks, books],
      symbols: [...names.keys()],
      nameOf: (symbol) => names.get(symbol) ?? symbol,
      markOf: market.latest,
      priceOf: priceIn(market.latest, () => operatorSettings.rates.vndPerUsdt),
      feedInfo: {
        name: feed.name,
        simulated: settings.MARKET_FEED === 'simulated',
        seedHash: publishedSeedHash(settings, marketSeed),
      },
    },
  };
}
