import type { CallAnswer, CallParsed } from '@candor/api-contract/index.ts';
import { amount } from '@candor/core/money/amount.ts';
import { formatAmount } from '@candor/core/money/currencies.ts';
import type { Page } from '../../db/paging.ts';
import { futuresOrderFrom } from '../../engine/rows/futures.ts';
import type { Row } from '../../engine/rows/table.ts';
import type { CallServices } from '../../services.ts';
import { presentFuturesOrder } from './present.ts';

type Query = Extract<CallParsed<'POST /portal/order/getContractOrder'>['body'], { contractType: 'futures' }>;

const filters: Record<NonNullable<Query['status']>, string> = {
  active: "status = 'holding'",
  unfilled: "status = 'pending'",
  filled: 'open_seq is not null',
  closed: "status = 'closed'",
  cancelled: "status = 'cancelled'",
  locked: "status = 'locked'",
  pending: "status = 'pending'",
  holding: "status = 'holding'",
  history: "status in ('closed', 'cancelled')",
};

/** Own futures orders, newest first, and what the closed among them have brought together, after all fees. */
export async function listFutures(
  { db, nameOf, markOf }: Pick<CallServices, 'db' | 'nameOf' | 'markOf'>,
  userId: string,
  { status, symbol, orderNo }: Query,
  { page, limit }: Page,
): Promise<CallAnswer<'POST /portal/order/getContractOrder'>> {
  const filter = `from futures_order where user_id = $1 and ${status === undefined ? 'true' : filters[status]}
    and ($2::text is null or symbol = $2) and ($3::text is null or order_no = $3)`;
  const params = [userId, symbol ?? null, orderNo ?? null];
  const [sums, rows] = await Promise.all([
    db.query<Row>(`select count(*) as total, coalesce(sum(profit - fee), 0) as realised ${filter}`, params),
    db.query<Row>(`select * ${filter} order by received_at desc, order_no limit $4 offset $5`, [
      ...params,
      limit,
      (page - 1) * limit,
    ]),
  ]);
  const list = rows.map((row) => {
    const order = futuresOrderFrom(row);
    return presentFuturesOrder(order, nameOf(order.symbol), markOf(order.symbol));
  });
  return {
    list,
    total: Number(sums[0]?.total ?? 0),
    page,
    limit,
    realisedProfit: formatAmount(amount(BigInt(String(sums[0]?.realised ?? 0))), 'USDT'),
  };
}
