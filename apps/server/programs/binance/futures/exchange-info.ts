import { sizeScale, type Contract } from '@candor/core/futures/contract.ts';
import { sizeOf } from '@candor/core/futures/formulas.ts';
import { listingOf } from '@candor/core/market/catalogue.ts';
import { priceScale, rateScale } from '@candor/core/money/amount.ts';
import { currencyScale } from '@candor/core/money/currencies.ts';
import { formatPlain } from '@candor/core/money/decimal.ts';
import { assert } from '@candor/core/result.ts';
import { weightLimit } from '../weights.ts';
import { listedContracts, type FuturesServices } from './contracts.ts';

/** When the dialect says that a contract ends which never does. */
const never = 4_133_404_800_000;

/**
 * What may be traded as futures, and how it is counted. How an order is given is not said, since the dialect gives none
 * here; nor one margin, which depends on the size.
 */
export const exchangeInfo = (services: FuturesServices) => ({
  timezone: 'UTC',
  serverTime: services.clock.now(),
  rateLimits: [weightLimit],
  exchangeFilters: [],
  assets: [{ asset: 'USDT', marginAvailable: true }],
  symbols: listedContracts(services).map((contract) => symbolInfo(services, contract)),
});

function symbolInfo({ rules, market }: FuturesServices, contract: Contract) {
  const { symbol, feeRate } = contract;
  const listing = listingOf(symbol);
  assert(listing !== undefined, `${symbol} is in no catalogue`);
  const isOpen = !market.halted(symbol) && !rules.futures.excludedSymbols.has(symbol);
  return {
    symbol,
    pair: symbol,
    contractType: 'PERPETUAL',
    deliveryDate: never,
    status: isOpen ? 'TRADING' : 'TRADING_HALT',
    baseAsset: listing.base,
    quoteAsset: listing.quote,
    marginAsset: 'USDT',
    pricePrecision: listing.priceDecimals,
    quantityPrecision: decimalsOf(lotsText(1n, contract)),
    baseAssetPrecision: sizeScale,
    quotePrecision: currencyScale[listing.quote],
    liquidationFee: formatPlain(feeRate, rateScale),
    orderTypes: [],
    timeInForce: [],
    filters: filtersOf(contract),
  };
}

/** Lots as the dialect counts them: in units of what they are of. */
const lotsText = (lots: bigint, contract: Contract): string => formatPlain(sizeOf(lots, contract), sizeScale);
const decimalsOf = (text: string): number => text.split('.')[1]?.length ?? 0;

function filtersOf(contract: Contract) {
  const tickSize = formatPlain(contract.tick, priceScale);
  const quantities = {
    minQty: lotsText(contract.lotsMin, contract),
    maxQty: lotsText(contract.lotsMax, contract),
    stepSize: lotsText(1n, contract),
  };
  return [
    // No price is the highest.
    { filterType: 'PRICE_FILTER', minPrice: tickSize, maxPrice: '0', tickSize },
    { filterType: 'LOT_SIZE', ...quantities },
    { filterType: 'MARKET_LOT_SIZE', ...quantities },
  ];
}
