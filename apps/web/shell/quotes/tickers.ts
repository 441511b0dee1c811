import type { BriefChanges, TickerChange } from '@candor/api-contract/events.ts';
import type { CallAnswer } from '@candor/api-contract/index.ts';
import { changeRateText } from '@candor/core/market/change-rate.ts';
import { price as exact, priceScale } from '@candor/core/money/amount.ts';
import { parseDecimal } from '@candor/core/money/decimal.ts';
import { useCallback, useSyncExternalStore } from 'react';
import { wantPrice } from '../on-screen/wanted.ts';

/** A quotation; `spark` are the closes of the last 24 hours, oldest first. */
export type Ticker = CallAnswer<'GET /portal/market/tickers'>[number];

const rows = new Map<string, Ticker>();
const listeners = new Map<string, Set<() => void>>();
const listListeners = new Set<() => void>();
let pricesTime = 0;
let symbols: readonly string[] = [];
const changed = new Set<string>();
let frame = 0;

function flush() {
  frame = 0;
  const now = [...changed];
  changed.clear();
  for (const symbol of now) for (const listener of listeners.get(symbol) ?? []) listener();
}

function touch(symbol: string) {
  changed.add(symbol);
  // A hidden page gets no frames; its changes wait until it is looked at.
  if (frame === 0) frame = requestAnimationFrame(flush);
}

/** Takes over the whole list of quotations, in the server's order. */
export function setTickers(list: readonly Ticker[]) {
  for (const row of list) {
    const known = rows.get(row.symbol);
    rows.set(row.symbol, known !== undefined && known.time > row.time ? { ...known, spark: row.spark } : row);
    touch(row.symbol);
  }
  const order = list.map((row) => row.symbol);
  if (order.join() === symbols.join()) return;
  symbols = order;
  for (const listener of listListeners) listener();
}

/** How far a price has moved in a day, as the server would write it; nothing without both prices. */
function moved({ price, open }: Ticker): Partial<Ticker> {
  const [now, before] = [price, open].map((text) => parseDecimal(text ?? '', priceScale));
  return now && before ? { changeRate: changeRateText(exact(before), exact(now)) } : {};
}

/** Merges what has changed, by symbol; a symbol that is not listed is ignored. A rate that is not told follows. */
export function mergeTickers(changes: readonly TickerChange[]) {
  for (const change of changes) {
    const known = rows.get(change.symbol);
    if (known === undefined) continue;
    const row = { ...known, ...change };
    rows.set(change.symbol, { ...row, ...moved(row), ...change });
    touch(change.symbol);
  }
}

/** The server's time of the last prices of everything; 0 before them. */
export const pricedAt = (): number => pricesTime;

/** Changes told in brief as changes of rows. */
export const changesOf = ({ time, prices = {}, more = [] }: BriefChanges): TickerChange[] => [
  ...more,
  ...Object.entries(prices).map(([symbol, price]) => ({ symbol, price, time })),
];

/** Takes over the prices of what is not on screen. */
export function mergeRest(changes: BriefChanges) {
  pricesTime = Math.max(pricesTime, changes.time);
  mergeTickers(changesOf(changes));
}

/** All quotations now, in the server's order. */
export const allTickers = (): Ticker[] => symbols.flatMap((symbol) => rows.get(symbol) ?? []);
export const tickerOf = (symbol: string): Ticker | undefined => rows.get(symbol);

/** The same as {@link onTicker} for what asks for the price itself, by `wantPrice`. */
export function hearTicker(symbol: string, listener: () => void): () => void {
  const known = listeners.get(symbol) ?? new Set();
  listeners.set(symbol, known.add(listener));
  return () => void known.delete(listener);
}

/**
 * Asks for the live price of a symbol, and calls back, at most once per animation frame, when its quotation has
 * changed.
 */
export function onTicker(symbol: string, listener: () => void): () => void {
  const stops = [wantPrice(symbol), hearTicker(symbol, listener)];
  return () => stops.forEach((stop) => stop());
}

/** The quotation of a symbol as React state. For lists of live prices use `LivePrice`, which is cheaper. */
export function useTicker(symbol: string): Ticker | undefined {
  const subscribe = useCallback((listener: () => void) => onTicker(symbol, listener), [symbol]);
  return useSyncExternalStore(subscribe, () => rows.get(symbol));
}

function subscribeList(listener: () => void) {
  listListeners.add(listener);
  return () => void listListeners.delete(listener);
}

/** All symbols in the server's order; changes only when a symbol comes or goes. Empty before the first answer. */
export const useSymbols = (): readonly string[] => useSyncExternalStore(subscribeList, () => symbols);
