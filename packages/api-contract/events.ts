import type { z } from 'zod';
import type { balance } from './calls/accounts.ts';
import type { ticker } from './calls/market.ts';
import type { futuresOrder } from './calls/futures.ts';
import type { fastOrder } from './calls/orders.ts';

export type Ticker = z.input<typeof ticker>;
/** A symbol and those of its fields that have changed. */
export type TickerChange = Pick<Ticker, 'symbol'> & Partial<Ticker>;

/** The socket at `/stream`: what the server says. */
export interface ServerEvents {
  /** All changed quotations of one frame, of the symbols subscribed to. */
  ticker: (changes: TickerChange[]) => void;
  /** An own order has changed: its whole row. */
  order: (row: z.input<typeof fastOrder> | z.input<typeof futuresOrder>) => void;
  /** Own balances that have changed. */
  balance: (rows: z.input<typeof balance>[]) => void;
}
/** What a client says. */
export interface ClientEvents {
  /** Subscribe; replaces the former subscription. The answer is the whole current row of each symbol. */
  ticker_add: (request: { symbols: string[] | 'all' }, answer?: (rows: Ticker[]) => void) => void;
}
/** Sent in the handshake as `auth`. */
export interface StreamAuth { token?: string }

export const streamPath = '/stream';
export const streamTimeoutMs = 20_000;
export const reconnectMinMs = 1_000;
export const reconnectMaxMs = 5_000;
