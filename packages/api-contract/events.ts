import type { z } from 'zod';
import type { ticker } from './calls/market.ts';
import type { bookRequest, tickerRequest } from './stream/client-events.ts';
import type { briefBook, briefChanges, logHead, serverEvents, tickerChange } from './stream/server-events.ts';

export type Ticker = z.input<typeof ticker>;
export type TickerChange = z.input<typeof tickerChange>;
export type BriefChanges = z.input<typeof briefChanges>;
export type LogHead = z.input<typeof logHead>;
export type BriefBook = z.input<typeof briefBook>;

/** The socket at `/stream`: what the server says, as `stream/server-events.ts` declares it. */
export type ServerEvents = {
  [Event in keyof typeof serverEvents]: (...args: z.input<(typeof serverEvents)[Event]['args']>) => void;
};

/** What is on a screen. */
export type TickerRequest = z.input<typeof tickerRequest>;
/** Whose order book and deals are watched; null ends it. */
export type BookRequest = z.input<typeof bookRequest>;
/** What a client says, as `stream/client-events.ts` declares it. */
export interface ClientEvents {
  ticker_add: (request: TickerRequest, answer?: (rows: Ticker[]) => void) => void;
  depth_add: (request: BookRequest) => void;
}

export const streamPath = '/stream';
export const streamTimeoutMs = 20_000;
export const reconnectMinMs = 1_000;
export const reconnectMaxMs = 5_000;
