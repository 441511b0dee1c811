/** A row of aggregate trades as the venue writes it. */
interface TradeRow {
  a: number;
  p: string;
  q: string;
  T: number;
  m: boolean;
  M: boolean;
}

export interface TestSymbol {
  readonly first: string;
  readonly trades: TradeRow[];
  readonly bids: Map<string, string>;
  readonly asks: Map<string, string>;
  /** A level that is always there. */
  readonly deepBid: string;
  updateId: number;
  nextId(): number;
  /** Ids begin anew. */
  restart(): void;
}

/** Thirty levels on either side of a price, a tenth of a percent apart. */
export function bookOf(symbol: string, first: string): TestSymbol {
  const at = (away: number): string => (Number(first) * (1 + away / 1_000)).toFixed(symbol === 'BTCUSDT' ? 2 : 4);
  const side = (direction: 1 | -1): Map<string, string> =>
    new Map(Array.from({ length: 30 }, (_, i) => [at(direction * (i + 1)), String(i + 1)]));
  let lastId = 1_000;
  const market: TestSymbol = {
    first,
    trades: [],
    bids: side(-1),
    asks: side(1),
    deepBid: at(-30),
    updateId: 5_000,
    nextId: () => {
      lastId += 1;
      return lastId;
    },
    restart() {
      lastId = 0;
      market.trades.length = 0;
      market.updateId = 10;
    },
  };
  return market;
}

const lengths: Readonly<Record<string, number>> = {
  '1m': 60_000,
  '5m': 300_000,
  '15m': 900_000,
  '30m': 1_800_000,
  '1h': 3_600_000,
  '1d': 86_400_000,
  '1w': 604_800_000,
};
const openedAt = Date.UTC(2017, 7, 17);
const mondayMs = 345_600_000;

/** What the venue answers to a request; null for what it refuses. */
export function answerOf(
  { pathname, searchParams }: URL,
  markets: ReadonlyMap<string, TestSymbol>,
  now: number,
): unknown {
  if (pathname === '/api/v3/exchangeInfo')
    return {
      symbols: [...[...markets.keys(), 'ELSEUSDT', 'XAUUSDT'].map((symbol) => ({ symbol, status: 'TRADING' })), null],
    };
  if (pathname === '/api/v3/time') return { serverTime: now };
  const market = markets.get(searchParams.get('symbol') ?? '');
  if (market === undefined) return null;
  const number = (name: string, missing: number): number => Number(searchParams.get(name) ?? missing);
  const limit = Math.min(1_000, number('limit', 500));
  if (pathname === '/api/v3/depth') return snapshotOf(market, limit);
  if (pathname === '/api/v3/klines')
    return barsOf(searchParams.get('interval') ?? '', number('endTime', now), limit, market);
  if (pathname === '/api/v3/aggTrades') return tradesOf(market, searchParams, limit);
  return null;
}

function snapshotOf(market: TestSymbol, limit: number): unknown {
  const side = (levels: ReadonlyMap<string, string>, sign: 1 | -1) =>
    [...levels].sort((a, b) => sign * (Number(a[0]) - Number(b[0]))).slice(0, limit);
  return { lastUpdateId: market.updateId, bids: side(market.bids, -1), asks: side(market.asks, 1) };
}

function tradesOf(market: TestSymbol, query: URLSearchParams, limit: number): TradeRow[] {
  const fromId = query.get('fromId');
  if (fromId !== null) return market.trades.filter((row) => row.a >= Number(fromId)).slice(0, limit);
  const [start, end] = [query.get('startTime'), query.get('endTime')];
  const within = market.trades.filter(
    (row) => row.T >= Number(start ?? 0) && row.T <= Number(end ?? Number.MAX_SAFE_INTEGER),
  );
  return start === null ? within.slice(-limit) : within.slice(0, limit);
}

/** Bars whose prices tell their place: each opens where the one before closed. */
function barsOf(interval: string, end: number, limit: number, market: TestSymbol): unknown[] {
  return Array.from({ length: limit }, (_, back) => startOf(interval, end, limit - 1 - back))
    .filter((time) => time >= openedAt)
    .map((time) => {
      const price = (away: number): string => (Number(market.first) + away).toFixed(2);
      const turn = Math.floor(time / 60_000) % 7;
      return [
        time,
        price(turn),
        price(turn + 5),
        price(turn - 5),
        price(turn + 1),
        '12.5',
        time + 1,
        '1250.25',
        42,
        '6',
        '600',
        '0',
      ];
    });
}

function startOf(interval: string, time: number, back: number): number {
  if (interval === '1M') {
    const date = new Date(time);
    return Date.UTC(date.getUTCFullYear(), date.getUTCMonth() - back, 1);
  }
  const length = lengths[interval] ?? 60_000;
  const shift = interval === '1w' ? mondayMs : 0;
  return Math.floor((time - shift) / length) * length + shift - back * length;
}
