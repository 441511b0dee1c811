import { unitPrice } from '@candor/core/exchange/rules.ts';
import type { Mark } from '@candor/core/market/mark.ts';
import { price, type Price } from '@candor/core/money/amount.ts';
import type { Currency } from '@candor/core/money/currencies.ts';

/** Price of one unit in USDT; null while none is known. */
export type PriceOf = (currency: Currency) => Price | null;

/** USDT is the unit, VND has a set rate, everything else its last mark. */
export function priceIn(markOf: (symbol: string) => Mark | undefined, vndPerUsdt: () => string): PriceOf {
  return (currency) => {
    if (currency === 'USDT') return unitPrice;
    if (currency === 'VND') return price(unitPrice / BigInt(vndPerUsdt()));
    return markOf(`${currency}USDT`)?.price ?? null;
  };
}
