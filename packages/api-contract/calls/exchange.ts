import { z } from 'zod';
import { declare } from '../call.ts';
import { currencyCode, decimalAnswer, decimalText, instant, noBody, opaqueId, pageOf, pageQuery } from '../scalars.ts';
import { acknowledged } from './fair.ts';

const group = 'Accounts and exchange';

const terms = {
  currencyCode: z.string(),
  targetCurrency: z.string(),
  quantity: decimalAnswer,
  /** Target per one of the source, with up to 18 decimals. */
  rate: decimalAnswer,
  feeRate: decimalAnswer,
  /** In the target currency; fee and obtainable together are quantity × rate, rounded down. */
  fee: decimalAnswer,
  obtainable: decimalAnswer,
};
const exchange = z.object({ id: z.string(), ...terms, time: instant, journalId: z.string() });
const record = { currencyCode: currencyCode.optional(), ...pageQuery };

export const exchangeCalls = declare({
  'POST /account/exchange': {
    group,
    summary: 'A quote for an exchange; it takes the place of the earlier one',
    access: 'session',
    body: z.strictObject({
      currencyCode,
      targetCurrency: z.string({ error: 'currency-unknown' }).regex(/^[A-Z0-9]{2,10}$/, 'currency-unknown'),
      quantity: decimalText,
    }),
    answer: z.object({
      quoteId: z.string(),
      ...terms,
      /** Name of the feed whose marks priced it. */
      source: z.string(),
      time: instant,
      expiresAt: instant,
    }),
  },
  'POST /account/executeUserExchange': {
    group,
    summary: 'Carry out a live quote',
    access: 'session',
    movesMoney: true,
    body: z.strictObject({ quoteId: opaqueId }),
    answer: acknowledged(exchange),
  },
  'POST /account/exchangeList': {
    group,
    summary: 'Currencies that can be exchanged, with the present rate and range',
    access: 'session',
    body: noBody,
    answer: z.array(
      z.object({
        currencyCode: z.string(),
        name: z.string(),
        /** In USDT. */
        rate: decimalAnswer,
        minimum: decimalAnswer,
        maximum: decimalAnswer,
        decimals: z.number(),
        halted: z.boolean(),
      }),
    ),
  },
  'GET /account/exchangeRecord': {
    group,
    summary: 'Own exchanges, newest first',
    access: 'session',
    query: z.strictObject(record),
    answer: pageOf(exchange),
  },
  'GET /account/transferRecord': {
    group,
    summary: 'Own moves between account types, newest first',
    access: 'session',
    addition: true,
    query: z.strictObject(record),
    answer: pageOf(
      z.object({
        id: z.string(),
        currencyCode: z.string(),
        fromType: z.number(),
        toType: z.number(),
        amount: decimalAnswer,
        time: instant,
        journalId: z.string(),
      }),
    ),
  },
  'GET /common/exchangeRule': {
    group,
    summary: 'The rules of exchange',
    access: 'public',
    answer: z.object({
      accountType: z.number(),
      feeRate: decimalAnswer,
      /** A quote holds while the rate stays within this, upwards and downwards. */
      toleranceRate: decimalAnswer,
      quoteSeconds: z.number(),
      /** Worth in USDT of the smallest and the largest exchange. */
      minWorth: decimalAnswer,
      maxWorth: decimalAnswer,
    }),
  },
});
