import type { CallAnswer } from '@candor/api-contract/index.ts';
import { blockHeight, levelAbove, siblingsOf, type Hash, type SumNode } from '@candor/core/fair/sum-tree.ts';
import { assert } from '@candor/core/result.ts';
import { hash as digest } from 'node:crypto';
import type { Database } from '../../../db/database.ts';
import { byPlace, decimalOf } from './in-currency.ts';
import type { Moment } from './take-liabilities.ts';

type Own = NonNullable<Extract<CallAnswer<'GET /fair/liabilities'>, { v: 2 }>['own']>;
type Reads = Pick<Database, 'query'>;
interface PartRow {
  readonly currency: string;
  readonly part: number;
  readonly position: number;
  readonly units: string;
  readonly leaves: number;
}
interface NodeRow {
  readonly currency: string;
  readonly level: number;
  readonly position: number;
  readonly sum: string;
  readonly hash: string;
}

const hash: Hash = (text) => digest('sha256', text, 'hex');
const blockOf = ({ position }: { readonly position: number }): number => position >> blockHeight;
const named = (currency: string, level: number, position: number): string => `${currency} ${level} ${position}`;

/** The leaves of one customer, each with the siblings on its way up, and the salt that makes them theirs. */
export async function ownParts(db: Reads, at: Moment, userId: string): Promise<Own> {
  const [known] = await db.query<{ salt: string }>('select salt from liability_salt where user_id = $1', [userId]);
  const parts = await db.query<PartRow>(
    `select p.currency, p.part, p.position, p.units, t.leaves from liability_part p
        join liability_total t using (day, moment, currency)
      where p.user_id = $3 and (p.day, p.moment) = ($1, $2) order by p.part`,
    [at.day, at.moment, userId],
  );
  const nodes = new Map([...(await lowNodes(db, at, parts)), ...(await highNodes(db, at, parts))]);
  return {
    salt: known?.salt ?? null,
    parts: parts.toSorted(byPlace).map(({ currency, part, position, units, leaves }) => ({
      currency,
      part,
      position,
      balance: decimalOf(units, currency),
      path: siblingsOf(position, leaves).map((sibling) => {
        const node = nodes.get(named(currency, sibling.level, sibling.position));
        assert(node !== undefined, `the tree of ${currency} on day ${at.day} has a hole`);
        return { sum: decimalOf(node.sum, currency), hash: node.hash };
      }),
    })),
  };
}

/** The nodes within the blocks in which leaves stand: made of the leaves, which are read by their place. */
async function lowNodes(db: Reads, at: Moment, parts: readonly PartRow[]): Promise<Map<string, SumNode>> {
  const rows = await db.query<{ currency: string; position: number; units: string; hash: string }>(
    `select p.currency, p.position, p.units, encode(p.hash, 'hex') as hash
       from (select distinct * from unnest($3::text[], $4::integer[]) as w (currency, block)) w
       join liability_part p on p.day = $1 and p.moment = $2 and p.currency = w.currency
         and p.position >= w.block << ${blockHeight} and p.position < (w.block + 1) << ${blockHeight}
      order by p.currency, p.position`,
    [at.day, at.moment, parts.map(({ currency }) => currency), parts.map(blockOf)],
  );
  const nodes = new Map<string, SumNode>();
  for (const leaves of Map.groupBy(rows, (row) => `${row.currency} ${blockOf(row)}`).values()) {
    const [{ currency, position } = { currency: '', position: 0 }] = leaves;
    let level: readonly SumNode[] = leaves.map(({ units, hash: fixed }) => ({ sum: BigInt(units), hash: fixed }));
    for (let height = 0; height < blockHeight; height += 1) {
      level.forEach((node, i) => nodes.set(named(currency, height, (position >> height) + i), node));
      level = levelAbove(hash, level);
    }
  }
  return nodes;
}

/** The siblings above the blocks, which are stored. */
async function highNodes(db: Reads, at: Moment, parts: readonly PartRow[]): Promise<Map<string, SumNode>> {
  const wanted = parts.flatMap(({ currency, position, leaves }) =>
    siblingsOf(position, leaves)
      .filter(({ level }) => level >= blockHeight)
      .map((sibling) => ({ ...sibling, currency })),
  );
  const rows = await db.query<NodeRow>(
    `select currency, level, position, sum, hash from liability_branch
       join (select distinct *
           from unnest($3::text[], $4::smallint[], $5::integer[]) as w (currency, level, position)) w
         using (currency, level, position) where (day, moment) = ($1, $2)`,
    [
      at.day,
      at.moment,
      wanted.map(({ currency }) => currency),
      wanted.map(({ level }) => level),
      wanted.map(({ position }) => position),
    ],
  );
  return new Map(
    rows.map(({ currency, level, position, sum, hash: fixed }) => [
      named(currency, level, position),
      { sum: BigInt(sum), hash: fixed },
    ]),
  );
}
