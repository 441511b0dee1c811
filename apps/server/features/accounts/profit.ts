import { amount } from '@candor/core/money/amount.ts';
import { formatAmount } from '@candor/core/money/currencies.ts';
import { platformDay, platformDayStartOf } from '@candor/core/platform-day.ts';
import { ok } from '@candor/core/result.ts';
import { string, type Row } from '../../engine/rows/table.ts';
import type { Http } from '../../http/http.ts';
import { route } from '../../http/route.ts';
import type { CallServices } from '../../services.ts';

const shownDays = 90;

/** What trading and earning have brought the customer, day by day: sums of the own statement. */
export function registerProfit(http: Http, { db, clock }: Pick<CallServices, 'db' | 'clock'>): void {
  route(http, 'GET /account/profit', async (_, { user }) => {
    const today = platformDay(clock.now());
    const [rows, opened] = await Promise.all([
      db.query<Row>(
        'select platform_day, net from daily_profit where user_id = $1 and platform_day > $2 order by platform_day',
        [user.userId, today - shownDays],
      ),
      db.query<Row>('select created_at from customer where id = $1', [user.userId]),
    ]);
    return ok({
      today: platformDayStartOf(today),
      since: platformDayStartOf(platformDay(Number(opened[0]?.created_at))),
      days: rows.map((row) => ({
        start: platformDayStartOf(Number(row.platform_day)),
        profit: formatAmount(amount(BigInt(string(row.net))), 'USDT'),
      })),
    });
  });
}
