import { catalogue } from '../market/catalogue.ts';
import type { Instant, Mark } from '../market/mark.ts';
import { openingIssue, type OpeningRefusal } from '../market/opening-issue.ts';
import { fraction, price, priceScale, type Amount, type Price, type Rate } from '../money/amount.ts';
import { isCurrency, usdt, type Currency } from '../money/currencies.ts';
import type { State } from '../state.ts';

export interface ExchangeRules {
  /** Currencies that are no longer quoted; a quote that stands can be carried out. */
  readonly excludedCurrencies: ReadonlySet<string>;
  /** The symbol whose marks price a currency; null for USDT, the unit. What is not in here can't be exchanged. */
  readonly symbols: ReadonlyMap<Currency, string | null>;
  /** Of what is obtained, in the target currency. */
  readonly feeRate: Rate;
  /** How long a quote stands. */
  readonly quoteMs: number;
  /** Worth of the smallest and the largest exchange, in USDT. */
  readonly minWorth: Amount;
  readonly maxWorth: Amount;
}

const priced = catalogue.flatMap(({ symbol, base, group }): [Currency, string][] =>
  group === 'usdt' && isCurrency(base) ? [[base, symbol]] : [],
);

/** The dong is left out: it has a rate for showing values, but no market whose marks could price it. */
export const exchangeRules: ExchangeRules = {
  excludedCurrencies: new Set(),
  symbols: new Map<Currency, string | null>([['USDT', null], ...priced]),
  feeRate: fraction('0.001'),
  quoteMs: 10_000,
  minWorth: usdt('1'),
  maxWorth: usdt('100000'),
};

/** One USDT in USDT. */
export const unitPrice: Price = price(10n ** BigInt(priceScale));

/** What one unit of a currency is worth in USDT, and the mark that says so. */
export interface Valued {
  readonly price: Price;
  /** Null for USDT. */
  readonly mark: Mark | null;
}

/** The present price of a currency. @returns 'unknown' when it can't be exchanged here, or why it can't be now */
export function valued(
  state: Pick<State, 'rules' | 'marks' | 'halts'>,
  currency: Currency,
  now: Instant,
): Valued | 'unknown' | OpeningRefusal {
  const { rules, marks } = state;
  const symbol = rules.exchange.symbols.get(currency);
  if (symbol === null) return { price: unitPrice, mark: null };
  const mark = symbol === undefined ? undefined : marks.get(symbol);
  if (mark === undefined) return 'unknown';
  return openingIssue(state, mark.symbol, now) ?? { price: mark.price, mark };
}
