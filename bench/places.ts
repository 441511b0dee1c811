import { embeddedPlace, findPostgres, postgresPlace, type Place } from './harness/place.ts';

/** Does the same on the embedded database and, when one answers, on PostgreSQL, each with fresh data. */
export async function onEachDatabase<Answer>(measure: (place: Place) => Promise<Answer[]>): Promise<Answer[]> {
  const postgres = await findPostgres();
  const openings = [embeddedPlace, ...(postgres === null ? [] : [() => postgresPlace(postgres)])];
  const answers: Answer[] = [];
  for (const open of openings) {
    const place = await open();
    try {
      answers.push(...(await measure(place)));
    } finally {
      await place.drop();
    }
  }
  return answers;
}

/** How a place is called in the results. */
export const nameOf = ({ kind }: Place): string => (kind === 'postgres' ? 'PostgreSQL' : 'embedded');
