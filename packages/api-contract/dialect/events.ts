import type { z } from 'zod';
import type * as market from './market-events.ts';
import type * as own from './own-events.ts';

export type TradeEvent = z.input<typeof market.tradeEvent>;
export type AggregateTradeEvent = z.input<typeof market.aggregateTradeEvent>;
export type KlineEvent = z.input<typeof market.klineEvent>;
export type MiniTickerEvent = z.input<typeof market.miniTickerEvent>;
export type TickerEvent = z.input<typeof market.tickerEvent>;
export type BookTickerEvent = z.input<typeof market.bookTickerEvent>;
export type DepthEvent = z.input<typeof market.depthEvent>;
export type PartialDepthEvent = z.input<typeof market.partialDepthEvent>;

export type ExecutionReport = z.input<typeof own.executionReport>;
/** What a customer is told over a socket of the dialect. */
export type OwnEvent =
  | ExecutionReport
  | z.input<typeof own.accountPosition>
  | z.input<typeof own.balanceUpdate>
  | z.input<typeof own.streamTerminated>;
