import type { CallAnswer, CallParsed } from '@candor/api-contract/index.ts';
import type { FastOrder } from '@candor/core/fast/order.ts';
import { amount } from '@candor/core/money/amount.ts';
import { formatAmount } from '@candor/core/money/currencies.ts';
import type { Page } from '../../db/paging.ts';
import { fastOrderFrom } from '../../engine/rows/fast.ts';
import type { Row } from '../../engine/rows/table.ts';
import type { CallServices } from '../../services.ts';
import { fastSumsSql, isVoidedSql, realisedSql } from '../../tallies/tally-sql.ts';
import { presentFastOrder } from './present.ts';

type Query = Extract<CallParsed<'POST /portal/order/getContractOrder'>['body'], { contractType: 'fast' }>;

const filters: Record<NonNullable<Query['status']>, string> = {
  holding: 'result is null',
  settling: 'result is null and entry_time + seconds * 1000 <= $2',
  settled: 'result is not null',
  history: 'result is not null',
};
const filterOf = (status: Query['status']): string => `from fast_order where user_id = $1 and $2::bigint is not null
  and ${status === undefined ? 'true' : filters[status]} and ($3::text is null or symbol = $3)
  and ($4::text is null or order_no = $4)`;

/** How many match and what they have brought: of what may be many, what was counted before isn't counted again. */
function sumsOf([userId, now, symbol, orderNo]: readonly unknown[], status: Query['status']): [string, unknown[]] {
  const isOpen = status === 'holding' || status === 'settling';
  if (!isOpen && orderNo === null) return [fastSumsSql(status === undefined ? 'all' : 'settled'), [userId, symbol]];
  const sql = `select count(*) as total, ${realisedSql}
      + coalesce(sum(stake) filter (where ${isVoidedSql}), 0) as realised ${filterOf(status)}`;
  return [sql, [userId, now, symbol, orderNo]];
}

/** Own fast orders, newest first, and what all that match have brought together. */
export async function listFast(
  { db, nameOf, markOf, clock }: Pick<CallServices, 'db' | 'nameOf' | 'markOf' | 'clock'>,
  userId: string,
  query: Query,
  { page, limit }: Page,
): Promise<CallAnswer<'POST /portal/order/getContractOrder'>> {
  const now = clock.now();
  const params = [userId, now, query.symbol ?? null, query.orderNo ?? null];
  const [sums, rows] = await Promise.all([
    db.query<Row>(...sumsOf(params, query.status)),
    db.query<Row>(
      `select *, ${isVoidedSql} as is_voided ${filterOf(query.status)}
        order by received_at desc, order_no limit $5 offset $6`,
      [...params, limit, (page - 1) * limit],
    ),
  ]);
  const list = rows.map((row) => {
    const settled = fastOrderFrom(row);
    const order: FastOrder = row.is_voided === true ? { ...settled, result: 'void' } : settled;
    const market = { productName: nameOf(order.symbol), mark: markOf(order.symbol) };
    return presentFastOrder(order, String(row.terms_hash), market, now);
  });
  return {
    list,
    total: Number(sums[0]?.total ?? 0),
    page,
    limit,
    realisedProfit: formatAmount(amount(BigInt(String(sums[0]?.realised ?? 0))), 'USDT'),
  };
}
