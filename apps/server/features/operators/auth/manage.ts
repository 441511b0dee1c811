import type { OperatorAct } from '@candor/api-contract/calls/operator/audit.ts';
import type { CallAnswer, CallParsed } from '@candor/api-contract/index.ts';
import { ok } from '@candor/core/result.ts';
import { isRefusedFor, type Statement } from '../../../db/database.ts';
import { refused, type Outcome } from '../../../http/refused.ts';
import type { OperatorUser } from '../../../http/operators.ts';
import { handoutRow, type Handout } from '../../../operators/handouts.ts';
import {
  endSessions,
  insertOperator,
  newAccess,
  operatorById,
  presentOperator,
  resetRows,
  type OperatorRow,
} from '../../../operators/store.ts';
import { heldRow } from '../../../operators/roles/roles.ts';
import { actRow, subjectOf, type ConsoleServices } from '../console-services.ts';
import { movesMoney } from '../proposals/who.ts';

type WithPassword = CallAnswer<'POST /operator/operators/create'>;
type Shown = CallAnswer<'POST /operator/operators/setRole'>;

/**
 * A further operator of support; one whose role moves money is proposed. The one-time password is answered once and
 * kept as a hash.
 */
export function createOperator(
  services: ConsoleServices,
  { body }: CallParsed<'POST /operator/operators/create'>,
  operator: OperatorUser,
): Promise<Outcome<WithPassword>> {
  return services.operatorSettings.inTurn(async () => {
    if (movesMoney(body.role)) return refused('two-operators-needed', { field: 'role' });
    const access = await newAccess();
    if (!access.ok) return access;
    const { oneTimePassword, passwordHash } = access.value;
    const now = services.clock.now();
    const id = await insertOperator(
      services.db,
      { ...body, passwordHash, createdBy: operator.operatorId, createdAt: now },
      (newId) => [
        handoutRow(newId, 'made', { by: operator.operatorId, time: now }),
        actRow(services, operator, {
          act: 'operator-create',
          subject: subjectOf.operator(newId),
          details: { name: body.name, role: body.role },
        }),
      ],
    );
    if (id === null) return refused('operator-name-taken', { field: 'name' });
    return ok({ operator: await shown(services, id), oneTimePassword });
  });
}

/** Down to support; a role that moves money is proposed. */
export const setRole = (
  services: ConsoleServices,
  { body }: CallParsed<'POST /operator/operators/setRole'>,
  operator: OperatorUser,
): Promise<Outcome<Shown>> =>
  change(services, operator, body.id, (row) => {
    // What a built role has less of than support takes two to be given back.
    if (row.role === body.role) return refused(row.named_role === null ? 'state-unchanged' : 'two-operators-needed');
    if (movesMoney(body.role)) return refused('two-operators-needed', { field: 'role' });
    if (row.last_administrator) return refused('last-administrator');
    return ok({
      act: 'operator-role',
      details: { from: row.role, to: body.role },
      statements: [
        { sql: 'update operator set role = $2 where id = $1', params: [row.id, body.role] },
        heldRow(row.id, null, { proposalId: null, time: services.clock.now() }),
      ],
    });
  });

/** Shuts somebody out at once; who moves money is let in again by two. */
export const setDisabled = (
  services: ConsoleServices,
  { body }: CallParsed<'POST /operator/operators/setDisabled'>,
  operator: OperatorUser,
): Promise<Outcome<Shown>> =>
  change(services, operator, body.id, (row) => {
    if (row.disabled === body.disabled) return refused('state-unchanged');
    if (!body.disabled && movesMoney(row.role)) return refused('two-operators-needed');
    if (body.disabled && row.last_administrator) return refused('last-administrator');
    return ok({
      act: body.disabled ? 'operator-disable' : 'operator-enable',
      details: {},
      ...(body.disabled ? {} : { handout: 'enabled' as const }),
      statements: [{ sql: 'update operator set disabled = $2 where id = $1', params: [row.id, body.disabled] }],
    });
  });

/**
 * For somebody of support who has lost password or authenticator: both begin anew. Who moves money gets a new access by
 * two.
 */
export async function resetAccess(
  services: ConsoleServices,
  { body }: CallParsed<'POST /operator/operators/resetAccess'>,
  operator: OperatorUser,
): Promise<Outcome<WithPassword>> {
  const access = await newAccess();
  if (!access.ok) return access;
  const { oneTimePassword, passwordHash } = access.value;
  const changed = await change(services, operator, body.id, (row) => {
    if (movesMoney(row.role)) return refused('two-operators-needed');
    const reset = resetRows(row.id, { passwordHash, by: operator.operatorId, now: services.clock.now() });
    return ok({
      act: 'operator-reset',
      details: {},
      handout: 'reset',
      statements: reset,
    });
  });
  return changed.ok ? ok({ operator: changed.value, oneTimePassword }) : changed;
}

interface Wanted {
  readonly act: OperatorAct;
  readonly details: Record<string, unknown>;
  readonly statements: readonly Statement[];
  /** How the account goes through the hands of who does it, where it does. */
  readonly handout?: Handout;
}

/** Changes another operator; their sessions end. */
function change(
  services: ConsoleServices,
  operator: OperatorUser,
  id: string,
  want: (row: OperatorRow) => Outcome<Wanted>,
): Promise<Outcome<Shown>> {
  return services.operatorSettings.inTurn(async () => {
    if (id === operator.operatorId) return refused('own-account', { field: 'id' });
    const row = await operatorById(services.db, id);
    if (row === undefined) return refused('not-found', { field: 'id' });
    const wanted = want(row);
    if (!wanted.ok) return wanted;
    const { act, details, statements, handout } = wanted.value;
    const handed =
      handout === undefined ? [] : [handoutRow(id, handout, { by: operator.operatorId, time: services.clock.now() })];
    const record = actRow(services, operator, {
      act,
      subject: subjectOf.operator(id),
      details: { name: row.name, ...details },
    });
    const isWritten = await written(services, [...statements, endSessions(id), ...handed, record]);
    return isWritten ? ok(await shown(services, id)) : refused('last-administrator');
  });
}

/** @returns false where the table keeps the last administrator: another one has gone at the same moment */
async function written({ db }: ConsoleServices, statements: readonly Statement[]): Promise<boolean> {
  try {
    await db.batch(statements);
    return true;
  } catch (error) {
    if (isRefusedFor(error, 'restrictViolation')) return false;
    throw error;
  }
}

async function shown(services: ConsoleServices, id: string): Promise<Shown> {
  const row = await operatorById(services.db, id);
  if (row === undefined) throw new Error('an operator who is not there');
  return presentOperator(row);
}
