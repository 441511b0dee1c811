import type { OperatorAct } from '@candor/api-contract/calls/operator/audit.ts';
import type { CallAnswer, CallParsed } from '@candor/api-contract/index.ts';
import { ok } from '@candor/core/result.ts';
import type { Statement } from '../../../db/database.ts';
import { refused, type Outcome } from '../../../http/refused.ts';
import type { OperatorUser } from '../../../http/operators.ts';
import { insertOperator, oneTimePassword, operatorById, presentOperator, type OperatorRow } from '../../../operators/store.ts';
import { hashPassword } from '../../../proofs/passwords.ts';
import { actRow, subjectOf, type Desk } from '../desk.ts';

type WithPassword = CallAnswer<'POST /operator/operators/create'>;
type Shown = CallAnswer<'POST /operator/operators/setRole'>;

/** A further operator; the one-time password is answered once and kept as a hash. */
export async function createOperator(desk: Desk, { body }: CallParsed<'POST /operator/operators/create'>, operator: OperatorUser): Promise<Outcome<WithPassword>> {
  const password = oneTimePassword();
  const made = await hashPassword(password);
  if (!made.ok) return refused(made.refusal);
  const id = await insertOperator(
    desk.db, { ...body, passwordHash: made.value, createdBy: operator.operatorId, createdAt: desk.clock.now() },
    (newId) => actRow(desk, operator, { act: 'operator-create', subject: subjectOf.operator(newId), details: { name: body.name, role: body.role } }),
  );
  if (id === null) return refused('operator-name-taken', { field: 'name' });
  return ok({ operator: await shown(desk, id), oneTimePassword: password });
}

export const setRole = (desk: Desk, { body }: CallParsed<'POST /operator/operators/setRole'>, operator: OperatorUser): Promise<Outcome<Shown>> =>
  change(desk, operator, body.id, (row) => (row.role === body.role ? null : {
    act: 'operator-role', details: { from: row.role, to: body.role },
    statements: [{ sql: 'update operator set role = $2 where id = $1', params: [row.id, body.role] }, endSessions(row.id)],
  }));

export const setDisabled = (desk: Desk, { body }: CallParsed<'POST /operator/operators/setDisabled'>, operator: OperatorUser): Promise<Outcome<Shown>> =>
  change(desk, operator, body.id, (row) => (row.disabled === body.disabled ? null : {
    act: body.disabled ? 'operator-disable' : 'operator-enable', details: {},
    statements: [{ sql: 'update operator set disabled = $2 where id = $1', params: [row.id, body.disabled] }, endSessions(row.id)],
  }));

/** For somebody who has lost password or authenticator: both begin anew. */
export async function resetAccess(desk: Desk, { body }: CallParsed<'POST /operator/operators/resetAccess'>, operator: OperatorUser): Promise<Outcome<WithPassword>> {
  const password = oneTimePassword();
  const made = await hashPassword(password);
  if (!made.ok) return refused(made.refusal);
  const changed = await change(desk, operator, body.id, (row) => ({
    act: 'operator-reset', details: {},
    statements: [{
      sql: 'update operator set password_hash = $2, password_own = false, totp_enrolled = false, totp_secret = null, reset_by = $3 where id = $1',
      params: [row.id, made.value, operator.operatorId],
    }, endSessions(row.id)],
  }));
  return changed.ok ? ok({ operator: changed.value, oneTimePassword: password }) : changed;
}

const endSessions = (id: string): Statement => ({ sql: 'delete from operator_session where operator_id = $1', params: [id] });

interface Wanted { readonly act: OperatorAct; readonly details: Record<string, unknown>; readonly statements: readonly Statement[] }

/** Changes another operator; his sessions end. @param want null when it is so already */
function change(desk: Desk, operator: OperatorUser, id: string, want: (row: OperatorRow) => Wanted | null): Promise<Outcome<Shown>> {
  return desk.office.inTurn(async () => {
    if (id === operator.operatorId) return refused('own-account', { field: 'id' });
    const row = await operatorById(desk.db, id);
    if (row === undefined) return refused('not-found', { field: 'id' });
    const wanted = want(row);
    if (wanted === null) return refused('state-unchanged');
    await desk.db.batch([...wanted.statements, actRow(desk, operator, { act: wanted.act, subject: subjectOf.operator(id), details: { name: row.name, ...wanted.details } })]);
    return ok(await shown(desk, id));
  });
}

async function shown(desk: Desk, id: string): Promise<Shown> {
  const row = await operatorById(desk.db, id);
  if (row === undefined) throw new Error('an operator who is not there');
  return presentOperator(row);
}
