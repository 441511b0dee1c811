import { accountTypes } from '@candor/core/ledger/account.ts';
import { priceScale } from '@candor/core/money/amount.ts';
import { formatPlain, parseDecimal } from '@candor/core/money/decimal.ts';
import { useEffect, useState } from 'react';
import { useSubmit } from '../../../design/use-submit.ts';
import { objectionOf, type Objection } from '../../../shell/client/objection.ts';
import { focusFirstIssue } from '../../../shell/client/use-form.ts';
import { tickerOf } from '../../../shell/quotes/tickers.ts';
import { asTyped, decimalTyped } from '../../../shell/amounts/amount-typed.ts';
import { balanceIn, useBalances, type Balance } from '../../../shell/funds/balances.ts';
import { scaleOf } from '../../../shell/funds/micros.ts';
import { announce } from '../orders/announce.ts';
import type { Terms } from '../terms.ts';
import { placeSpotOrder, type Ticket } from './place-order.ts';
import { checkTicket, type Around, type Checked, type Draft, type Field, type Side } from './ticket-maths.ts';

export const coinAccount = accountTypes.coin;
const fields: readonly Field[] = ['price', 'quantity', 'amount', 'stopPrice', 'stopLimitPrice'];

/** What the user chose last, for as long as the app is open. */
const last: { type: Draft['type'] } = { type: 'limit' };

/** The present price of a pair, scale 8; null while it is not known. */
export const markOf = (symbol: string): bigint | null => parseDecimal(tickerOf(symbol)?.price ?? '', priceScale);

/** The currency that an order gives away. */
export const givenIn = (side: Side, { base }: Terms): string => (side === 'buy' ? 'USDT' : base);

function availableIn(balances: readonly Balance[] | undefined, currencyCode: string): bigint | null {
  if (balances === undefined) return null;
  return parseDecimal(balanceIn(balances, coinAccount, currencyCode)?.available ?? '0', scaleOf(currencyCode));
}

const plain = (draft: Draft): Draft => ({
  ...draft,
  price: decimalTyped(draft.price),
  quantity: decimalTyped(draft.quantity),
  amount: decimalTyped(draft.amount),
  stopPrice: decimalTyped(draft.stopPrice),
  stopLimitPrice: decimalTyped(draft.stopLimitPrice),
});

const check = (draft: Draft, terms: Terms, around: Around): Checked =>
  (draft.way?.check ?? checkTicket)(draft, terms, around);

/** A ticket as it is sent. */
export function ticketOf(
  { symbol, baseScale }: Terms,
  { side, type, timing }: Draft,
  { price, quantity, amount }: Checked,
): Ticket {
  return {
    symbol,
    side,
    type,
    ...(price === null ? {} : { price: formatPlain(price, priceScale) }),
    ...(quantity === null ? {} : { quantity: formatPlain(quantity, baseScale) }),
    ...(amount === null ? {} : { amount: formatPlain(amount, scaleOf('USDT')) }),
    ...(type === 'market' || timing === 'gtc' ? {} : { timing }),
  };
}

const fresh = (symbol: string): Omit<Draft, 'side'> => ({
  type: last.type,
  price: asTyped(tickerOf(symbol)?.price ?? ''),
  quantity: '',
  amount: '',
  timing: 'gtc',
  way: null,
  stopPrice: '',
  stopWhen: 'rising',
  stopLimitPrice: '',
});

const plainLimit = { type: 'limit', way: null } as const;

/** The ticket of one pair: what is typed, what follows from it, and sending it. */
export function useTicket(terms: Terms, side: Side, onSide: (side: Side) => void) {
  const { symbol } = terms;
  const [typed, setTyped] = useState(() => fresh(symbol));
  const [tried, setTried] = useState(false);
  const [objection, setObjection] = useState<Objection | null>(null);
  const balances = useBalances().data;
  const draft: Draft = { side, ...typed };
  const around: Around = { mark: markOf(symbol), available: availableIn(balances, givenIn(side, terms)) };
  const checked = check(plain(draft), terms, around);
  useEffect(() => void (last.type = typed.type), [typed.type]);

  const { submit, busy, renew } = useSubmit(async () => {
    setTried(true);
    const fresh = check(plain(draft), terms, { ...around, mark: markOf(symbol) });
    if (Object.keys(fresh.issues).length > 0) return focusFirstIssue();
    try {
      const order = await (draft.way?.place(terms, draft, fresh) ?? placeSpotOrder(ticketOf(terms, draft, fresh)));
      navigator.vibrate?.(15);
      announce(order);
      // What was typed while the answer was on its way is the next order, and stays.
      setTyped((now) => (now === typed ? { ...now, quantity: '', amount: '' } : now));
      setTried(false);
    } catch (fault) {
      setObjection(objectionOf(fault, fields));
    }
  });
  const change = (part: Partial<Draft>) => {
    const { side: next, ...rest } = part;
    if (next !== undefined && next !== side) onSide(next);
    setTyped((now) => ({ ...now, ...rest }));
    setObjection(null);
    setTried(false);
    renew();
  };
  /** Fills a field with a decimal of the wire. */
  const fill = (field: Field, text: string) =>
    change({ [field]: asTyped(text), ...(field === 'price' && draft.type === 'market' ? plainLimit : {}) });
  const known = { checked, around, balances, tried, objection, busy };
  return { ...known, draft: plain(draft), typed: draft, change, fill, place: submit };
}

export type TicketState = ReturnType<typeof useTicket>;
