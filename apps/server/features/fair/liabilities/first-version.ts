import type { CallAnswer } from '@candor/api-contract/index.ts';
import { siblingsOf } from '@candor/core/fair/sum-tree.ts';
import { assert } from '@candor/core/result.ts';
import type { Database } from '../../../db/database.ts';
import { byPlace, decimalOf, presentRoots, type RootRow } from './in-currency.ts';

type FirstVersion = Extract<CallAnswer<'GET /fair/liabilities'>, { v: 1 }>;
type Own = NonNullable<FirstVersion['own']>;
type Reads = Pick<Database, 'query'>;
interface DayRow {
  day: number;
  taken_at: string;
  journal_id: string;
}
interface LeafRow {
  currency: string;
  position: number;
  nonce: string;
  balance: string;
}
interface NodeRow {
  currency: string;
  level: number;
  position: number;
  sum: string;
  hash: string;
}

/**
 * The public roots of a day before there were two moments, and to a customer the way from their own leaves to them.
 * @param day the latest when it is absent @returns null where there is none
 */
export async function firstVersion(
  db: Reads,
  day: number | undefined,
  userId: string | undefined,
): Promise<FirstVersion | null> {
  const [taken] = await db.query<DayRow>(
    'select * from liability_day where day = coalesce($1::integer, (select max(day) from liability_day))',
    [day ?? null],
  );
  if (taken === undefined) return null;
  const roots = await db.query<RootRow>('select currency, sum, hash, leaves from liability_root where day = $1', [
    taken.day,
  ]);
  return {
    v: 1,
    day: taken.day,
    takenAt: Number(taken.taken_at),
    journalId: taken.journal_id,
    roots: presentRoots(roots),
    own: userId === undefined ? null : { userId, leaves: await ownLeaves(db, taken.day, userId, roots) },
  };
}

/** The leaves of one customer, each with the siblings on its way up. */
async function ownLeaves(db: Reads, day: number, userId: string, roots: readonly RootRow[]): Promise<Own['leaves']> {
  const widths = new Map(roots.map(({ currency, leaves }) => [currency, leaves]));
  const leaves = await db.query<LeafRow>(
    'select currency, position, nonce, balance from liability_leaf where day = $1 and user_id = $2',
    [day, userId],
  );
  const wanted = leaves.flatMap((leaf) =>
    siblingsOf(leaf.position, widths.get(leaf.currency) ?? 0).map((sibling) => ({
      ...sibling,
      currency: leaf.currency,
    })),
  );
  const nodes = await db.query<NodeRow>(
    `select n.currency, n.level, n.position, n.sum, n.hash from liability_node n
       join unnest($2::text[], $3::smallint[], $4::integer[]) as w (currency, level, position)
         using (currency, level, position) where n.day = $1`,
    [
      day,
      wanted.map(({ currency }) => currency),
      wanted.map(({ level }) => level),
      wanted.map(({ position }) => position),
    ],
  );
  const found = new Map(nodes.map((node) => [`${node.currency} ${node.level} ${node.position}`, node]));
  return leaves.toSorted(byPlace).map(({ currency, nonce, balance }) => ({
    currency,
    balance: decimalOf(balance, currency),
    nonce,
    path: wanted
      .filter((step) => step.currency === currency)
      .map(({ level, position, side }) => {
        const node = found.get(`${currency} ${level} ${position}`);
        assert(node !== undefined, `the tree of ${currency} on day ${day} has a hole`);
        return { side, sum: decimalOf(node.sum, currency), hash: node.hash };
      }),
  }));
}
