import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { callText, Connection } from './connection.ts';
import type { LoadJob, LoadReport } from './load.ts';
import { less, processorTime, type ProcessorTime } from './processor-time.ts';
import { spreadOf } from './statistics.ts';

const contractOrder = 'POST /portal/order/contractOrder';
const orderBatch = 'POST /portal/order/batch';
/** In the answer of a batch, where one of its orders was refused. */
const refusedItem = '"error":';
/** When the server's market is sampled: every such part of a second, in ms. */
const frameMs = 250;
const besideFrameMs = 10;
const latencies: number[] = [];
const besideFrame: number[] = [];
let failed = 0;
let firstFailure: string | null = null;

async function send(connection: Connection, text: string, due: number): Promise<void> {
  try {
    const { status, body } = await connection.request(text);
    const took = performance.now() - due;
    latencies.push(took);
    if ((performance.timeOrigin + due) % frameMs < besideFrameMs) besideFrame.push(took);
    if (status === 200 && !body.includes(refusedItem)) return;
    fail(body);
  } catch (error) {
    fail(String(error));
  }
}

function fail(what: string): void {
  failed += 1;
  firstFailure ??= what;
}

/** Every connection sends its next order when the last is answered. */
async function closedLoop(job: LoadJob, connections: readonly Connection[], next: () => string): Promise<void> {
  const end = performance.now() + job.seconds * 1000;
  let left = job.orders ?? Number.POSITIVE_INFINITY;
  await Promise.all(
    connections.map(async (connection) => {
      while (left > 0 && performance.now() < end && !connection.closed) {
        left -= 1;
        await send(connection, next(), performance.now());
      }
    }),
  );
}

/** Orders come when they are due. One that finds no free connection waits, and its waiting counts. */
async function openLoop(
  job: LoadJob,
  perSecond: number,
  connections: readonly Connection[],
  next: () => string,
): Promise<void> {
  const start = performance.now();
  const total = job.orders ?? perSecond * job.seconds;
  const free = [...connections];
  const due: number[] = [];
  const sent: Promise<void>[] = [];
  const drain = (): void => {
    while (due.length > 0 && free.length > 0) {
      const connection = free.pop();
      const at = due.shift();
      if (connection === undefined || at === undefined) return;
      sent.push(
        send(connection, next(), at).then(() => {
          free.push(connection);
          drain();
        }),
      );
    }
  };
  for (let scheduled = 0; scheduled < total;) {
    await sleep(1);
    for (
      const now = performance.now();
      scheduled < total && start + (scheduled * 1000) / perSecond <= now;
      scheduled += 1
    ) {
      due.push(start + (scheduled * 1000) / perSecond);
    }
    drain();
  }
  while (sent.length < total) await sleep(1);
  await Promise.all(sent);
}

async function carryOut(job: LoadJob): Promise<LoadReport> {
  const connections = await Promise.all(Array.from({ length: job.connections }, () => Connection.open(job.port)));
  const { order, batch } = job;
  const orders = Array.from({ length: batch ?? 0 }, () => ({ action: 'place', ...order }));
  const body = JSON.stringify(batch === undefined ? order : { orders });
  const call = job.call ?? (batch === undefined ? contractOrder : orderBatch);
  let turn = 0;
  // With a key of its own each, as the app sends them.
  const next = (): string => {
    turn += 1;
    const token = job.people[turn % job.people.length]?.token ?? '';
    return callText(call, { token, key: randomUUID(), body });
  };
  if (job.startAt !== undefined) await sleep(Math.max(0, job.startAt - Date.now()));
  const read = (): ProcessorTime | null => (job.watched === undefined ? null : processorTime(job.watched));
  const [before, usage, serverBefore] = [performance.now(), process.cpuUsage(), read()];
  await (job.perSecond === undefined
    ? closedLoop(job, connections, next)
    : openLoop(job, job.perSecond, connections, next));
  const took = performance.now() - before;
  const { user, system } = process.cpuUsage(usage);
  const serverAfter = read();
  for (const connection of connections) connection.close();
  return {
    answered: latencies.length,
    perSecond: (latencies.length * 1000) / took,
    failed,
    firstFailure,
    latency: spreadOf(latencies),
    besideFrame: spreadOf(besideFrame),
    tookMs: took,
    ownUs: user + system,
    server: serverBefore === null || serverAfter === null ? null : less(serverAfter, serverBefore),
  };
}

process.once('message', (job: LoadJob) => {
  void carryOut(job).then((report) => {
    process.send?.(report);
    process.disconnect?.();
  });
});
