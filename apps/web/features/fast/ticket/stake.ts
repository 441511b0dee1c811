import { amount as units, rate, rateScale, shareDown } from '@candor/core/money/amount.ts';
import { currencyScale, formatAmount, parseAmount } from '@candor/core/money/currencies.ts';
import { formatPlain, parseDecimal } from '@candor/core/money/decimal.ts';

export interface StakeLimits {
  readonly min: string;
  readonly max: string;
  readonly available: string | undefined;
}
export type StakeIssue = 'invalid' | 'range' | 'short';

const microsOf = (text: string): bigint => parseDecimal(text, currencyScale.USDT) ?? 0n;
const cent = 10n ** BigInt(currencyScale.USDT - 2);

/** What keeps a stake from being placed; null when it can be. @param text in the form of the wire */
export function stakeIssue(text: string, { min, max, available }: StakeLimits): StakeIssue | null {
  const stake = parseAmount(text, 'USDT');
  if (stake === null) return 'invalid';
  if (stake < microsOf(min) || stake > microsOf(max)) return 'range';
  return available !== undefined && stake > microsOf(available) ? 'short' : null;
}

/**
 * A share of what is available as a stake, within the limits, in whole cents and never more than there is; null when it
 * is too little to place.
 */
export function stakeShare(percent: number, { min, max, available = '0' }: StakeLimits): string | null {
  const wanted = (microsOf(available) * BigInt(percent)) / 100n;
  const most = wanted < microsOf(max) ? wanted : microsOf(max);
  const cut = most - (most % cent);
  return cut < microsOf(min) ? null : formatPlain(cut, currencyScale.USDT);
}

/** What a win pays beyond the stake, rounded down as the server does; null while the stake is no amount. */
export function payoutOf(text: string, payoutRate: string): string | null {
  const stake = parseAmount(text, 'USDT');
  const share = parseDecimal(payoutRate, rateScale);
  return stake === null || share === null ? null : formatAmount(shareDown(units(stake), rate(share)), 'USDT');
}
