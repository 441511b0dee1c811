import type { UserId } from '../ledger/account.ts';
import type { Instant, Mark } from '../market/mark.ts';
import type { Amount, Price, Rate } from '../money/amount.ts';
import type { Size } from './contract.ts';
import type { Held, Side } from './formulas.ts';

export type OrderNo = string;
/** What a command of its owner is about. */
export interface OfOrder {
  readonly userId: UserId;
  readonly orderNo: OrderNo;
}
export const futuresStatuses = ['pending', 'holding', 'locked', 'closed', 'cancelled'] as const;
export type FuturesStatus = (typeof futuresStatuses)[number];
export const closeReasons = ['user', 'takeProfit', 'stopLoss', 'liquidation', 'reverse'] as const;
export type CloseReason = (typeof closeReasons)[number];
/** What receipts, rows and the wire have called them since the first: whoever reads one knows no other name. */
export const publishedReasons = {
  user: 'user',
  takeProfit: 'stopProfit',
  stopLoss: 'stopLoss',
  liquidation: 'liquidation',
  reverse: 'reverse',
} as const satisfies Readonly<Record<CloseReason, string>>;
/** What the owner has asked for at market and the next mark will do. */
export const requestKinds = ['close', 'reverse', 'lock'] as const;
export type RequestKind = (typeof requestKinds)[number];
export interface Request {
  readonly kind: RequestKind;
  readonly at: Instant;
  /** Of the order that a reverse or a lock opens, or that a part of the position becomes. */
  readonly orderNo: OrderNo | null;
  /** How many lots of the position close; null for all that is not a part. */
  readonly lots: bigint | null;
}
export const triggers = ['liquidation', 'stopLoss', 'takeProfit'] as const;
export type Trigger = (typeof triggers)[number];

/** What was agreed when the order was accepted. */
export interface FuturesTerms {
  readonly orderNo: OrderNo;
  readonly userId: UserId;
  readonly symbol: string;
  readonly direction: Side;
  readonly leverage: number;
  readonly feeRate: Rate;
  readonly orderType: 'market' | 'limit';
  readonly limitPrice: Price | null;
  readonly receivedAt: Instant;
  /** The position that this order was a part of until it closed; null of what was placed by itself. */
  readonly partOf: OrderNo | null;
}

/** An order and the position it becomes. */
export interface FuturesOrder extends FuturesTerms {
  /** With `size`: falls when a part closes. */
  lots: bigint;
  size: Size;
  /** Agreed on with the order; of a limit that was chased, when it opens. */
  maintenanceRate: Rate;
  status: FuturesStatus;
  /** A pending limit that was chased waits for a mark like a market order, from this moment. */
  marketSince: Instant | null;
  /** Frozen for it now: margin and opening fee while pending, the margin while open. */
  held: Amount;
  open: Mark | null;
  /** All fees paid so far. */
  fee: Amount;
  takeProfit: Price | null;
  stopLoss: Price | null;
  request: Request | null;
  /** What the last mark triggered: carried out when the next mark triggers it again. */
  armed: readonly Trigger[];
  lockedWith: OrderNo | null;
  close: Mark | null;
  closeReason: CloseReason | null;
  profit: Amount | null;
  closedAt: Instant | null;
}

/**
 * The open position in the form of the formulas. @param openPrice of an order that is still pending, what it would open
 * at
 */
export const heldOf = (order: FuturesOrder, openPrice: Price): Held => ({
  side: order.direction,
  size: order.size,
  openPrice,
  margin: order.held,
  feeRate: order.feeRate,
  maintenanceRate: order.maintenanceRate,
});
