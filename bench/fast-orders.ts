import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { runLoad } from './harness/load.ts';
import { fundPeople, newPeople, seedPeople, tokenHash, type Person } from './harness/people.ts';
import { embeddedPlace, findPostgres, postgresPlace, type Place } from './harness/place.ts';
import { startServer } from './harness/server-process.ts';
import { median } from './harness/statistics.ts';
import type { Finding } from './report.ts';

const connectionCounts = [16, 64, 256];
const aims: Record<number, string> = { 16: '≥ 1', 64: '≥ 2', 256: '≥ 3' };
const rounds = 5;
const measureSeconds = 3;
const warmSeconds = 2;
const userCount = 200;
// Five minutes: nothing settles while orders are counted.
export const order = { contractType: 'fast', symbol: 'BTCUSDT', direction: 'up', seconds: 300, amount: '1' };
const ordinaryProgram = fileURLToPath(new URL('./ordinary/server.ts', import.meta.url));
const ordinarySchema = readFileSync(new URL('./ordinary/schema.sql', import.meta.url), 'utf8');

type Candidate = 'candor, PostgreSQL' | 'ordinary, PostgreSQL' | 'candor, embedded';
type Rates = Map<number, number[]>;

async function measure(port: number, people: readonly Person[], rates: Rates, round: number): Promise<void> {
  await runLoad({ port, people, connections: 64, seconds: warmSeconds, order });
  const counts = round % 2 === 0 ? connectionCounts : connectionCounts.toReversed();
  for (const connections of counts) {
    const report = await runLoad({ port, people, connections, seconds: measureSeconds, order });
    if (report.failed > 0) throw new Error(`${report.failed} orders failed: ${report.firstFailure}`);
    rates.set(connections, [...rates.get(connections) ?? [], report.perSecond]);
  }
}

async function measureCandor(place: Place, rates: Rates, round: number): Promise<void> {
  const people = await seedPeople(place, userCount);
  const server = await startServer(place.settings);
  try {
    await fundPeople(server.port, people);
    await measure(server.port, people, rates, round);
  } finally {
    await server.end('SIGKILL');
    await place.drop();
  }
}

async function measureOrdinary(place: Place, rates: Rates, round: number): Promise<void> {
  const people = newPeople(userCount);
  const db = await place.open();
  for (const sql of ordinarySchema.split(/;\n/)) if (sql.trim() !== '') await db.query(sql);
  const ids = people.map(({ userId }) => userId);
  await db.query('insert into session select * from unnest($1::text[], $2::text[])', [people.map(({ token }) => tokenHash(token)), ids]);
  await db.query('insert into account select id, 10000000000, 0 from unnest($1::text[]) as new (id)', [ids]);
  await db.close();
  const server = await startServer(place.settings, { program: ordinaryProgram });
  try {
    await measure(server.port, people, rates, round);
  } finally {
    await server.end('SIGKILL');
    await place.drop();
  }
}

/** Fast orders a second through HTTP, each answered after its commit, against an ordinary back end on the same PostgreSQL. */
export async function fastOrders(): Promise<Finding[]> {
  const postgres = await findPostgres();
  const rates: Record<Candidate, Rates> = { 'candor, PostgreSQL': new Map(), 'ordinary, PostgreSQL': new Map(), 'candor, embedded': new Map() };
  for (let round = 0; round < rounds; round += 1) {
    const runs: (() => Promise<void>)[] = [async () => measureCandor(await embeddedPlace(), rates['candor, embedded'], round)];
    if (postgres !== null) {
      runs.push(async () => measureCandor(await postgresPlace(postgres), rates['candor, PostgreSQL'], round));
      runs.push(async () => measureOrdinary(await postgresPlace(postgres), rates['ordinary, PostgreSQL'], round));
    }
    // Every other round in the other order, so that nobody always finds the machine as the other has left it.
    for (const run of round % 2 === 0 ? runs : runs.toReversed()) await run();
  }
  return connectionCounts.flatMap((connections) => findingsOf(connections, rates));
}

function findingsOf(connections: number, rates: Record<Candidate, Rates>): Finding[] {
  const rateOf = (candidate: Candidate): number => median(rates[candidate].get(connections) ?? []);
  const findings = (Object.keys(rates) as Candidate[]).filter((candidate) => rates[candidate].size > 0).map((candidate): Finding => ({
    what: `${connections} connections: ${candidate}`, value: `${Math.round(rateOf(candidate)).toLocaleString('en')} orders/s`,
    note: (rates[candidate].get(connections) ?? []).map((rate) => Math.round(rate)).join(' '),
  }));
  if (rates['ordinary, PostgreSQL'].size === 0) return findings;
  const ratio = rateOf('candor, PostgreSQL') / rateOf('ordinary, PostgreSQL');
  return [...findings, { what: `${connections} connections: candor / ordinary, same PostgreSQL`, value: `${ratio.toFixed(2)} ×`, aim: `${aims[connections]} ×`, note: 'ratio of medians' }];
}
