import { z } from 'zod';
import { decimalAnswer as decimal, instant } from '../scalars.ts';

const number = z.number().int();

export const executionReport = z.strictObject({
  e: z.literal('executionReport'),
  E: instant,
  s: z.string().describe('Symbol'),
  c: z.string().describe('Own name of the order'),
  S: z.enum(['BUY', 'SELL']),
  o: z.string().describe('Type'),
  f: z.string().describe('Time in force'),
  q: decimal.describe('Quantity'),
  p: decimal.describe('Price'),
  P: decimal.describe('Stop price'),
  F: decimal,
  g: number.describe('Number of its list, -1 without'),
  C: z.string().describe('Own name of what was cancelled, empty otherwise'),
  x: z.enum(['NEW', 'TRADE', 'CANCELED', 'REPLACED', 'EXPIRED', 'TRADE_PREVENTION']).describe('What has happened'),
  X: z.string().describe('Status then'),
  r: z.string(),
  i: number.describe('Number of the order'),
  l: decimal.describe('Quantity of this deal'),
  z: decimal.describe('Quantity that is filled'),
  L: decimal.describe('Price of this deal'),
  n: decimal.describe('Fee of this deal'),
  N: z.string().nullable().describe('Its currency'),
  T: instant,
  t: number.describe('Number of the deal, -1 without'),
  w: z.boolean().describe('It is in the book'),
  m: z.boolean().describe('It was in the book when it met the other side'),
  M: z.boolean(),
  O: instant.describe('When it was placed'),
  Z: decimal.describe('What was paid for it so far'),
  Y: decimal.describe('What was paid in this deal'),
  Q: decimal.describe('Sum that was to be spent'),
  W: instant,
  V: z.string().describe('What becomes of two own orders that meet'),
  v: number.optional().describe('Number of the deal that was kept from being, where an own order has ended this one'),
  A: decimal.optional().describe('Quantity that was not traded then'),
  B: decimal.optional().describe('The same, of this event'),
});

export const accountPosition = z.strictObject({
  e: z.literal('outboundAccountPosition'),
  E: instant,
  u: instant,
  B: z.array(z.strictObject({ a: z.string(), f: decimal.describe('Free'), l: decimal.describe('Locked') })),
});

export const balanceUpdate = z.strictObject({
  e: z.literal('balanceUpdate'),
  E: instant,
  a: z.string().describe('Currency'),
  d: decimal.describe('By how much'),
  T: instant,
});

export const streamTerminated = z.strictObject({ e: z.literal('eventStreamTerminated'), E: instant });

/** What is told of the customer over `/binance/ws-api/v3`. */
export const ownEventsOfDialect = {
  executionReport: { summary: 'An own order was placed, filled or ended', event: executionReport },
  outboundAccountPosition: { summary: 'Own balances of spot that have changed', event: accountPosition },
  balanceUpdate: { summary: 'A balance has changed without a deal', event: balanceUpdate },
  eventStreamTerminated: {
    summary: 'Nothing more is told: the key has ended, or something may have been missed',
    event: streamTerminated,
  },
} as const;

/** An event of a customer as it is sent. */
export const ownEventOf = <Event extends z.ZodType>(event: Event) =>
  z.strictObject({ subscriptionId: z.number().int(), event });
