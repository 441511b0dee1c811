import { z } from 'zod';
import { declare } from '../call.ts';
import { decimalAnswer, decimalText, instant, opaqueId, pageOf, pageQuery, wholeNumber } from '../scalars.ts';
import { acknowledged } from './fair.ts';

const id = z.strictObject({ id: opaqueId });
const buy = z.strictObject({ productId: opaqueId, amount: decimalText });
const redeem = z.strictObject({ orderId: opaqueId });
const status = z.enum(['active', 'completed', 'redeemed']);
/** `completed` lists everything that has ended, redeemed orders too. */
const orderQuery = z.strictObject({
  status: z.enum(['all', 'active', 'completed', 'redeemed'], { error: 'field-invalid' }).optional(),
  ...pageQuery,
});

/** Rates are percent: "0.5" is 0.5 %. */
const product = z.object({
  id: z.string(),
  productName: z.string(),
  description: z.string(),
  currencyCode: z.string(),
  dailyRate: decimalAnswer,
  penaltyRate: decimalAnswer,
  minAmount: decimalAnswer,
  maxAmount: decimalAnswer,
  /** 365 × dailyRate, uncompounded. */
  annualRate: decimalAnswer,
  /** Term × dailyRate. */
  termRate: decimalAnswer,
  /** What pays the income. */
  fundedBy: z.string(),
  /** The largest purchase whose income the reward pool still covers. */
  available: decimalAnswer,
  soldOut: z.boolean(),
  example: z.boolean(),
  paused: z.boolean(),
  version: z.number(),
});
export const lockProduct = product.extend({ lockDays: z.number() });
export const wealthProduct = product.extend({
  /** The most that one order may be. */
  quota: decimalAnswer,
  days: z.number(),
  dividend: z.enum(['daily', 'end']),
  /** Income of a whole term for 100. */
  expectedProfit: decimalAnswer,
});

/** What ending an order now would bring. */
const redemption = z.object({
  penaltyAmount: decimalAnswer,
  /** Principal less penalty. */
  actualReturn: decimalAnswer,
  /** Income of full days that comes with it. */
  dueIncome: decimalAnswer,
  /** Income of the days that will not run any more. */
  forgoneIncome: decimalAnswer,
});

const order = z.object({
  id: z.string(),
  orderNo: z.string(),
  productId: z.string(),
  productName: z.string(),
  currencyCode: z.string(),
  amount: decimalAnswer,
  dailyRate: decimalAnswer,
  penaltyRate: decimalAnswer,
  dailyIncome: decimalAnswer,
  purchaseTime: instant,
  startTime: instant,
  endTime: instant,
  /** When the principal came back. */
  returnTime: instant.nullable(),
  /** Paid so far. */
  totalIncome: decimalAnswer,
  /** Of the whole term. */
  expectedIncome: decimalAnswer,
  penaltyAmount: decimalAnswer,
  actualReturn: decimalAnswer.nullable(),
  currentDay: z.number(),
  totalDays: z.number(),
  remainingDays: z.number(),
  nextIncomeTime: instant.nullable(),
  status,
  /** Of an active order. */
  redemption: redemption.nullable(),
});
export const lockOrder = order.extend({ lockDays: z.number() });
export const wealthOrder = order.extend({
  days: z.number(),
  dividend: z.enum(['daily', 'end']),
  expectedProfit: decimalAnswer,
});

const income = z.object({
  orderNo: z.string(),
  productName: z.string(),
  currencyCode: z.string(),
  day: z.number(),
  /** When the day is full. */
  date: instant,
  amount: decimalAnswer,
  settled: z.boolean(),
  settleTime: instant.nullable(),
});

const preview = z.object({
  productId: z.string(),
  productName: z.string(),
  currencyCode: z.string(),
  amount: decimalAnswer,
  dailyIncome: decimalAnswer,
  expectedProfit: decimalAnswer,
  startTime: instant,
  endTime: instant,
  /** Every payment of the term. */
  incomes: z.array(z.object({ date: instant, amount: decimalAnswer })),
});

const mining = { group: 'Lock mining', access: 'session' } as const;
const wealth = { group: 'Wealth products', access: 'session' } as const;
const place = { ...wealth, movesMoney: true, body: buy, answer: acknowledged(wealthOrder) } as const;

export const earnCalls = declare({
  'GET /lockMining/products': { ...mining, summary: 'Products on sale', answer: z.array(lockProduct) },
  'GET /lockMining/products/{id}': { ...mining, summary: 'One product', params: id, answer: lockProduct },
  'POST /lockMining/purchase': {
    ...mining,
    summary: 'Lock an amount',
    movesMoney: true,
    body: buy,
    answer: acknowledged(lockOrder),
  },
  'POST /lockMining/redeem': {
    ...mining,
    summary: 'End an order, early against its penalty',
    movesMoney: true,
    body: redeem,
    answer: acknowledged(lockOrder),
  },
  'GET /lockMining/orders': {
    ...mining,
    summary: 'Own orders, newest first',
    query: orderQuery,
    answer: pageOf(lockOrder),
  },
  'GET /lockMining/orders/{id}': {
    ...mining,
    summary: 'One own order, with what ending it now would bring',
    params: id,
    answer: lockOrder,
  },
  'GET /lockMining/orders/{id}/income': {
    ...mining,
    summary: 'Income of one order, newest first',
    params: id,
    query: z.strictObject(pageQuery),
    answer: pageOf(income),
  },
  'GET /lockMining/income': {
    ...mining,
    summary: 'Income of all own orders, newest first',
    query: z.strictObject({ settled: wholeNumber(0, 1).optional(), ...pageQuery }),
    answer: pageOf(income),
  },
  'GET /lockMining/statistics': {
    ...mining,
    summary: 'Own sums in USDT: paid on this platform day and ever, locked now, orders that run',
    answer: z.object({
      todayIncome: decimalAnswer,
      totalIncome: decimalAnswer,
      totalInvestment: decimalAnswer,
      activeOrders: z.number(),
      currencyCode: z.string(),
    }),
  },

  'GET /product/page': {
    ...wealth,
    summary: 'Products on sale',
    query: z.strictObject(pageQuery),
    answer: pageOf(wealthProduct),
  },
  'GET /product/findProductById': { ...wealth, summary: 'One product', query: id, answer: wealthProduct },
  'POST /userProductOrder/executeUserPurchaseOrder': { ...place, summary: 'Buy a product' },
  'POST /userProductOrder/executeUserOrder': {
    ...place,
    summary: 'Buy a product; the same as executeUserPurchaseOrder',
  },
  'POST /userProductOrder/executeAnticipateOrder': {
    ...wealth,
    summary: 'What a purchase would pay, and when',
    body: buy,
    answer: preview,
  },
  'POST /userProductOrder/executeUserRedeemOrder': {
    ...wealth,
    summary: 'End an order, early against its penalty',
    movesMoney: true,
    body: redeem,
    answer: acknowledged(wealthOrder),
  },
  'POST /userProductOrder/executeAnticipateRedeem': {
    ...wealth,
    summary: 'What ending an order now would bring',
    body: redeem,
    answer: redemption,
  },
  'GET /userProductOrder/page': {
    ...wealth,
    summary: 'Own orders, newest first',
    query: orderQuery,
    answer: pageOf(wealthOrder),
  },
  'GET /userProductOrder/findOrderById': { ...wealth, summary: 'One own order', query: id, answer: wealthOrder },
});
