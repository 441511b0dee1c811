import { z } from 'zod';
import { ticker } from '../calls/market.ts';

const symbolsMax = 200;

/** What is on a screen. */
export const tickerRequest = z.strictObject({
  symbols: z.union([z.literal('all'), z.array(z.string().max(20)).max(symbolsMax)]),
  /** What has changed is told once a second, instead of with every frame. */
  pace: z.literal('calm').optional(),
  /** Asks for `prices` as well. */
  rest: z.boolean().optional(),
  /** What has changed comes as `quotes`, not as `ticker`, and the rest as `rest`, not as `prices`. */
  brief: z.boolean().optional(),
});

/** Whose order book and deals are watched; null ends it. */
export const bookRequest = z.strictObject({
  symbol: z
    .string()
    .regex(/^[A-Z0-9]{2,20}$/)
    .nullable(),
  /** What of it comes: the book in brief as `book`, deals as `trade`. Without it both, the book as `depth`. */
  parts: z.array(z.enum(['book', 'trade'])).optional(),
});

/** The socket at `/stream`: what a client says, and what it is answered where it asks for an answer. */
export const clientEvents = {
  ticker_add: {
    summary: 'Subscribe; replaces the former subscription. The answer is the whole current row of each symbol',
    request: tickerRequest,
    answer: z.array(ticker),
  },
  depth_add: {
    summary: 'Order book and deals of one symbol; replaces what was watched before',
    request: bookRequest,
    answer: null,
  },
} as const;
