import { restOf, roundOf, runWhileOpen, watchedOf, type Round } from './harness/compare.ts';
import { besideOthers, costsOf } from './harness/compared.ts';
import type { LoadReport } from './harness/load.ts';
import { fundPeople, seedPeople } from './harness/people.ts';
import type { Place } from './harness/place.ts';
import { waitForQuiet } from './harness/quiet.ts';
import { startServer } from './harness/server-process.ts';
import { median } from './harness/statistics.ts';
import { nameOf, onEachDatabase } from './places.ts';
import type { Finding } from './report.ts';

/** Orders a second, and what is aimed at there. */
const rates = [
  { perSecond: 1_000, aim: 'p99 ≤ 10 ms; beside a frame ≤ 8 ms' },
  { perSecond: 3_000, aim: 'p99 ≤ 25 ms' },
];
const rounds = 5;
const roundSeconds = 8;
const warmSeconds = 3;
/** Half a minute: while the later orders are placed, the earlier ones enter and some settle. */
const order = { contractType: 'fast', symbol: 'BTCUSDT', direction: 'up', seconds: 30, amount: '1' };

/**
 * How long a customer waits for their acknowledgement of orders that come whether or not the server keeps up, each from
 * the moment it was due; and of those alone that were due while the database stores a frame of marks, with which
 * hundreds of orders enter and expire.
 */
export const ackLatency = (): Promise<Finding[]> => onEachDatabase(measure);

async function measure(place: Place): Promise<Finding[]> {
  const people = await seedPeople(place, 200);
  const server = await startServer(place.settings);
  try {
    await fundPeople(server.port, people);
    const [atRest = { main: 0, rest: 0, postgres: 0 }] = await restOf([{ server, place }]);
    const findings: Finding[] = [];
    for (const { perSecond, aim } of rates) {
      const job = {
        port: server.port,
        people,
        connections: 256,
        perSecond,
        order,
        watched: watchedOf({ server, place }),
      };
      await runWhileOpen({ ...job, seconds: warmSeconds });
      const reports: LoadReport[] = [];
      let disturbed = 0;
      for (let round = 0; round < rounds; round += 1) {
        if (!(await waitForQuiet())) disturbed += 1;
        reports.push(await runWhileOpen({ ...job, seconds: roundSeconds }));
      }
      const costs = reports.map((report) => roundOf(report, atRest));
      findings.push({ ...latencyOf(reports, costs, disturbed), what: whatOf(perSecond, place), aim });
    }
    return findings;
  } finally {
    await server.end('SIGKILL');
  }
}

const whatOf = (perSecond: number, place: Place): string =>
  `acknowledgement at ${perSecond.toLocaleString('en')} orders/s, ${nameOf(place)}`;

function latencyOf(reports: readonly LoadReport[], costs: readonly Round[], disturbed: number): Omit<Finding, 'what'> {
  const of = (value: (report: LoadReport) => number): string => median(reports.map(value)).toFixed(1);
  const p99s = reports.map(({ latency }) => latency.p99);
  const worst = Math.max(...reports.map(({ latency }) => latency.max));
  return {
    value:
      `p50 ${of(({ latency }) => latency.p50)} ms, p99 ${of(({ latency }) => latency.p99)} ms; beside a frame ` +
      `p50 ${of(({ besideFrame }) => besideFrame.p50)} ms, p99 ${of(({ besideFrame }) => besideFrame.p99)} ms`,
    note: [
      `medians of ${reports.length} rounds of ${roundSeconds} s`,
      `p99 ${Math.min(...p99s).toFixed(1)} to ${Math.max(...p99s).toFixed(1)} ms, worst ${worst.toFixed(0)} ms`,
      costsOf(costs),
      ...besideOthers(disturbed, reports.length),
    ].join('; '),
  };
}
