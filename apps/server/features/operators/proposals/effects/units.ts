import type { Amount } from '@candor/core/money/amount.ts';
import { parseAmount, type Currency } from '@candor/core/money/currencies.ts';
import { ok } from '@candor/core/result.ts';
import { refused, type Outcome } from '../../../../http/refused.ts';

/** An amount as the wire has it, in the units of the currency, more than nothing. */
export function units(text: string, currency: Currency, field: string): Outcome<Amount> {
  const parsed = parseAmount(text, currency);
  if (parsed === null) return refused('decimal-scale', { field });
  return parsed > 0n ? ok(parsed) : refused('amount-not-positive', { field });
}
