import { setTimeout as sleep } from 'node:timers/promises';
import { io } from 'socket.io-client';
import { runLoad, type LoadReport } from './harness/load.ts';
import { fundPeople, seedPeople, type Person } from './harness/people.ts';
import type { Place } from './harness/place.ts';
import { startServer } from './harness/server-process.ts';
import { spreadOf } from './harness/statistics.ts';
import { nameOf, onEachDatabase } from './places.ts';
import type { Finding } from './report.ts';

const orders = 10_000;
/** Of the waves, in seconds: the longest first, so that all expire in the same second. */
const durations = [120, 90, 60, 30];
const waveSeconds = 0.75;
const leadMs = 2_000;
const order = { contractType: 'fast', symbol: 'BTCUSDT', direction: 'up', amount: '1' };

interface OrderEvent {
  orderNo: string;
  saleTime: number | null;
  result: string | null;
}
interface Settled {
  expiredAt: number;
  publishedAt: number;
}

/** From the expiry of an order until its customer is told, which is after the commit; 10,000 orders of one second. */
export const expiryBurst = (): Promise<Finding[]> => onEachDatabase(measure);

async function measure(place: Place): Promise<Finding[]> {
  const people = await seedPeople(place, 200);
  const server = await startServer(place.settings);
  try {
    await fundPeople(server.port, people);
    const settled: Settled[] = [];
    const sockets = await Promise.all(people.map((person) => listen(server.port, person, settled)));
    // In waves of different durations, so that placing is no burst itself.
    const startAt = Date.now() + leadMs;
    const placed: LoadReport[] = [];
    for (const [wave, seconds] of durations.entries()) {
      const waveAt = startAt + ((durations[0] ?? 0) - seconds) * 1000;
      await sleep(waveAt - leadMs - Date.now());
      const job = {
        port: server.port,
        people,
        connections: 64,
        orders: orders / durations.length,
        perSecond: orders / durations.length / waveSeconds,
        seconds,
      };
      placed[wave] = await runLoad({ ...job, startAt: waveAt, order: { ...order, seconds } });
    }
    if (placed.some(({ failed }) => failed > 0))
      throw new Error(`orders failed: ${placed.map(({ firstFailure }) => firstFailure).join()}`);
    for (let waited = 0; settled.length < orders && waited < 45_000; waited += 50) await sleep(50);
    for (const socket of sockets) socket.close();
    return [findingOf(place, settled)];
  } finally {
    await server.end('SIGKILL');
  }
}

async function listen(port: number, { token }: Person, settled: Settled[]): Promise<ReturnType<typeof io>> {
  const socket = io(`http://127.0.0.1:${port}`, {
    path: '/stream',
    transports: ['websocket'],
    auth: { token },
    forceNew: true,
  });
  socket.on('order', (...rows: OrderEvent[]) => {
    for (const { saleTime, result } of rows)
      if (result !== null && saleTime !== null) settled.push({ expiredAt: saleTime, publishedAt: Date.now() });
  });
  await new Promise((connected) => {
    socket.once('connect', () => connected(null));
  });
  return socket;
}

function findingOf(place: Place, settled: readonly Settled[]): Finding {
  const delays = spreadOf(settled.map(({ expiredAt, publishedAt }) => publishedAt - expiredAt));
  const expiries = settled.map(({ expiredAt }) => expiredAt);
  const span = Math.max(...expiries) - Math.min(...expiries);
  if (settled.length < orders) throw new Error(`only ${settled.length} of ${orders} orders have settled`);
  return {
    what: `${orders.toLocaleString('en')} orders that expire within ${(span / 1000).toFixed(2)} s, ${nameOf(place)}`,
    value: `settled and told after ${delays.p50} ms (median), ${delays.p99} ms (p99), ${delays.max} ms (last)`,
    aim: 'all ≤ 500 ms',
    note: 'the exit mark itself comes up to 250 ms after the expiry',
  };
}
