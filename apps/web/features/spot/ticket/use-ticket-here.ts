import { useEffect } from 'react';
import { isDecimal } from '../../../shell/amounts/amount-typed.ts';
import { navigate, useLinked, usePlace, useQueryState } from '../../../shell/routing/hash.ts';
import type { Terms } from '../terms.ts';
import { useTicket } from './use-ticket.ts';

/** The ticket of a pair whose side stands in the address; a quantity that a link names is filled in. */
export function useTicketHere(terms: Terms) {
  const { path, query } = usePlace();
  const [side] = useQueryState('side', 'buy', ['buy', 'sell'] as const);
  const state = useTicket(terms, side, (next) =>
    navigate(path, { ...Object.fromEntries(query), symbol: terms.symbol, side: next }, 'replace'),
  );
  const [asked, leave] = useLinked('quantity');
  const { fill } = state;
  useEffect(() => {
    if (asked === '') return;
    if (isDecimal(asked)) fill('quantity', asked);
    leave();
  }, [asked, fill, leave]);
  return state;
}
