import type { Trade } from '@candor/core/market/trade.ts';

export interface NumberedTrade extends Trade {
  /** Unique within the symbol. */
  readonly id: string;
}

/** The newest deals of every symbol. */
export interface TradeLists {
  /** How many are kept per symbol. */
  readonly kept: number;
  /** Begins a symbol's list. @param trades newest first, older than what is added later */
  load(symbol: string, trades: readonly Trade[]): void;
  /** A late one takes its place by time. */
  add(trade: Trade): void;
  /** Newest first. */
  newest(symbol: string, limit: number): readonly NumberedTrade[];
}

const kept = 100;

interface TradeList {
  readonly trades: NumberedTrade[];
  /** Time of the newest, and how many more had the same. */
  at: number;
  sameTime: number;
  late: number;
}

function addLate(list: TradeList, trade: Trade): void {
  list.late += 1;
  const place = list.trades.findIndex(({ time }) => time <= trade.time);
  list.trades.splice(place === -1 ? list.trades.length : place, 0, { ...trade, id: `${trade.time}-late-${list.late}` });
  if (list.trades.length > kept) list.trades.pop();
}

export function createTradeLists(): TradeLists {
  const bySymbol = new Map<string, TradeList>();
  function add(trade: Trade): void {
    const list = bySymbol.get(trade.symbol) ?? { trades: [], at: -1, sameTime: 0, late: 0 };
    if (trade.time < list.at) {
      addLate(list, trade);
      return;
    }
    list.sameTime = trade.time === list.at ? list.sameTime + 1 : 0;
    list.at = trade.time;
    list.trades.unshift({ ...trade, id: `${trade.time}-${list.sameTime}` });
    if (list.trades.length > kept) list.trades.pop();
    bySymbol.set(trade.symbol, list);
  }
  return {
    kept,
    add,
    load(symbol, trades) {
      bySymbol.delete(symbol);
      trades.toReversed().forEach(add);
    },
    newest: (symbol, limit) => bySymbol.get(symbol)?.trades.slice(0, limit) ?? [],
  };
}
