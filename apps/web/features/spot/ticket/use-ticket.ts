import { priceScale } from '@candor/core/money/amount.ts';
import { formatPlain, parseDecimal } from '@candor/core/money/decimal.ts';
import { useEffect, useState } from 'react';
import { useSubmit } from '../../../design/use-submit.ts';
import { separators } from '../../../locales/format.ts';
import { t } from '../../../locales/i18n.ts';
import { CallError } from '../../../shell/client/call.ts';
import { tickerOf } from '../../../shell/client/tickers.ts';
import { decimalTyped } from '../../../shell/funds/amount-typed.ts';
import { balanceIn, scaleOf, useBalances, type Balance } from '../../../shell/funds/balances.ts';
import { toast } from '../../../shell/feedback/toast.ts';
import type { Terms } from '../terms.ts';
import { priceIn, sizeIn } from '../words.ts';
import { placeSpot, type Ticket } from './place-order.ts';
import { checkTicket, type Around, type Checked, type Draft, type Field, type Side } from './ticket-maths.ts';
import type { SpotOrder } from '../orders/standing.ts';

export const coinAccount = 2;
const fields: readonly string[] = ['price', 'quantity', 'amount'] satisfies Field[];

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

/** A decimal of the wire as a person of the present language would type it. */
const asTyped = (text: string): string => text.replace('.', separators().decimal);

const plain = (draft: Draft): Draft => ({ ...draft, price: decimalTyped(draft.price), quantity: decimalTyped(draft.quantity), amount: decimalTyped(draft.amount) });

function ticketOf({ symbol, baseScale }: Terms, { side, type }: Draft, { price, quantity, amount }: Checked): Ticket {
  return {
    symbol, side, type,
    ...(price === null ? {} : { price: formatPlain(price, priceScale) }),
    ...(quantity === null ? {} : { quantity: formatPlain(quantity, baseScale) }),
    ...(amount === null ? {} : { amount: formatPlain(amount, scaleOf('USDT')) }),
  };
}

/** What came of an order at once, in words. */
function announce(order: SpotOrder) {
  const size = sizeIn(order.symbol, order.volume);
  const price = priceIn(order.symbol, order.dealPrice);
  if (order.status === 'filled') return toast(t(order.side === 'buy' ? 'spot.boughtAt' : 'spot.soldAt', { size, price }));
  if (Number(order.volume) > 0) return toast(t(order.status === 'cancelled' ? 'spot.partThenCancelled' : 'spot.partThenOpen', { size, price }));
  return toast(t(order.status === 'cancelled' ? 'spot.metNothing' : 'spot.placed'));
}

/** The ticket of one pair: what is typed, what follows from it, and sending it. */
export function useTicket(terms: Terms, side: Side, onSide: (side: Side) => void) {
  const { symbol } = terms;
  const [typed, setTyped] = useState(() => ({ type: last.type, price: asTyped(tickerOf(symbol)?.price ?? ''), quantity: '', amount: '' }));
  const [tried, setTried] = useState(false);
  const [objection, setObjection] = useState<{ field: string; text: string } | null>(null);
  const balances = useBalances().data;
  const draft: Draft = { side, ...typed };
  const around: Around = { mark: markOf(symbol), available: availableIn(balances, givenIn(side, terms)) };
  const checked = checkTicket(plain(draft), terms, around);
  useEffect(() => void (last.type = typed.type), [typed.type]);

  const change = (part: Partial<Draft>) => {
    const { side: next, ...rest } = part;
    if (next !== undefined && next !== side) onSide(next);
    setTyped((now) => ({ ...now, ...rest }));
    setObjection(null);
    setTried(false);
  };
  /** Fills a field with a decimal of the wire. */
  const fill = (field: Field, text: string) => change({ [field]: asTyped(text), ...(field === 'price' ? { type: 'limit' } : {}) });
  const { submit, busy } = useSubmit(async () => {
    setTried(true);
    const fresh = checkTicket(plain(draft), terms, { ...around, mark: markOf(symbol) });
    if (Object.keys(fresh.issues).length > 0) return void requestAnimationFrame(() => document.querySelector<HTMLElement>('[aria-invalid=true]')?.focus());
    try {
      const order = await placeSpot(ticketOf(terms, draft, fresh));
      navigator.vibrate?.(15);
      announce(order);
      setTyped((now) => ({ ...now, quantity: '', amount: '' }));
      setTried(false);
    } catch (fault) {
      if (!(fault instanceof CallError) || fault.code === 401) return;
      const { field } = fault.data;
      if (field !== undefined && fields.includes(field)) setObjection({ field, text: fault.message });
      else toast(fault.message);
    }
  });
  return { draft: plain(draft), typed: draft, change, fill, checked, around, balances, tried, objection, place: submit, busy };
}

export type TicketState = ReturnType<typeof useTicket>;
