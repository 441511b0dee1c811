import { z } from 'zod';
import { declare } from '../call.ts';
import { decimalAnswer, decimalText, instant, noBody, opaqueId, pageOf, pageQuery, symbol } from '../scalars.ts';
import { acknowledged } from './fair.ts';

const group = 'Contract, spot and market (base path /portal)';

export const spotTicket = z.strictObject({
  symbol,
  side: z.enum(['buy', 'sell'], { error: 'side-unknown' }),
  type: z.enum(['limit', 'market'], { error: 'order-type-unknown' }),
  /** Of a limit order. */
  price: decimalText.optional(),
  /** In the base currency: of a limit order and of a market sell. */
  quantity: decimalText.optional(),
  /** In the quote currency: of a market buy. */
  amount: decimalText.optional(),
});

export const spotOrder = z.object({
  id: z.string(),
  orderNo: z.string(),
  contractType: z.literal('spot'),
  symbol: z.string(),
  side: z.enum(['buy', 'sell']),
  type: z.enum(['limit', 'market']),
  price: decimalAnswer.nullable(),
  quantity: decimalAnswer.nullable(),
  amount: decimalAnswer.nullable(),
  /** Average over all fills. */
  dealPrice: decimalAnswer.nullable(),
  /** Filled quantity, in the base currency. */
  volume: decimalAnswer,
  /** Filled amount, in the quote currency. */
  dealAmount: decimalAnswer,
  fee: decimalAnswer,
  feeCurrency: z.string(),
  time: instant,
  status: z.enum(['open', 'partial', 'filled', 'cancelled', 'locked']),
});

/**
 * Each status of a row; current is open and partial together, dealt what has a fill, standing current and locked
 * together.
 */
export const spotFilters = [
  'all',
  'current',
  'dealt',
  'standing',
  'open',
  'partial',
  'filled',
  'cancelled',
  'locked',
] as const;
const filter = z.strictObject({
  status: z.enum(spotFilters, { error: 'field-invalid' }).optional(),
  symbol: symbol.optional(),
  orderNo: opaqueId.optional(),
  ...pageQuery,
});
const id = z.strictObject({ id: opaqueId });
const place = {
  group,
  access: 'session',
  movesMoney: true,
  body: spotTicket,
  answer: acknowledged(spotOrder),
} as const;
const list = { group, access: 'session', answer: pageOf(spotOrder) } as const;

const level = z.tuple([decimalAnswer, decimalAnswer]);

export const spotCalls = declare({
  'POST /portal/order/spotOrder': { ...place, summary: 'Place a spot order' },
  'POST /portal/order/coinOrder': { ...place, summary: 'Place a spot order; the same as spotOrder' },
  'POST /portal/order/getSpotOrder': {
    ...list,
    summary: 'Own spot orders',
    query: z.strictObject({ page: pageQuery.page.unwrap().optional(), limit: pageQuery.limit.unwrap().optional() }),
    body: filter,
  },
  'POST /portal/order/getCoinOrder': { ...list, summary: 'Own spot orders; the same as getSpotOrder', body: filter },
  'POST /portal/order/endSpotOrder/{id}': {
    group,
    summary: 'Cancel what remains of a spot order',
    access: 'session',
    movesMoney: true,
    params: id,
    body: noBody,
    answer: acknowledged(spotOrder),
  },
  'POST /portal/order/revokeCoin/{id}': {
    group,
    summary: 'Take back a spot order without a fill',
    access: 'session',
    movesMoney: true,
    params: id,
    body: noBody,
    answer: acknowledged(spotOrder),
  },
  'POST /portal/order/getTransInfo': {
    group,
    summary: 'Own turnover and the progress of the bonus',
    access: 'session',
    body: noBody,
    answer: z.object({
      todayTurnover: decimalAnswer,
      totalTurnover: decimalAnswer,
      currencyCode: z.string(),
      bonusLocked: decimalAnswer,
      bonusReleased: decimalAnswer,
      bonusVolume: decimalAnswer,
      /** Volume that releases all of the locked bonus. */
      volumeToRelease: decimalAnswer,
    }),
  },
  'GET /portal/common/spotRule/list': {
    group,
    summary: 'Pairs and their filters',
    access: 'public',
    answer: z.array(
      z.object({
        symbol: z.string(),
        productName: z.string(),
        baseCurrency: z.string(),
        quoteCurrency: z.string(),
        tick: decimalAnswer,
        step: decimalAnswer,
        minNotional: decimalAnswer,
        makerFee: decimalAnswer,
        takerFee: decimalAnswer,
        bandRate: decimalAnswer,
      }),
    ),
  },
  'GET /portal/market/depth': {
    group,
    summary: 'The best 20 levels of both sides',
    access: 'public',
    addition: true,
    query: z.strictObject({ symbol }),
    answer: z.object({ symbol: z.string(), bids: z.array(level), asks: z.array(level), time: instant }),
  },
  'POST /portal/coin/product/detail/{id}': {
    group,
    summary: 'What a coin or product is',
    access: 'session',
    params: id,
    body: noBody,
    answer: z.object({
      id: z.string(),
      symbol: z.string(),
      name: z.string(),
      currencyCode: z.string(),
      group: z.enum(['usdt', 'futures']),
      content: z.string(),
      price: decimalAnswer.nullable(),
      volume: decimalAnswer,
      changeRate: decimalAnswer.nullable(),
    }),
  },
});
