import { amount, priceScale, type Amount, type Price } from '../money/amount.ts';
import { currencyScale, type Currency } from '../money/currencies.ts';

/** What an amount is worth in USDT at a price, rounded down: units × price, from both scales to USDT's. */
export function valueInUsdt(units: Amount, currency: Currency, priceInUsdt: Price): Amount {
  const shift = BigInt(currencyScale[currency] + priceScale - currencyScale.USDT);
  return amount((units * priceInUsdt) / 10n ** shift);
}
