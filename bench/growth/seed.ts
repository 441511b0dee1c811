import { createHash, randomBytes } from 'node:crypto';
import { usdt } from '@candor/core/money/currencies.ts';
import { paperRules } from '@candor/core/rules.ts';
import { checkBooks } from '../../apps/server/books/run-checks.ts';
import type { Database, Statement } from '../../apps/server/db/database.ts';
import { migrate } from '../../apps/server/db/migrate.ts';
import { advanceTallies } from '../../apps/server/tallies/advance-tallies.ts';

/** By what the seeded tables are looked at. */
export interface Tokens {
  /** Of the customer who has placed one order in twenty. */
  readonly customer: string;
  readonly operator: string;
}

/** Who is seeded first, and has most of all. */
export const busyCustomer = 1_000_000_000;
const ordersAtOnce = 250_000;
const customersAtOnce = 100_000;
/** One order after the other, so that journals ascend with their times: an order lives for half a minute. */
const orderEveryMs = 40_000;
const busyShare = 20;
const credited = usdt('10000');
const [stake, payout, payoutRate] = [usdt('1'), usdt('0.8'), 80_000_000];

/**
 * Fills an empty database as its guards allow: a funded house, customers with a credited deposit each, and settled fast
 * orders with their journals and receipts. What comes out is checked as a server checks its books.
 * @throws when the books don't add up
 */
export async function seedGrowth(db: Database, customers: number, orders: number): Promise<Tokens> {
  await migrate(db.patient);
  const now = Date.now();
  const startAt = now - (orders + 1_000) * orderEveryMs;
  await db.batch(
    post(`select name, 'fund-house', name, ${startAt} from (values ${house()}) v (name, units)`, houseLines),
  );
  for (let from = 0; from < customers; from += customersAtOnce)
    await db.patient.batch(seedCustomers(from, Math.min(customersAtOnce, customers - from), startAt));
  const ofBusy = Math.floor(orders / busyShare);
  for (let from = 0; from < orders; from += ordersAtOnce) {
    const count = Math.min(ordersAtOnce, orders - from);
    await db.patient.batch(seedOrders({ from, count, customers, ofOthers: orders - ofBusy, startAt }));
  }
  await db.patient.batch(daySums);
  const tokens = { customer: newToken(), operator: newToken() };
  await db.batch(sessions(tokens, now));
  await advanceTallies(db.patient, now, ordersAtOnce);
  await db.patient.query('vacuum (analyze)');
  const { faults } = await checkBooks(db, now, 'whole');
  if (Object.values(faults).some((places) => places.length > 0)) throw new Error(JSON.stringify(faults));
  return tokens;
}

const newToken = (): string => randomBytes(32).toString('base64url');
const hashOf = (token: string): string => createHash('sha256').update(token).digest('hex');
const house = (): string =>
  Object.entries(paperRules.funding)
    .map(([name, units]) => `('${name}', ${units}::numeric)`)
    .join(', ');
const houseLines = `
  select n.id, 0, 'world', 0, -v.units, 0 from new_journal n join (values ${house()}) v (name, units) using (name)
  union all
  select n.id, 1, v.name, 0, v.units, 0 from new_journal n join (values ${house()}) v (name, units) using (name)`;

/**
 * Posts journals as the engine does: every line says what its account has after it, and the accounts follow.
 * @param journals selects name, kind, reference and time in their order
 * @param lines selects journal, line, owner, type, available and frozen of what `new_journal` then holds
 */
function post(journals: string, lines: string): Statement[] {
  return [
    `create temporary table new_journal on commit drop as
      select (select coalesce(max(id), 0) from journal) + row_number() over () as id, p.*
        from (${journals}) p (name, kind, reference, time)`,
    `create temporary table new_line (journal_id bigint, line smallint, owner text, type smallint, available numeric,
      frozen numeric) on commit drop`,
    `insert into new_line ${lines}`,
    `insert into journal_entry select l.journal_id, l.line, l.owner, l.type, 'USDT', l.available, l.frozen,
        coalesce(a.available, 0) + sum(l.available) over lines, coalesce(a.frozen, 0) + sum(l.frozen) over lines
      from new_line l left join account a on a.id = l.owner || ':' || l.type || ':USDT'
      window lines as (partition by l.owner, l.type order by l.journal_id, l.line)`,
    'insert into journal select id, kind, reference, time from new_journal',
    `insert into account select l.id, l.owner, l.type, 'USDT', coalesce(a.available, 0) + l.available,
        coalesce(a.frozen, 0) + l.frozen
      from (select owner || ':' || type || ':USDT' as id, owner, type, sum(available) as available,
          sum(frozen) as frozen from new_line group by owner, type) l left join account a using (id)
      on conflict (id) do update set available = excluded.available, frozen = excluded.frozen`,
  ].map((sql) => ({ sql }));
}

/** Customers with all four accounts; what is in them has come with one deposit. */
function seedCustomers(from: number, count: number, startAt: number): Statement[] {
  const people = `(select (${busyCustomer}::bigint + n)::text as id, ${startAt}::bigint + n as at
    from generate_series(${from}, ${from + count - 1}) as n) people`;
  const rows = [
    `insert into customer (id, account, account_key, nick_name, password_hash, password_changed_at, country,
        invite_code, created_at, gift_at)
      select id, 'grown' || id, 'grown' || id, id, '', at, 'VN', id, at, at from ${people}`,
    `insert into deposit (order_no, user_id, way, currency, amount, requested_at, status, received, credited, bonus,
        txid, log_index, finished_at)
      select 'd' || id, id, 'chain', 'USDT', ${credited}, at, 'success', ${credited}, ${credited}, 0,
        encode(sha256(convert_to(id, 'UTF8')), 'hex'), 0, at from ${people}`,
    `insert into transaction_event (order_no, status, time, approval)
      select 'd' || id, 'success', at, 'watcher' from ${people}`,
    `insert into message (id, user_id, kind, reference, params, time)
      select 'm' || id, id, 'deposit-success', 'd' || id, '{"amount": "10000", "currency": "USDT"}', at from ${people}`,
    `insert into security_event (kind, customer_id, call, source, count, first_at, last_at)
      select 'login', id, 'POST /login', '203.0.113.1', 1, at, at from ${people}`,
    `insert into account select id || ':' || type || ':USDT', id, type, 'USDT', 0, 0
      from ${people}, generate_series(1, 4) as type`,
    `insert into bonus (user_id, volume, carry, released, refused_at) select id, 0, 0, 0, at from ${people}`,
  ];
  const lines = `select id, 0, 'world', 0, -${credited}, 0 from new_journal
    union all select id, 1, name, 1, ${credited}, 0 from new_journal`;
  return [
    ...rows.map((sql) => ({ sql })),
    ...post(`select id, 'deposit', 'd' || id, at from ${people} order by at`, lines),
  ];
}

interface Orders {
  readonly from: number;
  readonly count: number;
  readonly customers: number;
  /** From this one on they are all the busy customer's. */
  readonly ofOthers: number;
  readonly startAt: number;
}

/** Orders of which five in nine are won, so that nobody runs dry, each settled before the next one is placed. */
function seedOrders({ from, count, customers, ofOthers, startAt }: Orders): Statement[] {
  const placed = `create temporary table placed on commit drop as
    select 'f' || n as order_no, n % 9 < 5 as won,
      (${busyCustomer}::bigint + case when n < ${ofOthers} then n % ${customers} else 0 end)::text as user_id,
      ${startAt + 1_000_000}::bigint + n * ${orderEveryMs} as at,
      (array['BTCUSDT', 'ETHUSDT', 'SOLUSDT', 'BNBUSDT'])[n % 4 + 1] as symbol
    from generate_series(${from}::bigint, ${from + count - 1}) as n`;
  const journals = `select o.order_no, each.kind, o.order_no, o.at + each.after from placed o, lateral (values
      ('fast-stake', 0), (case when o.won then 'fast-win' else 'fast-lose' end, 30500)) each (kind, after)
    order by 4`;
  const gives = (kind: string, own: string, reserve: string): string =>
    `select j.id, 0, o.user_id, 1, ${own} from new_journal j join placed o on o.order_no = j.name where kind = '${kind}'
      union all select id, 1, 'fast-reserve', 0, ${reserve} from new_journal where kind = '${kind}'`;
  const lines = [
    gives('fast-stake', `-${stake}, ${stake}`, `-${payout}, ${payout}`),
    gives('fast-win', `${stake + payout}, -${stake}`, `0, -${payout}`),
    gives('fast-lose', `0, -${stake}`, `${stake + payout}, -${payout}`),
  ].join(' union all ');
  const orders = `insert into fast_order select o.order_no, o.user_id, o.symbol, 'up', 30, ${stake}, ${payoutRate},
      ${payout}, null, null, o.at, encode(sha256(convert_to(o.order_no, 'UTF8')), 'hex'),
      o.at / 250, o.at + 250, 100, false, o.at / 250 + 120, o.at + 30250, case when o.won then 101 else 99 end, false,
      case when o.won then 'win' else 'lose' end, j.time, j.id
    from placed o join new_journal j on j.name = o.order_no and j.kind <> 'fast-stake' order by o.at`;
  const receipts = `insert into receipt select order_no, settlement_journal, settled_at, concat_ws(E'\\n',
      'terms ' || terms_hash, 'entry ' || entry_seq, 'exit ' || exit_seq, 'result ' || result)
    from fast_order join placed using (order_no)`;
  return [{ sql: placed }, ...post(journals, lines), { sql: orders }, { sql: receipts }];
}

/** What the settlements of each platform day have brought. */
const daySums: readonly Statement[] = [
  `insert into daily_profit select user_id, (settled_at + 3600000) / 86400000,
      sum(case result when 'win' then payout else -stake end) from fast_order group by 1, 2`,
  `insert into day_result select distinct on (user_id) user_id, platform_day, net from daily_profit
    order by user_id, platform_day desc`,
].map((sql) => ({ sql }));

const sessions = ({ customer, operator }: Tokens, now: number): Statement[] => [
  {
    sql: `insert into session (id, token_hash, user_id, device_platform, created_at, seen_at)
      values ('grown', $1, $2, 2, $3, $3)`,
    params: [hashOf(customer), busyCustomer, now],
  },
  {
    sql: `insert into operator (id, name, name_key, role, password_hash, password_own, totp_secret, totp_enrolled,
        created_at) values ('grown', 'grown', 'grown', 'admin', '', true, '', true, $1)`,
    params: [now],
  },
  {
    sql: `insert into operator_session (id, token_hash, operator_id, stage, ip, created_at, seen_at)
      values ('grown', $1, 'grown', 'live', '127.0.0.1', $2, $2)`,
    params: [hashOf(operator), now],
  },
];
