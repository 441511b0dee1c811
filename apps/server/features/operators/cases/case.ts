import { caseRoles, type CaseKind } from '@candor/api-contract/calls/operator/case-kinds.ts';
import type { Database } from '../../../db/database.ts';
import type { OperatorUser } from '../../../http/operators.ts';
import { refused, type Refused } from '../../../http/refused.ts';

/** What waits for operators, by its kind and the id that its list gives it. */
export interface Case {
  readonly kind: CaseKind;
  readonly id: string;
}

const rowOf: Readonly<Record<CaseKind, string>> = {
  deposit: 'select 1 from deposit where order_no = $1',
  withdrawal: 'select 1 from withdrawal where order_no = $1',
  verification: `select 1 from verification
    where user_id = regexp_replace($1::text, '-[a-z]+$', '') and level = substring($1::text from '[a-z]+$')`,
  conversation: 'select 1 from support_conversation where id = $1',
  proposal: 'select 1 from operator_proposal where id = $1',
};

/** Why an operator has nothing to do with a case: it is another role's task, or there is no such case. */
export async function faultOfCase(
  db: Pick<Database, 'query'>,
  { role }: Pick<OperatorUser, 'role'>,
  { kind, id }: Case,
): Promise<Refused | null> {
  if (!caseRoles[kind].includes(role)) return refused('operator-role');
  const [row] = await db.query(rowOf[kind], [id]);
  return row === undefined ? refused('not-found', { field: 'id' }) : null;
}

/** A case as the audit names what an act is about. */
export const subjectOfCase = ({ kind, id }: Case): string => `${kind}:${id}`;
