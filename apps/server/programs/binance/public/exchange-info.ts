import { oneRate, priceScale, rateScale } from '@candor/core/money/amount.ts';
import { currencyScale, formatAmount } from '@candor/core/money/currencies.ts';
import { formatPlain } from '@candor/core/money/decimal.ts';
import { selfTrades, type SelfTrade } from '@candor/core/spot/book-events.ts';
import { maxTick } from '@candor/core/spot/price-key.ts';
import type { Pair, SpotRules } from '@candor/core/spot/rules.ts';
import type { CallServices } from '../../../services.ts';
import { faults, missing, answered, type Answered } from '../fault.ts';
import type { Params } from '../params.ts';
import { stepsText, tickText } from '../../../features/spot/present.ts';
import { orderLimits, weightLimit } from '../weights.ts';

export type InfoServices = Pick<CallServices, 'rules' | 'market' | 'clock'>;

export const orderTypes = [
  'LIMIT',
  'LIMIT_MAKER',
  'MARKET',
  'STOP_LOSS',
  'STOP_LOSS_LIMIT',
  'TAKE_PROFIT',
  'TAKE_PROFIT_LIMIT',
] as const;
export type OrderType = (typeof orderTypes)[number];

/** As the dialect calls whom an order ends where it meets one of its own owner. */
export const modeOf = (selfTrade: SelfTrade): string => selfTrade.replace('end-', 'expire_').toUpperCase();

/** Pairs that are listed now: the feed may not carry all. */
export const listedPairs = ({ rules, market }: Pick<InfoServices, 'rules' | 'market'>): Pair[] =>
  market.listings.flatMap(({ symbol }) => rules.spot.pairs.get(symbol) ?? []);

/** Symbols that a request names: by one parameter, by a list in JSON, or all. */
export function namedPairs(services: Pick<InfoServices, 'rules' | 'market'>, params: Params): Answered<Pair[]> {
  const [one, list] = [params.get('symbol'), params.get('symbols')];
  if (one === null && list === null) return answered(listedPairs(services));
  const listed = new Map(listedPairs(services).map((pair) => [pair.symbol, pair]));
  const names = one === null ? (list ?? '').match(/[A-Z0-9]+/g) : [one];
  const pairs = (names ?? []).map((name) => listed.get(name));
  const known = pairs.filter((pair) => pair !== undefined);
  return known.length === pairs.length && known.length > 0 ? answered(known) : faults.noSuchSymbol;
}

/** The one pair that a request names. */
export function onePair(services: Pick<InfoServices, 'rules' | 'market'>, params: Params): Answered<Pair> {
  if (params.get('symbol') === null) return missing('symbol');
  const pairs = namedPairs(services, params);
  const [pair] = pairs.ok ? pairs.value : [];
  return pair === undefined ? faults.noSuchSymbol : answered(pair);
}

/** What may be traded and within which filters. */
export function exchangeInfo(services: InfoServices, params: Params): Answered<unknown> {
  const pairs = namedPairs(services, params);
  if (!pairs.ok) return pairs;
  return answered({
    timezone: 'UTC',
    serverTime: services.clock.now(),
    // Of the first tier: what a key has is said by /rateLimit/order.
    rateLimits: [weightLimit, ...orderLimits(services.rules.programs)],
    exchangeFilters: [],
    symbols: pairs.value.map((pair) => symbolInfo(services, pair)),
  });
}

function symbolInfo({ rules, market }: InfoServices, pair: Pair) {
  const { symbol, base, quote } = pair;
  return {
    symbol,
    status: market.halted(symbol) ? 'BREAK' : 'TRADING',
    baseAsset: base,
    baseAssetPrecision: currencyScale[base],
    quoteAsset: quote,
    quotePrecision: currencyScale[quote],
    quoteAssetPrecision: currencyScale[quote],
    baseCommissionPrecision: currencyScale[base],
    quoteCommissionPrecision: currencyScale[quote],
    orderTypes,
    icebergAllowed: false,
    ocoAllowed: true,
    otoAllowed: false,
    quoteOrderQtyMarketAllowed: true,
    allowTrailingStop: false,
    cancelReplaceAllowed: true,
    isSpotTradingAllowed: true,
    isMarginTradingAllowed: false,
    filters: filtersOf(rules.spot, pair),
    permissions: [],
    permissionSets: [['SPOT']],
    defaultSelfTradePreventionMode: 'EXPIRE_MAKER',
    allowedSelfTradePreventionModes: selfTrades.map(modeOf),
  };
}

function filtersOf({ bandUp, minNotional }: SpotRules, pair: Pair) {
  const tickSize = formatPlain(pair.tick, priceScale);
  const [up, down] = [bandUp, 2n * oneRate - bandUp].map((rate) => formatPlain(rate, rateScale));
  const maxQty = stepsText(Number.MAX_SAFE_INTEGER, pair);
  return [
    { filterType: 'PRICE_FILTER', minPrice: tickSize, maxPrice: tickText(maxTick, pair), tickSize },
    { filterType: 'LOT_SIZE', minQty: stepsText(1, pair), maxQty, stepSize: stepsText(1, pair) },
    {
      filterType: 'NOTIONAL',
      minNotional: formatAmount(minNotional, pair.quote),
      applyMinToMarket: true,
      maxNotional: '9000000000',
      applyMaxToMarket: false,
      avgPriceMins: 0,
    },
    {
      filterType: 'PERCENT_PRICE_BY_SIDE',
      bidMultiplierUp: up,
      bidMultiplierDown: '0',
      askMultiplierUp: '1000000',
      askMultiplierDown: down,
      avgPriceMins: 0,
    },
  ];
}
