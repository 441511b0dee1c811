import { setTimeout as sleep } from 'node:timers/promises';
import { checkBooks } from '../../apps/server/books/run-checks.ts';
import { Connection, callText } from '../harness/connection.ts';
import type { Place } from '../harness/place.ts';
import { cpuMs, residentMib, startServer, type ServerProcess } from '../harness/server-process.ts';
import { spreadOf } from '../harness/statistics.ts';
import { contentsOf, withFull } from './grown.ts';
import { measureLists } from './lists.ts';
import type { Tokens } from './seed.ts';
import { measureTables } from './tables.ts';
import type { Finding } from '../report.ts';

const cuts = 10;
const betweenTriesMs = 20;
/** So long an order may be refused before the bench gives up. */
const patienceMs = 60_000;

/** How a server starts when there are many customers, orders and cases, and what its tables cost. */
export const growth = (): Promise<Finding[]> =>
  withFull(async ({ place, tokens, holds, seedMs }) => {
    // The first one brings products and the past of the market.
    await (await startServer(place.settings)).end('SIGTERM');
    const server = await startServer(place.settings);
    try {
      return [
        {
          what: contentsOf(holds),
          value: `start in ${seconds(server.startMs)} s with ${seconds(cpuMs(server.pid))} s of processor time`,
          aim: '≤ 5 s at 1,000,000 customers',
          note: seedMs === null ? 'filled before' : `seeded and checked in ${seconds(seedMs)} s`,
        },
        { what: 'resident memory after it', value: `${Math.round(residentMib(server.pid))} MiB`, aim: '≤ 900 MiB' },
        await measureBooks(place),
        await measureFailedCommits(server, place, tokens),
      ];
    } finally {
      await server.end('SIGKILL');
    }
  });

/** Lists and tables of the same. */
export const lists = (): Promise<Finding[]> =>
  withFull(async ({ place, tokens, holds }) => {
    await (await startServer(place.settings)).end('SIGTERM');
    const server = await startServer(place.settings);
    try {
      return [
        { what: contentsOf(holds), value: 'what the lists below are of' },
        ...(await measureTables(server, tokens)),
        ...(await measureLists(server, tokens)),
      ];
    } finally {
      await server.end('SIGKILL');
    }
  });

/** How long all of the books are compared beside it, the tape's chain from its first minute on among them. */
async function measureBooks(place: Place): Promise<Finding> {
  const db = await place.open();
  try {
    const [row] = await db.query<{ minutes: string }>('select count(*) as minutes from tape_chunk');
    const { faults, tookMs } = await checkBooks(db, Date.now(), 'whole');
    const broken = Object.values(faults).flat();
    return {
      what: `books compared whole, with a tape of ${Number(row?.minutes).toLocaleString('en')} minutes of one symbol`,
      value: `${seconds(tookMs)} s`,
      note: broken.length === 0 ? 'nothing is wrong' : broken.join('; '),
    };
  } finally {
    await db.close();
  }
}

/**
 * Ends the writer's session in the database, as a lost connection does, and places orders until one is accepted again.
 */
async function measureFailedCommits({ port }: ServerProcess, place: Place, { customer }: Tokens): Promise<Finding> {
  const db = await place.open();
  const connection = await Connection.open(port);
  const { isAccepted, accepted } = ordersOf(connection, customer);
  const times: number[] = [];
  try {
    for (let cut = 0; cut < cuts; cut += 1) {
      // Where the machine is busy the market may have no fresh price for a moment.
      await accepted();
      const before = performance.now();
      await db.query(`select pg_terminate_backend(pid) from pg_stat_activity
        where datname = current_database() and application_name like '%writer%'`);
      if (await isAccepted()) throw new Error('the writer was not cut off');
      await accepted();
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

/** Fast orders of the first customer: one, and as many as it takes until one is accepted. */
function ordersOf(connection: Connection, token: string) {
  const body = JSON.stringify({ contractType: 'fast', symbol: 'BTCUSDT', direction: 'up', seconds: 30, amount: '1' });
  const order = callText('POST /portal/order/contractOrder', { token, body });
  let said = '';
  const isAccepted = async (): Promise<boolean> => {
    const { status, body: answer } = await connection.request(order);
    said = answer;
    return status === 200;
  };
  const accepted = async (): Promise<void> => {
    const until = performance.now() + patienceMs;
    while (!(await isAccepted())) {
      if (performance.now() > until) throw new Error(`no order is accepted: ${said}`);
      await sleep(betweenTriesMs);
    }
  };
  return { isAccepted, accepted };
}

const seconds = (ms: number): string => (ms / 1_000).toFixed(1);
