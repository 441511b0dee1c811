import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { runLoad, type LoadJob, type LoadReport } from './load.ts';
import type { Person } from './people.ts';
import type { Place } from './place.ts';
import { less, processorTime, times, type ProcessorTime, type Watched } from './processor-time.ts';
import { waitForQuiet } from './quiet.ts';
import type { ServerProcess } from './server-process.ts';

const roundSeconds = 1.5;
const warmSeconds = 2;
const restSeconds = 2;
// Five minutes: nothing settles while orders are counted.
const order = { contractType: 'fast', symbol: 'BTCUSDT', direction: 'up', seconds: 300, amount: '1' };

/** Processor time of one order, in µs, by who took it. */
export interface PerOrder extends ProcessorTime {
  readonly load: number;
}

export interface Round {
  /** Orders a second. */
  readonly rate: number;
  readonly cpu: PerOrder;
}

/** A server under test, and what it reached. */
export interface Candidate {
  readonly name: string;
  readonly server: ServerProcess;
  readonly people: readonly Person[];
  readonly place: Place;
  /** So many orders in each request; without it each by itself. */
  readonly batch?: number;
}

/** A candidate after its rounds. */
export interface Measured {
  readonly name: string;
  readonly rounds: Round[];
  /** Rounds that began while something else was working on the machine. */
  disturbed: number;
}

/** Lets servers that are all up take turns at fast orders, and ends them. */
export async function compare(
  candidates: readonly Candidate[],
  connections: number,
  rounds: number,
): Promise<Measured[]> {
  try {
    const measured = candidates.map(({ name }): Measured => ({ name, rounds: [], disturbed: 0 }));
    for (const candidate of candidates) await load(candidate, connections, warmSeconds);
    const atRest = await restOf(candidates);
    const turns = candidates.map((candidate, i) => ({ candidate, rest: atRest[i], result: measured[i] }));
    for (let round = 0; round < rounds; round += 1) {
      for (const { candidate, rest, result } of round % 2 === 0 ? turns : turns.toReversed()) {
        if (rest === undefined || result === undefined) continue;
        if (!(await waitForQuiet())) result.disturbed += 1;
        result.rounds.push(roundOf(await load(candidate, connections, roundSeconds), rest, candidate.batch));
      }
    }
    return measured;
  } finally {
    for (const { server, place } of candidates) {
      await server.end('SIGKILL');
      await place.drop();
    }
  }
}

export const watchedOf = ({ server, place }: Pick<Candidate, 'server' | 'place'>): Watched => {
  const { DATABASE_URL: url } = place.settings;
  return { pid: server.pid, database: url === undefined ? null : path.basename(new URL(url).pathname) };
};

/** What each takes in a second without orders: the market goes on in ours. */
export async function restOf(candidates: readonly Pick<Candidate, 'server' | 'place'>[]): Promise<ProcessorTime[]> {
  const before = candidates.map((candidate) => processorTime(watchedOf(candidate)));
  await sleep(restSeconds * 1000);
  return candidates.map((candidate, i) =>
    times(less(processorTime(watchedOf(candidate)), before[i] ?? { main: 0, rest: 0, postgres: 0 }), 1 / restSeconds),
  );
}

async function load(candidate: Candidate, connections: number, seconds: number): Promise<LoadReport> {
  const { server, people, batch } = candidate;
  const job = { port: server.port, people, connections, seconds, order, watched: watchedOf(candidate) };
  return runWhileOpen(batch === undefined ? job : { ...job, batch });
}

const openTriesMax = 10;

/**
 * A load of which every order is taken. Where other work has kept the server from its market for seconds, trading has
 * paused: then it is tried again. @throws when an order failed otherwise
 */
export async function runWhileOpen(job: LoadJob): Promise<LoadReport> {
  for (let left = openTriesMax; ; left -= 1) {
    const report = await runLoad(job);
    if (report.failed === 0) return report;
    if (left === 0 || report.firstFailure?.includes('market-halted') !== true)
      throw new Error(`${report.failed} orders failed: ${report.firstFailure}`);
    await sleep(restSeconds * 1000);
  }
}

export function roundOf(
  { perSecond, answered, tookMs, ownUs, server }: LoadReport,
  rest: ProcessorTime,
  batch = 1,
): Round {
  if (server === null) throw new Error('the load has not watched the server');
  const ofOrders = times(less(server, times(rest, tookMs / 1000)), 1 / (answered * batch));
  return { rate: perSecond * batch, cpu: { ...ofOrders, load: ownUs / (answered * batch) } };
}
