import { fork } from 'node:child_process';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import type { TickerRequest } from '@candor/api-contract/events.ts';
import { catalogue } from '@candor/core/market/catalogue.ts';
import { Random } from '../tests/simulator/random.ts';
import { embeddedPlace } from './harness/place.ts';
import { cpuMs, residentMib, startServer, type ServerProcess } from './harness/server-process.ts';
import type { Finding } from './report.ts';

/** What one process of clients is asked to do. */
export interface SocketJob {
  readonly port: number;
  /** What each socket subscribes to. */
  readonly requests: readonly TickerRequest[];
}
/** What its sockets got while it was counted. */
export interface SocketReport {
  readonly frames: number;
  readonly changes: number;
  readonly bytes: number;
  readonly p50Ms: number;
  readonly p99Ms: number;
  readonly maxMs: number;
  /** What its first socket was told of prices: `symbol time price`. */
  readonly witnessed: readonly string[];
}

const sockets = 1_000;
const manySockets = 10_000;
/** Of many, a third trade, with four frames a second; the others look at lists, with one: two frames on average. */
const tradingEach = 3;
const symbolsEach = 40;
const processes = 2;
const settleMs = 4_000;
const measureMs = 15_000;
const program = fileURLToPath(new URL('./sockets-process.ts', import.meta.url));
const symbols = catalogue.map(({ symbol }) => symbol);

const random = new Random(1);
const sameList = (): string[] => symbols.slice(0, symbolsEach);
/** Every socket another choice, as customers' screens have: nothing can be encoded once for many. */
function ownList(): string[] {
  const left = [...symbols];
  while (left.length > symbolsEach) left.splice(random.whole(0, left.length - 1), 1);
  return left;
}

function inWords(count: number): string {
  return `${count.toLocaleString('en')} sockets × ${symbolsEach} symbols`;
}
const ownRequest = (_: unknown, at: number): TickerRequest => ({
  symbols: ownList(),
  ...(at % tradingEach === 0 ? {} : { pace: 'calm' }),
});

/** As {@link ownRequest} has them; the first sees what the first of every process sees. */
export const manyRequests = (count: number): TickerRequest[] => [
  { symbols: sameList() },
  ...Array.from({ length: count - 1 }, (_, at) => ownRequest(_, at + 1)),
];

const loads = [
  {
    what: `${inWords(sockets)} × 4 frames/s, one list`,
    aim: '≤ 25 % of a core',
    requests: Array.from({ length: sockets }, () => ({ symbols: sameList() })),
  },
  {
    what: `${inWords(sockets)} × 4 frames/s, different lists`,
    requests: Array.from({ length: sockets }, () => ({ symbols: ownList() })),
  },
  {
    what: `${inWords(manySockets)} × 2 frames/s on average, different lists`,
    aim: '≤ 45 % of a core',
    requests: Array.from({ length: manySockets }, ownRequest),
  },
];

/** What 1,000 open screens cost, 40 symbols each, four frames a second; and 10,000 of both kinds. */
export async function socketLoad(): Promise<Finding[]> {
  const place = await embeddedPlace();
  const server = await startServer(place.settings);
  try {
    await sleep(settleMs);
    const idle = await shareOfCore(server, measureMs / 2);
    const memory = residentMib(server.pid);
    const found: Finding[] = [
      {
        what: 'server without customers, market running',
        value: `${percent(idle)} of a core, ${Math.round(memory)} MiB`,
      },
    ];
    for (const { requests, ...load } of loads) found.push({ ...load, ...(await measure(server, requests)) });
    return found;
  } finally {
    await server.end('SIGKILL');
    await place.drop();
  }
}

async function measure(
  server: ServerProcess,
  requests: readonly TickerRequest[],
): Promise<{ value: string; note: string }> {
  const shares = Array.from({ length: processes }, (_, i) => requests.filter((__, k) => k % processes === i));
  const children = await Promise.all(shares.map((share) => openSockets({ port: server.port, requests: share })));
  await sleep(settleMs);
  for (const child of children) child.send('count');
  const share = await shareOfCore(server, measureMs);
  const memory = residentMib(server.pid);
  const reports = await Promise.all(children.map(reportOf));
  const sum = (pick: (report: SocketReport) => number): number =>
    reports.reduce((total, report) => total + pick(report), 0);
  const frames = sum((report) => report.frames);
  const framesEach = frames / requests.length / (measureMs / 1000);
  const worstMs = (pick: (report: SocketReport) => number): number => Math.max(...reports.map(pick));
  return {
    value:
      `${percent(share)} of a core, delivered in ${worstMs(({ p50Ms }) => p50Ms)} ms (median), ` +
      `${worstMs(({ p99Ms }) => p99Ms)} ms (p99), ${Math.round(memory)} MiB`,
    note:
      `every socket got ${framesEach.toFixed(2)} frames/s of ` +
      `${(sum(({ changes }) => changes) / frames).toFixed(1)} symbols, ` +
      `${Math.round(sum(({ bytes }) => bytes) / frames)} bytes each; ` +
      `${((share * measureMs * 1_000) / frames).toFixed(1)} µs of the server a frame, the market's own included`,
  };
}

type Clients = ReturnType<typeof fork>;

/** What a process of clients has got since it began to count; it ends. */
export function reportOf(child: Clients): Promise<SocketReport> {
  const reported = new Promise<SocketReport>((resolve) => {
    child.once('message', (message) => resolve(message as SocketReport));
  });
  child.send('report');
  return reported;
}

/** A process of clients whose sockets are all open. */
export function openSockets(job: SocketJob): Promise<Clients> {
  return new Promise((resolve, reject) => {
    const child = fork(program, { execArgv: ['--disable-warning=ExperimentalWarning'] });
    child.once('message', () => resolve(child));
    child.once('exit', (code) => reject(new Error(`the sockets have failed (${code})`)));
    child.send(job);
  });
}

async function shareOfCore(server: ServerProcess, ms: number): Promise<number> {
  const [before, start] = [cpuMs(server.pid), performance.now()];
  await sleep(ms);
  return (cpuMs(server.pid) - before) / (performance.now() - start);
}

const percent = (share: number): string => `${(share * 100).toFixed(1)} %`;
