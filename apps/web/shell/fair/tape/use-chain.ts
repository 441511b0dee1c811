import { useEffect, useState } from 'react';
import { call } from '../../client/call.ts';
import { tickerOf } from '../../quotes/tickers.ts';
import { extend, type Chain } from './links.ts';

const everyMs = 3_000;
/** What is asked for at first, and more than what can be missing later. */
const backMs = 8_000;
const aheadMs = 300_000;
/** Who was away longer begins anew. */
const awayMs = 240_000;

/** What comes after the known links; at first the last seconds before the newest price. */
function nextOf({ symbol, links }: Chain): { symbol: string; from: number; to: number } | null {
  const last = links.at(-1);
  const newest = tickerOf(symbol)?.time;
  const from = last === undefined ? (newest ?? 0) - backMs : last.time + 1;
  return newest === undefined && last === undefined ? null : { symbol, from, to: from + aheadMs };
}

const nothing = (symbol: string): Chain => ({ symbol, links: [], brokenAt: null });

async function goOn(known: Chain): Promise<Chain> {
  const { symbol, links } = known;
  const away = (tickerOf(symbol)?.time ?? 0) - (links.at(-1)?.time ?? Infinity) > awayMs;
  const start = away ? nothing(symbol) : known;
  const query = nextOf(start);
  if (query === null) return known;
  const tape = await call('GET /fair/tape', { query }, { quiet: true });
  return extend(start.links.length === 0 ? null : start, tape);
}

/** The tape of a symbol as it grows, recomputed link by link; asked for while it is seen. */
export function useChain(symbol: string, seen: boolean): Chain {
  const [chain, setChain] = useState(() => nothing(symbol));
  useEffect(() => {
    if (!seen) return;
    let known = nothing(symbol);
    let stopped = false;
    const ask = async () => {
      if (document.hidden) return;
      // What fails is asked for again with the next turn.
      const next = await goOn(known).catch(() => known);
      if (stopped || next === known) return;
      known = next;
      setChain(next);
    };
    void ask();
    const timer = setInterval(() => void ask(), everyMs);
    return () => {
      stopped = true;
      clearInterval(timer);
    };
  }, [symbol, seen]);
  return chain;
}
