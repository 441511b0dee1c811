import { blockHeight, levelAbove, publishedRoot, type Hash, type SumNode } from '@candor/core/fair/sum-tree.ts';
import { assert } from '@candor/core/result.ts';
import { hash as digest } from 'node:crypto';
import type { Database, Statement } from '../../../db/database.ts';
import { upsert, type Table } from '../../../engine/rows/table.ts';
import type { Services } from '../../../services.ts';
import { takeLeavesSql } from './leaves-sql.ts';

/** The first moment of a platform day is at its turn, the second at random. */
export interface Moment {
  readonly day: number;
  readonly moment: 1 | 2;
}
type Needs = Pick<Services, 'db' | 'reads' | 'clock' | 'reserves'>;

/** So many days are kept of what is not published; of the first version as it was said. */
const keepDays = 7;
const keepFirstVersionDays = 30;
const blockLeaves = 1 << blockHeight;
const pageLeaves = 32 * blockLeaves;
const hash: Hash = (text) => digest('sha256', text, 'hex');

/**
 * Takes what is owed at this moment, unless it is taken. Until its last transaction nothing of it is shown; one that
 * was broken off is begun anew. Memory holds a page of leaves and the tree above its blocks, however many there are.
 * @returns whether it was taken now
 */
export async function takeLiabilities({ db, reads, clock, reserves }: Needs, at: Moment): Promise<boolean> {
  const { patient } = db;
  const place = [at.day, at.moment];
  const taken = await patient.query('select 1 from liability_moment where (day, moment) = ($1, $2)', place);
  if (taken.length > 0) return false;
  await patient.query('delete from liability_part where (day, moment) = ($1, $2)', place);
  await patient.query('delete from liability_branch where (day, moment) = ($1, $2)', place);
  const now = clock.now();
  const [read] = await patient.query<{ journal: string; house: string }>(takeLeavesSql, [...place, now]);
  assert(read !== undefined, 'what is owed is read');
  const held = await reserves();
  const widths = await patient.query<{ currency: string; leaves: number }>(
    `select currency, max(position) + 1 as leaves from liability_part where (day, moment) = ($1, $2)
      group by currency order by currency`,
    place,
  );
  const statements: Statement[] = [
    {
      sql: `insert into liability_moment (day, moment, taken_at, journal_id, house, reserves)
        values ($1, $2, $3, $4, $5::jsonb, $6::jsonb)`,
      params: [...place, now, read.journal, read.house, held === null ? null : JSON.stringify(held)],
    },
  ];
  for (const { currency, leaves } of widths)
    statements.push(...treeRows(at, { currency, leaves }, await blocksOf(reads.patient, { ...at, currency, leaves })));
  await patient.batch([...statements, ...dropped(at.day)]);
  return true;
}

const dropped = (today: number): Statement[] => [
  { sql: 'delete from liability_part where day < $1', params: [today - keepDays] },
  { sql: 'delete from liability_branch where day < $1', params: [today - keepDays] },
  { sql: 'delete from liability_leaf where day < $1', params: [today - keepFirstVersionDays] },
  { sql: 'delete from liability_node where day < $1', params: [today - keepFirstVersionDays] },
];

interface Wide {
  readonly currency: string;
  readonly leaves: number;
}

/** The node above each block of leaves, a page of leaves at a time. */
async function blocksOf(db: Pick<Database, 'query'>, { day, moment, currency, leaves }: Moment & Wide) {
  const blocks: SumNode[] = [];
  for (let first = 0; first < leaves; first += pageLeaves) {
    const rows = await db.query<{ units: string; hash: string }>(
      `select units, encode(hash, 'hex') as hash from liability_part where (day, moment, currency) = ($1, $2, $3)
        and position >= $4 and position < $5 order by position`,
      [day, moment, currency, first, first + pageLeaves],
    );
    assert(rows.length === Math.min(pageLeaves, leaves - first), `leaves of ${currency} are missing`);
    let level: readonly SumNode[] = rows.map(({ units, hash: fixed }) => ({ sum: BigInt(units), hash: fixed }));
    for (let height = 0; height < blockHeight; height += 1) level = levelAbove(hash, level);
    blocks.push(...level);
  }
  return blocks;
}

const branchTable: Table = {
  name: 'liability_branch',
  keys: 5,
  columns: [
    ['day', 'integer'],
    ['moment', 'smallint'],
    ['currency', 'text'],
    ['level', 'smallint'],
    ['position', 'integer'],
    ['sum', 'numeric'],
    ['hash', 'text'],
  ],
};

/** The rows of a tree from its blocks up, and what is published of it. */
function treeRows({ day, moment }: Moment, { currency, leaves }: Wide, blocks: readonly SumNode[]): Statement[] {
  const branches: unknown[][] = [];
  let level = blocks;
  for (let height = blockHeight; ; height += 1) {
    level.forEach(({ sum, hash: fixed }, position) =>
      branches.push([day, moment, currency, height, position, String(sum), fixed]),
    );
    if (level.length === 1) break;
    level = levelAbove(hash, level);
  }
  const [top] = level;
  assert(top !== undefined, 'a tree has a top');
  return [
    {
      sql: 'insert into liability_total (day, moment, currency, sum, leaves, hash) values ($1, $2, $3, $4, $5, $6)',
      params: [
        day,
        moment,
        currency,
        String(top.sum),
        leaves,
        publishedRoot(hash, { day, moment, currency, leaves }, top),
      ],
    },
    ...upsert(branchTable, branches),
  ];
}
