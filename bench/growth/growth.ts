import { setTimeout as sleep } from 'node:timers/promises';
import { Connection, callText } from '../harness/connection.ts';
import { findPostgres, postgresPlace, type Place } from '../harness/place.ts';
import { cpuMs, residentMib, startServer, type ServerProcess } from '../harness/server-process.ts';
import { spreadOf } from '../harness/statistics.ts';
import { busyCustomer, seedGrowth, type Tokens } from './seed.ts';
import type { Finding } from '../report.ts';

/** GROWTH_CUSTOMERS and GROWTH_ORDERS ask for more, up to these. */
const most = { customers: 1_000_000, orders: 10_000_000 };
const asked = (name: string, usual: number, atMost: number): number => {
  const wanted = Number(process.env[name] ?? usual);
  if (!Number.isSafeInteger(wanted) || wanted < 1 || wanted > atMost) throw new Error(`${name}: 1 to ${atMost}`);
  return wanted;
};
const callsPerList = 100;
const cuts = 10;
const betweenTriesMs = 20;

/** How a server starts and lists are read when there are many customers and orders; PostgreSQL of this machine only. */
export async function growth(): Promise<Finding[]> {
  const customers = asked('GROWTH_CUSTOMERS', 20_000, most.customers);
  const orders = asked('GROWTH_ORDERS', 100_000, most.orders);
  const postgres = await findPostgres();
  if (postgres === null) throw new Error('no PostgreSQL answers');
  if (!['127.0.0.1', '[::1]', 'localhost'].includes(new URL(postgres).hostname))
    throw new Error('only a PostgreSQL of this machine is filled');
  const place = await postgresPlace(postgres);
  try {
    return await measure(place, customers, orders);
  } finally {
    await place.drop();
  }
}

async function measure(place: Place, customers: number, orders: number): Promise<Finding[]> {
  const before = performance.now();
  const db = await place.open();
  const tokens = await seedGrowth(db, customers, orders);
  await db.close();
  const seedMs = performance.now() - before;
  // The first one brings products and the past of the market.
  await (await startServer(place.settings)).end('SIGTERM');
  const server = await startServer(place.settings);
  try {
    return [
      {
        what: `${count(customers)} customers and ${count(orders)} settled orders, PostgreSQL`,
        value: `start in ${seconds(server.startMs)} s with ${seconds(cpuMs(server.pid))} s of processor time`,
        aim: '≤ 5 s at 1,000,000 customers',
        note: `seeded and checked in ${seconds(seedMs)} s`,
      },
      { what: 'resident memory after it', value: `${Math.round(residentMib(server.pid))} MiB`, aim: '≤ 900 MiB' },
      await measureFailedCommits(server, place, tokens),
      ...(await measureLists(server, tokens)),
    ];
  } finally {
    await server.end('SIGKILL');
  }
}

/**
 * Ends the writer's session in the database, as a lost connection does, and places orders until one is accepted again.
 */
async function measureFailedCommits({ port }: ServerProcess, place: Place, { customer }: Tokens): Promise<Finding> {
  const db = await place.open();
  const connection = await Connection.open(port);
  const body = JSON.stringify({ contractType: 'fast', symbol: 'BTCUSDT', direction: 'up', seconds: 30, amount: '1' });
  const order = callText('POST /portal/order/contractOrder', { token: customer, body });
  const isAccepted = async (): Promise<boolean> => (await connection.request(order)).status === 200;
  const times: number[] = [];
  try {
    for (let cut = 0; cut < cuts; cut += 1) {
      if (!(await isAccepted())) throw new Error('an order is refused');
      const before = performance.now();
      await db.query(`select pg_terminate_backend(pid) from pg_stat_activity
        where datname = current_database() and application_name like '%writer%'`);
      if (await isAccepted()) throw new Error('the writer was not cut off');
      while (!(await isAccepted())) await sleep(betweenTriesMs);
      times.push(performance.now() - before);
    }
  } finally {
    connection.close();
    await db.close();
  }
  const { p50, max } = spreadOf(times);
  return {
    what: `the writer's session ended ${cuts} times, until an order is accepted again`,
    value: `median ${Math.round(p50)} ms, at most ${Math.round(max)} ms`,
    aim: '≤ 1 s',
  };
}

const count = (of: number): string => of.toLocaleString('en');
const seconds = (ms: number): string => (ms / 1_000).toFixed(1);

/** Lists of a customer who has one order in twenty, as the app asks for them. */
const ofCustomer: readonly (readonly [name: string, body?: Readonly<Record<string, string | number>>])[] = [
  ['GET /account/page?page=1&limit=20'],
  ['GET /account/page?page=100&limit=20'],
  ['GET /account/transferRecord?page=1&limit=20'],
  ['GET /account/exchangeRecord?page=1&limit=20'],
  ['GET /account/profit?days=90'],
  ['GET /account/mirror?days=90'],
  ['POST /account/list', {}],
  ['GET /transaction/page?page=1&limit=20'],
  ['POST /portal/order/getContractOrder', { contractType: 'fast', page: 1, limit: 20 }],
  ['POST /portal/order/getContractOrder', { contractType: 'futures', page: 1, limit: 20 }],
  ['POST /portal/order/getSpotOrder', { page: 1, limit: 20 }],
  ['POST /portal/order/getTransInfo', {}],
  ['POST /player/notice/page', { page: 1, limit: 20 }],
  ['GET /userProductOrder/page?page=1&limit=20'],
  ['GET /lockMining/orders?page=1&limit=20'],
  ['GET /player/operatorActs?page=1&limit=20'],
];
const ofOperator: typeof ofCustomer = [
  ['GET /operator/customers?page=1&limit=50'],
  ['GET /operator/customers?page=1&limit=50&search=grown1000000'],
  [`GET /operator/customers/${busyCustomer}`],
  [`GET /operator/customers/${busyCustomer}/journal?page=1&limit=50`],
  [`GET /operator/customers/${busyCustomer}/orders?family=fast&page=1&limit=50`],
  [`GET /operator/customers/${busyCustomer}/sessions`],
  ['GET /operator/deposits?page=1&limit=50'],
  ['GET /operator/deposits?status=open&page=1&limit=50'],
  [`GET /operator/deposits?userId=${busyCustomer}&page=1&limit=50`],
  ['GET /operator/withdrawals?page=1&limit=50'],
  ['GET /operator/transfers?page=1&limit=50'],
  ['GET /operator/securityEvents?page=1&limit=50'],
  ['GET /operator/audit?page=1&limit=50'],
  ['GET /operator/proposals?page=1&limit=50'],
  ['GET /operator/queues'],
  ['GET /operator/running'],
];

async function measureLists({ port }: ServerProcess, { customer, operator }: Tokens): Promise<Finding[]> {
  const connection = await Connection.open(port);
  const findings: Finding[] = [];
  for (const [token, lists] of [
    [{ token: customer }, ofCustomer],
    [{ operator }, ofOperator],
  ] as const)
    for (const [name, body] of lists) {
      const text = callText(name, { ...token, ...(body === undefined ? {} : { body: JSON.stringify(body) }) });
      const times: number[] = [];
      for (let call = 0; call < callsPerList; call += 1) {
        const before = performance.now();
        const { status, body: answer } = await connection.request(text);
        if (status !== 200) throw new Error(`${name}: ${answer}`);
        times.push(performance.now() - before);
      }
      const { p50, p99 } = spreadOf(times);
      findings.push({
        what: `${name}${body === undefined ? '' : ` ${JSON.stringify(body)}`}`,
        value: `p50 ${p50.toFixed(1)} ms, p99 ${p99.toFixed(1)} ms`,
        aim: 'p99 ≤ 100 ms',
      });
    }
  connection.close();
  return findings;
}
