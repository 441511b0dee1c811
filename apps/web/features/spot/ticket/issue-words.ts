import { priceIn } from '../../../shell/quotes/words.ts';
import { amount, number, share } from '../../../locales/format.ts';
import { t, type PlainKey } from '../../../locales/i18n.ts';
import { formatPlain } from '@candor/core/money/decimal.ts';
import { priceScale, rateScale } from '@candor/core/money/amount.ts';
import type { Terms } from '../terms.ts';
import { highest, lowest, type Field } from './ticket-maths.ts';
import { givenIn, type TicketState } from './use-ticket.ts';

const missing: Partial<Record<Field, PlainKey>> = { quantity: 'spot.needQuantity', amount: 'spot.needAmount' };

/** Both ends of what may be asked for, in words. @param mark scale 8 */
function bandIn(terms: Terms, mark: bigint): { high: string; low: string; band: string } {
  const words = (price: bigint) => priceIn(terms.symbol, formatPlain(price, priceScale));
  return {
    high: words(highest(mark, terms)),
    low: words(lowest(mark, terms)),
    band: share(formatPlain(terms.bandRate, rateScale)),
  };
}

/** What is wrong with a field, once it can be said: the server's words, or one's own when typed or tried. */
export function issueOf(
  { checked, draft, tried, objection }: TicketState,
  terms: Terms,
  field: Field,
): string | undefined {
  if (objection?.field === field) return objection.text;
  const issue = checked.issues[field];
  if (issue === undefined) return undefined;
  if (issue.kind === 'required' && !tried) return undefined;
  if (issue.say !== undefined) return issue.say();
  const limit = issue.limit ?? '';
  switch (issue.kind) {
    case 'required':
      return t(missing[field] ?? 'spot.needPrice');
    case 'invalid':
      return t('spot.invalid');
    case 'tick':
    case 'step':
      return t('spot.stepOf', { step: number(limit, 8) });
    case 'tooHigh':
    case 'tooLow':
      return t('spot.band', bandIn(terms, issue.around ?? 0n));
    case 'notional':
      return t('spot.notional', { limit: amount(limit, 'USDT', 0) });
    case 'short':
      return t('spot.short', { currency: givenIn(draft.side, terms) });
  }
}
