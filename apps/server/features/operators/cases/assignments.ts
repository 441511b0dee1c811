import { caseKinds, caseRoles, type CaseKind } from '@candor/api-contract/calls/operator/case-kinds.ts';
import type { CallAnswer } from '@candor/api-contract/index.ts';
import type { Database, Statement } from '../../../db/database.ts';
import type { OperatorUser } from '../../../http/operators.ts';
import type { Case } from './case.ts';

type Assignment = CallAnswer<'GET /operator/cases'>[number];
interface Row {
  kind: CaseKind;
  id: string;
  operator_id: string;
  operator: string;
  since: string;
  until: string;
  taken_from: string | null;
  taken_from_name: string | null;
}

/** So long the others are asked to leave a case to whoever is on it. */
export const assignedMs = 600_000;

const present = (row: Row): Assignment => ({
  kind: row.kind,
  id: row.id,
  operatorId: row.operator_id,
  operator: row.operator,
  since: Number(row.since),
  until: Number(row.until),
  takenFromId: row.taken_from,
  takenFrom: row.taken_from_name,
});

/** Who is on which case now, of those that are the task of a role. */
export async function assignmentsFor(
  db: Database,
  { role }: Pick<OperatorUser, 'role'>,
  now: number,
): Promise<Assignment[]> {
  const kinds = caseKinds.filter((kind) => caseRoles[kind].includes(role));
  const rows = await db.query<Row>(
    `select a.*, o.name as operator, f.name as taken_from_name from case_assignment a
      join operator o on o.id = a.operator_id left join operator f on f.id = a.taken_from
      where a.until > $1 and a.kind = any($2) order by a.since, a.kind, a.id`,
    [now, kinds],
  );
  return rows.map(present);
}

/** Whether an operator is on a case now. */
export async function isOn(db: Database, { kind, id }: Case, operatorId: string, now: number): Promise<boolean> {
  const rows = await db.query(
    'select 1 from case_assignment where kind = $1 and id = $2 and operator_id = $3 and until > $4',
    [kind, id, operatorId, now],
  );
  return rows.length > 0;
}

/** Whoever says so last is on it. */
export const takeRow = ({ kind, id }: Case, operatorId: string, now: number): Statement => ({
  sql: `insert into case_assignment as held (kind, id, operator_id, since, until) values ($1, $2, $3, $4, $5)
    on conflict (kind, id) do update set operator_id = excluded.operator_id, since = excluded.since,
      until = excluded.until, taken_from = case when held.until > excluded.since
        then nullif(held.operator_id, excluded.operator_id) end`,
  params: [kind, id, operatorId, now, now + assignedMs],
});

/** Keeps a case with an operator until a moment, as long as they are still on it: `now` gives it up. */
export const keepRow = ({ kind, id }: Case, operatorId: string, now: number, until: number): Statement => ({
  sql: 'update case_assignment set until = $5 where kind = $1 and id = $2 and operator_id = $3 and until > $4',
  params: [kind, id, operatorId, now, until],
});
