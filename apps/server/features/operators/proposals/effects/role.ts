import { rightsOfBase } from '@candor/api-contract/calls/operator/roles/base-rights.ts';
import type { OperatorRole } from '@candor/api-contract/call.ts';
import type { ProposalBody } from '@candor/api-contract/calls/operator/proposals.ts';
import { ok } from '@candor/core/result.ts';
import { refused, type Outcome, type Refused } from '../../../../http/refused.ts';
import { handoutRow } from '../../../../operators/handouts.ts';
import { isWiderRole, type Rights } from '../../../../operators/mandates/mandate.ts';
import { holdersOf, isNameTaken, roleById, roleRow, type NamedRole } from '../../../../operators/roles/roles.ts';
import type { ConsoleServices } from '../../console-services.ts';
import type { Effect } from './carry-out.ts';
import { limitsFrom } from './mandate.ts';

type Body = Extract<ProposalBody, { kind: 'role-change' }>;
interface Made {
  readonly proposalId: string;
  readonly maker: string;
}

/**
 * A role that is built of what its base may do, or another version of one. It holds at once for everybody who has it;
 * nobody who has it decides it, and who may do more by it has got that from these two.
 */
export async function changeRole(
  { db, clock }: Pick<ConsoleServices, 'db' | 'clock'>,
  body: Body,
  { proposalId, maker }: Made,
): Promise<Outcome<Effect>> {
  const before = body.id === undefined ? undefined : await roleById(db, body.id);
  if (body.id !== undefined && before === undefined) return refused('not-found', { field: 'proposal.id' });
  const rights = rightsFrom(body);
  if (!rights.ok) return rights;
  const { name, base } = body;
  const id = body.id ?? proposalId;
  const after: NamedRole = { id, version: (before?.version ?? 0) + 1, name, base, ...rights.value };
  const fault = await faultOf(db, before, after);
  if (fault !== null) return fault;
  const holders = await holdersOf(db, id);
  if (holders.includes(maker)) return refused('own-role');
  const gainers = before !== undefined && isWiderRole(before, after) ? holders : [];
  const written = { proposalId, time: clock.now() };
  return ok({
    subject: `role:${id}`,
    userId: null,
    access: (by) =>
      Promise.resolve(
        holders.some((one) => by.includes(one))
          ? refused('own-role')
          : ok({ statements: [roleRow(after, written), ...promotions(gainers, by, written)] }),
      ),
  });
}

/** Who may do more has got that from these two. */
const promotions = (gainers: readonly string[], by: readonly string[], written: { proposalId: string; time: number }) =>
  gainers.flatMap((holder) => by.map((one) => handoutRow(holder, 'promoted', { by: one, ...written })));

async function faultOf(
  db: ConsoleServices['db'],
  before: NamedRole | undefined,
  after: NamedRole,
): Promise<Refused | null> {
  // What somebody sees is their base: another one is another role.
  if (before !== undefined && before.base !== after.base) return refused('field-invalid', { field: 'proposal.base' });
  if (before !== undefined && textOf(before) === textOf(after)) return refused('state-unchanged');
  return (await isNameTaken(db, after)) ? refused('role-name-taken', { field: 'proposal.name' }) : null;
}

const textOf = ({ name, makes, checks, acts, approveMax, dayMax }: NamedRole): string =>
  JSON.stringify([name, makes, checks, acts, approveMax?.toString() ?? null, dayMax?.toString() ?? null]);

/** Nothing that the base has not. */
function rightsFrom({ base, makes, checks, acts, approveMax, dayMax }: Body): Outcome<Rights> {
  const of = rightsOfBase(base);
  const parts = [chosen('makes', makes, of.makes), chosen('checks', checks, of.checks), chosen('acts', acts, of.acts)];
  for (const part of parts) if (!part.ok) return part;
  const limits = limitsFrom({ approveMax, dayMax });
  if (!limits.ok) return limits;
  return ok({
    makes: of.makes.filter((kind) => makes.includes(kind)),
    checks: of.checks.filter((kind) => checks.includes(kind)),
    acts: of.acts.filter((area) => acts.includes(area)),
    ...limits.value,
  });
}

const chosen = (field: string, names: readonly string[], of: readonly string[]): Outcome<null> =>
  names.every((name) => of.includes(name)) ? ok(null) : refused('field-invalid', { field: `proposal.${field}` });

/** Why an account of a role can't get one that was built; null where it can, or none is asked for. */
export async function misfit(
  db: ConsoleServices['db'],
  role: OperatorRole,
  named: string | undefined,
): Promise<Refused | null> {
  if (named === undefined) return null;
  const found = await roleById(db, named);
  if (found === undefined) return refused('not-found', { field: 'proposal.named' });
  return found.base === role ? null : refused('field-invalid', { field: 'proposal.role' });
}
