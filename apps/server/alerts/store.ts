import type { CallAnswer } from '@candor/api-contract/index.ts';
import { price, priceScale } from '@candor/core/money/amount.ts';
import { formatPlain, parseDecimal } from '@candor/core/money/decimal.ts';
import { assert } from '@candor/core/result.ts';
import type { Database } from '../db/database.ts';
import type { Alert, AlertDirection } from './alert-book.ts';

export type PresentedAlert = CallAnswer<'POST /player/alerts/add'>;
interface Row {
  id: string;
  user_id: string;
  symbol: string;
  direction: AlertDirection;
  price: string;
  created_at: string;
  fired_at: string | null;
  fired_price: string | null;
}

/** Fired ones that are kept to look at. */
const firedKept = 30;

function unitsOf(text: string): bigint {
  const units = parseDecimal(text, priceScale);
  assert(units !== null, 'a stored price is a decimal');
  return units;
}
const plain = (text: string): string => formatPlain(unitsOf(text), priceScale);

const present = (row: Row): PresentedAlert => ({
  id: row.id,
  symbol: row.symbol,
  direction: row.direction,
  price: plain(row.price),
  createTime: Number(row.created_at),
  firedTime: row.fired_at === null ? null : Number(row.fired_at),
  firedPrice: row.fired_price === null ? null : plain(row.fired_price),
});

export const alertsOf = async (db: Database, userId: string): Promise<PresentedAlert[]> =>
  (
    await db.query<Row>(
      'select * from price_alert where user_id = $1 order by fired_at desc nulls first, created_at desc, id',
      [userId],
    )
  ).map(present);

/** All that still wait. */
export const waitingAlerts = async (db: Database): Promise<Alert[]> =>
  (await db.query<Row>('select * from price_alert where fired_at is null order by created_at, id')).map(
    ({ id, user_id: userId, symbol, direction, price: text }) => ({
      id,
      userId,
      symbol,
      direction,
      price: price(unitsOf(text)),
    }),
  );

/** Stores a new one, and forgets the oldest of those that have fired. */
export async function insertAlert(
  db: Database,
  { id, userId, symbol, direction, price: at }: Alert,
  now: number,
): Promise<PresentedAlert> {
  const text = formatPlain(at, priceScale);
  await db.batch([
    {
      sql: `insert into price_alert (id, user_id, symbol, direction, price, created_at)
        values ($1, $2, $3, $4, $5, $6)`,
      params: [id, userId, symbol, direction, text, now],
    },
    {
      sql: `delete from price_alert where user_id = $1 and fired_at is not null
        and id not in (select id from price_alert where user_id = $1 and fired_at is not null
          order by fired_at desc, id limit ${firedKept})`,
      params: [userId],
    },
  ]);
  return { id, symbol, direction, price: text, createTime: now, firedTime: null, firedPrice: null };
}

/** @returns whether it was this user's */
export const deleteAlert = async (db: Database, userId: string, id: string): Promise<boolean> =>
  (await db.query('delete from price_alert where id = $1 and user_id = $2 returning id', [id, userId])).length > 0;
