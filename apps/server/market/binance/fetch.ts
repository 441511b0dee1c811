import type { Listing } from '@candor/core/market/catalogue.ts';
import type { FeedMessage } from '../feed.ts';
import { snapshotLevels } from './book.ts';
import type { SymbolStream } from './symbol-stream.ts';
import { perPage } from './pages.ts';
import type { Rest } from './rest.ts';
import { onTick, readPastTrade, readSnapshot, type WireTrade } from './wire.ts';

/** Of a gap so many deals are fetched; older ones are in the history's bars. */
const missedMax = 5_000;
const weights = { depth: 25, aggTrades: 4 };

export interface SnapshotParts {
  readonly rest: Rest;
  /** Between two requests for the same symbol. */
  readonly retryMs: number;
  readonly count: (what: string) => void;
  readonly isOpen: () => boolean;
}

/** @returns asks for the snapshot that a book wants, one at a time and symbol, until one joins the changes at hand */
export function snapshotsFor({
  rest,
  retryMs,
  count,
  isOpen,
}: SnapshotParts): (symbol: string, stream: SymbolStream) => void {
  const asking = new Set<string>();
  async function load(symbol: string, stream: SymbolStream): Promise<void> {
    const answer = await rest.get('/api/v3/depth', { symbol, limit: snapshotLevels }, weights.depth, 'market');
    const snapshot = answer.ok ? readSnapshot(answer.value) : null;
    if (snapshot !== null && stream.book.load(snapshot)) count('depth-loaded');
  }
  function ask(symbol: string, stream: SymbolStream): void {
    if (!isOpen() || asking.has(symbol) || !stream.book.wantsSnapshot) return;
    asking.add(symbol);
    const again = (): void => {
      asking.delete(symbol);
      ask(symbol, stream);
    };
    load(symbol, stream)
      .catch(() => count('depth-failed'))
      .finally(() => {
        setTimeout(again, retryMs).unref();
      });
  }
  return ask;
}

interface Missed {
  readonly rest: Rest;
  readonly listing: Listing;
  readonly source: string;
  readonly emit: (message: FeedMessage) => void;
}

/** The newest of the deals that were missed, oldest first. */
export async function fetchMissed(missed: Missed, firstId: number, lastId: number): Promise<void> {
  const { rest, listing, source, emit } = missed;
  const { symbol } = listing;
  for (let fromId = Math.max(firstId, lastId - missedMax + 1); fromId <= lastId; fromId += perPage) {
    const limit = Math.min(perPage, lastId - fromId + 1);
    const answer = await rest.get('/api/v3/aggTrades', { symbol, fromId, limit }, weights.aggTrades, 'market');
    const rows = answer.ok && Array.isArray(answer.value) ? answer.value.map((row) => readPastTrade(row, symbol)) : [];
    for (const trade of rows)
      if (trade !== null && trade.id >= fromId && trade.id <= lastId) sayMissed(trade, listing, source, emit);
  }
}

function sayMissed(
  { symbol, tradedAt, price, quantity, side }: WireTrade,
  listing: Listing,
  source: string,
  emit: (message: FeedMessage) => void,
): void {
  if (price !== null)
    emit({ kind: 'missed', symbol, source, time: tradedAt, price: onTick(price, listing), trade: { quantity, side } });
}
