import type { CallParsed } from '@candor/api-contract/index.ts';
import type { Standing } from '@candor/core/customers/standing.ts';
import { ok } from '@candor/core/result.ts';
import type { OperatorAct } from '@candor/api-contract/calls/operator/audit.ts';
import { refused, type Outcome } from '../../../http/refused.ts';
import type { OperatorUser } from '../../../http/operators.ts';
import { isOwnCustomer } from '../../../operators/handouts.ts';
import { actRow, subjectOf, type ConsoleServices } from '../console-services.ts';
import { personOf, type Person } from './people.ts';

const acts: Readonly<Record<Exclude<Standing, 'closed'>, OperatorAct>> = {
  open: 'customer-unfreeze',
  'payouts-held': 'payouts-hold',
  frozen: 'customer-freeze',
};

/** Whether an account was closed for good: nothing of what it paid out has come back. */
async function isClosed(db: ConsoleServices['db'], userId: string): Promise<boolean> {
  const [latest] = await db.query<{ returned: boolean }>(
    `select coalesce(w.status in ('rejected', 'cancelled'), false) as returned
       from account_closing a left join withdrawal w on w.order_no = a.order_no
      where a.user_id = $1 and a.status = 'done' order by a.ended_at desc limit 1`,
    [userId],
  );
  return latest?.returned === false;
}

/**
 * Freezes a customer, holds the payouts alone, or lets everything be done again. State, row and record are one
 * transaction.
 * Frozen, all sessions end: a new one reads and writes to support. Open orders run on by their terms, and nothing is
 * taken.
 */
export function setStanding(
  services: ConsoleServices,
  operator: OperatorUser,
  { userId, reason }: CallParsed<'POST /operator/customers/freeze'>['body'],
  standing: Exclude<Standing, 'closed'>,
): Promise<Outcome<Person>> {
  return services.operatorSettings.inTurn(async () => {
    const person = await personOf(services.db, userId);
    if (person === null) return refused('not-found', { field: 'userId' });
    if (await isOwnCustomer(services.db, operator.operatorId, userId)) return refused('own-customer');
    // Holding payouts is the lighter act: it takes nothing back of a freeze.
    if (standing === 'payouts-held' && person.standing !== 'open') return refused('state-unchanged');
    const record = actRow(services, operator, {
      act: acts[standing],
      subject: subjectOf.user(userId),
      userId,
      details: { reason },
    });
    const wasClosed = await isClosed(services.db, userId);
    const result = await services.engine.decide({ kind: 'set-standing', userId, standing, wasClosed }, [record]);
    if (!result.ok) return refused(result.refusal);
    services.sessions.refresh(userId);
    // After the commit: a session that begins from here on is a restricted one.
    if (standing === 'frozen') await services.sessions.endAll(userId);
    const { value } = result;
    return ok({ ...person, standing: value, frozen: value === 'frozen' });
  });
}
