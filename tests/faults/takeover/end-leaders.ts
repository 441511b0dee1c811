import { fundPeople, seedPeople } from '../../../bench/harness/people.ts';
import type { Place } from '../../../bench/harness/place.ts';
import type { ServerProcess } from '../../../bench/harness/server-process.ts';
import { openTestCluster, untilOneStandsBy, type TestCluster } from '../cluster.ts';
import { Flow, placedOf, resolve, unknownOf, untilPlaced, type Intent } from '../intents.ts';
import { faultsAt } from '../place.ts';
import { faultsOfLists } from './lists.ts';

export interface TakeoverReport {
  readonly rounds: number;
  /** Orders that customers were told of. */
  readonly placed: number;
  /** Those that were answered so late or in such a way that a customer had to ask again. */
  readonly askedAgain: number;
  /** Of each round the longest time in which no order was answered, in ms. */
  readonly gapsMs: readonly number[];
  readonly faults: readonly string[];
}

export interface TakeoverOptions {
  readonly rounds: number;
  readonly signal: 'SIGKILL' | 'SIGTERM';
  readonly perSecond: number;
  /** The books are compared after so many rounds, and at the end. */
  readonly compareEvery?: number;
  readonly log?: (line: string) => void;
}

const userCount = 100;
const connections = 256;
/** A leader ends after so many seconds' worth of answers, that is into the middle of the flow on any machine. */
const answeredFrom = 0.5;
const answeredTo = 1.5;

/**
 * Ends the engine that works in the middle of a flow of orders, again and again, with another one standing by;
 * customers reach them by a process of calls that stays.
 */
export async function endLeaders(place: Place, options: TakeoverOptions): Promise<TakeoverReport> {
  const { rounds, signal, compareEvery = 1, log = () => undefined } = options;
  const people = await seedPeople(place, userCount);
  const cluster = await openTestCluster(place);
  const flow = new Flow(people, 'takeover');
  const gapsMs: number[] = [];
  const faults: string[] = [];
  let askedAgain = 0;
  try {
    let leader = await cluster.start('engine');
    const { port } = await cluster.start('api');
    await fundPeople(port, people);
    for (let round = 1; round <= rounds; round += 1) {
      const ended = leader;
      leader = await follow({ place, cluster, flow, port }, leader, options);
      const { code } = await ended.ended;
      if (signal === 'SIGTERM' && code !== 0) faults.push(`round ${round}: ended with ${code}`);
      gapsMs.push(Math.round(flow.longestGapMs));
      const unknown = unknownOf(flow);
      askedAgain += unknown.length;
      await resolve(port, unknown);
      if (round % compareEvery === 0 || round === rounds)
        faults.push(...(await faultsOf(place, port, flow.intents)).map((fault) => `round ${round}: ${fault}`));
      log(`${round}: ${placedOf(flow)} orders, gap ${gapsMs.at(-1)} ms, ${unknown.length} asked again`);
    }
  } finally {
    await cluster.close();
  }
  return { rounds, placed: placedOf(flow), askedAgain, gapsMs, faults };
}

const faultsOf = async (place: Place, port: number, intents: readonly Intent[]): Promise<string[]> => [
  ...(await faultsAt(place, intents)),
  ...(await faultsOfLists(port, intents)),
];

interface Stage {
  readonly place: Place;
  readonly cluster: TestCluster;
  readonly flow: Flow;
  /** Where customers reach it. */
  readonly port: number;
}

/** One round. @returns the engine that works after it */
async function follow(
  { place, cluster, flow, port }: Stage,
  leader: ServerProcess,
  { signal, perSecond }: TakeoverOptions,
): Promise<ServerProcess> {
  const next = cluster.start('engine');
  await untilOneStandsBy(place);
  [flow.lastPlacedAt, flow.longestGapMs] = [0, 0];
  const sending = flow.run(port, perSecond, connections);
  await untilPlaced(flow, perSecond * (answeredFrom + Math.random() * (answeredTo - answeredFrom)));
  void leader.end(signal);
  const follower = await next;
  await untilPlaced(flow, perSecond / 2);
  flow.stop();
  await sending;
  return follower;
}
