import { openCandor } from '../fast-orders.ts';
import { compare, type Candidate } from '../harness/compare.ts';
import { findingOf, ratioOf } from '../harness/compared.ts';
import { embeddedPlace, findPostgres, postgresPlace, type Place } from '../harness/place.ts';
import type { Finding } from '../report.ts';

const size = 50;
const usualRounds = 6;
/** Of PostgreSQL; with one connection a program alone is what is measured. */
const aims: Readonly<Record<number, string>> = { 1: '≥ 2,000/s', 64: '≥ 25,000/s' };

const batched = async (place: Place, name: string): Promise<Candidate> => ({
  ...(await openCandor(place, `${name}, batches of ${size}`)),
  batch: size,
});

/**
 * Fast orders a second in batches of fifty, each batch with an idempotency key and answered after its commit, beside
 * the same orders one by one on the same PostgreSQL.
 */
export async function orderBatches(counts = Object.keys(aims).map(Number), rounds = usualRounds): Promise<Finding[]> {
  const postgres = await findPostgres();
  const findings: Finding[] = [];
  for (const connections of counts) {
    const candidates = [await batched(await embeddedPlace(), 'embedded')];
    if (postgres !== null)
      candidates.push(
        await batched(await postgresPlace(postgres), 'PostgreSQL'),
        await openCandor(await postgresPlace(postgres), 'PostgreSQL, one by one'),
      );
    const [embedded, together, alone] = await compare(candidates, connections, rounds);
    if (embedded !== undefined) findings.push(findingOf(embedded, connections));
    if (together === undefined || alone === undefined) continue;
    findings.push(
      { ...findingOf(together, connections), aim: aims[connections] ?? '' },
      findingOf(alone, connections),
      ratioOf(together, alone, connections),
    );
  }
  return findings;
}
