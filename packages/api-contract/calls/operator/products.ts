import { z } from 'zod';
import { declare } from '../../call.ts';
import { languages } from '../../languages.ts';
import { currencyCode, decimalAnswer, decimalText, instant, opaqueId, wholeNumber } from '../../scalars.ts';

const group = 'Operators: proposals';
const language = z.enum(languages, { error: 'field-invalid' });
/** What a product is called and says of itself; `{days}` stands for its term. */
const productText = z.strictObject({
  name: z.string({ error: 'field-required' }).trim().min(1, 'field-required').max(60, 'field-invalid'),
  description: z.string({ error: 'field-required' }).trim().max(2_000, 'field-invalid'),
});
export const productTexts = z.partialRecord(language, productText, { error: 'field-invalid' });
/** A new version of a product with a yield; what was bought before keeps its terms. */
export const product = z.strictObject({
  productId: opaqueId,
  kind: z.enum(['lock-mining', 'wealth'], { error: 'field-invalid' }),
  currencyCode,
  dailyRate: decimalText,
  penaltyRate: decimalText,
  days: wholeNumber(1, 3_650),
  dividend: z.enum(['daily', 'end'], { error: 'field-invalid' }),
  minAmount: decimalText,
  maxAmount: decimalText,
  example: z.boolean({ error: 'field-invalid' }),
  paused: z.boolean({ error: 'field-invalid' }),
});

/** What proposals change, as it is now. */
export const operatorProductCalls = declare({
  'GET /operator/payAccounts': {
    group,
    summary: 'Bank accounts that customers pay into; changed by a proposal',
    access: 'operator',
    roles: ['finance', 'admin'],
    addition: true,
    answer: z.array(
      z.object({
        id: z.string(),
        bankName: z.string(),
        bankCode: z.string(),
        holder: z.string(),
        accountNo: z.string(),
        test: z.boolean(),
        enabled: z.boolean(),
        createdAt: instant,
      }),
    ),
  },
  'GET /operator/products': {
    group,
    summary: 'Products with a yield and the rates of the day; changed by a proposal',
    access: 'operator',
    roles: ['finance', 'risk', 'admin'],
    addition: true,
    answer: z.object({
      vndPerUsdt: z.string(),
      products: z.array(
        z.object({
          productId: z.string(),
          version: z.number(),
          kind: z.string(),
          currencyCode: z.string(),
          dailyRate: z.string(),
          penaltyRate: z.string(),
          days: z.number(),
          dividend: z.string(),
          minAmount: z.string(),
          maxAmount: z.string(),
          example: z.boolean(),
          paused: z.boolean(),
          /** What is free in the pool for new orders. */
          pool: z.string(),
        }),
      ),
      /** Own texts by product, where there are any. */
      texts: z.record(z.string(), productTexts),
    }),
  },
  'GET /operator/products/liabilities': {
    group,
    summary: 'What every product still owes to its orders, and on which platform day it falls due',
    access: 'operator',
    roles: ['finance', 'risk', 'admin'],
    addition: true,
    answer: z.object({
      time: instant,
      products: z.array(
        z.object({
          productId: z.string(),
          kind: z.string(),
          currencyCode: z.string(),
          paused: z.boolean(),
          orders: z.number(),
          /** Locked by customers; it is on their own accounts. */
          principal: decimalAnswer,
          /** Promised and not yet paid; equal to the reserve. */
          income: decimalAnswer,
          /** Frozen in the product's pool. */
          reserve: decimalAnswer,
          /** Of the pool, for new orders. */
          pool: decimalAnswer,
          /** Days on which something falls due, the earliest first; they add up to income and principal. */
          days: z.array(z.object({ day: instant, income: decimalAnswer, principal: decimalAnswer })),
        }),
      ),
    }),
  },
});
