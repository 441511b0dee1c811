import { z } from 'zod';
import { declare } from '../../call.ts';
import { decimalAnswer, instant, wholeNumber } from '../../scalars.ts';

/** Minutes that the customer's clock is ahead of UTC: from −12 to +14 hours, also as text. */
const clockOffset = z.preprocess(
  (value) => (typeof value === 'string' && /^-?\d{1,3}$/.test(value) ? Number(value) : value),
  z
    .number({ error: 'whole-number-invalid' })
    .int('whole-number-invalid')
    .min(-720, 'whole-number-range')
    .max(840, 'whole-number-range'),
);

const hour = z.object({
  /** 0 to 23 by the customer's clock. */
  hour: z.number(),
  trades: z.number(),
  result: decimalAnswer,
});

const swapped = z.object({
  trades: z.number(),
  /** In USDT at present prices; null where a price is missing. */
  fees: decimalAnswer.nullable(),
  /** What was received, less what was given for it, in USDT at present prices. */
  difference: decimalAnswer.nullable(),
});

/** Amounts in USDT, rates as fractions. */
const mirror = z.object({
  from: instant,
  to: instant,
  fast: z.object({
    orders: z.number(),
    wins: z.number(),
    losses: z.number(),
    ties: z.number(),
    voids: z.number(),
    /** By orders that have won or lost. */
    staked: decimalAnswer,
    result: decimalAnswer,
    /** What the house earns of them on average: (stakes − payouts) / 2. */
    houseEdge: decimalAnswer,
    /** Null without an order that has won or lost. */
    hitRate: z
      .object({
        rate: decimalAnswer,
        /** Where the true rate lies with a confidence of 95 %: the interval of Wilson. */
        low: decimalAnswer,
        high: decimalAnswer,
        /** Stakes / (stakes + payouts). */
        breakEven: decimalAnswer,
        verdict: z.enum(['few', 'below', 'unclear', 'above']),
      })
      .nullable(),
    /** Decided orders without which nothing is said of the rate. */
    needed: z.number(),
  }),
  futures: z.object({
    positions: z.number(),
    profit: decimalAnswer,
    fees: decimalAnswer,
    /** Fees included. */
    result: decimalAnswer,
  }),
  spot: swapped,
  exchange: swapped,
  /** Of futures, spot and exchange. */
  fees: decimalAnswer.nullable(),
  /** Of fast orders and futures; null without two hours that have enough trades. */
  hours: z.object({ best: hour, worst: hour }).nullable(),
  /** Trades without which an hour is not named. */
  hourNeeded: z.number(),
  /** What there is more (negative: less) than had all stayed as it was at the beginning. */
  againstHolding: decimalAnswer.nullable(),
});

export const mirrorCalls = declare({
  'GET /account/mirror': {
    group: 'Accounts and exchange',
    summary: 'What own trading has come to in the last platform days: hit rate with its range of luck, costs, hours',
    access: 'session',
    byKey: 'read',
    addition: true,
    query: z.strictObject({ days: wholeNumber(1, 90).default(7), offset: clockOffset.default(0) }),
    answer: mirror,
  },
});
