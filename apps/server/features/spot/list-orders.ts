import type { CallAnswer, CallParsed } from '@candor/api-contract/index.ts';
import { platformDayStart } from '@candor/core/platform-day.ts';
import { volumeToRelease } from '@candor/core/bonus/bonus.ts';
import { amount } from '@candor/core/money/amount.ts';
import { formatAmount } from '@candor/core/money/currencies.ts';
import { ok } from '@candor/core/result.ts';
import { spotOrderFrom } from '../../engine/rows/spot.ts';
import type { Row } from '../../engine/rows/table.ts';
import type { Http } from '../../http/http.ts';
import { route } from '../../http/route.ts';
import type { CallServices } from '../../services.ts';
import { presentSpotOrder } from './present.ts';

type Filter = CallParsed<'POST /portal/order/getCoinOrder'>['body'];
type Page = CallAnswer<'POST /portal/order/getCoinOrder'>;

const statuses: Record<NonNullable<Filter['status']>, string> = {
  all: 'true',
  standing: 'ended_at is null',
  current: 'ended_at is null and symbol <> all($3)',
  dealt: 'filled_steps > 0',
  open: "status = 'open' and symbol <> all($3)",
  partial: "status = 'partial' and symbol <> all($3)",
  filled: "status = 'filled'",
  cancelled: "status = 'cancelled'",
  locked: 'ended_at is null and symbol = any($3)',
  waiting: "status = 'waiting' and symbol <> all($3)",
};

/** Own spot orders, newest first, the same for both call families; and the own turnover. */
export function registerListSpot(
  http: Http,
  { db, rules, market, clock }: Pick<CallServices, 'db' | 'rules' | 'market' | 'clock'>,
): void {
  const list = async (
    userId: string,
    { status, symbol, orderNo }: Filter,
    page: number,
    limit: number,
  ): Promise<Page> => {
    const halted = [...rules.spot.pairs.keys()].filter((each) => market.halted(each));
    const filter = `from spot_order where user_id = $1 and ($2::text is null or symbol = $2)
      and ($3::text[] is not null) and ($4::text is null or order_no = $4) and ${statuses[status ?? 'all']}`;
    const params = [userId, symbol ?? null, halted, orderNo ?? null];
    const [count, rows] = await Promise.all([
      db.query<Row>(`select count(*) as total ${filter}`, params),
      db.query<Row>(`select * ${filter} order by received_at desc, queued desc limit $5 offset $6`, [
        ...params,
        limit,
        (page - 1) * limit,
      ]),
    ]);
    const presented = rows.flatMap((row) => {
      const order = spotOrderFrom(row);
      const pair = rules.spot.pairs.get(order.symbol);
      return pair === undefined ? [] : [presentSpotOrder(order, pair, halted.includes(order.symbol))];
    });
    return { list: presented, total: Number(count[0]?.total ?? 0), page, limit };
  };
  route(http, 'POST /portal/order/getSpotOrder', async ({ body, query }, { user }) =>
    ok(await list(user.userId, body, query.page ?? body.page, query.limit ?? body.limit)),
  );
  route(http, 'POST /portal/order/getCoinOrder', async ({ body }, { user }) =>
    ok(await list(user.userId, body, body.page, body.limit)),
  );

  registerTurnover(http, { db, clock });
}

function registerTurnover(http: Http, { db, clock }: Pick<CallServices, 'db' | 'clock'>): void {
  route(http, 'POST /portal/order/getTransInfo', async (_, { user }) => {
    const [[sums], [bonus], [locked]] = await Promise.all([
      db.query<Row>(
        `select coalesce(sum(amount), 0) as total, coalesce(sum(amount) filter (where time >= $2), 0) as today
          from spot_deal where user_id = $1`,
        [user.userId, platformDayStart(clock.now())],
      ),
      db.query<Row>('select volume, carry, released from bonus where user_id = $1', [user.userId]),
      db.query<Row>('select available from account where owner = $1 and type = 4', [user.userId]),
    ]);
    const units = (value: Row[string] | undefined): bigint => BigInt(String(value ?? 0));
    const money = (value: bigint): string => formatAmount(amount(value), 'USDT');
    return ok({
      todayTurnover: money(units(sums?.today)),
      totalTurnover: money(units(sums?.total)),
      currencyCode: 'USDT',
      bonusLocked: money(units(locked?.available)),
      bonusReleased: money(units(bonus?.released)),
      bonusVolume: money(units(bonus?.volume)),
      volumeToRelease: money(volumeToRelease(amount(units(locked?.available)), amount(units(bonus?.carry)))),
    });
  });
}
