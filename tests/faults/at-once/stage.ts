import { setTimeout as sleep } from 'node:timers/promises';
import type { Database } from '../../../apps/server/db/database.ts';
import { createOperator } from '../../../apps/server/operators/create-operator.ts';
import { openOperatorSessions } from '../../../apps/server/operators/sessions.ts';
import { callText, Connection, type HttpReply } from '../../../bench/harness/connection.ts';
import { fundPeople, seedPeople, type Person } from '../../../bench/harness/people.ts';
import type { Place } from '../../../bench/harness/place.ts';
import type { TestCluster } from '../cluster.ts';

/** So many ask at once. */
export const many = 64;

const patienceMs = 60_000;
const retryMs = 100;
/** Where a machine does other things the market may have no fresh price for a moment: that says nothing of a race. */
export const lacksPrice = ({ body }: HttpReply): boolean =>
  /"error":"(market-halted|book-empty|quote-moved|quote-expired)"/.test(body);

/** Who asks: a customer's session, or an operator's. */
export type Caller = { readonly token: string } | { readonly operator: string };

/** An engine and two processes of calls, operators, and customers who have done nothing yet. */
export interface Stage {
  readonly db: Database;
  /** Sessions of two persons who may decide about money. */
  readonly operators: readonly [maker: Caller, checker: Caller];
  /** Somebody who has done nothing yet. @throws when there is nobody left */
  stranger(): Person;
  /** The same with the day's test funds. */
  funded(): Promise<Person>;
  /** Waits for a price where there is none. @returns the data of the answer @throws when it is refused */
  ask<Data>(name: string, caller: Caller, body?: object): Promise<Data>;
  /** Sends each by a line of its own, to both processes in turn. @param texts {@link many} at most */
  atOnce(texts: readonly string[]): Promise<HttpReply[]>;
  close(): Promise<void>;
}

/** @param cluster on the place, without a process yet @param customers how many the rounds will need */
export async function openStage(place: Place, cluster: TestCluster, customers: number): Promise<Stage> {
  const people = await seedPeople(place, customers);
  await cluster.start('engine');
  const ports = [(await cluster.start('api')).port, (await cluster.start('api')).port] as const;
  const db = await place.open();
  const operators = [await operatorIn(db, 'anna'), await operatorIn(db, 'bert')] as const;
  const lineTo = openLines(ports);
  function stranger(): Person {
    const person = people.pop();
    if (person === undefined) throw new Error('there is nobody left');
    return person;
  }
  return {
    db,
    operators,
    stranger,
    async funded() {
      const person = stranger();
      await fundPeople(ports[0], [person]);
      return person;
    },
    async ask<Data>(name: string, caller: Caller, body?: object) {
      const text = callText(name, { ...caller, body: JSON.stringify(body) });
      for (const end = Date.now() + patienceMs; ; await sleep(retryMs)) {
        const reply = await (await lineTo(many)).request(text);
        if (reply.status === 200) return (JSON.parse(reply.body) as { data: Data }).data;
        if (!lacksPrice(reply) || Date.now() > end) throw new Error(`${name}: ${reply.body}`);
      }
    },
    async atOnce(texts) {
      const lines = await Promise.all(texts.map((_, i) => lineTo(i)));
      return Promise.all(lines.map((line, i) => line.request(texts[i] ?? '')));
    },
    close: () => db.close(),
  };
}

/** Lines that stay, to each of the processes in turn; one that was closed as nothing was said is opened anew. */
function openLines(ports: readonly number[]): (place: number) => Promise<Connection> {
  const lines: Connection[] = [];
  return async (place) => {
    const known = lines[place];
    if (known !== undefined && !known.closed) return known;
    return (lines[place] = await Connection.open(ports[place % ports.length] ?? 0));
  };
}

async function operatorIn(db: Database, name: string): Promise<Caller> {
  await createOperator(db, name, 'finance', Date.now());
  const [row] = await db.query<{ id: string }>('select id from operator where name_key = $1', [name]);
  const sessions = openOperatorSessions(db, { now: Date.now });
  return { operator: await sessions.start(row?.id ?? '', 'live', '127.0.0.1', []) };
}
