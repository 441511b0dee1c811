import type { Database } from '../../db/database.ts';
import { endSessions, newAccess, operatorByName, resetRows } from '../store.ts';
import { commandRow } from './act-row.ts';

/**
 * Password and authenticator of an operator begin anew: every session ends, and no device or passkey is known any more.
 * @returns the one-time password, or null where nobody has the name
 */
export async function resetOperator(db: Database, name: string, now: number): Promise<string | null> {
  const row = await operatorByName(db, name);
  if (row === undefined) return null;
  const access = await newAccess();
  if (!access.ok) throw new Error('too many passwords are being hashed');
  const { oneTimePassword, passwordHash } = access.value;
  await db.batch([
    ...resetRows(row.id, { passwordHash, by: null, now }),
    endSessions(row.id),
    commandRow(row, 'operator-reset', now),
  ]);
  return oneTimePassword;
}
