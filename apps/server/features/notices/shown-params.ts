import { listingOf } from '@candor/core/market/catalogue.ts';
import { price, priceScale } from '@candor/core/money/amount.ts';
import { parseDecimal } from '@candor/core/money/decimal.ts';
import { priceText } from '../../market/tickers.ts';

type Params = Readonly<Record<string, string>>;
const prices = ['price', 'mark', 'stop'] as const;

/**
 * What a message fills its words with, as people write it: the pair with its stroke, prices with all decimals of their
 * symbol.
 */
export function shownParams(params: Params): Params {
  const listing = listingOf(params['symbol'] ?? '');
  if (listing === undefined) return params;
  const shown = prices.flatMap((name): [string, string][] => {
    const units = parseDecimal(params[name] ?? '', priceScale);
    return units === null ? [] : [[name, priceText(price(units), listing)]];
  });
  return { ...params, symbol: `${listing.base}/${listing.quote}`, ...Object.fromEntries<string>(shown) };
}
