import { dayMs } from '@candor/core/platform-day.ts';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Database } from '../apps/server/db/database.ts';
import { runLoad } from './harness/load.ts';
import { fundPeople, seedPeople, type Person } from './harness/people.ts';
import type { Place } from './harness/place.ts';
import { startServer } from './harness/server-process.ts';
import { nameOf, onEachDatabase } from './places.ts';
import type { Finding } from './report.ts';

const orders = 100_000;
/** From the seeding until the income of all orders comes due at once: time to start and to warm up. */
const leadMs = 25_000;
const callsPerSecond = 200;
const loadSeconds = 20;
const bystander = { contractType: 'fast', symbol: 'BTCUSDT', direction: 'up', seconds: 300, amount: '1' };

/**
 * A day's income of 100,000 orders that come due in the same moment, and how long others wait for their answers
 * meanwhile.
 */
export const incomeDay = (): Promise<Finding[]> => onEachDatabase(measure);

async function measure(place: Place): Promise<Finding[]> {
  const people = await seedPeople(place, 200);
  // The first start brings the products and their pools.
  await (await startServer(place.settings)).end('SIGTERM');
  const dueAt = await seedOrders(place, people);
  const server = await startServer(place.settings);
  try {
    await fundPeople(server.port, people);
    const load = runLoad({
      port: server.port,
      people,
      connections: 32,
      perSecond: callsPerSecond,
      seconds: loadSeconds,
      order: bystander,
      startAt: dueAt,
    });
    const passMs = await untilPaid(server.port, dueAt);
    const { latency, failed, firstFailure } = await load;
    if (failed > 0) throw new Error(`${failed} calls failed: ${firstFailure}`);
    return [
      {
        what: `a day's income of ${orders.toLocaleString('en')} orders due at once, ${nameOf(place)}`,
        value:
          `all paid after ${(passMs / 1000).toFixed(1)} s; ` +
          `other calls meanwhile p50 ${latency.p50.toFixed(0)} ms, p99 ${latency.p99.toFixed(0)} ms`,
        aim: '≤ 10 s, p99 ≤ 100 ms',
        note: `beside ${callsPerSecond} fast orders a second, over ${loadSeconds} s from the due moment`,
      },
    ];
  } finally {
    await server.end('SIGKILL');
  }
}

/** Orders of 100 USDT each, accepted a day ago but for the lead. @returns when their income comes due */
async function seedOrders(place: Place, people: readonly Person[]): Promise<number> {
  const db = await place.open();
  try {
    const dueAt = Date.now() + leadMs;
    const each = orders / people.length;
    const principal = 100_000_000;
    const daily = 45_000;
    await db.batch([
      {
        sql: `insert into earn_order (order_no, user_id, product_id, version, kind, currency, daily_rate, penalty_rate,
            days, dividend, principal, daily_income, start_at, paid_days, paid, status, penalty)
          select 'load' || u || '-' || i, u, product_id, version, kind, currency, daily_rate, penalty_rate, days,
                 dividend, ${principal}, ${daily}, $2, 0, 0, 'active', 0
          from earn_product, unnest($1::text[]) as u, generate_series(1, ${each}) as i where product_id = 'lock-30'`,
        params: [people.map(({ userId }) => userId), dueAt - dayMs],
      },
      {
        sql: `insert into account (id, owner, type, currency, available, frozen)
          select u || ':1:USDT', u, 1, 'USDT', 0, ${principal * each} from unnest($1::text[]) as u`,
        params: [people.map(({ userId }) => userId)],
      },
      {
        sql: `update account set available = available - ${daily * 30 * orders},
            frozen = frozen + ${daily * 30 * orders} where id = 'pool-lock-30:0:USDT'`,
      },
      { sql: `update account set available = available - ${principal * orders} where id = 'world:0:USDT'` },
    ]);
    await assertSeeded(db);
    return dueAt;
  } finally {
    await db.close();
  }
}

async function assertSeeded(db: Database): Promise<void> {
  const [row] = await db.query<{ count: string }>('select count(*) as count from earn_order');
  if (Number(row?.count) !== orders) throw new Error(`${row?.count} orders were seeded`);
}

/** From the due moment until no order waits any more. */
async function untilPaid(port: number, dueAt: number): Promise<number> {
  await sleep(dueAt - Date.now());
  for (;;) {
    const reply = await fetch(`http://127.0.0.1:${port}/metrics`);
    const waiting = Number(/^candor_income_due (\d+)$/m.exec(await reply.text())?.[1]);
    if (waiting === 0) return Date.now() - dueAt;
    if (Date.now() > dueAt + 120_000) throw new Error(`${waiting} orders still wait for their income`);
    await sleep(100);
  }
}
