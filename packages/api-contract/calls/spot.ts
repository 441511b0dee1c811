import { z } from 'zod';
import { declare } from '../call.ts';
import {
  decimalAnswer,
  decimalText,
  instant,
  noBody,
  opaqueId,
  pageOf,
  pageQuery,
  symbol,
  wholeNumber,
} from '../scalars.ts';
import { acknowledged } from './fair.ts';

const group = 'Contract, spot and market (base path /portal)';

const forces = ['gtc', 'ioc', 'fok', 'maker'] as const;
const stopWays = ['rising', 'falling'] as const;
/** Whom an order ends where it comes in and meets an own one: that, itself, or both. */
const selfTrades = ['end-maker', 'end-taker', 'end-both'] as const;
/** Of two own orders that would deal with each other the one that comes in says which ends. */
const apart = { selfTrade: z.enum(selfTrades, { error: 'field-invalid' }).optional() };
/** What a customer calls an order: no two of the open ones alike. */
const ownName = z.string().regex(/^[.A-Za-z0-9:/_-]{1,36}$/, 'field-invalid');
/** Both or neither: the order waits until two marks in a row have come to this price so. */
const waiting = {
  stopPrice: decimalText.optional(),
  stopWhen: z.enum(stopWays, { error: 'field-invalid' }).optional(),
};

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
  /**
   * Of a limit order: `gtc` trades and rests (that is meant when nothing is said), `ioc` drops what it can't trade at
   * once, `fok` trades whole at once or not at all, `maker` only rests.
   */
  timing: z.enum(forces, { error: 'force-unfit' }).optional(),
  /** `end-maker` is meant when nothing is said: the order that rests ends, and this one goes on. */
  ...apart,
  ...waiting,
  ownName: ownName.optional(),
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
  timing: z.enum(forces),
  selfTrade: z.enum(selfTrades),
  /** The own order that it was kept from dealing with, and that ended it so. */
  metOwn: z.string().nullable(),
  stopPrice: decimalAnswer.nullable(),
  stopWhen: z.enum(stopWays).nullable(),
  /** When its stop let it in. */
  triggeredAt: instant.nullable(),
  /** Of two orders of which one ends the other. */
  listId: z.string().nullable(),
  ownName: z.string().nullable(),
  time: instant,
  endedAt: instant.nullable(),
  /** `waiting`: for its stop. */
  status: z.enum(['open', 'partial', 'filled', 'cancelled', 'locked', 'waiting']),
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
  'waiting',
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
  byKey: 'spot',
  movesMoney: true,
  body: spotTicket,
  answer: acknowledged(spotOrder),
} as const;
const list = { group, access: 'session', byKey: 'read', answer: pageOf(spotOrder) } as const;

const countdown = z.object({
  /** Null: of all pairs. */
  symbol: z.string().nullable(),
  countdownTime: z.int().min(0),
  /** When the orders end; null when it has been ended. */
  dueTime: instant.nullable(),
});

/** What is paid from a volume on, as fractions; the first is from 0, and rates never rise with volume. */
const feeTier = z.object({ volumeFrom: decimalAnswer, makerFee: decimalAnswer, takerFee: decimalAnswer });

const level = z.tuple([decimalAnswer, decimalAnswer]);

export const spotCalls = declare({
  'POST /portal/order/spotOrder': { ...place, summary: 'Place a spot order' },
  'POST /portal/order/coinOrder': { ...place, summary: 'Place a spot order; the same as spotOrder' },
  'POST /portal/order/spotList': {
    group,
    summary: 'Two orders of which one ends the other: a limit that takes a gain, and a stop that ends a loss',
    access: 'session',
    byKey: 'spot',
    movesMoney: true,
    addition: true,
    body: z.strictObject({
      symbol,
      side: z.enum(['buy', 'sell'], { error: 'side-unknown' }),
      quantity: decimalText,
      /** Of the limit, which is for the book alone. */
      price: decimalText,
      stopPrice: decimalText,
      /** Of the order that the stop lets in; at market without it. */
      stopLimitPrice: decimalText.optional(),
      /** Of both orders. */
      ...apart,
      limitOwnName: ownName.optional(),
      stopOwnName: ownName.optional(),
    }),
    answer: acknowledged(z.object({ listId: z.string(), limit: spotOrder, stop: spotOrder })),
  },
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
    byKey: 'spot',
    movesMoney: true,
    params: id,
    body: noBody,
    answer: acknowledged(spotOrder),
  },
  'POST /portal/order/amendSpotOrder/{id}': {
    group,
    summary: 'Take quantity off an open limit order, which keeps its place in the queue of its price',
    access: 'session',
    byKey: 'spot',
    movesMoney: true,
    addition: true,
    params: id,
    /** In all, in the base currency: more than is filled, less than now. */
    body: z.strictObject({ quantity: decimalText }),
    answer: acknowledged(spotOrder),
  },
  'POST /portal/order/countdownCancelAll': {
    group,
    summary: 'End the own open spot orders by themselves, of one pair or all, unless this is called again in time',
    access: 'session',
    byKey: 'spot',
    addition: true,
    body: z.strictObject({
      /** Milliseconds from 1,000 on; 0 ends it. */
      countdownTime: wholeNumber(0, 86_400_000),
      /** Of this pair alone. */
      symbol: symbol.optional(),
    }),
    answer: countdown,
  },
  'GET /portal/order/countdowns': {
    group,
    summary: 'Own countdowns that run',
    access: 'session',
    byKey: 'read',
    addition: true,
    answer: z.array(countdown),
  },
  'POST /portal/order/revokeCoin/{id}': {
    group,
    summary: 'Take back a spot order without a fill',
    access: 'session',
    byKey: 'spot',
    movesMoney: true,
    params: id,
    body: noBody,
    answer: acknowledged(spotOrder),
  },
  'POST /portal/order/getTransInfo': {
    group,
    summary: 'Own turnover and the progress of the bonus',
    access: 'session',
    byKey: 'read',
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
        /** Of the first tier: nobody pays more. */
        makerFee: decimalAnswer,
        takerFee: decimalAnswer,
        /** All tiers by ascending volume, alike for all pairs. */
        feeTiers: z.array(feeTier),
        bandRate: decimalAnswer,
      }),
    ),
  },
  'GET /portal/order/spotFees': {
    group,
    summary: 'Own fee rates of spot, the volume that they are found by, and all tiers',
    access: 'session',
    byKey: 'read',
    addition: true,
    answer: z.object({
      /** What the next order is accepted under, as fractions; open orders keep theirs. */
      makerFee: decimalAnswer,
      takerFee: decimalAnswer,
      /** USDT of own deals, both sides, in the last 30 platform days that were counted. */
      volume: decimalAnswer,
      /** `2026-11-28`, of UTC+1: the last of these days; null before the first is counted. */
      volumeDay: z.string().nullable(),
      tiers: z.array(feeTier),
    }),
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
