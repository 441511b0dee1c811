import { formatPlain, parseDecimal } from '@candor/core/money/decimal.ts';
import { shownSum } from '../../../shell/amounts/shown-parts.ts';
import { scaleOf } from '../../../shell/funds/micros.ts';
import { moneyIn } from '../words.ts';
import type { SpotOrder } from './standing.ts';

/** What an order has dealt, what was charged of it and what is left, as words that add up. */
export interface DealtSums {
  /** In USDT. */
  readonly amount: string;
  readonly fee: string;
  readonly received: string;
}

/** The fee is taken of what is received: of a purchase the coin, with all of its digits; of a sale USDT, in cents. */
export function dealtSums({ volume, dealAmount, fee, feeCurrency }: SpotOrder): DealtSums {
  if (feeCurrency !== 'USDT') {
    const scale = scaleOf(feeCurrency);
    const left = (parseDecimal(volume, scale) ?? 0n) - (parseDecimal(fee, scale) ?? 0n);
    return {
      amount: moneyIn('USDT', dealAmount),
      fee: moneyIn(feeCurrency, fee),
      received: moneyIn(feeCurrency, formatPlain(left, scale)),
    };
  }
  const {
    parts: [gross = '', cost = ''],
    total,
  } = shownSum([dealAmount, `-${fee}`]);
  return {
    amount: moneyIn('USDT', gross),
    fee: moneyIn('USDT', cost.replace('-', '')),
    received: moneyIn('USDT', total),
  };
}
