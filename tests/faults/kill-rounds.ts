import { fundPeople, seedPeople } from '../../bench/harness/people.ts';
import type { Place } from '../../bench/harness/place.ts';
import { startServer, type ServerProcess } from '../../bench/harness/server-process.ts';
import { Flow, newIntent, placedOf, resolve, unknownOf, untilPlaced, type Intent } from './intents.ts';
import { faultsAt } from './place.ts';

export interface KillReport {
  readonly kills: number;
  /** Intents that customers were told of. */
  readonly acknowledged: number;
  /** Intents whose answer a kill has cut off; every one was carried out exactly once afterwards. */
  readonly unknown: number;
  /** From the start of a killed server until it has acknowledged an order again. */
  readonly readyMs: readonly number[];
  readonly faults: readonly string[];
}

export interface KillOptions {
  readonly rounds: number;
  readonly perSecond?: number;
  /** Orders in each request. */
  readonly size?: number;
  readonly log?: (line: string) => void;
}

const userCount = 100;
/** A kill falls after so many seconds' worth of answers, that is into the middle of the flow on any machine. */
const answeredFrom = 0.4;
const answeredTo = 2;

/**
 * Kills the server in the middle of a flow of orders, again and again: after each kill the tables are compared with
 * what customers were told, after each restart what they don't know is asked again with the same keys.
 */
export async function killRounds(
  place: Place,
  { rounds, perSecond = 1_000, size = 1, log = () => undefined }: KillOptions,
): Promise<KillReport> {
  const people = await seedPeople(place, userCount);
  const flow = new Flow(people, 'kill', { size });
  const readyMs: number[] = [];
  const faults: string[] = [];
  let unknown = 0;
  for (let round = 0; ; round += 1) {
    const before = performance.now();
    const server = await startServer(place.settings);
    if (round === 0) await fundPeople(server.port, people);
    await placeFirst(server.port, flow, newIntent(people[0] as (typeof people)[number], `first-${round}`));
    if (round > 0) readyMs.push(performance.now() - before);
    await resolve(server.port, unknownOf(flow));
    if (round === rounds) {
      const { code } = await server.end('SIGTERM');
      if (code !== 0) faults.push(`stopped with ${code}: ${server.output()}`);
      break;
    }
    await killAmid(flow, server, perSecond);
    const cut = unknownOf(flow).length;
    unknown += cut;
    const found = await faultsAt(place, flow.intents);
    faults.push(...found.map((fault) => `kill ${round + 1}: ${fault}`));
    const ready = round > 0 ? `, was ready in ${Math.round(readyMs.at(-1) ?? 0)} ms` : '';
    log(`kill ${round + 1}: ${flow.intents.length} orders so far, ${cut} unknown${ready}, ${found.length} faults`);
  }
  faults.push(...(await faultsAt(place, flow.intents)).map((fault) => `at the end: ${fault}`));
  return {
    kills: rounds,
    acknowledged: placedOf(flow),
    unknown,
    readyMs,
    faults,
  };
}

async function placeFirst(port: number, flow: Flow, first: Intent): Promise<void> {
  await resolve(port, [first]);
  flow.intents.push(first);
}

async function killAmid(flow: Flow, server: ServerProcess, perSecond: number): Promise<void> {
  const sending = flow.run(server.port, perSecond);
  await untilPlaced(flow, perSecond * (answeredFrom + Math.random() * (answeredTo - answeredFrom)));
  await server.end('SIGKILL');
  flow.stop();
  await sending;
}
