import { runLoad } from './harness/load.ts';
import { fundPeople, seedPeople } from './harness/people.ts';
import type { Place } from './harness/place.ts';
import { waitForQuiet } from './harness/quiet.ts';
import { startServer } from './harness/server-process.ts';
import { nameOf, onEachDatabase } from './places.ts';
import type { Finding } from './report.ts';

const perSecond = 1_000;
const seconds = 20;
const warmSeconds = 3;
/** Half a minute: while the later orders are placed, the earlier ones enter and some settle. */
const order = { contractType: 'fast', symbol: 'BTCUSDT', direction: 'up', seconds: 30, amount: '1' };

/**
 * How long a customer waits for their acknowledgement at 1,000 orders a second that come whether or not the server
 * keeps
 * up.
 */
export const ackLatency = (): Promise<Finding[]> => onEachDatabase(measure);

async function measure(place: Place): Promise<Finding[]> {
  const people = await seedPeople(place, 200);
  const server = await startServer(place.settings);
  try {
    await fundPeople(server.port, people);
    const job = { port: server.port, people, connections: 256, perSecond, order };
    await runLoad({ ...job, seconds: warmSeconds });
    await waitForQuiet();
    const { latency, failed, firstFailure, answered } = await runLoad({ ...job, seconds });
    if (failed > 0) throw new Error(`${failed} orders failed: ${firstFailure}`);
    return [
      {
        what: `acknowledgement at ${perSecond.toLocaleString('en')} orders/s, ${nameOf(place)}`,
        value: `p50 ${latency.p50.toFixed(1)} ms, p99 ${latency.p99.toFixed(1)} ms, worst ${latency.max.toFixed(0)} ms`,
        aim: 'p99 ≤ 50 ms',
        note: `${answered.toLocaleString('en')} orders with idempotency keys, from the moment each was due`,
      },
    ];
  } finally {
    await server.end('SIGKILL');
  }
}
