import type { ProposalBody } from '@candor/api-contract/calls/operator/proposals.ts';
import { ok } from '@candor/core/result.ts';
import { newId } from '../../../../ids.ts';
import { refused, type Outcome } from '../../../../http/refused.ts';
import { handoutRow, type Handout } from '../../../../operators/handouts.ts';
import {
  endSessions,
  newAccess,
  operatorById,
  operatorByName,
  operatorRow,
  resetRows,
  type OperatorRow,
} from '../../../../operators/store.ts';
import { heldRow } from '../../../../operators/roles/roles.ts';
import { subjectOf, type ConsoleServices } from '../../console-services.ts';
import type { Effect } from './carry-out.ts';
import { misfit } from './role.ts';

type Of<Kind extends ProposalBody['kind']> = Extract<ProposalBody, { kind: Kind }>;

/** The rows that note through whose hands the account goes: of who proposed it and of who approves it. */
const handouts = (
  services: ConsoleServices,
  operatorId: string,
  act: Handout,
  by: readonly string[],
  proposalId: string,
) => by.map((one) => handoutRow(operatorId, act, { by: one, time: services.clock.now(), proposalId }));

/** A further operator. Who approves it gets the one-time password and hands it over. */
export async function createOperator(
  services: ConsoleServices,
  { name, role, named }: Of<'operator-create'>,
  proposalId: string,
): Promise<Outcome<Effect>> {
  if ((await operatorByName(services.db, name)) !== undefined) return refused('operator-name-taken', { field: 'name' });
  const fault = await misfit(services.db, role, named);
  if (fault !== null) return fault;
  return ok({
    subject: `operator-name:${name.toLowerCase()}`,
    userId: null,
    async access(by) {
      const access = await newAccess();
      if (!access.ok) return access;
      const { oneTimePassword, passwordHash } = access.value;
      const id = newId();
      const row = operatorRow(id, {
        name,
        role,
        passwordHash,
        createdBy: by[0] ?? null,
        createdAt: services.clock.now(),
      });
      const held = named === undefined ? [] : [heldRow(id, named, { proposalId, time: services.clock.now() })];
      return ok({ statements: [row, ...held, ...handouts(services, id, 'made', by, proposalId)], oneTimePassword });
    },
  });
}

/** Another role of somebody who is there: one that comes with the product, or one that was built of it. */
export async function raiseOperator(
  services: ConsoleServices,
  { id, role, named }: Of<'operator-role'>,
  proposalId: string,
): Promise<Outcome<Effect>> {
  const fault = await misfit(services.db, role, named);
  if (fault !== null) return fault;
  return ofOperator(
    services,
    id,
    (row) => row.role === role && (row.named_role?.id ?? null) === (named ?? null),
    (by) =>
      Promise.resolve(
        ok({
          statements: [
            { sql: 'update operator set role = $2 where id = $1', params: [id, role] },
            heldRow(id, named ?? null, { proposalId, time: services.clock.now() }),
            endSessions(id),
            ...handouts(services, id, 'promoted', by, proposalId),
          ],
        }),
      ),
  );
}

/** Lets somebody in again who was shut out. */
export const enableOperator = (
  services: ConsoleServices,
  { id }: Of<'operator-enable'>,
  proposalId: string,
): Promise<Outcome<Effect>> =>
  ofOperator(
    services,
    id,
    (row) => !row.disabled,
    (by) =>
      Promise.resolve(
        ok({
          statements: [
            { sql: 'update operator set disabled = false where id = $1', params: [id] },
            endSessions(id),
            ...handouts(services, id, 'enabled', by, proposalId),
          ],
        }),
      ),
  );

/** Password and authenticator begin anew. Who approves it gets the one-time password and hands it over. */
export const resetOperator = (
  services: ConsoleServices,
  { id }: Of<'operator-reset'>,
  proposalId: string,
): Promise<Outcome<Effect>> =>
  ofOperator(
    services,
    id,
    () => false,
    async (by) => {
      const access = await newAccess();
      if (!access.ok) return access;
      const { oneTimePassword, passwordHash } = access.value;
      const reset = resetRows(id, { passwordHash, by: by[0] ?? null, now: services.clock.now() });
      return ok({
        statements: [...reset, endSessions(id), ...handouts(services, id, 'reset', by, proposalId)],
        oneTimePassword,
      });
    },
  );

/** @param isSo whether what is proposed is so already */
async function ofOperator(
  services: ConsoleServices,
  id: string,
  isSo: (row: OperatorRow) => boolean,
  access: NonNullable<Effect['access']>,
): Promise<Outcome<Effect>> {
  const row = await operatorById(services.db, id);
  if (row === undefined) return refused('not-found', { field: 'id' });
  if (isSo(row)) return refused('state-unchanged');
  return ok({ subject: subjectOf.operator(id), userId: null, access });
}
