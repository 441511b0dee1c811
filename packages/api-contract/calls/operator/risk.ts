import { z } from 'zod';
import { declare } from '../../call.ts';
import { decimalAnswer, instant, instantSent, pageOf, symbol, wholeNumber } from '../../scalars.ts';
import { retailProducts } from './retail-rules.ts';
import { many, narrowing, reason, sortByTime } from './shapes.ts';

const group = 'Operators: risk';
const roles = ['risk', 'admin'] as const;
export const realProducts = ['fast', 'futures', 'bonus', 'wealth', 'lock-mining', 'vnd'] as const;
export const realProduct = z.enum(realProducts, { error: 'field-invalid' });
export const country = z.string({ error: 'country-unknown' }).regex(/^[A-Z]{2}$/, 'country-unknown');
/** By time, and what is searched is a symbol. */
const byTime = z.strictObject({ ...narrowing, sort: sortByTime, ...many });
const ofEachUnderlying = <Of extends z.ZodType>(of: Of) => ({
  'gold-or-major-index': of,
  'commodity-or-minor-index': of,
  crypto: of,
});
/** What may be offered to retail customers of a country; a leverage of 0: nothing may be opened in that class. */
export const retailRule = {
  notOffered: z.array(z.enum(retailProducts, { error: 'field-invalid' })).max(retailProducts.length, 'field-invalid'),
  leverageMax: z.strictObject(ofEachUnderlying(wholeNumber(0, 1_000))),
};
const voided = z.object({
  id: z.string(),
  symbol: z.string(),
  from: instant,
  to: instant,
  fault: z.string(),
  reason: z.string(),
  time: instant,
  orders: z.number(),
  keptWins: z.number(),
});

export const operatorRiskCalls = declare({
  'GET /operator/exposure': {
    group,
    summary: 'What the house stands to pay at worst, per symbol, against what is funded',
    access: 'operator',
    roles: ['finance', ...roles],
    addition: true,
    answer: z.object({
      time: instant,
      reserves: z.array(
        z.object({ name: z.string(), currencyCode: z.string(), available: decimalAnswer, frozen: decimalAnswer }),
      ),
      symbols: z.array(
        z.object({
          symbol: z.string(),
          halted: z.boolean(),
          fastOrders: z.number(),
          fastPayout: decimalAnswer,
          fastLimit: decimalAnswer,
          futuresPositions: z.number(),
          futuresLong: decimalAnswer,
          futuresShort: decimalAnswer,
          spotOrders: z.number(),
        }),
      ),
    }),
  },
  'GET /operator/exposure/stress': {
    group,
    summary: 'What moves of prices would bring or cost the house now, and whose orders it stands against most',
    access: 'operator',
    roles: ['finance', ...roles],
    addition: true,
    query: z.strictObject({ percent: wholeNumber(1, 50).default(5) }),
    answer: z.object({
      time: instant,
      /** Of the house, in USDT: what open positions and fast orders that have entered would bring. */
      stress: z.array(
        z.object({ symbol: z.string(), percent: z.number(), futures: decimalAnswer, fast: decimalAnswer }),
      ),
      /** In USDT, the largest first. */
      customers: z.array(
        z.object({ userId: z.string(), futures: decimalAnswer, fast: decimalAnswer, total: decimalAnswer }),
      ),
      total: decimalAnswer,
    }),
  },
  'GET /operator/hedgeNotes': {
    group,
    summary: 'What was noted of hedges, newest first',
    access: 'operator',
    roles: ['finance', ...roles],
    addition: true,
    query: z.strictObject({ ...many }),
    answer: pageOf(z.object({ id: z.string(), time: instant, operator: z.string(), text: z.string() })),
  },
  'POST /operator/hedgeNotes/add': {
    group,
    summary: 'Note a hedge: a text that stays, with its author and its time',
    access: 'operator',
    roles: ['finance', ...roles],
    addition: true,
    body: z.strictObject({
      text: z.string({ error: 'field-required' }).trim().min(1, 'field-required').max(2_000, 'field-invalid'),
    }),
    answer: z.null(),
  },
  'GET /operator/halts': {
    group,
    summary: 'Halted symbols and former halts',
    access: 'operator',
    roles: ['support', 'finance', ...roles],
    addition: true,
    query: byTime,
    answer: pageOf(
      z.object({
        id: z.string(),
        symbol: z.string(),
        reason: z.string(),
        by: z.string(),
        from: instant,
        until: instant.nullable(),
      }),
    ),
  },
  'POST /operator/halts/start': {
    group,
    summary: 'Stop new orders of a symbol; marks go on, open orders run by their terms, positions can be closed',
    access: 'operator',
    roles,
    addition: true,
    body: z.strictObject({ symbol, reason }),
    answer: z.null(),
  },
  'POST /operator/halts/end': {
    group,
    summary: 'Take new orders again',
    access: 'operator',
    roles,
    addition: true,
    body: z.strictObject({ symbol, reason }),
    answer: z.null(),
  },
  'GET /operator/faults': {
    group,
    summary: 'Recorded faults of the feed: only these can found a void',
    access: 'operator',
    roles,
    addition: true,
    query: byTime.extend({ symbol: symbol.optional() }),
    answer: pageOf(z.object({ id: z.string(), symbol: z.string(), from: instant, to: instant, kind: z.string() })),
  },
  'GET /operator/outages': {
    group,
    summary: 'Recorded faults of all symbols that lie together, of the last 30 days, the newest first',
    access: 'operator',
    roles,
    addition: true,
    answer: z.array(
      z.object({ from: instant, to: instant, symbols: z.number(), faults: z.number(), kinds: z.array(z.string()) }),
    ),
  },
  'GET /operator/outage': {
    group,
    summary: 'What the void of an outage would give back, by symbol',
    access: 'operator',
    roles: ['finance', ...roles],
    addition: true,
    query: z.strictObject({ from: instantSent, to: instantSent }),
    answer: z.array(
      z.object({
        symbol: z.string(),
        windows: z.array(z.object({ from: instant, to: instant })),
        /** Lost, whose stakes come back, and what these come to in USDT. */
        orders: z.number(),
        stakes: decimalAnswer,
        keptWins: z.number(),
      }),
    ),
  },
  'GET /operator/countries': {
    group,
    summary: 'What is switched on in real mode, per country',
    access: 'operator',
    roles,
    addition: true,
    answer: z.object({
      mode: z.enum(['paper', 'real']),
      products: z.array(z.string()),
      countries: z.array(z.object({ country: z.string(), enabled: z.array(z.string()) })),
      /** What may be offered to retail customers, by country; `isDecided` by two operators instead of the list. */
      retail: z.array(
        z.object({
          country: z.string(),
          notOffered: z.array(z.enum(retailProducts)),
          leverageMax: z.object(ofEachUnderlying(z.number())),
          isDecided: z.boolean(),
        }),
      ),
    }),
  },
  'POST /operator/countries/set': {
    group,
    summary: 'Switch one product of one country off; on is proposed',
    access: 'operator',
    roles: ['admin'],
    addition: true,
    body: z.strictObject({ country, product: realProduct, enabled: z.boolean({ error: 'field-invalid' }), reason }),
    answer: z.null(),
  },
  'GET /fair/voids': {
    group: 'Fair',
    summary: 'All voids: symbol, window, fault and reason',
    access: 'public',
    addition: true,
    query: byTime,
    answer: pageOf(voided),
  },
});
