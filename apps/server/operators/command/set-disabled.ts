import { isRefusedFor, type Database } from '../../db/database.ts';
import { endSessions, operatorByName } from '../store.ts';
import { commandRow } from './act-row.ts';

type Done = 'done' | 'unknown' | 'unchanged' | 'last-administrator';

/** Shuts an operator out, whose sessions end, or lets them in again; the last active administrator stays. */
export async function setDisabled(
  db: Database,
  { name, disabled }: { readonly name: string; readonly disabled: boolean },
  now: number,
): Promise<Done> {
  const row = await operatorByName(db, name);
  if (row === undefined) return 'unknown';
  if (row.disabled === disabled) return 'unchanged';
  if (disabled && row.last_administrator) return 'last-administrator';
  try {
    await db.batch([
      { sql: 'update operator set disabled = $2 where id = $1', params: [row.id, disabled] },
      endSessions(row.id),
      commandRow(row, disabled ? 'operator-disable' : 'operator-enable', now),
    ]);
  } catch (error) {
    // Another one was shut out at the same moment.
    if (isRefusedFor(error, 'restrictViolation')) return 'last-administrator';
    throw error;
  }
  return 'done';
}
