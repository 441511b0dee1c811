import { z } from 'zod';
import { declare } from '../call.ts';
import { decimalAnswer, decimalText, instant, pageOf, pageQuery, symbol, wholeNumber } from '../scalars.ts';

const group = 'Contract, spot and market (base path /portal)';

export const fastOrder = z.object({
  id: z.string(), orderNo: z.string(), contractType: z.literal('fast'), symbol: z.string(), productName: z.string(),
  direction: z.enum(['up', 'down']), seconds: z.number(), amount: decimalAnswer, payoutRate: decimalAnswer,
  /** The entry: first accepted mark after receipt, null until then. */
  orderPrice: decimalAnswer.nullable(), currentPrice: decimalAnswer.nullable(),
  /** The exit: first accepted mark at or after expiry, null until then. */
  salePrice: decimalAnswer.nullable(),
  fee: decimalAnswer, expectedProfit: decimalAnswer, profit: decimalAnswer.nullable(),
  status: z.enum(['holding', 'settling', 'settled']), result: z.enum(['win', 'lose', 'tie', 'void']).nullable(),
  orderTime: instant, openTime: instant.nullable(), saleTime: instant.nullable(), termsHash: z.string(),
});

const fastTicket = z.strictObject({
  contractType: z.literal('fast'), symbol, direction: z.enum(['up', 'down'], { error: 'direction-unknown' }),
  seconds: wholeNumber(1, 86_400), amount: decimalText,
  /** The price the customer saw; with it the order is void if the entry differs by more than `maxSlippage` (a fraction, 0.005 unless told). */
  price: decimalText.optional(), maxSlippage: decimalText.optional(),
});

export const orderCalls = declare({
  'POST /portal/order/contractOrder': {
    group, summary: 'Place a fast contract', access: 'session', movesMoney: true,
    body: z.discriminatedUnion('contractType', [fastTicket], { error: 'contract-type-unknown' }), answer: fastOrder,
  },
  'POST /portal/order/getContractOrder': {
    group, summary: 'Own contract orders', access: 'session',
    query: z.strictObject({ page: pageQuery.page.optional(), limit: pageQuery.limit.optional() }),
    body: z.strictObject({
      contractType: z.literal('fast', { error: 'contract-type-unknown' }), status: z.enum(['holding', 'history'], { error: 'field-invalid' }).optional(),
      symbol: symbol.optional(), orderNo: z.string().max(64).optional(), ...pageQuery,
    }),
    answer: pageOf(fastOrder).extend({ realisedProfit: decimalAnswer }),
  },
  'GET /portal/common/contractRule': {
    group, summary: 'Terms of fast contracts', access: 'public',
    answer: z.object({
      fast: z.object({
        durations: z.array(z.object({ seconds: z.number(), payoutRate: decimalAnswer, breakEvenRate: decimalAnswer, expectedLossPer100: decimalAnswer })),
        minStake: decimalAnswer, maxStake: decimalAnswer, fee: decimalAnswer, currencyCode: z.string(), symbols: z.array(z.string()),
      }),
    }),
  },
});
