import { useEffect } from 'react';
import { isDecimal } from '../../../shell/amounts/amount-typed.ts';
import { navigate, useLinked, usePlace, useQueryState } from '../../../shell/routing/hash.ts';
import type { Terms } from '../terms.ts';
import { useTicket, type TicketState } from './use-ticket.ts';

/** The ticket of a pair whose side stands in the address; what a link names is filled in. */
export function useTicketHere(terms: Terms) {
  const { path, query } = usePlace();
  const [side] = useQueryState('side', 'buy', ['buy', 'sell'] as const);
  const state = useTicket(terms, side, (next) =>
    navigate(path, { ...Object.fromEntries(query), symbol: terms.symbol, side: next }, 'replace'),
  );
  useFilled('quantity', state);
  useFilled('price', state);
  return state;
}

/** Fills a field once with what the address has for it. */
function useFilled(field: 'price' | 'quantity', { fill }: TicketState): void {
  const [asked, leave] = useLinked(field);
  useEffect(() => {
    if (asked === '') return;
    if (isDecimal(asked)) fill(field, asked);
    leave();
  }, [field, asked, fill, leave]);
}
