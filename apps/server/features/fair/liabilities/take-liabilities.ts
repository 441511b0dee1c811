import { leafOf, levelAbove, type Hash, type SumNode } from '@candor/core/fair/sum-tree.ts';
import { platformDay } from '@candor/core/platform-day.ts';
import { hash as digest } from 'node:crypto';
import { setImmediate } from 'node:timers/promises';
import type { Statement } from '../../../db/database.ts';
import { upsert, type Table } from '../../../engine/rows/table.ts';
import { keepDoing, type Every } from '../../../market/timing.ts';
import type { Services } from '../../../services.ts';

type Needs = Pick<Services, 'db' | 'clock' | 'secrets' | 'log'>;
interface Owed {
  owner: string;
  currency: string;
  balance: string;
  journal: string;
}
interface Leaf extends SumNode {
  readonly owner: string;
  readonly nonce: string;
}

/** Leaves and nodes are kept for so many days; the roots for good. */
const keepDays = 30;
const lookEveryMs = 60_000;
const hash: Hash = (text) => digest('sha256', text, 'hex');

/** One statement, so one moment: all that customers own, held or not, but no bonus that isn't released. */
const owedSql = `select owner, currency, sum(available + frozen) as balance,
  (select coalesce(max(id), 0) from journal) as journal from account
  where type between 1 and 3 group by owner, currency having sum(available + frozen) > 0`;

/**
 * Takes the tree of this platform day, unless it is taken.
 * @returns whether it was taken now
 */
export async function takeLiabilities({ db, clock, secrets }: Needs): Promise<boolean> {
  const now = clock.now();
  const day = platformDay(now);
  if ((await db.query('select 1 from liability_day where day >= $1', [day])).length > 0) return false;
  const owed = await db.patient.query<Owed>(owedSql);
  const statements: Statement[] = [
    {
      sql: 'insert into liability_day (day, taken_at, journal_id) values ($1, $2, $3)',
      params: [day, now, owed[0]?.journal ?? 0],
    },
  ];
  for (const [currency, customers] of Map.groupBy(owed, (row) => row.currency)) {
    const leaves = customers.map(({ owner, balance }): Leaf => {
      const nonce = secrets.fingerprint('liability', `${day} ${currency} ${owner}`);
      return { ...leafOf(hash, nonce, owner, BigInt(balance)), owner, nonce };
    });
    statements.push(...(await treeRows(day, currency, leaves)));
  }
  for (const table of ['liability_leaf', 'liability_node'])
    statements.push({ sql: `delete from ${table} where day < $1`, params: [day - keepDays] });
  await db.patient.batch(statements);
  return true;
}

const leafTable: Table = {
  name: 'liability_leaf',
  keys: 3,
  columns: [
    ['day', 'integer'],
    ['currency', 'text'],
    ['user_id', 'text'],
    ['position', 'integer'],
    ['nonce', 'text'],
    ['balance', 'numeric'],
  ],
};
const nodeTable: Table = {
  name: 'liability_node',
  keys: 4,
  columns: [
    ['day', 'integer'],
    ['currency', 'text'],
    ['level', 'smallint'],
    ['position', 'integer'],
    ['sum', 'numeric'],
    ['hash', 'text'],
  ],
};

/** Leaves stand in the order of their hashes, so that a place in the tree says nothing of who has it. */
async function treeRows(day: number, currency: string, unordered: readonly Leaf[]): Promise<Statement[]> {
  const leaves = unordered.toSorted((a, b) => (a.hash < b.hash ? -1 : 1));
  const nodes: unknown[][] = [];
  let level: readonly SumNode[] = leaves;
  for (let height = 0; ; height += 1) {
    level.forEach(({ sum, hash: fixed }, position) =>
      nodes.push([day, currency, height, position, String(sum), fixed]),
    );
    if (level.length === 1) break;
    level = levelAbove(hash, level);
    // Other calls have their turn between two levels.
    await setImmediate();
  }
  const [root] = level;
  return [
    {
      sql: 'insert into liability_root (day, currency, sum, hash, leaves) values ($1, $2, $3, $4, $5)',
      params: [day, currency, String(root?.sum), root?.hash, leaves.length],
    },
    ...upsert(
      leafTable,
      leaves.map(({ owner, nonce, sum }, position) => [day, currency, owner, position, nonce, String(sum)]),
    ),
    ...upsert(nodeTable, nodes),
  ];
}

/**
 * Takes the tree once a platform day, and at once where today's is missing. @returns a stop, which waits for one that
 * is under way
 */
export function keepTakingLiabilities(needs: Needs, every: Every): () => Promise<void> {
  let takenDay = -1;
  const take = async (): Promise<void> => {
    const day = platformDay(needs.clock.now());
    if (day === takenDay) return;
    await takeLiabilities(needs);
    takenDay = day;
  };
  const kept = keepDoing(every, lookEveryMs, take, (error) =>
    needs.log.warn({ err: error }, 'the liabilities of the day wait'),
  );
  kept.now();
  return kept.stop;
}
