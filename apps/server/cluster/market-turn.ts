import type { CallAnswer } from '@candor/api-contract/index.ts';
import type { LogHead, Ticker, TickerChange } from '@candor/api-contract/events.ts';
import type { Listing } from '@candor/core/market/catalogue.ts';
import type { Price } from '@candor/core/money/amount.ts';
import type { RecordedMark } from '../market/tape/tape.ts';
import type { Telling } from '../event-outbox/event-outbox.ts';
import type { MoneyServices } from '../services.ts';

/** How the market and the engine stand; data alone. */
export interface MarketStand {
  /** Ascends by one with each turn of the market. */
  readonly turn: number;
  /** Whole rows: in a turn of what has changed. */
  readonly rows: readonly Ticker[];
  /** The last accepted marks: in a turn those that are new. */
  readonly marks: readonly RecordedMark[];
  readonly halted: readonly string[];
  readonly paused: readonly string[];
  readonly logHead: LogHead | null;
  /** When marks were last stored. */
  readonly lastCommitAt: number;
  readonly ready: boolean;
  readonly waiting: number;
  /** Not said by an engine of an earlier version. */
  readonly telling?: Telling;
}

/** What other processes hear four times a second. */
export interface MarketTurn extends MarketStand {
  readonly changes: readonly TickerChange[];
}

/** All that another process begins with. */
export interface MarketSnapshot extends MarketStand {
  readonly listings: readonly Listing[];
  readonly sparks: ReadonlyMap<string, readonly Price[]>;
  readonly feedInfo: MoneyServices['feedInfo'];
  readonly sources: MoneyServices['sources'];
  readonly logInfo: CallAnswer<'GET /common/getConfig'>['log'];
}
