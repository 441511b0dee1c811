import { z } from 'zod';
import { declare } from '../call.ts';
import { decimalAnswer, decimalText, instant, noBody, opaqueId, symbol, wholeNumber } from '../scalars.ts';
import { acknowledged } from './fair.ts';

const group = 'Contract, spot and market (base path /portal)';

/** A price that may also be taken away: "", "0" and null cancel. */
const stopPrice = z.union([decimalText, z.literal(''), z.null()], { error: 'decimal-invalid' }).optional();

const lotsText = z.string({ error: 'decimal-invalid' }).regex(/^(0|[1-9]\d{0,8})$/, 'whole-number-invalid');

export const futuresTicket = z.strictObject({
  contractType: z.literal('futures'),
  symbol,
  direction: z.enum(['long', 'short'], { error: 'position-side-unknown' }),
  entrustType: z.enum(['market', 'limit'], { error: 'order-type-unknown' }),
  /** Of a limit order. */
  price: decimalText.optional(),
  lots: lotsText,
  lever: wholeNumber(1, 1_000),
  stopProfit: stopPrice,
  stopLoss: stopPrice,
});

export const futuresStatuses = ['pending', 'holding', 'locked', 'closed', 'cancelled'] as const;

export const futuresOrder = z.object({
  id: z.string(),
  orderNo: z.string(),
  contractType: z.literal('futures'),
  symbol: z.string(),
  productName: z.string(),
  currencyCode: z.string(),
  entrustType: z.enum(['market', 'limit']),
  direction: z.enum(['long', 'short']),
  lots: decimalAnswer,
  lever: z.number(),
  /** Isolated margin; while pending, margin and opening fee as frozen. */
  holdBond: decimalAnswer,
  fee: decimalAnswer,
  entrustPrice: decimalAnswer.nullable(),
  openPrice: decimalAnswer.nullable(),
  closePrice: decimalAnswer.nullable(),
  markPrice: decimalAnswer.nullable(),
  liquidationPrice: decimalAnswer.nullable(),
  stopLoss: decimalAnswer.nullable(),
  stopProfit: decimalAnswer.nullable(),
  /** Floating, at the mark. */
  expectedProfit: decimalAnswer.nullable(),
  /** Actual, before fees. */
  profit: decimalAnswer.nullable(),
  orderTime: instant,
  openTime: instant.nullable(),
  closeTime: instant.nullable(),
  /** Notional at the opening price. */
  turnover: decimalAnswer.nullable(),
  status: z.enum(futuresStatuses),
  /** Asked for at market and waiting for the next mark. */
  closing: z.boolean(),
  wish: z.enum(['close', 'reverse', 'lock']).nullable(),
  /** How many lots close with the next mark; null unless it is a part of the position. */
  closingLots: decimalAnswer.nullable(),
  /** The position that this was a part of until it closed. */
  partOf: z.string().nullable(),
  closeReason: z.enum(['user', 'stopProfit', 'stopLoss', 'liquidation', 'reverse']).nullable(),
  lockedWith: z.string().nullable(),
});

/** The tabs of the order list; filled is everything that ever opened. */
export const futuresTabs = ['active', 'unfilled', 'filled', 'closed', 'cancelled', 'locked'] as const;

/** What the list filters by: a tab, the status of a row, or `history` for all that has ended. */
export const futuresFilters = [...futuresTabs, 'pending', 'holding', 'history'] as const;

export const futuresContract = z.object({
  symbol: z.string(),
  productName: z.string(),
  contractSize: decimalAnswer,
  tick: decimalAnswer,
  lotsMin: decimalAnswer,
  lotsMax: decimalAnswer,
  feeRate: decimalAnswer,
  openInterestMax: decimalAnswer,
});
export const futuresTier = z.object({
  notionalMax: decimalAnswer,
  leverMax: z.number(),
  maintenanceRate: decimalAnswer,
});

const id = z.strictObject({ id: opaqueId });
const act = (summary: string) => ({
  group,
  summary,
  access: 'session' as const,
  byKey: 'futures' as const,
  movesMoney: true,
  params: id,
  body: noBody,
  answer: acknowledged(futuresOrder),
});

export const futuresCalls = declare({
  'POST /portal/order/revokeEntrust/{id}': act('Take back a futures order that has not opened'),
  'POST /portal/order/endContractOrder/{id}': act('Close a position, or one leg of a locked pair, at the next mark'),
  'POST /portal/order/closePart': {
    group,
    summary: 'Close some lots of a position at the next mark; all of its lots close it whole',
    access: 'session',
    byKey: 'futures',
    movesMoney: true,
    addition: true,
    body: z.strictObject({ orderId: opaqueId, lots: lotsText }),
    answer: acknowledged(futuresOrder),
  },
  'POST /portal/order/closeAll': {
    group,
    summary:
      'Close all own positions, those of a symbol, or both legs of the locked pair that an order belongs to, each at ' +
      'its next mark; one outcome for each, maybe none; 404 for a pair that is not there',
    access: 'session',
    byKey: 'futures',
    movesMoney: true,
    addition: true,
    body: z.strictObject({ symbol: symbol.optional(), orderId: opaqueId.optional() }),
    answer: z.array(
      z.object({
        order: acknowledged(futuresOrder),
        /** Why this call doesn't close it: something else was asked of it before. */
        error: z.enum(['order-already-asked']).nullable(),
      }),
    ),
  },
  'POST /portal/order/contractChaseOrder/{id}': {
    ...act('Chase a pending limit, or lock a holding position'),
    query: z.strictObject({ action: z.enum(['follow', 'lock'], { error: 'field-invalid' }).optional() }),
  },
  'POST /portal/order/endAndChaseContractOrder/{id}': act(
    'Close a position and open the opposite one at the same mark',
  ),
  'POST /portal/order/setStopProfitAndLoss': {
    group,
    summary: 'Set, change or cancel stop-profit and stop-loss',
    access: 'session',
    byKey: 'futures',
    movesMoney: true,
    body: z.strictObject({ orderNo: opaqueId, stopLoss: stopPrice, stopProfit: stopPrice }),
    answer: acknowledged(futuresOrder),
  },
});
