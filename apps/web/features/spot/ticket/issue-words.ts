import { priceIn } from '../../../shell/quotes/words.ts';
import { amount, number, share } from '../../../locales/format.ts';
import { t } from '../../../locales/i18n.ts';
import { formatPlain } from '@candor/core/money/decimal.ts';
import { priceScale, rateScale } from '@candor/core/money/amount.ts';
import type { Terms } from '../terms.ts';
import { highest, lowest, type Field } from './ticket-maths.ts';
import { givenIn, type TicketState } from './use-ticket.ts';

const missing = { price: 'spot.needPrice', quantity: 'spot.needQuantity', amount: 'spot.needAmount' } as const;

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
  { checked, draft, around, tried, objection }: TicketState,
  terms: Terms,
  field: Field,
): string | undefined {
  if (objection?.field === field) return objection.text;
  const issue = checked.issues[field];
  if (issue === undefined) return undefined;
  const limit = issue.limit ?? '';
  switch (issue.kind) {
    case 'required':
      return tried ? t(missing[field]) : undefined;
    case 'invalid':
      return t('spot.invalid');
    case 'tick':
    case 'step':
      return t('spot.stepOf', { step: number(limit, 8) });
    case 'tooHigh':
    case 'tooLow':
      return t('spot.band', bandIn(terms, around.mark ?? 0n));
    case 'notional':
      return t('spot.notional', { limit: amount(limit, 'USDT', 0) });
    case 'short':
      return t('spot.short', { currency: givenIn(draft.side, terms) });
  }
}
