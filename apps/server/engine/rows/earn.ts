import { earnStatuses, type EarnIncome, type EarnOrder } from '@candor/core/earn/order.ts';
import { dividends, earnKinds, type EarnProduct, type EarnTerms } from '@candor/core/earn/product.ts';
import { amount, rate } from '@candor/core/money/amount.ts';
import { isCurrency } from '@candor/core/money/currencies.ts';
import { assert } from '@candor/core/result.ts';
import type { Statement } from '../../db/database.ts';
import { optionalNumber, string, text, units, update, upsert, word, type Row, type Table } from './table.ts';

const termsColumns = [
  ['version', 'integer'],
  ['kind', 'text'],
  ['currency', 'text'],
  ['daily_rate', 'numeric'],
  ['penalty_rate', 'numeric'],
  ['days', 'integer'],
  ['dividend', 'text'],
] as const;
const productTable: Table = {
  name: 'earn_product',
  keys: 2,
  columns: [
    ['product_id', 'text'],
    ...termsColumns,
    ['min_amount', 'numeric'],
    ['max_amount', 'numeric'],
    ['example', 'boolean'],
    ['paused', 'boolean'],
  ],
};
const lifeColumns = [
  ['paid_days', 'integer'],
  ['paid', 'numeric'],
  ['status', 'text'],
  ['ended_at', 'bigint'],
  ['penalty', 'numeric'],
] as const;
const orderTable: Table = {
  name: 'earn_order',
  keys: 1,
  columns: [
    ['order_no', 'text'],
    ['user_id', 'text'],
    ['product_id', 'text'],
    ...termsColumns,
    ['principal', 'numeric'],
    ['daily_income', 'numeric'],
    ['start_at', 'bigint'],
    ...lifeColumns,
  ],
};
const lifeTable: Table = { name: 'earn_order', keys: 1, columns: [['order_no', 'text'], ...lifeColumns] };
const incomeTable: Table = {
  name: 'earn_income',
  keys: 2,
  columns: [
    ['order_no', 'text'],
    ['day', 'integer'],
    ['user_id', 'text'],
    ['amount', 'numeric'],
    ['due_at', 'bigint'],
    ['settled_at', 'bigint'],
    ['journal_id', 'bigint'],
  ],
};

const termsOf = (t: EarnTerms): unknown[] => [
  t.version,
  t.kind,
  t.currency,
  text(t.dailyRate),
  text(t.penaltyRate),
  t.days,
  t.dividend,
];
function assertPaid({ orderNo, paid, dailyIncome, paidDays }: EarnOrder): void {
  assert(paid === dailyIncome * BigInt(paidDays), `${orderNo} was paid the income of its ${paidDays} days`);
}
function lifeOf(o: EarnOrder): unknown[] {
  assertPaid(o);
  return [o.paidDays, text(o.paid), o.status, o.endedAt, text(o.penalty)];
}

export const productRows = (products: readonly EarnProduct[]): Statement[] =>
  upsert(
    productTable,
    products.map((p) => [p.productId, ...termsOf(p), text(p.minAmount), text(p.maxAmount), p.example, p.paused]),
  );

export const placedEarnRows = (orders: Iterable<EarnOrder>): Statement[] =>
  upsert(
    orderTable,
    [...orders].map((o) => [
      o.orderNo,
      o.userId,
      o.productId,
      ...termsOf(o),
      text(o.principal),
      text(o.dailyIncome),
      o.startAt,
      ...lifeOf(o),
    ]),
  );

/** Orders whose row exists: only what happens to them after the purchase. */
export const changedEarnRows = (orders: Iterable<EarnOrder>): Statement[] =>
  update(
    lifeTable,
    [...orders].map((o) => [o.orderNo, ...lifeOf(o)]),
  );

export const incomeRows = (rows: readonly EarnIncome[]): Statement[] =>
  upsert(
    incomeTable,
    rows.map((r) => [r.orderNo, r.day, r.userId, text(r.amount), r.dueAt, r.settledAt, r.journal]),
  );

function termsFrom(row: Row): EarnTerms {
  const currency = string(row.currency);
  assert(isCurrency(currency), `${currency} is no currency`);
  return {
    productId: string(row.product_id),
    version: Number(row.version),
    kind: word(row.kind, earnKinds),
    currency,
    days: Number(row.days),
    dailyRate: rate(units(row.daily_rate)),
    penaltyRate: rate(units(row.penalty_rate)),
    dividend: word(row.dividend, dividends),
  };
}

export const productFrom = (row: Row): EarnProduct => ({
  ...termsFrom(row),
  minAmount: amount(units(row.min_amount)),
  maxAmount: amount(units(row.max_amount)),
  example: row.example === true,
  paused: row.paused === true,
});

export function earnOrderFrom(row: Row): EarnOrder {
  const order: EarnOrder = {
    ...termsFrom(row),
    orderNo: string(row.order_no),
    userId: string(row.user_id),
    principal: amount(units(row.principal)),
    dailyIncome: amount(units(row.daily_income)),
    startAt: Number(row.start_at),
    paidDays: Number(row.paid_days),
    paid: amount(units(row.paid)),
    status: word(row.status, earnStatuses),
    endedAt: optionalNumber(row.ended_at),
    penalty: amount(units(row.penalty)),
  };
  assertPaid(order);
  return order;
}
