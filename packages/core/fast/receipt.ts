import type { Mark } from '../market/mark.ts';
import { formatDecimal, formatPlain } from '../money/decimal.ts';
import { priceScale, rateScale } from '../money/amount.ts';
import { currencyScale } from '../money/currencies.ts';
import { expiryOf, profitOf, termsText, type FastOrder } from './order.ts';

/** Everything needed to recompute a settlement without trusting anybody: decimal strings, epoch milliseconds. */
export interface FastReceipt {
  readonly product: 'fast';
  /** The frozen terms as they were hashed. */
  readonly termsText: string;
  readonly terms: {
    readonly orderNo: string; readonly symbol: string; readonly direction: string; readonly seconds: number;
    readonly stake: string; readonly payoutRate: string; readonly payout: string; readonly receivedAt: number;
    readonly price: string | null; readonly maxSlippage: string | null;
  };
  readonly entry: Tick | null;
  readonly expiry: number | null;
  readonly exit: Tick | null;
  readonly result: string;
  /** Signed, in USDT. */
  readonly profit: string;
  readonly journalId: number;
}

/** A mark and its place in the symbol's tape. */
interface Tick {
  readonly seq: number;
  readonly time: number;
  readonly price: string;
  readonly backfilled: boolean;
}

const tick = (mark: Mark | null): Tick | null =>
  mark === null ? null : { seq: mark.seq, time: mark.time, price: formatDecimal(mark.price, priceScale), backfilled: mark.backfilled };

/** @returns null while the order is open */
export function fastReceipt(order: FastOrder): FastReceipt | null {
  const profit = profitOf(order);
  if (order.result === null || order.settlementJournal === null || profit === null) return null;
  const money = (units: bigint): string => formatPlain(units, currencyScale.USDT);
  return {
    product: 'fast', termsText: termsText(order),
    terms: {
      orderNo: order.orderNo, symbol: order.symbol, direction: order.direction, seconds: order.seconds,
      stake: money(order.stake), payoutRate: formatPlain(order.payoutRate, rateScale), payout: money(order.payout), receivedAt: order.receivedAt,
      price: order.bound === null ? null : formatPlain(order.bound.price, priceScale),
      maxSlippage: order.bound === null ? null : formatPlain(order.bound.maxSlippage, rateScale),
    },
    entry: tick(order.entry), expiry: expiryOf(order), exit: tick(order.exit),
    result: order.result, profit: money(profit), journalId: order.settlementJournal,
  };
}
