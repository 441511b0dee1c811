import type { Ticker } from '@candor/api-contract/events.ts';
import type { Candle } from '@candor/core/market/candles.ts';
import type { Listing } from '@candor/core/market/catalogue.ts';
import type { Price } from '@candor/core/money/amount.ts';
import type { KlineQuery } from './candles/candle-store.ts';
import type { RecordedMark } from './tape/tape.ts';
import type { TurnListener } from './market.ts';
import type { NumberedTrade } from './trade-lists.ts';

/** Points of the line of a day, half an hour each: all that show one ask for as many. */
export const sparkPoints = 48;

/** What calls and the stream read of the market, beside the engine or in another process. */
export interface MarketView {
  readonly listings: readonly Listing[];
  /** Whole rows, of all symbols or of those named that are listed. */
  rows(symbols: readonly string[] | 'all'): Ticker[];
  ticker(symbol: string): Ticker | undefined;
  /** The last accepted mark, however old. */
  readonly latest: (symbol: string) => RecordedMark | undefined;
  /** Takes no new orders. */
  readonly halted: (symbol: string) => boolean;
  /** Whether operators have stopped a symbol. */
  readonly paused: (symbol: string) => boolean;
  /** Evenly spaced closes of the last 24 hours, oldest first. */
  spark(symbol: string, points: number): readonly Price[];
  klines(query: KlineQuery): Promise<Candle[]>;
  /** Newest first. */
  trades(symbol: string, limit: number): readonly NumberedTrade[] | Promise<readonly NumberedTrade[]>;
  onTurn(listener: TurnListener): void;
}
