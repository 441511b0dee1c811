import { amount, type Amount } from '@candor/core/money/amount.ts';
import { formatAmount } from '@candor/core/money/currencies.ts';
import type { Database, Statement } from '../../db/database.ts';
import { wholeRole, type Kind, type Mandate } from './mandate.ts';

interface Row extends Record<string, unknown> {
  readonly makes: Kind[] | null;
  readonly checks: Kind[] | null;
  readonly approve_max: string | null;
  readonly day_max: string | null;
  readonly addresses: string[];
}

/** As it lies in the database: a text of smallest units of USDT, null for no limit. */
export const limitFrom = (units: string | null): Amount | null => (units === null ? null : amount(BigInt(units)));
export const shownLimit = (limit: Amount | null): string | null =>
  limit === null ? null : formatAmount(limit, 'USDT');

const mandateFrom = ({ makes, checks, approve_max: approveMax, day_max: dayMax, addresses }: Row): Mandate => ({
  ...wholeRole,
  makes,
  checks,
  approveMax: limitFrom(approveMax),
  dayMax: limitFrom(dayMax),
  addresses,
});

/** What an operator may do within the role, as two others have last decided it for them alone. */
export async function mandateOf(db: Pick<Database, 'query'>, operatorId: string): Promise<Mandate> {
  const [row] = await db.query<Row>(
    `select makes, checks, approve_max::text as approve_max, day_max::text as day_max, addresses
      from operator_mandate where operator_id = $1 order by id desc limit 1`,
    [operatorId],
  );
  return row === undefined ? wholeRole : mandateFrom(row);
}

interface Decided extends Mandate {
  readonly operatorId: string;
  readonly proposalId: string;
  readonly time: number;
}

export const mandateRow = ({
  operatorId,
  makes,
  checks,
  approveMax,
  dayMax,
  addresses,
  ...by
}: Decided): Statement => ({
  sql: `insert into operator_mandate (operator_id, makes, checks, approve_max, day_max, addresses, proposal_id, time)
    values ($1, $2::text[], $3::text[], $4, $5, $6::text[], $7, $8)`,
  params: [
    operatorId,
    makes === null ? null : [...makes],
    checks === null ? null : [...checks],
    approveMax?.toString() ?? null,
    dayMax?.toString() ?? null,
    [...addresses],
    by.proposalId,
    by.time,
  ],
});
