import { setTimeout as sleep } from 'node:timers/promises';
import { ask, openPostgresFolder, type OwnPostgres } from './own-postgres.ts';

export interface PostgresPair {
  readonly primary: OwnPostgres;
  /** Has each transaction before its commit is answered. */
  readonly replica: OwnPostgres;
  close(): Promise<void>;
}

/** One PostgreSQL, and one that follows it synchronously. */
export async function openPostgresPair(): Promise<PostgresPair> {
  const folder = await openPostgresFolder();
  const primary = await folder.make('primary');
  const replica = await folder.follow('replica', primary);
  // The file of the primary alone says so: the replica was copied before.
  await ask(primary.url, "alter system set synchronous_standby_names = '*'", 'select pg_reload_conf()');
  const isSync = async (): Promise<boolean> =>
    (await ask(primary.url, "select 1 from pg_stat_replication where sync_state = 'sync'")).length > 0;
  for (let tries = 0; !(await isSync()); tries += 1) {
    if (tries > 200) throw new Error('the replica does not follow');
    await sleep(50);
  }
  return { primary, replica, close: () => folder.close() };
}
