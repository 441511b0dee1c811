import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { findingOf, ratioOf } from './harness/compared.ts';
import { compare, type Candidate } from './harness/compare.ts';
import { fundPeople, newPeople, seedPeople, tokenHash } from './harness/people.ts';
import { embeddedPlace, findPostgres, postgresPlace, type Place } from './harness/place.ts';
import { startServer } from './harness/server-process.ts';
import type { Finding } from './report.ts';

/** By connections: how many times the ordinary back end, and how much of what our own door can take. */
const aims: Readonly<Record<number, { readonly ordinary: string; readonly door?: string }>> = {
  16: { ordinary: '≥ 1 ×' },
  64: { ordinary: '≥ 2 ×', door: '≥ 0.60 ×' },
  256: { ordinary: '≥ 3 ×' },
};
const connectionCounts = Object.keys(aims).map(Number);
const usualRounds = 10;
const userCount = 200;
const doorProgram = fileURLToPath(new URL('./door/server.ts', import.meta.url));
const ordinaryProgram = fileURLToPath(new URL('./ordinary/server.ts', import.meta.url));
const ordinarySchema = readFileSync(new URL('./ordinary/schema.sql', import.meta.url), 'utf8');

/** @param start of another build, or with other options of Node */
export async function openCandor(place: Place, name: string, start = startServer): Promise<Candidate> {
  const people = await seedPeople(place, userCount);
  const server = await start(place.settings);
  await fundPeople(server.port, people);
  return { name, server, people, place };
}

/** What our own door takes where the engine answers at once: the ceiling. */
const openCeiling = (place: Place): Promise<Candidate> =>
  openCandor(place, 'its door alone', (settings) => startServer(settings, { program: doorProgram }));

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
  return { name: 'ordinary, PostgreSQL', server, people, place };
}

/**
 * Fast orders a second through HTTP, each with an idempotency key and answered after its commit, against an ordinary
 * back end that keeps keys too, on the same PostgreSQL, and beside what our own door takes without an engine.
 * All are up at once and take turns of a second and a half, so that whatever else the machine does meets them alike.
 * Beside the rate, which depends on the minute, stands what one order costs, which doesn't.
 */
export async function fastOrders(counts = connectionCounts, rounds = usualRounds): Promise<Finding[]> {
  const postgres = await findPostgres();
  const findings: Finding[] = [];
  for (const connections of counts) {
    const candidates = [await openCandor(await embeddedPlace(), 'Candor, embedded')];
    if (postgres !== null)
      candidates.push(
        await openCandor(await postgresPlace(postgres), 'Candor, PostgreSQL'),
        await openOrdinary(await postgresPlace(postgres)),
        await openCeiling(await postgresPlace(postgres)),
      );
    const measured = await compare(candidates, connections, rounds);
    findings.push(...measured.map((one) => findingOf(one, connections)));
    const [, candor, ordinary, door] = measured;
    if (candor === undefined || ordinary === undefined || door === undefined) continue;
    const aim = aims[connections];
    findings.push(
      { ...ratioOf(candor, ordinary, connections), aim: aim?.ordinary ?? '' },
      { ...ratioOf(candor, door, connections), aim: aim?.door ?? '' },
    );
  }
  return findings;
}
