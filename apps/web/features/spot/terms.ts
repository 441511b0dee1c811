import { priceScale, rateScale, type Rate } from '@candor/core/money/amount.ts';
import { currencyScale, isCurrency } from '@candor/core/money/currencies.ts';
import { parseDecimal } from '@candor/core/money/decimal.ts';
import type { CallAnswer } from '@candor/api-contract/index.ts';

export type SpotRule = CallAnswer<'GET /portal/common/spotRule/list'>[number];

type Fees = Pick<SpotRule, 'makerFee' | 'takerFee'>;

/** A pair and its filters, counted exactly. */
export interface Terms {
  readonly symbol: string;
  readonly base: string;
  /** Decimals in which the base currency is counted. */
  readonly baseScale: number;
  /** Scale 8. */
  readonly tick: bigint;
  /** In the smallest units of the base currency. */
  readonly step: bigint;
  readonly priceDecimals: number;
  readonly quantityDecimals: number;
  /** Millionths of USDT. */
  readonly minNotional: bigint;
  readonly makerFee: Rate;
  readonly takerFee: Rate;
  /** How far from the mark a price may lie, on the side where it would be dear. */
  readonly bandRate: Rate;
}

const decimalsOf = (text: string): number => text.split('.')[1]?.length ?? 0;
const rateOf = (text: string): Rate => (parseDecimal(text, rateScale) ?? 0n) as Rate;

/** @param fees those of who trades, where they are known */
export function termsOf(rule: Omit<SpotRule, 'feeTiers'>, fees: Fees = rule): Terms {
  const baseScale = isCurrency(rule.baseCurrency) ? currencyScale[rule.baseCurrency] : 8;
  return {
    symbol: rule.symbol,
    base: rule.baseCurrency,
    baseScale,
    tick: parseDecimal(rule.tick, priceScale) ?? 1n,
    step: parseDecimal(rule.step, baseScale) ?? 1n,
    priceDecimals: decimalsOf(rule.tick),
    quantityDecimals: decimalsOf(rule.step),
    minNotional: parseDecimal(rule.minNotional, currencyScale.USDT) ?? 0n,
    makerFee: rateOf(fees.makerFee),
    takerFee: rateOf(fees.takerFee),
    bandRate: rateOf(rule.bandRate),
  };
}
