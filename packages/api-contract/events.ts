import type { z } from 'zod';
import type { balance } from './calls/accounts.ts';
import type { userInfo } from './calls/auth.ts';
import type { futuresOrder } from './calls/futures.ts';
import type { fastOrder } from './calls/orders.ts';
import type { publicTrade, ticker } from './calls/market.ts';
import type { supportCalls } from './calls/support.ts';
import type { spotCalls, spotOrder } from './calls/spot.ts';
import type { transaction } from './calls/transactions.ts';

export type Ticker = z.input<typeof ticker>;
/** A symbol and those of its fields that have changed. */
export type TickerChange = Pick<Ticker, 'symbol'> & Partial<Ticker>;

/** What has changed in quotations, without what follows from the rest. */
export interface BriefChanges {
  /** Of the newest mark among them, epoch milliseconds; no price here is older by more than one pace. */
  time: number;
  /**
   * New prices by symbol. The rate of change is not told: it is (price − open) / open, rounded toward zero to six
   * decimals.
   */
  prices?: Record<string, string>;
  /** What else has changed; volume and turnover every eight seconds. */
  more?: TickerChange[];
}

/** Size and root (base64) of the public log as last signed, some seconds ago at most while anything happens. */
export interface LogHead {
  size: number;
  root: string;
}

/** The best 20 levels of both sides of a pair, in few bytes. */
export interface BriefBook {
  symbol: string;
  /** Epoch milliseconds. */
  time: number;
  /** Of which prices are whole numbers; decimal. */
  tick: string;
  /** Of which quantities are whole numbers; decimal. */
  step: string;
  /**
   * Best first, whole numbers with spaces between: the price of the best level in ticks and its quantity in steps, then
   * of each further one by how many ticks it lies behind the one before, and its quantity. Empty without a level.
   */
  bids: string;
  asks: string;
}

/** The socket at `/stream`: what the server says. */
export interface ServerEvents {
  /**
   * Once, to whoever has a session, before anything else: for how long nothing has happened that would have been told
   * them. What was asked for within that time is still true.
   */
  greeting: (known: { quietMs: number }) => void;
  /** All changed quotations of one frame, of the symbols subscribed to; the log's head when it is another one. */
  ticker: (changes: TickerChange[], log?: LogHead) => void;
  /** The same in few bytes, to who subscribes with `brief`. */
  quotes: (changes: BriefChanges, log?: LogHead) => void;
  /**
   * Symbol, price and the price of 24 hours ago of everything that has a price, every four seconds: of what is not on
   * screen.
   */
  prices: (now: { time: number; prices: (readonly [symbol: string, price: string, open: string | null])[] }) => void;
  /**
   * The same to who subscribes with `brief`: at once of everything that has a price, then every four seconds of what
   * has another one, or another price of 24 hours ago.
   */
  rest: (changes: BriefChanges) => void;
  /** Own orders have changed: the whole row of each. */
  order: (...rows: (z.input<typeof fastOrder> | z.input<typeof futuresOrder> | z.input<typeof spotOrder>)[]) => void;
  /** An own deposit or withdrawal has come or moved on: its whole row. */
  transaction: (row: z.input<typeof transaction>) => void;
  /** An own order of lock mining or wealth was bought, paid, completed or redeemed. */
  earn: (change: {
    orderNo: string;
    kind: 'lock-mining' | 'wealth';
    status: 'active' | 'completed' | 'redeemed';
  }) => void;
  /** A message has come, for the customer alone. */
  notice: (message: { type: 'message'; kind: string; reference: string }) => void;
  /** A price of an own alert has been reached. */
  alert: (fired: {
    id: string;
    symbol: string;
    direction: 'above' | 'below';
    price: string;
    mark: string;
    time: number;
  }) => void;
  /** The best 20 levels of both sides of the symbol subscribed to by `depth_add`. */
  depth: (depth: z.input<(typeof spotCalls)['GET /portal/market/depth']['answer']>) => void;
  /** The same in brief, to who names it in `parts`: when it has changed, and once a second when it has not. */
  book: (book: BriefBook) => void;
  /** New deals of the symbol subscribed to by `depth_add`, newest first. */
  trade: (trades: z.input<typeof publicTrade>[]) => void;
  /** Customer service has answered. */
  support: (message: z.input<(typeof supportCalls)['POST /service/send']['answer']>) => void;
  /** The own verification has moved on. */
  user: (change: Pick<z.input<typeof userInfo>, 'authStatus' | 'primaryStatus' | 'advancedStatus'>) => void;
  /** Own balances that have changed. */
  balance: (rows: z.input<typeof balance>[]) => void;
}
/** What is on a screen. */
export interface TickerRequest {
  symbols: string[] | 'all';
  /** What has changed is told once a second, instead of with every frame. */
  pace?: 'calm';
  /** Asks for `prices` as well. */
  rest?: boolean;
  /** What has changed comes as `quotes`, not as `ticker`, and the rest as `rest`, not as `prices`. */
  brief?: boolean;
}
/** Whose order book and deals are watched; null ends it. */
export interface BookRequest {
  symbol: string | null;
  /** What of it comes: the book in brief as `book`, deals as `trade`. Without it both, the book as `depth`. */
  parts?: ('book' | 'trade')[];
}
/** What a client says. */
export interface ClientEvents {
  /** Subscribe; replaces the former subscription. The answer is the whole current row of each symbol. */
  ticker_add: (request: TickerRequest, answer?: (rows: Ticker[]) => void) => void;
  /** Order book and deals of one symbol; replaces what was watched before. */
  depth_add: (request: BookRequest) => void;
}

export const streamPath = '/stream';
export const streamTimeoutMs = 20_000;
export const reconnectMinMs = 1_000;
export const reconnectMaxMs = 5_000;
