import type { OperatorUser } from '../../../http/operators.ts';
import { auditRow } from '../../../operators/audit.ts';
import { subjectOf, type ConsoleServices } from '../console-services.ts';

/** What is read of a customer beside who they are and what they have. */
export type CustomerPart = 'duplicates' | 'cards' | 'journal' | 'orders' | 'sessions' | 'notes' | 'invitation';
export interface Look {
  readonly userId: string;
  readonly part: CustomerPart;
}

/** Whoever turns pages, or has a list renew itself, is still at the same look. */
export const sameLookMs = 10 * 60_000;

/**
 * Puts on record that an operator reads a part of what there is about a customer, before it is answered: once in ten
 * minutes. In turn, so that pages that are asked for at once are one look. Of nobody there is nothing to read.
 */
export function noteLook(
  { db, clock, operatorSettings }: Pick<ConsoleServices, 'db' | 'clock' | 'operatorSettings'>,
  { operatorId, name: operatorName }: Pick<OperatorUser, 'operatorId' | 'name'>,
  { userId, part }: Look,
): Promise<void> {
  return operatorSettings.inTurn(async () => {
    const subject = subjectOf.user(userId);
    const details = { part };
    const time = clock.now();
    const [fresh] = await db.query(
      `select 1 from customer where id = $1 and not exists
        (select from operator_audit where operator_id = $2 and time > $3 and act = 'customer-view' and subject = $4
          and details = $5)`,
      [userId, operatorId, time - sameLookMs, subject, JSON.stringify(details)],
    );
    if (fresh === undefined) return;
    await db.batch([auditRow({ time, operatorId, operatorName, act: 'customer-view', subject, details })]);
  });
}
