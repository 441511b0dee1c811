import type { CallAnswer } from '@candor/api-contract/index.ts';
import { siblingsOf } from '@candor/core/fair/sum-tree.ts';
import { currencyScale, displayOrder, isCurrency, type Currency } from '@candor/core/money/currencies.ts';
import { formatPlain } from '@candor/core/money/decimal.ts';
import { assert, ok } from '@candor/core/result.ts';
import type { Database } from '../../../db/database.ts';
import type { Http } from '../../../http/http.ts';
import { refused } from '../../../http/refused.ts';
import { route } from '../../../http/route.ts';
import type { Services } from '../../../services.ts';

type Own = NonNullable<CallAnswer<'GET /fair/liabilities'>['own']>;
interface DayRow {
  day: number;
  taken_at: string;
  journal_id: string;
}
interface RootRow {
  currency: string;
  sum: string;
  hash: string;
  leaves: number;
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

function scaleOf(currency: string): number {
  assert(isCurrency(currency), `unknown currency ${currency} among the liabilities`);
  return currencyScale[currency];
}
const text = (units: string, currency: string): string => formatPlain(BigInt(units), scaleOf(currency));
const place = ({ currency }: { currency: string }): number => displayOrder.indexOf(currency as Currency);

/** The public roots of a day, and to a customer the way from their own leaves to them. */
export function registerLiabilities(http: Http, { db }: Pick<Services, 'db'>): void {
  route(http, 'GET /fair/liabilities', async ({ query: { day } }, { user }) => {
    const [taken] = await db.query<DayRow>(
      'select * from liability_day where day = coalesce($1::integer, (select max(day) from liability_day))',
      [day ?? null],
    );
    if (taken === undefined) return refused('not-found', { field: 'day' });
    const roots = await db.query<RootRow>('select currency, sum, hash, leaves from liability_root where day = $1', [
      taken.day,
    ]);
    return ok({
      day: taken.day,
      takenAt: Number(taken.taken_at),
      journalId: taken.journal_id,
      roots: roots
        .toSorted((a, b) => place(a) - place(b))
        .map(({ currency, sum, hash, leaves }) => ({
          currency,
          decimals: scaleOf(currency),
          sum: text(sum, currency),
          hash,
          leaves,
        })),
      own:
        user === undefined ? null : { userId: user.userId, leaves: await ownLeaves(db, taken.day, user.userId, roots) },
    });
  });
}

/** The leaves of one customer, each with the siblings on its way up. */
async function ownLeaves(db: Database, day: number, userId: string, roots: readonly RootRow[]): Promise<Own['leaves']> {
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
  return leaves
    .toSorted((a, b) => place(a) - place(b))
    .map(({ currency, nonce, balance }) => ({
      currency,
      balance: text(balance, currency),
      nonce,
      path: wanted
        .filter((step) => step.currency === currency)
        .map(({ level, position, side }) => {
          const node = found.get(`${currency} ${level} ${position}`);
          assert(node !== undefined, `the tree of ${currency} on day ${day} has a hole`);
          return { side, sum: text(node.sum, currency), hash: node.hash };
        }),
    }));
}
