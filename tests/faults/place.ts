import { migratedTemplate } from '../../apps/server/db/postgres/migrated-template.ts';
import { embeddedPlace, postgresPlace, type Place } from '../../bench/harness/place.ts';
import { faultsIn } from './books.ts';
import type { Intent } from './intents.ts';

/** The PostgreSQL that the tests of this run use, as those of the server do. */
export const postgresUrl = process.env.DATABASE_URL === '' ? undefined : process.env.DATABASE_URL;

/** Fresh data on the database of this run. */
export const testPlace = async (): Promise<Place> =>
  postgresUrl === undefined ? embeddedPlace() : postgresPlace(postgresUrl, await migratedTemplate(postgresUrl));

/** Looks into the data as they are on disk now, even while a server goes on. */
export async function faultsAt(place: Place, intents: readonly Intent[]): Promise<string[]> {
  const copy = await place.copy();
  const db = await copy.open();
  try {
    return await faultsIn(db.patient, intents);
  } finally {
    await db.close();
    await copy.drop();
  }
}
