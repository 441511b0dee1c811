import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { runLoad, type LoadReport } from './harness/load.ts';
import { fundPeople, newPeople, seedPeople, tokenHash, type Person } from './harness/people.ts';
import { embeddedPlace, findPostgres, postgresPlace, type Place } from './harness/place.ts';
import { waitForQuiet } from './harness/quiet.ts';
import { startServer, type ServerProcess } from './harness/server-process.ts';
import { median, rangeOf } from './harness/statistics.ts';
import type { Finding } from './report.ts';

const connectionCounts = [16, 64, 256];
const aims: Readonly<Record<number, string>> = { 16: '≥ 1 ×', 64: '≥ 2 ×', 256: '≥ 3 ×' };
const rounds = 10;
const roundSeconds = 1.5;
const warmSeconds = 2;
const userCount = 200;
// Five minutes: nothing settles while orders are counted.
const order = { contractType: 'fast', symbol: 'BTCUSDT', direction: 'up', seconds: 300, amount: '1' };
const ordinaryProgram = fileURLToPath(new URL('./ordinary/server.ts', import.meta.url));
const ordinarySchema = readFileSync(new URL('./ordinary/schema.sql', import.meta.url), 'utf8');

/** A server under test, and what it reached in each round, in orders a second. */
interface Candidate {
  readonly name: 'Candor, PostgreSQL' | 'ordinary, PostgreSQL' | 'Candor, embedded';
  readonly server: ServerProcess;
  readonly people: readonly Person[];
  readonly place: Place;
  readonly rates: number[];
  ownCpu: number;
  /** Rounds that began while something else was working on the machine. */
  disturbed: number;
}

async function openCandor(place: Place): Promise<Candidate> {
  const people = await seedPeople(place, userCount);
  const server = await startServer(place.settings);
  await fundPeople(server.port, people);
  return {
    name: place.kind === 'postgres' ? 'Candor, PostgreSQL' : 'Candor, embedded',
    server,
    people,
    place,
    rates: [],
    ownCpu: 0,
    disturbed: 0,
  };
}

async function openOrdinary(place: Place): Promise<Candidate> {
  const people = newPeople(userCount);
  const db = await place.open();
  for (const sql of ordinarySchema.split(/;\n/)) if (sql.trim() !== '') await db.query(sql);
  const ids = people.map(({ userId }) => userId);
  await db.query('insert into session select * from unnest($1::text[], $2::text[])', [
    people.map(({ token }) => tokenHash(token)),
    ids,
  ]);
  await db.query('insert into account select id, 10000000000, 0 from unnest($1::text[]) as new (id)', [ids]);
  await db.close();
  const server = await startServer(place.settings, { program: ordinaryProgram });
  return { name: 'ordinary, PostgreSQL', server, people, place, rates: [], ownCpu: 0, disturbed: 0 };
}

/**
 * Fast orders a second through HTTP, each answered after its commit, against an ordinary back end on the same
 * PostgreSQL.
 * All are up at once and take turns of a second and a half, so that whatever else the machine does meets them alike.
 */
export async function fastOrders(): Promise<Finding[]> {
  const postgres = await findPostgres();
  const findings: Finding[] = [];
  for (const connections of connectionCounts) {
    const candidates = [await openCandor(await embeddedPlace())];
    if (postgres !== null)
      candidates.push(
        await openCandor(await postgresPlace(postgres)),
        await openOrdinary(await postgresPlace(postgres)),
      );
    try {
      await takeTurns(candidates, connections);
      findings.push(...findingsOf(candidates, connections));
    } finally {
      for (const { server, place } of candidates) {
        await server.end('SIGKILL');
        await place.drop();
      }
    }
  }
  return findings;
}

async function takeTurns(candidates: readonly Candidate[], connections: number): Promise<void> {
  const load = async (candidate: Candidate, seconds: number): Promise<LoadReport> => {
    const report = await runLoad({
      port: candidate.server.port,
      people: candidate.people,
      connections,
      seconds,
      order,
    });
    if (report.failed > 0) throw new Error(`${report.failed} orders failed: ${report.firstFailure}`);
    return report;
  };
  for (const candidate of candidates) await load(candidate, warmSeconds);
  for (let round = 0; round < rounds; round += 1) {
    for (const candidate of round % 2 === 0 ? candidates : candidates.toReversed()) {
      if (!(await waitForQuiet())) candidate.disturbed += 1;
      const { perSecond, ownCpu } = await load(candidate, roundSeconds);
      candidate.rates.push(perSecond);
      candidate.ownCpu = Math.max(candidate.ownCpu, ownCpu);
    }
  }
}

function findingsOf(candidates: readonly Candidate[], connections: number): Finding[] {
  const findings = candidates.map(({ name, rates, ownCpu, disturbed }): Finding => ({
    what: `${connections} connections: ${name}`,
    value: `${Math.round(median(rates)).toLocaleString('en')} orders/s`,
    note: [
      rangeOf(rates),
      `the load itself took ${Math.round(ownCpu * 100)} % of a core at most`,
      ...(disturbed === 0 ? [] : [`${disturbed} of ${rounds} rounds beside other work`]),
    ].join('; '),
  }));
  const [, candor, ordinary] = candidates;
  if (candor === undefined || ordinary === undefined) return findings;
  const ratios = candor.rates.map((rate, round) => rate / (ordinary.rates[round] ?? Number.NaN));
  return [
    ...findings,
    {
      what: `${connections} connections: Candor / ordinary, same PostgreSQL`,
      value: `${median(ratios).toFixed(2)} ×`,
      aim: aims[connections] ?? '',
      note: `median of ${rounds} rounds, ${Math.min(...ratios).toFixed(2)} to ${Math.max(...ratios).toFixed(2)}`,
    },
  ];
}
