import { z } from 'zod';
import { declare } from '../../../call.ts';
import { decimalAnswer, instant } from '../../../scalars.ts';
import { figureProducts, figureSpans, figureTopics } from './figure-names.ts';

const group = 'Operators: overview';
const roles = ['finance', 'risk', 'admin'] as const;

/** A stretch of a platform day. What is in another currency is worth what it is worth now. */
const stretch = z.object({
  from: instant,
  until: instant,
  volume: decimalAnswer,
  fees: decimalAnswer,
  /** What the house has won or lost, fees included; capital put in is none of it. */
  house: decimalAnswer,
  deposits: decimalAnswer,
  withdrawals: decimalAnswer,
  /** Customers whose money has moved. */
  active: z.number(),
  /** Accounts that were opened. */
  joined: z.number(),
});

export const operatorOverviewCalls = declare({
  'GET /operator/overview': {
    group,
    summary:
      'Today against the same stretch of yesterday and of a week ago, what waits how long, and how all parts are',
    access: 'operator',
    roles,
    addition: true,
    answer: z.object({
      time: instant,
      /** Of the last journal that the figures hold; null before the first. */
      countedUntil: instant.nullable(),
      today: stretch,
      yesterday: stretch,
      weekAgo: stretch,
      queues: z.array(z.object({ queue: z.string(), waiting: z.number(), oldestAt: instant.nullable() })),
      feed: z.object({
        name: z.string(),
        symbols: z.number(),
        halted: z.number(),
        /** Of the newest mark. */
        markAt: instant.nullable(),
      }),
      /** Null where nothing is watched. */
      chain: z.object({ readAt: instant.nullable() }).nullable(),
      log: z.object({ size: z.number(), signedAt: instant }).nullable(),
      witnesses: z.array(z.object({ name: z.string(), at: instant.nullable() })),
      alerts: z.array(z.object({ id: z.string(), cause: z.string(), subject: z.string(), raisedAt: instant })),
    }),
  },
  'GET /operator/overview/figures': {
    group,
    summary: 'One figure of business by hour, platform day or month, of all or of a product and a symbol',
    access: 'operator',
    roles,
    addition: true,
    query: z.strictObject({
      by: z.enum(figureSpans, { error: 'field-invalid' }).default('day'),
      topic: z.enum(figureTopics, { error: 'field-invalid' }).default('volume'),
      product: z.enum(figureProducts, { error: 'field-invalid' }).optional(),
      symbol: z
        .string()
        .regex(/^[A-Z0-9]{1,20}$/, 'field-invalid')
        .optional(),
    }),
    answer: z.object({
      /** Without a gap, the oldest first: 48 hours, 60 days or 12 months. */
      points: z.array(z.object({ from: instant, value: decimalAnswer })),
      /** Of all these points together, the largest first: by product, and by symbol. */
      products: z.array(z.object({ name: z.string(), value: decimalAnswer })),
      symbols: z.array(z.object({ name: z.string(), value: decimalAnswer })),
    }),
  },
});
