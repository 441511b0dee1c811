import { z } from 'zod';
import { declare } from '../../call.ts';
import { decimalAnswer, instant, opaqueId } from '../../scalars.ts';

const group = 'Fair dealing';

/** A mark that an order began or ended with. */
const proofTick = z.object({ seq: z.number(), time: instant, price: decimalAnswer });

/** Under which address an own order is shown, since when. */
const proofCard = z.object({ id: z.string(), createdAt: instant });

const orderNoBody = z.strictObject({ orderNo: opaqueId });

/** What everybody may know of a shared order: nobody's name, no number, no amount. Rates are fractions. */
const fastProof = z.strictObject({
  contractType: z.literal('fast'),
  symbol: z.string(),
  direction: z.enum(['up', 'down']),
  seconds: z.number(),
  payoutRate: decimalAnswer,
  bound: z.strictObject({ price: decimalAnswer, maxSlippage: decimalAnswer }).nullable(),
  receivedAt: instant,
  entry: proofTick.nullable(),
  exit: proofTick.nullable(),
  result: z.enum(['win', 'lose', 'tie', 'void']),
  /** Of the stake. */
  returnRate: decimalAnswer,
});

const futuresProof = z.strictObject({
  contractType: z.literal('futures'),
  symbol: z.string(),
  direction: z.enum(['long', 'short']),
  lever: z.number(),
  feeRate: decimalAnswer,
  maintenanceRate: decimalAnswer,
  /** Margin ÷ (size × opening price). */
  marginRate: decimalAnswer,
  open: proofTick,
  close: proofTick,
  reason: z.enum(['stopProfit', 'stopLoss', 'liquidation', 'user', 'reverse']),
  /** The price that has closed it; null where its owner has. */
  trigger: decimalAnswer.nullable(),
  /** When its owner asked for the closing; null where it closed by itself. */
  askedAt: instant.nullable(),
  /** Of the margin, after both fees. */
  returnRate: decimalAnswer,
});

export const proofCardCalls = declare({
  'GET /fair/ownProof/{orderNo}': {
    group,
    summary: 'Whether an own settled order is shown to others, and under which address',
    access: 'session',
    addition: true,
    params: orderNoBody,
    answer: z.object({ card: proofCard.nullable() }),
  },
  'POST /fair/ownProof/share': {
    group,
    summary: 'Shows an own settled order to whoever has the address that this answers',
    access: 'session',
    addition: true,
    body: orderNoBody,
    answer: proofCard,
  },
  'POST /fair/ownProof/revoke': {
    group,
    summary: 'Shows an own settled order to nobody any more',
    access: 'session',
    addition: true,
    body: orderNoBody,
    answer: z.null(),
  },
  'GET /fair/proof/{id}': {
    group,
    summary: 'What a shared order is recomputed from. An address that is unknown or taken back is not found',
    access: 'public',
    addition: true,
    /** Of any form: one that can't be is answered as one that isn't. */
    params: z.strictObject({ id: z.string() }),
    answer: z.discriminatedUnion('contractType', [fastProof, futuresProof]),
  },
});
