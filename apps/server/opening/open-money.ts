import { openAlerts } from '../alerts/open-alerts.ts';
import { measureBooks, openBooks } from '../books/open-books.ts';
import type { Surroundings } from '../engine/seams/beside.ts';
import { travelling } from '../engine/seams/as-data.ts';
import { openCandleTable } from '../market/candles/candle-table.ts';
import type { MarketSeed } from '../market/simulated/market-seed.ts';
import { publishedSeedHash, sourcesOf } from '../market/open-feed.ts';
import type { Market } from '../market/market.ts';
import { priceIn } from '../market/price-of.ts';
import type { Ground, MoneyServices, OperatorServices } from '../services.ts';
import { measureEngine } from '../running/figures/engine-metrics.ts';
import { prepareTrading, type Trading, type TradingParts } from '../trading/trading.ts';
import type { OutsideMarket } from './open-market.ts';
import { named } from './named.ts';
import type { Settings } from '../settings.ts';
import type { Start } from './start.ts';

/** {@link MoneyServices}, and how trading begins. */
export interface Money {
  readonly money: MoneyServices;
  readonly trading: Pick<Trading, 'engine' | 'load' | 'start' | 'lastCommitAt'>;
}

/** Books, engine and market: all that money and orders are. Nothing moves before it is loaded and trading starts. */
export async function openMoney(
  { settings, overrides, stops }: Start,
  ground: Ground & OperatorServices,
  { feed, clockChecks }: OutsideMarket,
): Promise<Money> {
  const { db, clock, every, log, metrics, marketSeed, rulesInForce } = ground;
  const books = await openBooks({ db, clock, log });
  measureBooks(metrics.registry, books);
  const alerts = await openAlerts(db);
  const candles = openCandleTable(db, feed.name);
  const onMarks = alerts.onMarks.bind(alerts);
  const surroundings = surroundingsOf(ground, feed, () => trading.market);
  const { nameOf, priceOf } = surroundings;
  const seams = seamsOf(ground, surroundings);
  const trading: Trading = prepareTrading({
    ...ground,
    rules: rulesInForce.release,
    onRules: rulesInForce.load.bind(rulesInForce),
    feed,
    candles,
    onMarks,
    books,
    seams,
  });
  trading.engine.onCommitted(({ ruleVersions }) => rulesInForce.add(ruleVersions));
  // What stops after it may still write: nobody follows before the database is closed.
  stops.add(() => trading.stop(overrides.db === undefined ? 'kept' : 'free'));
  // What it finds halts and resumes the engine, so it is looked at only while there is one.
  stops.add(books.keepLooking(every));
  const { engine, market } = trading;
  return {
    trading,
    money: {
      engine: overrides.asData === true ? travelling(engine) : engine,
      market,
      books,
      alerts,
      readiness: [...clockChecks, books],
      symbols: market.listings.map(({ symbol }) => symbol),
      nameOf,
      markOf: market.latest,
      priceOf,
      sources: sourcesOf(settings),
      feedInfo: { name: feed.name, ...seedOf(settings, marketSeed) },
    },
  };
}

const seedOf = (settings: Settings, marketSeed: MarketSeed): Omit<MoneyServices['feedInfo'], 'name'> => {
  const simulated = settings.MARKET_FEED === 'simulated';
  return {
    simulated,
    seedHash: publishedSeedHash(settings, marketSeed),
    seedOrigin: simulated ? marketSeed.origin : null,
  };
};

/** What may be named to the engine, what is around it, who signs what it promises and who counts what it writes. */
const seamsOf = (
  { metrics, publicLog, cluster, spans }: Ground,
  surroundings: Surroundings,
): NonNullable<TradingParts['seams']> => ({
  named,
  surroundings,
  ackSigner: () => publicLog.ackSigner,
  measures: measureEngine(metrics.registry),
  spans,
  ...(cluster === null ? {} : { outbox: cluster.outbox }),
});

/** @param market asked for only once it is open */
function surroundingsOf(
  { operatorSettings, productNames }: OperatorServices,
  { listings }: OutsideMarket['feed'],
  market: () => Market,
): Surroundings {
  const names = new Map(listings.map(({ symbol, name }) => [symbol, name]));
  return {
    nameOf: (symbol) => names.get(symbol) ?? symbol,
    priceOf: priceIn(
      (symbol) => market().latest(symbol),
      () => operatorSettings.rates.vndPerUsdt,
    ),
    halted: (symbol) => market().halted(symbol),
    productName: (product, language) => productNames.wordsOf(product, language).name,
  };
}
