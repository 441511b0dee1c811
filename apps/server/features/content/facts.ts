import { releasePerVolume, volumePerRelease } from '@candor/core/bonus/bonus.ts';
import { breakEvenRate, expectedLossPer100 } from '@candor/core/fast/terms.ts';
import { amount, rateScale, type Rate } from '@candor/core/money/amount.ts';
import { formatAmount } from '@candor/core/money/currencies.ts';
import { formatDecimal, formatPlain } from '@candor/core/money/decimal.ts';
import type { Rules } from '@candor/core/state.ts';
import type { Facts } from './render.ts';

const percent = (rate: Rate): string => formatPlain(rate * 100n, rateScale);
/** With two decimals, rounded up: a figure that is against the customer is never shown smaller than it is. */
const percentUp = (rate: Rate): string => formatDecimal((rate * 10_000n + 10n ** BigInt(rateScale) - 1n) / 10n ** BigInt(rateScale), 2);

/** The figures of the texts, taken from the rules in force. */
export function factsOf(rules: Rules): { facts: Facts; rows: Facts[] } {
  const { minStake, maxStake, terms } = rules.fast;
  return {
    facts: {
      gift: formatAmount(rules.signUpGift, 'USDT'),
      minStake: formatAmount(minStake, 'USDT'),
      maxStake: formatAmount(maxStake, 'USDT'),
      volumePerRelease: formatAmount(volumePerRelease, 'USDT'),
      fullVolume: formatAmount(amount((rules.signUpGift * volumePerRelease) / releasePerVolume), 'USDT'),
    },
    rows: terms.map(({ seconds, payoutRate }) => ({
      seconds: String(seconds),
      payout: percent(payoutRate),
      breakEven: percentUp(breakEvenRate(payoutRate)),
      loss: formatAmount(expectedLossPer100(payoutRate), 'USDT'),
    })),
  };
}
