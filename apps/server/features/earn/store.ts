import type { EarnOrder } from '@candor/core/earn/order.ts';
import type { EarnKind } from '@candor/core/earn/product.ts';
import { dayMs } from '@candor/core/platform-day.ts';
import type { Database } from '../../db/database.ts';
import { readPage, type Page, type Paged } from '../../db/paging.ts';
import { earnOrderFrom } from '../../engine/rows/earn.ts';
import type { Row } from '../../engine/rows/table.ts';

type Reads = Pick<Database, 'query'>;
type OrderFilter = 'all' | 'active' | 'completed' | 'redeemed';
export interface OrderQuery extends Page {
  readonly status?: OrderFilter | undefined;
}

const statuses: Readonly<Record<OrderFilter, string>> = {
  all: 'true',
  active: "status = 'active'",
  completed: "status <> 'active'",
  redeemed: "status = 'redeemed'",
};

/** Whose, and of which kind. */
interface Owner {
  readonly userId: string;
  readonly kind: EarnKind;
}

/** Own orders of a kind, newest first. */
export const ordersPage = <Shown>(
  db: Reads,
  { userId, kind }: Owner,
  { status = 'all', page, limit }: OrderQuery,
  present: (order: EarnOrder) => Shown,
): Promise<Paged<Shown>> =>
  readPage(
    db,
    {
      columns: '*',
      from: `from earn_order where user_id = $1 and kind = $2 and ${statuses[status]}`,
      order: 'start_at desc, order_no',
    },
    [userId, kind],
    { page, limit },
    (row: Row) => present(earnOrderFrom(row)),
  );

/** Null when it is not there, of another kind or somebody else's. */
export async function findOrder(db: Reads, userId: string, kind: EarnKind, orderNo: string): Promise<EarnOrder | null> {
  const [row] = await db.query<Row>('select * from earn_order where order_no = $1 and user_id = $2 and kind = $3', [
    orderNo,
    userId,
    kind,
  ]);
  return row === undefined ? null : earnOrderFrom(row);
}

/** A user's paid days, and of each active order the one that runs, as `nextPayDay` and `nextIncome` of core have it. */
const shownIncome = `
  select order_no, day, amount, due_at, settled_at from earn_income where user_id = $1
  union all select order_no, day, daily_income * (day - paid_days), start_at + day * ${dayMs}::bigint, null
    from (select *, case dividend when 'end' then days else paid_days + 1 end as day
      from earn_order where user_id = $1 and ended_at is null) as running`;

/** Rows of income, paid or running, with their order, newest first; of one order or of all, of all or of one state. */
export const incomePage = <Shown>(
  db: Reads,
  { userId, kind }: Owner,
  { orderNo, settled, page, limit }: Page & { orderNo?: string; settled?: boolean | undefined },
  present: (row: Row) => Shown,
): Promise<Paged<Shown>> =>
  readPage(
    db,
    {
      columns: 'i.day, i.amount, i.due_at, i.settled_at, o.*',
      order: 'i.due_at desc, order_no, i.day',
      from: `from (${shownIncome}) i join earn_order o using (order_no)
      where o.kind = $2 and ($3::text is null or order_no = $3)
        and ($4::boolean is null or (i.settled_at is not null) = $4)`,
    },
    [userId, kind, orderNo ?? null, settled ?? null],
    { page, limit },
    present,
  );

/** Sums in the smallest unit of USDT. @param dayStart when the running platform day began */
export async function sumsOf(
  db: Reads,
  userId: string,
  kind: EarnKind,
  dayStart: number,
): Promise<{ today: bigint; total: bigint; invested: bigint; active: number }> {
  const [[income], [orders]] = await Promise.all([
    db.query<Row>(
      `select coalesce(sum(i.amount), 0) as total, coalesce(sum(i.amount) filter (where i.settled_at >= $3), 0) as today
       from earn_income i join earn_order o using (order_no)
       where i.user_id = $1 and o.kind = $2 and o.currency = 'USDT'`,
      [userId, kind, dayStart],
    ),
    db.query<Row>(
      `select coalesce(sum(principal), 0) as invested, count(*) as active from earn_order
        where user_id = $1 and kind = $2 and currency = 'USDT' and status = 'active'`,
      [userId, kind],
    ),
  ]);
  const units = (value: Row[string] | undefined): bigint => BigInt(String(value ?? 0));
  return {
    today: units(income?.today),
    total: units(income?.total),
    invested: units(orders?.invested),
    active: Number(orders?.active ?? 0),
  };
}
