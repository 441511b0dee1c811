import type { OperatorRole } from '@candor/api-contract/call.ts';
import { operatorRole } from '@candor/api-contract/calls/operator/shapes.ts';
import { rightsOfBase } from '@candor/api-contract/calls/operator/roles/base-rights.ts';
import type { CallAnswer } from '@candor/api-contract/index.ts';
import type { Database, Statement } from '../../db/database.ts';
import type { Rights } from '../mandates/mandate.ts';
import { limitFrom, shownLimit } from '../mandates/mandates.ts';

/** A role that operators have built, in one of its versions. */
export interface NamedRole extends Rights {
  readonly id: string;
  readonly version: number;
  readonly name: string;
  readonly base: OperatorRole;
}

interface Row extends Record<string, unknown> {
  readonly role_id: string;
  readonly version: number;
  readonly name: string;
  readonly base: OperatorRole;
  readonly makes: NonNullable<Rights['makes']>;
  readonly checks: NonNullable<Rights['checks']>;
  readonly acts: NonNullable<Rights['acts']>;
  readonly approve_max: string | null;
  readonly day_max: string | null;
}

const columns = `r.role_id, r.version, r.name, r.base, r.makes, r.checks, r.acts,
  r.approve_max::text as approve_max, r.day_max::text as day_max`;

const roleFrom = ({ role_id: id, version, name, base, makes, checks, acts, ...limits }: Row): NamedRole => ({
  id,
  version,
  name,
  base,
  makes,
  checks,
  acts,
  approveMax: limitFrom(limits.approve_max),
  dayMax: limitFrom(limits.day_max),
});

type Reads = Pick<Database, 'query'>;

/** The version that holds. */
export async function roleById(db: Reads, id: string): Promise<NamedRole | undefined> {
  const [row] = await db.query<Row>(
    `select ${columns} from operator_role r where role_id = $1 order by version desc limit 1`,
    [id],
  );
  return row === undefined ? undefined : roleFrom(row);
}

/** What an operator works under; undefined for a role that comes with the product. */
export async function roleOf(db: Reads, operatorId: string): Promise<NamedRole | undefined> {
  const [row] = await db.query<Row>(`select ${columns} from operator_role_now($1) r`, [operatorId]);
  return row === undefined ? undefined : roleFrom(row);
}

/** Ids of the operators who have a role. */
export const holdersOf = async (db: Reads, roleId: string): Promise<string[]> =>
  (await db.query<{ id: string }>('select id from operator where operator_role_id(id) = $1', [roleId])).map(
    ({ id }) => id,
  );

/** Whether another role has this name now, however it is written; the four that come with the product have theirs. */
export const isNameTaken = async (db: Reads, { id, name }: Pick<NamedRole, 'id' | 'name'>): Promise<boolean> =>
  baseRoles.some((base) => base === name.toLowerCase()) ||
  (
    await db.query(
      `select 1 from operator_role r where role_id <> $1 and lower(name) = lower($2)
        and version = (select max(version) from operator_role o where o.role_id = r.role_id) limit 1`,
      [id, name],
    )
  ).length > 0;

interface Decided {
  readonly proposalId: string | null;
  readonly time: number;
}

export const roleRow = (
  { id, version, name, base, makes, checks, acts, approveMax, dayMax }: NamedRole,
  { proposalId, time }: Decided,
): Statement => ({
  sql: `insert into operator_role (role_id, version, name, base, makes, checks, acts, approve_max, day_max, proposal_id,
      time)
    values ($1, $2, $3, $4, $5::text[], $6::text[], $7::text[], $8, $9, $10, $11)`,
  params: [
    id,
    version,
    name,
    base,
    [...(makes ?? [])],
    [...(checks ?? [])],
    [...(acts ?? [])],
    approveMax?.toString() ?? null,
    dayMax?.toString() ?? null,
    proposalId,
    time,
  ],
});

/** @param roleId null for the role that comes with the product */
export const heldRow = (operatorId: string, roleId: string | null, { proposalId, time }: Decided): Statement => ({
  sql: 'insert into operator_role_held (operator_id, role_id, proposal_id, time) values ($1, $2, $3, $4)',
  params: [operatorId, roleId, proposalId, time],
});

type Shown = CallAnswer<'GET /operator/roles'>[number];
const baseRoles: readonly OperatorRole[] = operatorRole.options;

interface VersionRow extends Row {
  readonly maker: string;
  readonly checker: string;
  readonly reason: string;
  readonly time: string;
}

const presentRights = ({ name, makes, checks, acts, approveMax, dayMax }: NamedRole) => ({
  name,
  makes: [...(makes ?? [])],
  checks: [...(checks ?? [])],
  acts: [...(acts ?? [])],
  approveMax: shownLimit(approveMax),
  dayMax: shownLimit(dayMax),
});

/** The four that come with the product, then what was built, by name; each with who has it. */
export async function allRoles(db: Reads): Promise<Shown[]> {
  const people = await db.query<{ name: string; role: OperatorRole; role_id: string | null }>(
    'select name, role, operator_role_id(id) as role_id from operator order by name_key',
  );
  const versions = await db.query<VersionRow>(
    `select ${columns}, m.name as maker, c.name as checker, p.reason, r.time from operator_role r
      join operator_proposal p on p.id = r.proposal_id
      join operator m on m.id = p.maker join operator c on c.id = p.checker order by r.version desc`,
  );
  const holders = (id: string): string[] =>
    people.filter(({ role, role_id: own }) => (own ?? role) === id).map(({ name }) => name);
  const builtIn = baseRoles.map((base): Shown => {
    const { makes, checks, acts } = rightsOfBase(base);
    const role = { id: base, version: 0, name: base, base, makes, checks, acts, approveMax: null, dayMax: null };
    return { id: base, base, isBuiltIn: true, ...presentRights(role), holders: holders(base), versions: [] };
  });
  return [...builtIn, ...builtOf(versions).map((role): Shown => ({ ...role, holders: holders(role.id) }))];
}

function builtOf(rows: readonly VersionRow[]): Omit<Shown, 'holders'>[] {
  const byId = Map.groupBy(rows, ({ role_id: id }) => id);
  return [...byId.values()]
    .flatMap((versions) => {
      const [last] = versions;
      if (last === undefined) return [];
      const { role_id: id, base } = last;
      const rights = presentRights(roleFrom(last));
      return [{ id, base, isBuiltIn: false, ...rights, versions: versions.map(presentVersion) }];
    })
    .toSorted((a, b) => a.name.localeCompare(b.name));
}

const presentVersion = (row: VersionRow): Shown['versions'][number] => ({
  version: row.version,
  ...presentRights(roleFrom(row)),
  maker: row.maker,
  checker: row.checker,
  reason: row.reason,
  time: Number(row.time),
});
