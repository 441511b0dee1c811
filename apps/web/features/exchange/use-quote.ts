import type { CallAnswer } from '@candor/api-contract/index.ts';
import { useCallback, useEffect, useRef, useState, type RefObject } from 'react';
import { useSubmit } from '../../design/use-submit.ts';
import { call, CallError } from '../../shell/client/call.ts';
import { refresh } from '../../shell/client/query.ts';
import { callAcknowledged } from '../../shell/fair/acks/call-acknowledged.ts';

export interface QuoteRequest {
  readonly currencyCode: string;
  readonly targetCurrency: string;
  readonly quantity: string;
}
export type Quote = CallAnswer<'POST /account/exchange'>;
export type Exchange = CallAnswer<'POST /account/executeUserExchange'>;
type Note = 'expired' | 'moved';

/** Where an exchange stands. Times are of `performance.now()`: no change of the device's clock makes a quote longer. */
export type Phase =
  | { readonly kind: 'asking'; readonly last: Quote | null }
  | {
      readonly kind: 'live';
      readonly quote: Quote;
      readonly from: number;
      readonly to: number;
      readonly note: Note | null;
    }
  | { readonly kind: 'paused'; readonly quote: Quote }
  /** It was sent, and no answer came. */
  | { readonly kind: 'unsure'; readonly quote: Quote }
  | { readonly kind: 'refused'; readonly text: string }
  | { readonly kind: 'done'; readonly exchange: Exchange };

interface QuoteListener {
  /** What the server has against the quantity, in words. */
  readonly onQuantity: (text: string) => void;
  readonly onDone: () => void;
}

/** So often a quote renews itself; then it waits to be asked. */
const renewalsMax = 6;
/** Answers after which nobody knows whether the exchange was carried out. */
const isUnsure = ({ code }: CallError): boolean => code === -1 || code >= 500;

const requestQuote = (body: QuoteRequest) => call('POST /account/exchange', { body }, { quiet: true });

/** The quote is the intent: sent again under its own name, it is carried out once. */
const carryOut = ({ quoteId }: Quote) =>
  callAcknowledged(
    'POST /account/executeUserExchange',
    { body: { quoteId } },
    { quiet: true, idempotencyKey: quoteId },
  );

/** Asks for a quote, at once and whenever the request changes. */
function useAsking({ currencyCode, targetCurrency, quantity }: QuoteRequest, listener: RefObject<QuoteListener>) {
  const [phase, setPhase] = useState<Phase>({ kind: 'asking', last: null });
  const ask = useCallback(
    async (note: Note | null, last: Quote | null) => {
      setPhase({ kind: 'asking', last });
      // Counted from before it was sent: it ends here no later than there.
      const from = performance.now();
      try {
        const quote = await requestQuote({ currencyCode, targetCurrency, quantity });
        setPhase({ kind: 'live', quote, from, to: from + quote.expiresAt - quote.time, note });
      } catch (fault) {
        if (!(fault instanceof CallError)) return;
        if (fault.data.field === 'quantity') listener.current.onQuantity(fault.message);
        else setPhase({ kind: 'refused', text: fault.message });
      }
    },
    [currencyCode, targetCurrency, quantity, listener],
  );
  useEffect(() => void ask(null, null), [ask]);
  return { phase, setPhase, ask };
}

/** Tells when a live quote has expired, unless it is being carried out. */
function useExpiry(phase: Phase, busy: boolean, expired: (quote: Quote) => void) {
  useEffect(() => {
    if (phase.kind !== 'live' || busy) return;
    const timer = setTimeout(() => expired(phase.quote), Math.max(0, phase.to - performance.now()));
    return () => clearTimeout(timer);
  }, [phase, busy, expired]);
}

/**
 * A quote that renews itself when it expires, for as long as it is looked at. Only a press carries one out, and only
 * the one
 * that was on screen: a new one is never confirmed by an old press.
 */
export function useQuote(request: QuoteRequest, callbacks: QuoteListener) {
  const listener = useRef(callbacks);
  listener.current = callbacks;
  const { phase, setPhase, ask } = useAsking(request, listener);
  const press = useSubmit(async () => {
    if (phase.kind !== 'unsure' && (phase.kind !== 'live' || performance.now() >= phase.to)) return;
    const { quote } = phase;
    try {
      const exchange = await carryOut(quote);
      navigator.vibrate?.(15);
      setPhase({ kind: 'done', exchange });
      listener.current.onDone();
      void refresh('POST /account/list', 'GET /account/exchangeRecord');
    } catch (fault) {
      if (!(fault instanceof CallError)) return;
      if (fault.code === 409) return void ask(fault.data.error === 'quote-moved' ? 'moved' : 'expired', quote);
      setPhase(isUnsure(fault) ? { kind: 'unsure', quote } : { kind: 'refused', text: fault.message });
    }
  });
  const { busy } = press;

  const renewals = useRef(0);
  const expired = useCallback(
    (quote: Quote) => {
      renewals.current += 1;
      if (document.hidden || renewals.current > renewalsMax) setPhase({ kind: 'paused', quote });
      else void ask('expired', quote);
    },
    [ask, setPhase],
  );
  useExpiry(phase, busy, expired);

  const renew = () => {
    renewals.current = 0;
    press.renew();
    void ask(null, null);
  };
  return { phase, confirm: press.submit, busy, renew };
}
