import { fork } from 'node:child_process';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { catalogue } from '@candor/core/market/catalogue.ts';
import { Random } from '../../tests/simulator/random.ts';
import { embeddedPlace } from '../harness/place.ts';
import { cpuMs, residentMib, startServer, type ServerProcess } from '../harness/server-process.ts';
import type { Finding } from '../report.ts';
import { openSockets, reportOf } from '../sockets.ts';
import type { PlainJob, PlainReport } from './plain-sockets-process.ts';

const sockets = Number(process.env['PLAIN_SOCKETS'] ?? 1_000);
const symbolsEach = 40;
const processes = 2;
const settleMs = 4_000;
const measureMs = 15_000;
const program = fileURLToPath(new URL('./plain-sockets-process.ts', import.meta.url));
const symbols = catalogue.map(({ symbol }) => symbol);
const random = new Random(1);

/** Every socket another choice, as in the bench of the own stream. */
function ownList(): string[] {
  const left = [...symbols];
  while (left.length > symbolsEach) left.splice(random.whole(0, left.length - 1), 1);
  return left;
}
const sameList = (): string[] => symbols.slice(0, symbolsEach);

const pathOf = (list: readonly string[], kind: string): string =>
  `/binance/stream?streams=${list.map((symbol) => `${symbol.toLowerCase()}@${kind}`).join('/')}`;

/** Plain sockets of the dialect, and beside them as many of the own stream on the same server. */
export async function plainSockets(): Promise<Finding[]> {
  const place = await embeddedPlace();
  const server = await startServer(place.settings);
  try {
    await sleep(settleMs);
    const idle = await shareOfCore(server, measureMs / 2);
    const words = `${sockets.toLocaleString('en')} plain sockets × ${symbolsEach} symbols`;
    return [
      { what: 'server without customers, market running', value: percent(idle) },
      { what: `${words}, one list, @miniTicker`, ...(await measure(server, 'miniTicker', sameList)) },
      { what: `${words}, different lists, @miniTicker`, ...(await measure(server, 'miniTicker', ownList)) },
      { what: `${words}, different lists, @bookTicker`, ...(await measure(server, 'bookTicker', ownList)) },
      {
        what: `the same with @miniTicker beside ${sockets.toLocaleString('en')} of the own stream`,
        ...(await besideOwn(server)),
      },
    ];
  } finally {
    await server.end('SIGKILL');
    await place.drop();
  }
}

/** The own stream is listened to all the while; what both together cost is said. */
async function besideOwn(server: ServerProcess): Promise<Pick<Finding, 'value' | 'note'>> {
  const requests = Array.from({ length: sockets }, () => ({ symbols: ownList() }));
  const own = await openSockets({ port: server.port, requests });
  own.send('count');
  const measured = await measure(server, 'miniTicker', ownList);
  const { p50Ms, p99Ms } = await reportOf(own);
  return {
    ...measured,
    note: `${measured.note}; the own stream was delivered in ${p50Ms} ms (median), ${p99Ms} ms (p99)`,
  };
}

async function measure(
  server: ServerProcess,
  kind: string,
  listOf: () => string[],
): Promise<{ value: string; note: string }> {
  const paths = Array.from({ length: sockets }, () => pathOf(listOf(), kind));
  const children = await Promise.all(
    Array.from({ length: processes }, (_, i) =>
      openPlain({ port: server.port, paths: paths.filter((__, at) => at % processes === i) }),
    ),
  );
  await sleep(settleMs);
  for (const child of children) child.send('count');
  const share = await shareOfCore(server, measureMs);
  const memory = residentMib(server.pid);
  const reports = await Promise.all(children.map(plainReportOf));
  const frames = reports.reduce((sum, report) => sum + report.frames, 0);
  const bytes = reports.reduce((sum, report) => sum + report.bytes, 0);
  const worst = (pick: (report: PlainReport) => number): number => Math.max(...reports.map(pick));
  return {
    value:
      `${percent(share)} of a core, delivered in ${worst(({ p50Ms }) => p50Ms)} ms (median), ` +
      `${worst(({ p99Ms }) => p99Ms)} ms (p99), ${Math.round(memory)} MiB`,
    note:
      `every socket got ${(frames / sockets / (measureMs / 1_000)).toFixed(1)} events/s of ` +
      `${Math.round(bytes / frames)} bytes; ${((share * measureMs * 1_000) / frames).toFixed(1)} µs of the server each`,
  };
}

type Clients = ReturnType<typeof fork>;

function plainReportOf(child: Clients): Promise<PlainReport> {
  const reported = new Promise<PlainReport>((resolve) => {
    child.once('message', (message) => resolve(message as PlainReport));
  });
  child.send('report');
  return reported;
}

function openPlain(job: PlainJob): Promise<Clients> {
  return new Promise((resolve, reject) => {
    const child = fork(program, { execArgv: ['--disable-warning=ExperimentalWarning'] });
    child.once('message', () => resolve(child));
    child.once('exit', (code) => reject(new Error(`the plain sockets have failed (${String(code)})`)));
    child.send(job);
  });
}

async function shareOfCore(server: ServerProcess, ms: number): Promise<number> {
  const [before, start] = [cpuMs(server.pid), performance.now()];
  await sleep(ms);
  return (cpuMs(server.pid) - before) / (performance.now() - start);
}

const percent = (share: number): string => `${(share * 100).toFixed(1)} %`;
