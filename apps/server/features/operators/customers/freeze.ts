import { ok } from '@candor/core/result.ts';
import { refused, type Outcome } from '../../../http/refused.ts';
import type { OperatorUser } from '../../../http/operators.ts';
import { actRow, subjectOf, type Desk } from '../desk.ts';
import { personOf, type Person } from './people.ts';

/**
 * Freezes an account or lets its owner in again. Frozen, nobody is signed in and nobody can sign in;
 * open orders run on by their terms, and nothing is taken.
 */
export function setFrozen(desk: Desk, operator: OperatorUser, userId: string, frozen: boolean, reason: string): Promise<Outcome<Person>> {
  return desk.office.inTurn(async () => {
    const person = await personOf(desk.db, userId);
    if (person === null) return refused('not-found', { field: 'userId' });
    if (person.frozen === frozen) return refused('state-unchanged');
    await desk.db.batch([
      { sql: 'update customer set frozen = $2 where id = $1', params: [userId, frozen] },
      actRow(desk, operator, { act: frozen ? 'customer-freeze' : 'customer-unfreeze', subject: subjectOf.user(userId), userId, details: { reason } }),
    ]);
    // After the commit: a sign-in from here on is refused, so no session outlives the freeze.
    if (frozen) await desk.sessions.endAll(userId);
    return ok({ ...person, frozen });
  });
}
