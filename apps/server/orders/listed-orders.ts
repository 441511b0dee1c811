import { amount } from '@candor/core/money/amount.ts';
import { formatAmount } from '@candor/core/money/currencies.ts';
import type { Row } from '../engine/rows/table.ts';
import { isVoidedSql } from '../tallies/tally-sql.ts';

/**
 * Where each family keeps its orders, in the same columns. Amounts: the stake of a fast order, the lots of a futures
 * order, the quote amount that a spot order has dealt.
 */
export const orderFamilies = {
  fast: {
    columns: `order_no, symbol, direction as side, stake::text as amount,
      case when result is null then 'holding' else 'settled' end as status,
      case when ${isVoidedSql} then 'void' else result end as outcome,
      received_at as opened_at, settled_at as ended_at`,
    table: 'fast_order',
  },
  futures: {
    columns: `order_no, symbol, direction as side, lots::text as amount, status, close_reason as outcome,
      received_at as opened_at, closed_at as ended_at`,
    table: 'futures_order',
  },
  spot: {
    columns: `order_no, symbol, side, deal_amount::text as amount, status, null as outcome,
      received_at as opened_at, ended_at`,
    table: 'spot_order',
  },
} as const;
export type OrderFamily = keyof typeof orderFamilies;

export interface ListedOrder {
  readonly orderNo: string;
  readonly symbol: string;
  readonly family: OrderFamily;
  readonly side: string;
  readonly amount: string;
  readonly status: string;
  readonly outcome: string | null;
  readonly openedAt: number;
  readonly endedAt: number | null;
}

export const listedOrder =
  (family: OrderFamily) =>
  (row: Row): ListedOrder => ({
    orderNo: String(row.order_no),
    symbol: String(row.symbol),
    family,
    side: String(row.side),
    amount: family === 'futures' ? String(row.amount) : formatAmount(amount(BigInt(String(row.amount))), 'USDT'),
    status: String(row.status),
    outcome: row.outcome === null ? null : String(row.outcome),
    openedAt: Number(row.opened_at),
    endedAt: row.ended_at === null ? null : Number(row.ended_at),
  });
