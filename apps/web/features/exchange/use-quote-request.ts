import { useState } from 'react';
import { focusFirstIssue } from '../../shell/client/use-form.ts';
import { issueWords } from './issue-words.ts';
import type { ExchangeState } from './use-exchange.ts';
import type { QuoteRequest } from './use-quote.ts';

/** What the server has against a quantity as it was typed. */
interface Objection {
  readonly typed: string;
  readonly text: string;
}

function issueOf({ come, typed, from }: ExchangeState, tried: boolean, objection: Objection | null) {
  if (objection?.typed === typed) return objection.text;
  const { issue } = come;
  // While typing only what no further digit mends is said; what is missing waits for the button.
  if (issue === null || (!tried && (issue.kind === 'missing' || issue.kind === 'low'))) return undefined;
  return issueWords(issue, from.currencyCode);
}

/** The exchange for which an offer is asked, and what stands in its way, in words. */
export function useQuoteRequest() {
  const [tried, setTried] = useState(false);
  const [objection, setObjection] = useState<Objection | null>(null);
  const [now, setNow] = useState<QuoteRequest | null>(null);
  const ask = ({ from, to, come }: ExchangeState) => {
    setTried(true);
    if (come.issue !== null || come.quantity === null) return focusFirstIssue();
    setNow({ currencyCode: from.currencyCode, targetCurrency: to.currencyCode, quantity: come.quantity });
  };
  const object = (typed: string) => (text: string) => {
    setNow(null);
    setObjection({ typed, text });
  };
  return {
    now,
    ask,
    object,
    leave: () => setNow(null),
    untry: () => setTried(false),
    issueIn: (state: ExchangeState) => issueOf(state, tried, objection),
  };
}
