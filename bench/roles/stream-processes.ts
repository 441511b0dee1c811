import { setTimeout as sleep } from 'node:timers/promises';
import { openTestCluster } from '../../tests/faults/cluster.ts';
import { findPostgres, postgresPlace } from '../harness/place.ts';
import { cpuMs, residentMib, type ServerProcess } from '../harness/server-process.ts';
import type { Finding } from '../report.ts';
import { manyRequests, openSockets, reportOf, type SocketReport } from '../sockets.ts';

const processes = 4;
const socketsEach = 2_500;
const settleMs = 6_000;
const measureMs = 15_000;
const sharesOf = (values: readonly number[]): string =>
  values.map((value) => `${Math.round(value * 100)} %`).join(', ');

/** Ten thousand sockets over four processes that hold them, beside an engine and a Redis. */
export async function streamProcesses(): Promise<Finding[]> {
  const url = await findPostgres();
  if (url === null) return [];
  const place = await postgresPlace(url);
  const cluster = await openTestCluster(place);
  try {
    const engine = await cluster.start('engine');
    const streams: ServerProcess[] = [];
    for (let i = 0; i < processes; i += 1) streams.push(await cluster.start('stream'));
    const clients = await Promise.all(
      streams.map(({ port }) => openSockets({ port, requests: manyRequests(socketsEach) })),
    );
    await sleep(settleMs);
    const watched = [engine, ...streams];
    const before = watched.map(({ pid }) => cpuMs(pid));
    for (const client of clients) client.send('count');
    const began = performance.now();
    await sleep(measureMs);
    const took = performance.now() - began;
    const [engineShare = 0, ...shares] = watched.map(({ pid }, i) => (cpuMs(pid) - (before[i] ?? 0)) / took);
    const memory = streams.map(({ pid }) => Math.round(residentMib(pid)));
    const reports = await Promise.all(clients.map(reportOf));
    return [costOf(reports, { shares, engineShare, memory }), samenessOf(reports)];
  } finally {
    await cluster.close();
    await place.drop();
  }
}

interface Costs {
  readonly shares: readonly number[];
  readonly engineShare: number;
  readonly memory: readonly number[];
}

function costOf(reports: readonly SocketReport[], { shares, engineShare, memory }: Costs): Finding {
  const frames = reports.reduce((sum, report) => sum + report.frames, 0);
  const all = shares.reduce((sum, share) => sum + share, 0);
  const worst = (pick: (report: SocketReport) => number): number => Math.max(...reports.map(pick));
  return {
    what:
      `${(processes * socketsEach).toLocaleString('en')} sockets over ${processes} processes, ` +
      '2 frames/s on average',
    value:
      `${sharesOf(shares)} of a core each, delivered in ${worst(({ p50Ms }) => p50Ms)} ms (median), ` +
      `${worst(({ p99Ms }) => p99Ms)} ms (p99)`,
    note:
      `${((all * measureMs * 1_000) / frames).toFixed(1)} µs of a process a frame; ${memory.join(', ')} MiB; ` +
      `the engine takes ${sharesOf([engineShare])} of a core beside them`,
  };
}

/** What one socket of each process was told of prices, by symbol, time and price. */
function samenessOf(reports: readonly SocketReport[]): Finding {
  const seen = reports.map(({ witnessed }) => new Set(witnessed));
  const all = new Set(seen.flatMap((one) => [...one]));
  const common = [...all].filter((row) => seen.every((one) => one.has(row)));
  return {
    what: `of the prices that one socket of each of the ${processes} processes was told, the others were told the same`,
    value: `${common.length.toLocaleString('en')} of ${all.size.toLocaleString('en')}`,
    note: 'symbol, time and price; prices at both ends of the count may be on one side of it only',
  };
}
