import { fundPeople, seedPeople } from '../../../bench/harness/people.ts';
import { postgresPlace } from '../../../bench/harness/place.ts';
import { startServer } from '../../../bench/harness/server-process.ts';
import { Flow, placedOf, resolve, unknownOf, untilPlaced } from '../intents.ts';
import { faultsAt } from '../place.ts';
import { faultsOfLists } from '../takeover/lists.ts';
import type { OwnPostgres } from './own-postgres.ts';

export interface DatabaseKills {
  /** Orders that customers were told of. */
  readonly placed: number;
  /** While the market had no fresh price, as it stores none without its database. */
  readonly refused: number;
  /** From the moment at which the database takes connections again until the next order is placed, in ms. */
  readonly backMs: readonly number[];
  /** In the tables and in the customers' lists. */
  readonly faults: readonly string[];
}

export interface DatabaseKillOptions {
  readonly rounds: number;
  readonly perSecond?: number;
  /** The books are compared after so many rounds, and at the end. */
  readonly compareEvery?: number;
  readonly log?: (line: string) => void;
}

const userCount = 100;
const connections = 128;
/** A kill falls after so many seconds' worth of answers, that is into the middle of the flow on any machine. */
const answeredFrom = 0.4;
const answeredTo = 1.5;

/**
 * Kills the database in the middle of a flow of orders and starts it again, over and over; the server goes on by
 * itself, and customers ask again with the same keys.
 */
export async function killDatabase(postgres: OwnPostgres, options: DatabaseKillOptions): Promise<DatabaseKills> {
  const { rounds, perSecond = 500, compareEvery = 1, log = () => undefined } = options;
  const place = await postgresPlace(postgres.url);
  const people = await seedPeople(place, userCount);
  const server = await startServer({ ...place.settings, LOG_LEVEL: 'fatal' });
  const flow = new Flow(people, 'database', { asksAgain: true });
  const backMs: number[] = [];
  const faults: string[] = [];
  try {
    await fundPeople(server.port, people);
    for (let round = 1; round <= rounds; round += 1) {
      backMs.push(await killAmid(flow, { postgres, port: server.port, perSecond }));
      if (round % compareEvery === 0 || round === rounds) {
        const found = [...(await faultsAt(place, flow.intents)), ...(await faultsOfLists(server.port, flow.intents))];
        faults.push(...found.map((fault) => `kill ${round}: ${fault}`));
      }
      log(`${round}: ${placedOf(flow)} orders, back after ${backMs.at(-1)} ms, ${faults.length} faults`);
    }
    const { code } = await server.end('SIGTERM');
    if (code !== 0) faults.push(`stopped with ${code}: ${server.output()}`);
  } finally {
    await server.end('SIGKILL');
    await place.drop().catch(() => undefined);
  }
  return {
    placed: placedOf(flow),
    refused: flow.intents.filter(({ outcome }) => outcome === 'refused').length,
    backMs,
    faults,
  };
}

interface Stage {
  readonly postgres: OwnPostgres;
  readonly port: number;
  readonly perSecond: number;
}

/** One round. @returns how long after the database was back an order was placed, in ms */
async function killAmid(flow: Flow, { postgres, port, perSecond }: Stage): Promise<number> {
  const sending = flow.run(port, perSecond, connections);
  await untilPlaced(flow, perSecond * (answeredFrom + Math.random() * (answeredTo - answeredFrom)));
  await postgres.kill();
  postgres.start();
  const upAt = performance.now();
  await untilPlaced(flow, 1);
  const backMs = Math.round(performance.now() - upAt);
  await untilPlaced(flow, perSecond / 4);
  flow.stop();
  await sending;
  await resolve(port, unknownOf(flow));
  return backMs;
}
