import { setTimeout as sleep } from 'node:timers/promises';
import { runLoad } from './harness/load.ts';
import { fundPeople, seedPeople } from './harness/people.ts';
import type { Place } from './harness/place.ts';
import { residentMib, startServer } from './harness/server-process.ts';
import { nameOf, onEachDatabase } from './places.ts';
import type { Finding } from './report.ts';

const orders = 100_000;
const order = { contractType: 'fast', symbol: 'BTCUSDT', direction: 'up', seconds: 30, amount: '1' };

/** Resident memory of the server: idle, after 100,000 orders, and when they have all settled. */
export const memory = (): Promise<Finding[]> => onEachDatabase(measure);

async function measure(place: Place): Promise<Finding[]> {
  const people = await seedPeople(place, 200);
  const server = await startServer(place.settings);
  try {
    await fundPeople(server.port, people);
    // A server returns what its start has left once nobody is connected.
    await sleep(30_000);
    const idle = residentMib(server.pid);
    const { failed, firstFailure } = await runLoad({
      port: server.port,
      people,
      connections: 64,
      orders,
      seconds: 300,
      order,
    });
    if (failed > 0) throw new Error(`${failed} orders failed: ${firstFailure}`);
    const after = residentMib(server.pid);
    await sleep(40_000);
    return [
      {
        what: `resident memory, ${nameOf(place)}`,
        value:
          `${Math.round(idle)} MiB idle, ${Math.round(after)} MiB after ${orders.toLocaleString('en')} orders, ` +
          `${Math.round(residentMib(server.pid))} MiB when they have settled`,
        aim: place.kind === 'embedded' ? '≤ 450 MiB idle' : '≤ 250 MiB idle',
        ...(place.kind === 'embedded' ? { note: 'with the whole database in the process' } : {}),
      },
    ];
  } finally {
    await server.end('SIGKILL');
  }
}
