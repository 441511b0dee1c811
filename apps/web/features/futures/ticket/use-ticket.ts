import { accountTypes } from '@candor/core/ledger/account.ts';
import type { Price } from '@candor/core/money/amount.ts';
import { useEffect, useState } from 'react';
import { useSubmit } from '../../../design/use-submit.ts';
import { objectionOf, type Objection } from '../../../shell/client/objection.ts';
import { focusFirstIssue } from '../../../shell/client/use-form.ts';
import { balanceIn, useBalances } from '../../../shell/funds/balances.ts';
import { fromMicros } from '../../../shell/funds/micros.ts';
import { moveFor, type Move } from '../../../shell/funds/remedy.tsx';
import { transferring } from '../../../shell/funds/transfer.ts';
import { ownFieldNames, priceText, usdtOf, type Terms } from '../../../shell/futures/terms.ts';
import { checkDraft, missingOf, standsAgainst, type Draft, type TextField } from './draft.ts';
import { placeFuturesOrder, type Ticket } from './place-order.ts';

/** Futures pay from and into the account of this type. */
export const futuresAccount = accountTypes.futures;

/** What the user chose last, for as long as the app is open. */
const last: { orderType: Draft['orderType']; side: Draft['side']; leverage: number } = {
  orderType: 'market',
  side: 'long',
  leverage: 10,
};
const fresh = (leverages: readonly number[], side: Draft['side'] | undefined): Draft => ({
  ...last,
  side: side ?? last.side,
  leverage: leverages.includes(last.leverage) ? last.leverage : (leverages.at(-1) ?? 1),
  price: '',
  lots: '',
  withStops: false,
  takeProfit: '',
  stopLoss: '',
});

function useRemembered({ orderType, side, leverage }: Draft) {
  useEffect(() => void Object.assign(last, { orderType, side, leverage }), [orderType, side, leverage]);
}

const fields: readonly (TextField | 'leverage')[] = ['price', 'lots', 'leverage', 'takeProfit', 'stopLoss'];

/** Moves what the order lacks, where that was agreed to, and places it. */
function usePaidPlacing() {
  const [transfer] = useState(transferring);
  return async (ticket: Ticket, move: Move | null) => {
    if (move !== null) {
      const amount = fromMicros(move.units);
      await transfer({ fromType: move.from, toType: futuresAccount, currencyCode: 'USDT', amount });
    }
    await placeFuturesOrder(ticket);
    navigator.vibrate?.(15);
  };
}

/**
 * The ticket of one symbol: what is typed, what follows from it, and sending it. @param mark what costs are calculated
 * at @param wanted the side to begin with
 */
export function useTicket(terms: Terms, mark: Price, wanted?: Draft['side']) {
  const [draft, setDraft] = useState(() => fresh(terms.leverages, wanted));
  // What was said when it was asked is what is moved, however the price goes on.
  const [asked, setAsked] = useState<{ move: Move | null } | null>(null);
  const [tried, setTried] = useState(false);
  const [objection, setObjection] = useState<Objection | null>(null);
  const balances = useBalances().data;
  const available =
    balances === undefined ? null : usdtOf(balanceIn(balances, futuresAccount, 'USDT')?.available ?? '0');
  const checked = checkDraft(terms, draft, mark, available);
  const missing = missingOf(checked, available);
  const move = moveFor({ balances, to: futuresAccount }, missing);
  const placePaid = usePaidPlacing();
  useRemembered(draft);

  const review = () => {
    setTried(true);
    if (!standsAgainst(checked, move !== null)) return setAsked({ move });
    focusFirstIssue();
  };
  const { submit, busy, renew } = useSubmit(async () => {
    try {
      await placePaid(ticketOf(terms, draft, checked), asked?.move ?? null);
      // The same order again is never one press away.
      setDraft((now) => ({ ...now, lots: '', withStops: false, takeProfit: '', stopLoss: '' }));
      setTried(false);
    } catch (fault) {
      setObjection(objectionOf(fault, fields, ownFieldNames));
    }
    setAsked(null);
  });
  const change = (part: Partial<Draft>) => {
    setDraft((now) => ({ ...now, ...part }));
    renew();
    setObjection(null);
    if ('lots' in part || 'price' in part) setTried(false);
  };
  const shown = { draft, checked, available, balances, missing, tried, objection, asked, busy };
  return { ...shown, change, review, leave: () => setAsked(null), place: submit };
}

function ticketOf(
  { contract }: Terms,
  { side, orderType, leverage }: Draft,
  { limit, lots, takeProfit, stopLoss }: ReturnType<typeof checkDraft>,
): Ticket {
  return {
    symbol: contract.symbol,
    direction: side,
    entrustType: orderType,
    lever: leverage,
    lots: lots.toString(),
    ...(limit === null ? {} : { price: priceText(limit) }),
    ...(takeProfit === null ? {} : { stopProfit: priceText(takeProfit) }),
    ...(stopLoss === null ? {} : { stopLoss: priceText(stopLoss) }),
  };
}
