import { vndOfUsdt } from '@candor/core/deposits/deposit.ts';
import { amount, price, priceScale, rate, rateScale, shareUp } from '@candor/core/money/amount.ts';
import { formatPlain, parseDecimal } from '@candor/core/money/decimal.ts';
import type { CallAnswer } from '@candor/api-contract/index.ts';

export type Terms = CallAnswer<'GET /transaction/withdrawTerms'>;
export type AmountIssue = 'missing' | 'invalid' | 'low' | 'high' | 'day' | null;

export interface WhatComes {
  readonly issue: AmountIssue;
  readonly fee: string | null;
  /** The amount without the fee. */
  readonly expected: string | null;
  /** What a card would receive at the present rate, whole dong. */
  readonly vnd: string | null;
}

/** What a card is paid in. */
export const dong = 'VND';
/** USDT and USDC alike. */
export const withdrawScale = 6;

type Bounds = Pick<Terms, 'available' | 'minimum' | 'dayMax'>;
function issueOf(units: bigint, { available, minimum, dayMax }: Bounds): AmountIssue {
  const read = (value: string): bigint => parseDecimal(value, withdrawScale) ?? 0n;
  if (units > read(available)) return 'high';
  if (dayMax !== null && units > read(dayMax)) return 'day';
  return units < read(minimum) ? 'low' : null;
}

/**
 * What a withdrawal comes to, by the rule that the server follows: the fee is taken out of the amount, rounded up.
 * @param text the amount in the form of the wire
 */
export function payoutPreview(text: string, terms: Bounds & Pick<Terms, 'feeRate' | 'vndPerUsdt'>): WhatComes {
  const units = parseDecimal(text, withdrawScale);
  if (units === null || units === 0n)
    return { issue: text === '' ? 'missing' : 'invalid', fee: null, expected: null, vnd: null };
  const fee = shareUp(amount(units), rate(parseDecimal(terms.feeRate, rateScale) ?? 0n));
  const expected = amount(units - fee);
  return {
    issue: issueOf(units, terms),
    fee: formatPlain(fee, withdrawScale),
    expected: formatPlain(expected, withdrawScale),
    vnd: formatPlain(vndOfUsdt(expected, price(parseDecimal(terms.vndPerUsdt, priceScale) ?? 0n)), 0),
  };
}

/** What stands against a withdrawal now, the first thing to do first; null when nothing does. */
export function blockerOf(
  terms: Terms,
  now: number,
): 'frozen' | 'primary' | 'fund-password' | 'held' | 'day' | 'hours' | 'funds' | null {
  if (terms.withdrawalsFrozen) return 'frozen';
  const [step] = terms.requiredSteps;
  if (step !== undefined) return step;
  if (terms.holdUntil !== null && terms.holdUntil > now) return 'held';
  if (terms.usedToday !== null) return 'day';
  if (terms.hours !== null && terms.nextTime > now) return 'hours';
  return (parseDecimal(terms.available, withdrawScale) ?? 0n) < (parseDecimal(terms.minimum, withdrawScale) ?? 0n)
    ? 'funds'
    : null;
}
