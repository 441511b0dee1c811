import { z } from 'zod';
import { decimalAnswer } from '../../scalars.ts';

export const decided = z.object({ wins: z.number(), losses: z.number() });
/** How far two shares lie apart, in standard deviations, and whether beyond 4 of them. */
export const band = z.object({ sigma: z.string(), alarm: z.boolean() });
export const ends = z.object({ win: z.number(), lose: z.number(), tie: z.number(), void: z.number() });
/** How many in each bucket, the last beyond all bounds; ms that half of them, and 99 in 100, don't exceed. */
const delays = z.object({ counts: z.array(z.number()), p50: z.number().nullable(), p99: z.number().nullable() });
/** Fractions of the price that was seen. */
const slipped = z.object({ orders: z.number(), sum: decimalAnswer, mean: decimalAnswer });

/** What is told from version 2 of the daily facts on. Parts that fewer than 5 accounts have made are null. */
export const counted = z.object({
  /** The first platform day that was counted. */
  since: z.number(),
  /** Of the buckets of all delays, in ms, each included. */
  boundsMs: z.array(z.number()),
  /** Entries of fast orders against the prices that their owners had seen; the mean of all is positive in favour. */
  slippage: z.object({ against: slipped, favour: slipped, even: z.number(), mean: decimalAnswer }).nullable(),
  /** From the receipt of an order to the mark that it got. */
  stamps: z.object({ fast: delays.nullable(), futures: delays.nullable() }),
  /** Fast orders made void by the tape: without an entry, without an exit, or entered beyond their own bound. */
  automatic: z.object({
    noEntry: z.number(),
    noExit: z.number(),
    beyondBound: z.number(),
    /** What they would have been. */
    would: z.object({ win: z.number(), lose: z.number(), tie: z.number(), unknown: z.number() }).nullable(),
    /** The share of winning orders that were void against that of losing ones; decided ones beside them. */
    band: band.extend({ won: z.number(), lost: z.number() }).nullable(),
  }),
  /** Positions that closed, parts of their own, by what closed them, and by their result after all fees. */
  futures: z
    .object({
      closed: z.object({
        user: z.number(),
        reverse: z.number(),
        stopProfit: z.number(),
        stopLoss: z.number(),
        liquidation: z.number(),
      }),
      won: z.number(),
      lost: z.number(),
      even: z.number(),
    })
    .nullable(),
  /** Trades, and customers' sides of them by role. */
  spot: z.object({ deals: z.number(), maker: z.number(), taker: z.number() }).nullable(),
  /**
   * Prices of each venue, from its own time to their arrival; and in how many frames of symbols that it carries it
   * counted, in agreement or `apart` from the price, or was left out.
   */
  sources: z.array(
    delays.extend({
      name: z.string(),
      frames: z.object({ counted: z.number(), apart: z.number(), late: z.number(), silent: z.number() }).optional(),
    }),
  ),
});

/** What anybody can add up in the public log: nothing of it is left out. */
export const logged = z.object({
  since: z.number(),
  /** Leaves of all batches by what they are: `fast-win`, `refusal-market-halted`, `ack-place-spot-order`. */
  counts: z.record(z.string(), z.number()),
  /** Of symbols and the days after their first: the marks there are, and those that are missing to four a second. */
  marks: z.object({ symbols: z.number(), marks: z.number(), missing: z.number() }),
});
