import type { SpotOrder } from '@candor/core/spot/order.ts';
import type { Pair } from '@candor/core/spot/rules.ts';
import { spotOrderFrom } from '../../../engine/rows/spot.ts';
import type { Row } from '../../../engine/rows/table.ts';
import type { CallServices } from '../../../services.ts';
import type { Asking } from '../caller.ts';
import { answered, fault, type Answered } from '../fault.ts';
import { optionalNumber } from '../params.ts';
import { onePair } from '../public/exchange-info.ts';
import { readName } from './order-params.ts';
import { numberOf } from './order-rows.ts';

export type OrderServices = Pick<CallServices, 'db' | 'engine' | 'rules' | 'markOf' | 'market' | 'clock'>;
type Where = Pick<CallServices, 'db'>;
interface Owned {
  readonly userId: string;
  readonly symbol: string;
}

async function first({ db }: Where, where: string, values: readonly unknown[]): Promise<SpotOrder | null> {
  const [row] = await db.query<Row>(`select * from spot_order where ${where} limit 1`, [...values]);
  return row === undefined ? null : spotOrderFrom(row);
}

/** The order that was just placed or ended. */
export const orderOf = (services: Where, orderNo: string): Promise<SpotOrder | null> =>
  first(services, 'order_no = $1', [orderNo]);

/** An own order by the number of the dialect; null where there is none. */
export async function orderByNumber(services: Where, owned: Owned, number: number): Promise<SpotOrder | null> {
  const rows = await services.db.query<Row>(
    'select * from spot_order where user_id = $1 and symbol = $2 and queued = $3',
    [owned.userId, owned.symbol, Math.floor(number / 2)],
  );
  return rows.map(spotOrderFrom).find((order) => numberOf(order) === number) ?? null;
}

/** An own order by its owner's name for it, the newest first; one that has none is called by its own number. */
export async function orderByName(services: Where, { userId, symbol }: Owned, name: string): Promise<SpotOrder | null> {
  const own = await first(
    services,
    'user_id = $1 and symbol = $2 and client_id = $3 order by ended_at is null desc, queued desc',
    [userId, symbol, name],
  );
  return own ?? (await first(services, 'order_no = $3 and user_id = $1 and symbol = $2', [userId, symbol, name]));
}

/** The pair that a request names. */
export const pairOf = (services: OrderServices, { params }: Asking): Answered<Pair> => onePair(services, params);

/** The order that a request names by its number or by its own name; by both it has to be one. */
export async function named(
  services: OrderServices,
  { params, userId }: Asking,
  pair: Pair,
  names = { id: 'orderId', name: 'origClientOrderId' },
): Promise<Answered<SpotOrder | null>> {
  const orderId = optionalNumber(params, names.id);
  if (!orderId.ok) return orderId;
  const name = readName(params, names.name);
  if (!name.ok) return name;
  const owned = { userId, symbol: pair.symbol };
  if (orderId.value !== undefined) {
    const order = await orderByNumber(services, owned, orderId.value);
    const isMeant = name.value === undefined || (order !== null && name.value === (order.clientId ?? order.orderNo));
    return answered(isMeant ? order : null);
  }
  if (name.value === undefined)
    return fault(-1102, `Param '${names.name}' or '${names.id}' must be sent, but both were empty/null!`);
  return answered(await orderByName(services, owned, name.value));
}
