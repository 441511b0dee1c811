import type { OperatorRole } from '@candor/api-contract/call.ts';
import type { Database } from '../db/database.ts';
import { auditRow } from './audit.ts';
import { insertOperator, newAccess } from './store.ts';

export const operatorNameForm = /^[A-Za-z0-9._-]{3,32}$/;

/**
 * An operator made by whoever holds the machine, as the first ones are. @returns the one-time password, or null when
 * the name is taken
 */
export async function createOperator(
  db: Database,
  name: string,
  role: OperatorRole,
  now: number,
): Promise<string | null> {
  const access = await newAccess();
  if (!access.ok) throw new Error('too many passwords are being hashed');
  const { oneTimePassword, passwordHash } = access.value;
  const id = await insertOperator(db, { name, role, passwordHash, createdBy: null, createdAt: now }, (newId) => [
    auditRow({
      time: now,
      operatorId: null,
      operatorName: 'command line',
      act: 'operator-create',
      subject: `operator:${newId}`,
      details: { name, role },
    }),
  ]);
  return id === null ? null : oneTimePassword;
}
