import { useEffect, useState } from 'react';
import { call } from '../../../shell/client/call.ts';
import { onEvent, useConnection, watchBook } from '../../../shell/client/stream.ts';
import { mergeTrades, newerOf, type Depth, type Trade } from './levels.ts';

const tradesKept = 60;
const staleMs = 2_000;
const lookMs = 500;

let depth: Depth | null = null;
let trades: readonly Trade[] = [];
let receivedAt = 0;
const listeners = new Set<() => void>();
let frame = 0;

/** The book as it is known now; null before the first answer. */
export const depthNow = (): Depth | null => depth;
/** The deals known now, newest first. */
export const tradesNow = (): readonly Trade[] => trades;

function flush() {
  frame = 0;
  for (const listener of listeners) listener();
}

function touch() {
  if (frame === 0) frame = requestAnimationFrame(flush);
}

/** Calls back, at most once per animation frame, when the book or the deals have changed. @returns how to stop */
export function onFeed(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

function takeDepth(next: Depth) {
  depth = newerOf(depth, next);
  receivedAt = performance.now();
  touch();
}

function takeTrades(fresh: readonly Trade[]) {
  const merged = mergeTrades(trades, fresh, tradesKept);
  if (merged === trades) return;
  trades = merged;
  touch();
}

export interface Feed {
  readonly state: 'loading' | 'ready' | 'failed';
  readonly error: string | undefined;
  readonly retry: () => void;
}

/** Takes what the line says of a symbol. @param arrived called with each book @returns how to stop */
function follow(symbol: string, arrived: () => void): () => void {
  const stops = [
    onEvent('depth', (next) => {
      if (next.symbol !== symbol) return;
      takeDepth(next);
      arrived();
    }),
    onEvent('trade', (fresh) => takeTrades(fresh.filter((trade) => trade.symbol === symbol))),
  ];
  watchBook(symbol);
  return () => {
    watchBook(null);
    for (const stop of stops) stop();
  };
}

/** Asks for book and deals: what was dealt while the line was down is only in the answers. */
async function load(symbol: string, signal: AbortSignal): Promise<void> {
  const options = { quiet: true, signal };
  const [book, dealt] = await Promise.all([
    call('GET /portal/market/depth', { query: { symbol } }, options),
    call('GET /portal/market/trade', { query: { symbol, limit: tradesKept } }, options),
  ]);
  takeDepth(book);
  takeTrades(dealt);
}

interface Known {
  symbol: string;
  error: string | undefined;
}

function stateOf(symbol: string, known: Known): Feed['state'] {
  if (known.symbol !== symbol) return 'loading';
  return known.error === undefined ? 'ready' : 'failed';
}

/**
 * Keeps the book and the deals of one symbol alive for as long as the page shows them. Renders only when they have
 * come, or fail to.
 */
export function useFeed(symbol: string): Feed {
  const [known, setKnown] = useState<Known>({ symbol: '', error: undefined });
  const [tries, setTries] = useState(0);
  const up = useConnection((state) => state.up);
  useEffect(() => {
    if (depth?.symbol !== symbol) {
      depth = null;
      trades = [];
    }
    return follow(symbol, () =>
      setKnown((now) => (now.symbol === symbol && now.error === undefined ? now : { symbol, error: undefined })),
    );
  }, [symbol]);
  useEffect(() => {
    const leaving = new AbortController();
    load(symbol, leaving.signal).then(
      () => setKnown({ symbol, error: undefined }),
      (fault: Error) => {
        if (!leaving.signal.aborted)
          setKnown((now) => (now.symbol === symbol && depth !== null ? now : { symbol, error: fault.message }));
      },
    );
    return () => leaving.abort();
  }, [symbol, tries, up]);
  const retry = () => {
    setKnown({ symbol: '', error: undefined });
    setTries(tries + 1);
  };
  return { state: stateOf(symbol, known), error: known.error, retry };
}

type Plain = string | number | boolean | null;

function useFrom<From, Value extends Plain>(now: () => From, pick: (from: From) => Value): Value {
  const [value, setValue] = useState(() => pick(now()));
  useEffect(() => {
    const update = () => setValue(pick(now()));
    update();
    return onFeed(update);
  }, [now, pick]);
  return value;
}

/** What a page makes of the book, as state: renders again only when the answer differs. */
export const useFromDepth = <Value extends Plain>(pick: (depth: Depth | null) => Value): Value =>
  useFrom(depthNow, pick);
/** The same of the deals. */
export const useFromTrades = <Value extends Plain>(pick: (trades: readonly Trade[]) => Value): Value =>
  useFrom(tradesNow, pick);

/** Whether the book on screen may not be the present one: nothing was heard of it for 2 s, or the device is offline. */
export function useStale(): boolean {
  const [stale, setStale] = useState(false);
  useEffect(() => {
    const look = () => setStale(!navigator.onLine || performance.now() - receivedAt > staleMs);
    const timer = setInterval(look, lookMs);
    return () => clearInterval(timer);
  }, []);
  return stale;
}
