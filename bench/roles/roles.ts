import { setTimeout as sleep } from 'node:timers/promises';
import { openTestCluster } from '../../tests/faults/cluster.ts';
import { runWhileOpen, watchedOf } from '../harness/compare.ts';
import { fundPeople, seedPeople, type Person } from '../harness/people.ts';
import { findPostgres, postgresPlace, type Place } from '../harness/place.ts';
import { less, processorTime, times, type ProcessorTime, type Watched } from '../harness/processor-time.ts';
import { waitForQuiet } from '../harness/quiet.ts';
import type { ServerProcess } from '../harness/server-process.ts';
import { median, rangeOf } from '../harness/statistics.ts';
import type { Finding } from '../report.ts';

const rounds = 6;
const roundSeconds = 2;
const restSeconds = 3;
const userCount = 200;
// Five minutes: nothing settles while orders are counted.
const order = { contractType: 'fast', symbol: 'BTCUSDT', direction: 'up', seconds: 300, amount: '1' };

/** One order at a time, as people's apps send them, and fifty in a call, as programs do. */
const loads = [
  { what: '64 connections', connections: 64 },
  { what: '256 connections', connections: 256 },
  { what: '16 connections, batches of 50', connections: 16, batch: 50 },
] as const;

/** Processor time of the parts of an installation, in µs. */
interface RoleTimes {
  readonly api: ProcessorTime;
  readonly engine: ProcessorTime;
}
interface Round {
  readonly rate: number;
  readonly perOrder: RoleTimes;
}

interface Installation {
  readonly api: ServerProcess;
  readonly people: readonly Person[];
  read(): RoleTimes;
}

/**
 * What an order costs each role when calls, engine and database are processes of their own, each order keyed and
 * answered after its commit, in µs of processor time: what an installation can be sized by.
 */
export async function roles(): Promise<Finding[]> {
  const url = await findPostgres();
  if (url === null) return [];
  const place = await postgresPlace(url);
  const people = await seedPeople(place, userCount);
  const cluster = await openTestCluster(place);
  try {
    const engine = await cluster.start('engine');
    const api = await cluster.start('api');
    await fundPeople(api.port, people);
    const installation = { api, people, read: () => readRoles(api, engine, place) };
    const findings: Finding[] = [];
    for (const load of loads) findings.push(await measure(installation, load));
    return findings;
  } finally {
    await cluster.close();
    await place.drop();
  }
}

function readRoles(api: ServerProcess, engine: ServerProcess, place: Place): RoleTimes {
  const calls: Watched = { pid: api.pid, database: null };
  return { api: processorTime(calls), engine: processorTime(watchedOf({ server: engine, place })) };
}

const lessRoles = (later: RoleTimes, earlier: RoleTimes): RoleTimes => ({
  api: less(later.api, earlier.api),
  engine: less(later.engine, earlier.engine),
});
const timesRoles = ({ api, engine }: RoleTimes, factor: number): RoleTimes => ({
  api: times(api, factor),
  engine: times(engine, factor),
});

async function measure(installation: Installation, load: (typeof loads)[number]): Promise<Finding> {
  await sendOrders(installation, load);
  const before = installation.read();
  await sleep(restSeconds * 1_000);
  const restPerMs = timesRoles(lessRoles(installation.read(), before), 1 / (restSeconds * 1_000));
  const measured: Round[] = [];
  let disturbed = 0;
  for (let round = 0; round < rounds; round += 1) {
    if (!(await waitForQuiet())) disturbed += 1;
    measured.push(await roundOf(installation, load, restPerMs));
  }
  return findingOf(load.what, measured, disturbed);
}

function sendOrders({ api, people }: Installation, load: (typeof loads)[number]) {
  const { connections } = load;
  const job = { port: api.port, people, connections, seconds: roundSeconds, order };
  return runWhileOpen('batch' in load ? { ...job, batch: load.batch } : job);
}

async function roundOf(installation: Installation, load: (typeof loads)[number], restPerMs: RoleTimes): Promise<Round> {
  const [before, at] = [installation.read(), performance.now()];
  const { answered, perSecond } = await sendOrders(installation, load);
  const atRest = timesRoles(restPerMs, performance.now() - at);
  const each = 'batch' in load ? load.batch : 1;
  const taken = lessRoles(lessRoles(installation.read(), before), atRest);
  return { rate: perSecond * each, perOrder: timesRoles(taken, 1 / (answered * each)) };
}

function findingOf(what: string, measured: readonly Round[], disturbed: number): Finding {
  const part = (of: (times: RoleTimes) => number): number =>
    Math.round(median(measured.map(({ perOrder }) => of(perOrder))));
  const rates = measured.map(({ rate }) => rate);
  return {
    what: `${what}, one api, one engine: µs of processor time per order`,
    value:
      `api ${part(({ api }) => api.main)} + ${part(({ api }) => api.rest)}, ` +
      `engine ${part(({ engine }) => engine.main)} + ${part(({ engine }) => engine.rest)}, ` +
      `PostgreSQL ${part(({ engine }) => engine.postgres)}`,
    note:
      `main thread + other threads; medians of ${measured.length} rounds at ${rangeOf(rates)} orders/s` +
      (disturbed === 0 ? '' : `, ${disturbed} of them beside other work`),
  };
}
