import { createHash, randomBytes } from 'node:crypto';
import { usdt } from '@candor/core/money/currencies.ts';
import { paperRules } from '@candor/core/rules.ts';
import { checkBooks } from '../../apps/server/books/run-checks.ts';
import type { Database, Statement } from '../../apps/server/db/database.ts';
import { migrate } from '../../apps/server/db/migrate.ts';
import { advanceTallies } from '../../apps/server/tallies/advance-tallies.ts';
import { countFigures } from '../../apps/server/tallies/count-figures.ts';
import { countMirrorDays } from '../../apps/server/tallies/count-mirror-days.ts';
import { post } from './post.ts';
import { seedBank } from './seed-bank.ts';
import { seedCases, transfersTo } from './seed-cases.ts';

/** By what the seeded tables are looked at. */
export interface Tokens {
  /** Of the customer who has placed one order in twenty. */
  readonly customer: string;
  readonly operator: string;
  /** Of a role that reads what banks say. */
  readonly finance: string;
  /** Of the role that alone reads conversations. */
  readonly support: string;
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

/** How much of everything there is to be. */
export interface Grown {
  readonly customers: number;
  readonly orders: number;
  /** What waits for operators. */
  readonly cases: number;
}

/**
 * Fills an empty database as its guards allow: a funded house, customers with a credited deposit each, settled fast
 * orders with their journals and receipts, and what waits for operators. What comes out is checked as a server checks
 * its books.
 * @throws when the books don't add up
 */
export async function seedGrowth(db: Database, { customers, orders, cases }: Grown): Promise<void> {
  await migrate(db.patient);
  const now = Date.now();
  const startAt = now - (orders + 1_000) * orderEveryMs;
  await db.batch(
    post(`select name, 'fund-house', name, ${startAt} from (values ${house()}) v (name, units)`, houseLines),
  );
  for (let from = 0; from < customers; from += customersAtOnce) {
    const count = Math.min(customersAtOnce, customers - from);
    await db.patient.batch(seedCustomers(from, count, startAt));
    await db.patient.batch(transfersTo(busyCustomer, from, count));
  }
  const ofBusy = Math.floor(orders / busyShare);
  for (let from = 0; from < orders; from += ordersAtOnce) {
    const count = Math.min(ordersAtOnce, orders - from);
    await db.patient.batch(seedOrders({ from, count, customers, ofOthers: orders - ofBusy, startAt }));
  }
  const last = startAt + (orders + 100) * orderEveryMs;
  await seedCases(db, { customers, firstCustomer: busyCustomer, open: cases, from: last, now });
  await seedBank(db, { lines: Math.ceil(customers / 2), now });
  await db.patient.batch(daySums);
  await db.batch(operators(now));
  // All that a server counts of them by itself, so that none catches up while it is measured.
  await advanceTallies(db.patient, now, ordersAtOnce);
  await countMirrorDays(db.patient, now);
  await countFigures(db.patient, ordersAtOnce);
  await db.query('update pager_until set journal_id = (select max(id) from journal)');
  await db.patient.query('vacuum (analyze)');
  const { faults } = await checkBooks(db, now, 'whole');
  if (Object.values(faults).some((places) => places.length > 0)) throw new Error(JSON.stringify(faults));
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

/** Customers with all four accounts; what is in them has come with one deposit. One in five was invited. */
function seedCustomers(from: number, count: number, startAt: number): Statement[] {
  const people = `(select n, (${busyCustomer}::bigint + n)::text as id, ${startAt}::bigint + n as at
    from generate_series(${from}, ${from + count - 1}) as n) people`;
  const rows = [
    `insert into customer (id, account, account_key, nick_name, password_hash, password_changed_at, country,
        invite_code, invited_by, created_at, gift_at)
      select id, 'grown' || id, 'grown' || id, id, '', at, 'VN', id,
        case when n % 5 = 4 then (${busyCustomer}::bigint + n / 20)::text end, at, at from ${people}`,
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

const operators = (now: number): Statement[] =>
  ['admin', 'finance', 'support'].map((role) => ({
    sql: `insert into operator (id, name, name_key, role, password_hash, password_own, totp_secret, totp_enrolled,
        created_at) values ($1, $1, $1, $2, '', true, '', true, $3)`,
    params: [`grown-${role}`, role, now],
  }));

/** New sessions of those by whom a full database is looked at. */
export async function letIn(db: Database): Promise<Tokens> {
  const tokens = { customer: newToken(), operator: newToken(), finance: newToken(), support: newToken() };
  const now = Date.now();
  const operator = (role: string, token: string): Statement => ({
    sql: `insert into operator_session (id, token_hash, operator_id, stage, ip, created_at, seen_at)
      values ($1, $1, $2, 'live', '127.0.0.1', $3, $3)`,
    params: [hashOf(token), `grown-${role}`, now],
  });
  await db.batch([
    {
      sql: `insert into session (id, token_hash, user_id, device_platform, created_at, seen_at)
        values ($1, $1, $2, 2, $3, $3)`,
      params: [hashOf(tokens.customer), busyCustomer, now],
    },
    operator('admin', tokens.operator),
    operator('finance', tokens.finance),
    operator('support', tokens.support),
  ]);
  return tokens;
}
