import type { Database } from '../../apps/server/db/database.ts';
import type { Intent } from './intents.ts';

export interface OrderRow {
  readonly order_no: string;
  readonly user_id: string;
}
export interface KeyRow {
  readonly user_id: string;
  readonly key: string;
  readonly order_no: string;
}

/**
 * Compares what customers were told with what the tables hold: nothing that was acknowledged is lost, nothing exists
 * twice, and no order exists that nobody asked for.
 * @returns what is wrong, in words
 */
export function faultsOfOrders(
  intents: readonly Intent[],
  orders: readonly OrderRow[],
  keys: readonly KeyRow[],
): string[] {
  const faults: string[] = [];
  const rows = new Map(orders.map((row) => [row.order_no, row]));
  if (rows.size !== orders.length) faults.push('an order number exists twice');
  const byKey = new Map(intents.map((intent) => [`${intent.person.userId} ${intent.key}`, intent]));
  const claimed = new Map<string, string>();
  for (const { user_id: userId, key, order_no: orderNo } of keys) {
    const intent = byKey.get(`${userId} ${key}`);
    if (intent === undefined) faults.push(`order ${orderNo} has a key that nobody sent`);
    else if (intent.outcome === 'refused') faults.push(`${key} was refused, yet it has order ${orderNo}`);
    else if (intent.outcome === 'placed' && !intent.orderNos.includes(orderNo))
      faults.push(`${key} was answered ${intent.orderNos.join()}, its key is stored with ${orderNo}`);
    if (claimed.has(orderNo)) faults.push(`order ${orderNo} belongs to two keys`);
    claimed.set(orderNo, key);
    if (rows.get(orderNo)?.user_id !== userId) faults.push(`order ${orderNo} of ${key} has no row of its owner`);
  }
  for (const [name, stored] of Map.groupBy(keys, (one) => `${one.user_id} ${one.key}`)) {
    const size = byKey.get(name)?.size ?? stored.length;
    if (stored.length !== size) faults.push(`${stored[0]?.key} has ${stored.length} of its ${size} orders`);
  }
  for (const { outcome, orderNos, key } of intents)
    for (const orderNo of orderNos)
      if (outcome === 'placed' && !rows.has(orderNo)) faults.push(`lost: ${key} was acknowledged as ${orderNo}`);
  for (const orderNo of rows.keys())
    if (!claimed.has(orderNo)) faults.push(`order ${orderNo} has no key: placed twice`);
  return faults;
}

/** Every one of these finds nothing in sound books. */
const moneyQueries: Readonly<Record<string, string>> = {
  'a currency does not add up to zero':
    'select currency as name from account group by currency having sum(available + frozen) <> 0',
  'a customer is overdrawn': `select id as name from account where (available < 0 or frozen < 0) and owner <> 'world'`,
  'a balance is not the sum of its entries': `
    select a.id as name from account a full join
      (select owner, type, currency, sum(available) as available, sum(frozen) as frozen from journal_entry
        group by owner, type, currency) e
      on e.owner = a.owner and e.type = a.type and e.currency = a.currency
     where (coalesce(a.available, 0), coalesce(a.frozen, 0))
           is distinct from (coalesce(e.available, 0), coalesce(e.frozen, 0))`,
  'what is frozen is not what open orders hold': `
    select a.id as name from account a
    left join (select user_id, sum(held) as held from (
        select user_id, stake as held from fast_order where result is null
        union all select user_id, principal from earn_order where ended_at is null and currency = 'USDT'
        union all select user_id, amount from withdrawal where finished_at is null and currency = 'USDT') held
      group by user_id) o on o.user_id = a.owner
     where a.type = 1 and a.currency = 'USDT' and a.frozen <> coalesce(o.held, 0)`,
  'the reserve does not hold what open orders may win': `
    select 'fast-reserve' as name where (select coalesce(sum(frozen), 0) from account where owner = 'fast-reserve')
      <> (select coalesce(sum(payout), 0) from fast_order where result is null)`,
  'a journal is missing': 'select count(*)::text as name from journal having count(*) <> coalesce(max(id), 0)',
  'a settled order has no receipt': `select order_no as name from fast_order o
      where result is not null and not exists (select from receipt r where r.order_no = o.order_no)`,
  'an open order has a receipt':
    'select order_no as name from fast_order join receipt using (order_no) where result is null',
  'an order was not paid for exactly once': `
    select o.order_no as name from fast_order o
    left join journal j on j.reference = o.order_no and j.kind = 'fast-stake'
    group by o.order_no having count(j.id) <> 1`,
};

/** @returns what is wrong in the tables, in words; empty when money is conserved and every hold has its order */
export async function faultsOfMoney(db: Pick<Database, 'query'>): Promise<string[]> {
  const faults: string[] = [];
  for (const [fault, sql] of Object.entries(moneyQueries)) {
    for (const { name } of await db.query<{ name: string }>(sql)) faults.push(`${fault}: ${name}`);
  }
  return faults;
}

/** Everything that can be wrong after a fault. */
export async function faultsIn(db: Pick<Database, 'query'>, intents: readonly Intent[]): Promise<string[]> {
  // In one statement: what a killed server had sent may be committed by the database while its tables are read.
  const rows = await db.query<{ key: string | null } & OrderRow>(`
    select null as key, order_no, user_id from fast_order
    union all select key, answer->>'orderNo', user_id from idempotency
    where route = 'POST /portal/order/contractOrder'
    union all select key, outcome->'value'->>'orderNo', user_id
    from idempotency, lateral json_array_elements(answer) outcome where route = 'POST /portal/order/batch'`);
  const orders = rows.filter(({ key }) => key === null);
  const keys = rows.flatMap(({ key, ...row }) => (key === null ? [] : [{ ...row, key }]));
  return [...faultsOfOrders(intents, orders, keys), ...(await faultsOfMoney(db))];
}
