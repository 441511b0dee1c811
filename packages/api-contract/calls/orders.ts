import { z } from 'zod';
import { declare } from '../call.ts';
import { decimalAnswer, decimalText, instant, opaqueId, pageOf, pageQuery, symbol, wholeNumber } from '../scalars.ts';
import { ack, acknowledged } from './fair.ts';
import { futuresContract, futuresFilters, futuresOrder, futuresTicket, futuresTier } from './futures.ts';
import { spotOrder, spotTicket } from './spot.ts';

const group = 'Contract, spot and market (base path /portal)';

export const fastOrder = z.object({
  id: z.string(),
  orderNo: z.string(),
  contractType: z.literal('fast'),
  symbol: z.string(),
  productName: z.string(),
  direction: z.enum(['up', 'down']),
  seconds: z.number(),
  amount: decimalAnswer,
  payoutRate: decimalAnswer,
  /** The entry: first accepted mark after receipt, null until then. */
  orderPrice: decimalAnswer.nullable(),
  currentPrice: decimalAnswer.nullable(),
  /** The exit: first accepted mark at or after expiry, null until then. */
  salePrice: decimalAnswer.nullable(),
  fee: decimalAnswer,
  expectedProfit: decimalAnswer,
  profit: decimalAnswer.nullable(),
  status: z.enum(['holding', 'settling', 'settled']),
  /** Also void when operators have given a stake back that was lost to a recorded fault; its receipt stays as it is. */
  result: z.enum(['win', 'lose', 'tie', 'void']).nullable(),
  orderTime: instant,
  openTime: instant.nullable(),
  saleTime: instant.nullable(),
  termsHash: z.string(),
});

const fastTicket = z.strictObject({
  contractType: z.literal('fast'),
  symbol,
  direction: z.enum(['up', 'down'], { error: 'direction-unknown' }),
  seconds: wholeNumber(1, 86_400),
  amount: decimalText,
  /**
   * The price the customer saw; with it the order is void if the entry differs by more than `maxSlippage` (a fraction,
   * 0.005 unless told).
   */
  price: decimalText.optional(),
  maxSlippage: decimalText.optional(),
});

/** `holding` is everything that has no result yet, `history` and `settled` what has one. */
export const fastFilters = ['holding', 'settling', 'settled', 'history'] as const;
const orderFilter = { symbol: symbol.optional(), orderNo: opaqueId.optional(), ...pageQuery };

const placing = { action: z.literal('place') };
const cancelling = { action: z.literal('cancel'), orderNo: opaqueId };
const unknownType = { error: 'contract-type-unknown' };

/**
 * A ticket of the single calls, the cancelling of an order that waits (a fast order can't be taken back), or less of a
 * spot order.
 */
const item = z.discriminatedUnion(
  'action',
  [
    z.discriminatedUnion(
      'contractType',
      [
        fastTicket.extend(placing),
        futuresTicket.extend(placing),
        spotTicket.extend({ ...placing, contractType: z.literal('spot') }),
      ],
      unknownType,
    ),
    z.discriminatedUnion(
      'contractType',
      [
        z.strictObject({ ...cancelling, contractType: z.literal('futures') }),
        z.strictObject({
          ...cancelling,
          contractType: z.literal('spot'),
          /** Only an order without a fill, as `revokeCoin`; else what remains, as `endSpotOrder`. */
          untouched: z.boolean({ error: 'field-invalid' }).optional(),
        }),
      ],
      unknownType,
    ),
    z.strictObject({
      action: z.literal('amend'),
      contractType: z.literal('spot', unknownType),
      orderNo: opaqueId,
      /** In all, as in `amendSpotOrder`. */
      quantity: decimalText,
    }),
  ],
  { error: 'field-invalid' },
);

const ordersAtMost = 50;

export const orderCalls = declare({
  'POST /portal/order/contractOrder': {
    group,
    summary: 'Place a fast contract or a futures order',
    access: 'session',
    byKey: 'orders',
    movesMoney: true,
    body: z.discriminatedUnion('contractType', [fastTicket, futuresTicket], { error: 'contract-type-unknown' }),
    answer: z.union([acknowledged(fastOrder), acknowledged(futuresOrder)]),
  },
  'POST /portal/order/getContractOrder': {
    group,
    summary: 'Own contract orders',
    access: 'session',
    byKey: 'read',
    query: z.strictObject({ page: pageQuery.page.unwrap().optional(), limit: pageQuery.limit.unwrap().optional() }),
    body: z.discriminatedUnion(
      'contractType',
      [
        z.strictObject({
          contractType: z.literal('fast'),
          status: z.enum(fastFilters, { error: 'field-invalid' }).optional(),
          ...orderFilter,
        }),
        z.strictObject({
          contractType: z.literal('futures'),
          status: z.enum(futuresFilters, { error: 'field-invalid' }).optional(),
          ...orderFilter,
        }),
      ],
      { error: 'contract-type-unknown' },
    ),
    answer: pageOf(z.union([fastOrder, futuresOrder])).extend({ realisedProfit: decimalAnswer }),
  },
  'GET /portal/common/contractRule': {
    group,
    summary: 'Terms of fast contracts and futures',
    access: 'public',
    answer: z.object({
      /** Of the rules that these terms are of. */
      version: z.number(),
      fast: z.object({
        durations: z.array(
          z.object({
            seconds: z.number(),
            payoutRate: decimalAnswer,
            breakEvenRate: decimalAnswer,
            expectedLossPer100: decimalAnswer,
          }),
        ),
        minStake: decimalAnswer,
        maxStake: decimalAnswer,
        fee: decimalAnswer,
        currencyCode: z.string(),
        symbols: z.array(z.string()),
      }),
      /** Of futures. */
      entrustType: z.array(z.enum(['market', 'limit'])),
      lever: z.array(z.number()),
      tiers: z.array(futuresTier),
      futures: z.array(futuresContract),
    }),
  },
  'GET /player/offer': {
    group,
    summary: 'What the country of this customer rules out of fast contracts and futures; nothing on paper',
    access: 'session',
    byKey: 'read',
    addition: true,
    answer: z.object({
      notOffered: z.array(z.enum(['fast', 'futures'])),
      /** Symbols whose leverage ends below the highest of `contractRule`; 0 where nothing may be opened. */
      leverMax: z.array(z.object({ symbol: z.string(), leverMax: z.number() })),
      /** The most that may be open at a time, in USDT; null where the country has no cap. */
      fastStakeMax: decimalAnswer.nullable(),
      futuresNotionalMax: decimalAnswer.nullable(),
      /** Says of what is not offered that it isn't. */
      reason: z.string(),
    }),
  },
  'POST /portal/order/batch': {
    group,
    summary:
      'Place, amend and cancel up to 50 orders in one commit; each is answered as its own call would be, in order',
    access: 'session',
    byKey: 'orders',
    movesMoney: true,
    addition: true,
    countsEach: 'orders',
    body: z.strictObject({ orders: z.array(item).min(1, 'orders-range').max(ordersAtMost, 'orders-range') }),
    /** The envelopes of single calls; a row is as the whole batch has left it. */
    answer: z.array(
      z.union([
        z.object({
          code: z.literal(200),
          message: z.string(),
          data: z.discriminatedUnion('contractType', [
            acknowledged(fastOrder),
            acknowledged(futuresOrder),
            acknowledged(spotOrder),
          ]),
        }),
        z.object({
          code: z.number().int(),
          message: z.string(),
          data: z.object({
            error: z.string(),
            field: z.string().optional(),
            params: z.record(z.string(), z.string()).optional(),
            ack: ack.optional(),
          }),
        }),
      ]),
    ),
  },
});
