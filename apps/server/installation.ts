import type { Database } from './db/database.ts';
import { SettingsError, type Settings } from './settings.ts';

/** What the first start decides for good. */
export interface Installation {
  readonly mode: 'paper' | 'real';
  /** When it was made; a replayed market plays from here. */
  readonly createdAt: number;
  readonly isNew: boolean;
}

/** @throws SettingsError when the settings ask for another mode than the data was made in */
export async function openInstallation(db: Database, settings: Settings): Promise<Installation> {
  const inserted = await db.query(
    `insert into installation (id, mode, feed_seed, created_at) values (1, $1, '', $2) on conflict do nothing
      returning id`,
    [settings.MODE, Date.now()],
  );
  const made = await findInstallation(db);
  if (made === null) throw new Error('the installation has no row');
  refuseOtherMode(made, settings);
  return { ...made, isNew: inserted.length > 0 };
}

/** What an earlier start has decided; null before the first. */
export async function findInstallation(db: Database): Promise<Omit<Installation, 'isNew'> | null> {
  const [row] = await db.query<{ mode: 'paper' | 'real'; created_at: string }>(
    'select mode, created_at from installation',
  );
  return row === undefined ? null : { mode: row.mode, createdAt: Number(row.created_at) };
}

/** @throws SettingsError when the settings ask for another mode than the data was made in */
export function refuseOtherMode({ mode }: Pick<Installation, 'mode'>, { MODE }: Pick<Settings, 'MODE'>): void {
  if (mode !== MODE) throw new SettingsError(`MODE: this data is ${mode} for good, paper and real are never mixed`);
}

/**
 * The latest time that the data has seen: the clock never goes before it. Journals ascend, and no order comes without
 * one.
 */
export async function lastTime(db: Database): Promise<number> {
  const [row] = await db.query<{ last: string }>(
    `select greatest(
       (select time from journal order by id desc limit 1), (select max(time) from tape_frame),
       -- A minute that is a chunk is closed for good, whatever became of the frames after it.
       (select max(minute) + 59999 from tape_chunk),
       -- A month is closed by a clock that has come that far; before it nothing could be booked.
       (select max(closed_at) from month_close), 0) as last`,
  );
  return Number(row?.last ?? 0);
}
