import type { Price } from '@candor/core/money/amount.ts';
import { useEffect, useState } from 'react';
import { useSubmit } from '../../../design/use-submit.ts';
import { CallError } from '../../../shell/client/call.ts';
import { balanceIn, useBalances } from '../../../shell/funds/balances.ts';
import { toast } from '../../../shell/feedback/toast.ts';
import { priceText, usdtOf, type Terms } from '../terms.ts';
import { checkDraft, type Draft, type TextField } from './draft.ts';
import { placeFutures, type Ticket } from './place-order.ts';

/** What the user chose last, for as long as the app is open. */
const last: { entrustType: Draft['entrustType']; side: Draft['side']; lever: number } = { entrustType: 'market', side: 'long', lever: 10 };
const fresh = (levers: readonly number[]): Draft => ({
  ...last, lever: levers.includes(last.lever) ? last.lever : levers.at(-1) ?? 1, price: '', lots: '', withStops: false, stopProfit: '', stopLoss: '',
});

const fields: readonly string[] = ['price', 'lots', 'lever', 'stopProfit', 'stopLoss'] satisfies (TextField | 'lever')[];

/** The ticket of one symbol: what is typed, what follows from it, and sending it. @param mark what costs are calculated at */
export function useTicket(terms: Terms, mark: Price) {
  const [draft, setDraft] = useState(() => fresh(terms.levers));
  const [asked, setAsked] = useState(false);
  const [tried, setTried] = useState(false);
  const [objection, setObjection] = useState<{ field: string; text: string } | null>(null);
  const balances = useBalances().data;
  const available = balances === undefined ? null : usdtOf(balanceIn(balances, 3, 'USDT')?.available ?? '0');
  const checked = checkDraft(terms, draft, mark, available);
  const { entrustType, side, lever } = draft;
  useEffect(() => void Object.assign(last, { entrustType, side, lever }), [entrustType, side, lever]);

  const change = (part: Partial<Draft>) => {
    setDraft((now) => ({ ...now, ...part }));
    setObjection(null);
    if ('lots' in part || 'price' in part) setTried(false);
  };
  const review = () => {
    setTried(true);
    if (Object.keys(checked.issues).length === 0 && checked.cost !== null) return setAsked(true);
    requestAnimationFrame(() => document.querySelector<HTMLElement>('[aria-invalid=true]')?.focus());
  };
  const { submit, busy } = useSubmit(async () => {
    try {
      await placeFutures(ticketOf(terms, draft, checked));
      navigator.vibrate?.(15);
      change({ withStops: false, stopProfit: '', stopLoss: '' });
      setTried(false);
    } catch (fault) {
      if (!(fault instanceof CallError) || fault.code === 401) return;
      const { field } = fault.data;
      if (field !== undefined && fields.includes(field)) setObjection({ field, text: fault.message });
      else toast(fault.message);
    }
    setAsked(false);
  });
  return { draft, change, checked, available, balances, tried, objection, asked, review, leave: () => setAsked(false), place: submit, busy };
}

function ticketOf({ contract }: Terms, { side, entrustType, lever }: Draft, { limit, lots, stopProfit, stopLoss }: ReturnType<typeof checkDraft>): Ticket {
  return {
    symbol: contract.symbol, direction: side, entrustType, lever, lots: lots.toString(),
    ...(limit === null ? {} : { price: priceText(limit) }),
    ...(stopProfit === null ? {} : { stopProfit: priceText(stopProfit) }),
    ...(stopLoss === null ? {} : { stopLoss: priceText(stopLoss) }),
  };
}
