import { ok } from '@candor/core/result.ts';
import { amount } from '@candor/core/money/amount.ts';
import { formatAmount } from '@candor/core/money/currencies.ts';
import { fastOrderFrom } from '../../engine/rows/fast.ts';
import type { Row } from '../../engine/rows/table.ts';
import type { Http } from '../../http/http.ts';
import { route } from '../../http/route.ts';
import type { Services } from '../../services.ts';
import { presentFastOrder } from './present.ts';

const filter = `from fast_order where user_id = $1
  and ($2::text is null or (result is null) = ($2 = 'holding')) and ($3::text is null or symbol = $3) and ($4::text is null or order_no = $4)`;
const realised = `coalesce(sum(case result when 'win' then payout when 'lose' then -stake else 0 end), 0)`;

/** Own fast orders, newest first, and what all that match have brought together. */
export function registerListOrders(http: Http, services: Pick<Services, 'db' | 'nameOf' | 'markOf' | 'clock'>): void {
  const { db, nameOf, markOf, clock } = services;
  route(http, 'POST /portal/order/getContractOrder', async ({ body, query }, { user }) => {
    const page = query.page ?? body.page;
    const limit = query.limit ?? body.limit;
    const params = [user.userId, body.status ?? null, body.symbol ?? null, body.orderNo ?? null];
    const [sums, rows] = await Promise.all([
      db.query<Row>(`select count(*) as total, ${realised} as realised ${filter}`, params),
      db.query<Row>(`select * ${filter} order by received_at desc, order_no limit $5 offset $6`, [...params, limit, (page - 1) * limit]),
    ]);
    const now = clock.now();
    const list = rows.map((row) => {
      const order = fastOrderFrom(row);
      return presentFastOrder(order, String(row.terms_hash), nameOf(order.symbol), markOf(order.symbol), now);
    });
    const realisedProfit = formatAmount(amount(BigInt(String(sums[0]?.realised ?? 0))), 'USDT');
    return ok({ list, total: Number(sums[0]?.total ?? 0), page, limit, realisedProfit });
  });
}
