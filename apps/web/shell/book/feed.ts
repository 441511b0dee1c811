import { useEffect, useState } from 'react';
import { call } from '../client/call.ts';
import { onEvent, useConnection } from '../client/stream.ts';
import { mergeTrades, type Trade } from './deals.ts';
import { depthIn, newerOf, type Depth } from './depth.ts';
import { wantBook } from './wanted-book.ts';

const tradesKept = 60;
const staleMs = 2_000;
const lookMs = 500;
/** While there is no live connection, and somebody looks: a line that rests is down as well. */
const askAgainMs = 2_000;

let depth: Depth | null = null;
let trades: { readonly symbol: string; readonly rows: readonly Trade[] } = { symbol: '', rows: [] };
let receivedAt = 0;
const listeners = new Set<() => void>();
let frame = 0;

/** The book as it is known now; null before the first answer. */
export const depthNow = (): Depth | null => depth;
/** The deals known now, newest first. */
export const tradesNow = (): readonly Trade[] => trades.rows;

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

function takeTrades(symbol: string, fresh: readonly Trade[]) {
  const known = trades.symbol === symbol ? trades.rows : [];
  const rows = mergeTrades(known, fresh, tradesKept);
  const isNew = rows !== known || trades.symbol !== symbol;
  trades = { symbol, rows };
  if (isNew) touch();
}

/** How a part is come by. */
interface Part {
  readonly event: 'book' | 'trade';
  /** @param arrived called each time that something of this symbol comes @returns how to stop */
  readonly listen: (symbol: string, arrived: () => void) => () => void;
  /** Asks for it: what was while the line was down is only in the answer. */
  readonly load: (symbol: string, signal: AbortSignal) => Promise<void>;
  /** Whether something of this symbol is known. */
  readonly knows: (symbol: string) => boolean;
  readonly forget: () => void;
}

const book: Part = {
  event: 'book',
  listen: (symbol, arrived) =>
    onEvent('book', (next) => {
      if (next.symbol !== symbol) return;
      takeDepth(depthIn(next));
      arrived();
    }),
  async load(symbol, signal) {
    takeDepth(await call('GET /portal/market/depth', { query: { symbol } }, { quiet: true, signal }));
  },
  knows: (symbol) => depth?.symbol === symbol,
  forget: () => void (depth = null),
};

const deals: Part = {
  event: 'trade',
  listen: (symbol, arrived) =>
    onEvent('trade', (fresh) => {
      const own = fresh.filter((trade) => trade.symbol === symbol);
      if (own.length === 0) return;
      takeTrades(symbol, own);
      arrived();
    }),
  async load(symbol, signal) {
    const query = { symbol, limit: tradesKept };
    takeTrades(symbol, await call('GET /portal/market/trade', { query }, { quiet: true, signal }));
  },
  knows: (symbol) => trades.symbol === symbol,
  forget: () => void (trades = { symbol: '', rows: [] }),
};

/** Takes what the line says of a symbol; what is known of another is forgotten. @returns how to stop */
function follow(part: Part, symbol: string, arrived: () => void): () => void {
  if (!part.knows(symbol)) part.forget();
  const stops = [part.listen(symbol, arrived), wantBook(symbol, part.event)];
  return () => stops.forEach((stop) => stop());
}

export interface Feed {
  readonly state: 'loading' | 'ready' | 'failed';
  readonly error: string | undefined;
  readonly retry: () => void;
}

interface Known {
  symbol: string;
  error: string | undefined;
}

function stateOf(symbol: string, known: Known): Feed['state'] {
  if (known.symbol !== symbol) return 'loading';
  return known.error === undefined ? 'ready' : 'failed';
}

/** Keeps a part of one symbol alive while it is seen. Renders only when it has come, or fails to. */
function useFeed(symbol: string, part: Part, seen: boolean): Feed {
  const [known, setKnown] = useState<Known>({ symbol: '', error: undefined });
  const [tries, setTries] = useState(0);
  const up = useConnection((state) => state.up);
  useEffect(
    () =>
      seen
        ? follow(part, symbol, () =>
            setKnown((now) => (now.symbol === symbol && now.error === undefined ? now : { symbol, error: undefined })),
          )
        : undefined,
    [symbol, seen, part],
  );
  useEffect(() => {
    // What has scrolled out of sight keeps what it shows, and what is still to be seen has something to show.
    if (!seen && part.knows(symbol)) return;
    const leaving = new AbortController();
    const ask = () =>
      part.load(symbol, leaving.signal).then(
        () => setKnown({ symbol, error: undefined }),
        (fault: Error) => {
          if (!leaving.signal.aborted)
            setKnown((now) => (now.symbol === symbol && part.knows(symbol) ? now : { symbol, error: fault.message }));
        },
      );
    void ask();
    const again = up || !seen ? undefined : setInterval(() => void (!document.hidden && ask()), askAgainMs);
    return () => {
      clearInterval(again);
      leaving.abort();
    };
  }, [symbol, seen, tries, up, part]);
  const retry = () => {
    setKnown({ symbol: '', error: undefined });
    setTries(tries + 1);
  };
  return { state: stateOf(symbol, known), error: known.error, retry };
}

/** Keeps the book of a symbol alive while it is seen: {@link depthNow}. */
export const useBook = (symbol: string, seen = true): Feed => useFeed(symbol, book, seen);
/** Keeps the deals of a symbol alive while they are seen: {@link tradesNow}. */
export const useDeals = (symbol: string, seen = true): Feed => useFeed(symbol, deals, seen);

/** What is made of the feed, as state: renders again only when the answer differs. */
function useFrom<From, Value>(now: () => From, pick: (from: From) => Value): Value {
  const [value, setValue] = useState(() => pick(now()));
  useEffect(() => {
    const update = () => setValue(() => pick(now()));
    update();
    return onFeed(update);
  }, [now, pick]);
  return value;
}

type Plain = string | number | boolean | null;
/** What a page makes of the book, as state: renders again only when the answer differs. */
export const useFromDepth = <Value extends Plain>(pick: (depth: Depth | null) => Value): Value =>
  useFrom(depthNow, pick);
/** The same of the deals. */
export const useFromTrades = <Value extends Plain>(pick: (trades: readonly Trade[]) => Value): Value =>
  useFrom(tradesNow, pick);

const itself = <Value>(value: Value): Value => value;
/** The book as state: renders with each one that comes. */
export const useDepthNow = (): Depth | null => useFrom<Depth | null, Depth | null>(depthNow, itself);
/** The same of the deals. */
export const useTradesNow = (): readonly Trade[] => useFrom<readonly Trade[], readonly Trade[]>(tradesNow, itself);

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
