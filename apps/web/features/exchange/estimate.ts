import { crossRate, crossScale, maximumOf, minimumOf, obtainedFor } from '@candor/core/exchange/price.ts';
import { amount, price, priceScale, rate, rateScale, type Price } from '@candor/core/money/amount.ts';
import { currencyScale, formatAmount, isCurrency, type Currency } from '@candor/core/money/currencies.ts';
import { formatPlain, parseDecimal } from '@candor/core/money/decimal.ts';
import type { CallAnswer } from '@candor/api-contract/index.ts';

type Rule = CallAnswer<'GET /common/exchangeRule'>;

/** One side of an exchange: a currency and what one of it is worth in USDT, scale 8; null while that is unknown. */
export interface Side {
  readonly code: Currency;
  readonly price: Price | null;
}

export type Issue =
  | { readonly kind: 'missing' | 'invalid' | 'short' }
  | { readonly kind: 'decimals'; readonly count: number }
  | { readonly kind: 'low' | 'high'; readonly limit: string };

export interface Estimate {
  readonly issue: Issue | null;
  /** As it would be sent; null while it is no number. */
  readonly quantity: string | null;
  /** In the target currency; null while unknown. */
  readonly fee: string | null;
  readonly obtainable: string | null;
  readonly minimum: string | null;
  readonly maximum: string | null;
}

export const sideOf = (code: string, priceText: string | undefined): Side | null => {
  if (!isCurrency(code)) return null;
  const units = parseDecimal(code === 'USDT' ? '1' : (priceText ?? ''), priceScale);
  return { code, price: units === null || units === 0n ? null : price(units) };
};

function issueOf(
  text: string,
  units: bigint | null,
  from: Side,
  limits: { low: bigint; high: bigint } | null,
  available: bigint | null,
): Issue | null {
  if (text === '') return { kind: 'missing' };
  const scale = currencyScale[from.code];
  if (units === null) return parseDecimal(text, 18) === null ? { kind: 'invalid' } : { kind: 'decimals', count: scale };
  if (limits !== null && units < limits.low) return { kind: 'low', limit: formatPlain(limits.low, scale) };
  if (available !== null && units > available) return { kind: 'short' };
  return limits !== null && units > limits.high ? { kind: 'high', limit: formatPlain(limits.high, scale) } : null;
}

/**
 * What an exchange would come to at the present prices, by the rules that the server follows.
 * @param text the quantity, in the form of the wire
 * @param available of the source currency; null while unknown
 */
export function estimate(text: string, from: Side, to: Side, rule: Rule, available: string | null): Estimate {
  const scale = currencyScale[from.code];
  const units = parseDecimal(text, scale);
  const worth = (value: string) => amount(parseDecimal(value, currencyScale.USDT) ?? 0n);
  const limits =
    from.price === null
      ? null
      : {
          low: minimumOf({ minWorth: worth(rule.minWorth) }, from.code, from.price),
          high: maximumOf({ maxWorth: worth(rule.maxWorth) }, from.code, from.price),
        };
  const issue = issueOf(text, units, from, limits, available === null ? null : parseDecimal(available, scale));
  const known = units !== null && units > 0n && from.price !== null && to.price !== null;
  const got = known
    ? obtainedFor(
        amount(units),
        from.code,
        to.code,
        crossRate(from.price, to.price),
        rate(parseDecimal(rule.feeRate, rateScale) ?? 0n),
      )
    : null;
  return {
    issue,
    quantity: units === null ? null : formatPlain(units, scale),
    fee: got === null ? null : formatAmount(got.fee, to.code),
    obtainable: got === null ? null : formatAmount(got.obtainable, to.code),
    minimum: limits === null ? null : formatPlain(limits.low, scale),
    maximum: limits === null ? null : formatPlain(limits.high, scale),
  };
}

/** All of a currency that may be exchanged at once: what there is, up to the maximum. */
export function mostOf(available: string, from: Side, { maximum }: Pick<Estimate, 'maximum'>): string {
  const scale = currencyScale[from.code];
  const [own, most] = [parseDecimal(available, scale) ?? 0n, maximum === null ? null : parseDecimal(maximum, scale)];
  return formatPlain(most !== null && own > most ? most : own, scale);
}

/** Target per source, as a decimal with up to 18 decimals; null while a price is unknown. */
export const rateBetween = (from: Side, to: Side): string | null =>
  from.price === null || to.price === null ? null : formatPlain(crossRate(from.price, to.price), crossScale);
