import type { Price } from '@candor/core/money/amount.ts';
import { priceText, type Terms } from '../../../shell/futures/terms.ts';
import { refusalText } from '../words.ts';
import { tierFor } from './cost.ts';
import type { TextField } from './draft.ts';
import type { useTicket } from './use-ticket.ts';

/** What each part of the ticket draws. */
export interface PartProps {
  state: ReturnType<typeof useTicket>;
  terms: Terms;
  mark: Price;
}

/** What is wrong with a field, once it can be said: the server's words, or one's own when typed or tried. */
export function issueOf(
  { state: { checked, draft, tried, objection }, terms, mark }: PartProps,
  field: TextField | 'leverage',
): string | undefined {
  if (objection?.field === field) return objection.text;
  const refusal = checked.issues[field];
  if (refusal === undefined || (field !== 'leverage' && draft[field] === '' && !tried)) return undefined;
  const { contract } = terms;
  return refusalText(refusal, {
    symbol: contract.symbol,
    reference: priceText(checked.reference),
    liquidation: priceText(checked.opening?.liquidation ?? 0n),
    min: contract.lotsMin,
    max: contract.lotsMax,
    tick: priceText(contract.tick),
    leverageMax: tierFor(terms, checked.lots, checked.limit ?? mark)?.leverageMax ?? 1,
  });
}
