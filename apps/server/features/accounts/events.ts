import type { CallAnswer, CallParsed } from '@candor/api-contract/index.ts';
import { eventLegs } from '@candor/core/ledger/event-legs.ts';
import { amount } from '@candor/core/money/amount.ts';
import { formatAmount } from '@candor/core/money/currencies.ts';
import { ok } from '@candor/core/result.ts';
import type { Database } from '../../db/database.ts';
import { readPage } from '../../db/paging.ts';
import type { Row } from '../../engine/rows/table.ts';
import type { Http } from '../../http/http.ts';
import { refused } from '../../http/refused.ts';
import { route } from '../../http/route.ts';
import type { CallServices } from '../../services.ts';
import { filterIssue } from './statement.ts';
import { currencyOf, presentLine } from '../../transactions/statement-line.ts';

type EventsQuery = CallParsed<'GET /account/events'>['query'];
type EventsPage = CallAnswer<'GET /account/events'>;
type Event = EventsPage['list'][number];

const legs = eventLegs.map((kind) => `'${kind}'`).join();

const events = `from (
  select j.id, j.kind, j.reference, j.time from journal_entry e join journal j on j.id = e.journal_id
  where e.owner = $1 and e.type <> 0 and j.kind not in (${legs})
    and ($2::text is null or e.currency = $2) and ($3::text is null or j.kind = $3)
    and ($4::bigint is null or j.time >= $4) and ($5::bigint is null or j.time <= $5)
  group by j.id) event`;

/**
 * What is owned is what the accounts hold now, less all that has come since: both are read by one statement. Only what
 * is newer than the page is walked through.
 */
const changesSince = `with newer as (
  select journal_id, currency,
    coalesce(sum(available + frozen) filter (where type < 4), 0) as change,
    coalesce(sum(frozen) filter (where type < 4), 0) as held,
    coalesce(sum(available) filter (where type = 4), 0) as bonus
  from journal_entry where owner = $1 and type <> 0 and journal_id >= $2 group by journal_id, currency),
run as (
  select newer.*, (select sum(available + frozen) from account
      where owner = $1 and type between 1 and 3 and account.currency = newer.currency)
    - sum(change) over (partition by currency order by journal_id desc) + change as owned from newer)
select * from run where journal_id = any($3::bigint[]) order by journal_id, currency`;

const linesOf = `select e.*, j.kind, j.reference, j.time from journal_entry e join journal j on j.id = e.journal_id
  where e.owner = $1 and e.type <> 0 and e.journal_id = any($2::bigint[]) order by e.journal_id, e.line`;

/** The fee of a withdrawal is the journal that follows its payment. */
const isFee = (line: Row, event: Row): boolean =>
  event.kind === 'withdrawal' && line.kind === 'withdrawal-fee' && line.reference === event.reference;

const idOf = (row: Row): bigint => BigInt(String(row.id));
const journalOf = (row: Row): bigint => BigInt(String(row.journal_id));

/** By currency, the changes of an event's journals together; owned is what it was after the last. */
function changesOf(rows: readonly Row[]): Event['changes'] {
  return [...Map.groupBy(rows, currencyOf)].map(([currency, parts]) => {
    const sum = (column: string) => parts.reduce((total, row) => total + BigInt(String(row[column])), 0n);
    const money = (units: bigint) => formatAmount(amount(units), currency);
    return {
      currencyCode: currency,
      change: money(sum('change')),
      held: money(sum('held')),
      bonus: money(sum('bonus')),
      owned: money(BigInt(String(parts.at(-1)?.owned ?? 0))),
    };
  });
}

async function eventsPage(db: Pick<Database, 'query'>, userId: string, query: EventsQuery): Promise<EventsPage> {
  const { currencyCode = null, kind = null, from = null, to = null } = query;
  const page = await readPage<Row, Row>(
    db,
    { columns: '*', from: events, order: 'id desc' },
    [userId, currencyCode, kind, from, to],
    query,
    (row) => row,
  );
  const oldest = page.list.at(-1);
  if (oldest === undefined) return { ...page, list: [] };
  const journals = page.list.flatMap((row) => (row.kind === 'withdrawal' ? [idOf(row), idOf(row) + 1n] : [idOf(row)]));
  const [changes, lines] = await Promise.all([
    db.query<Row>(changesSince, [userId, idOf(oldest).toString(), journals.map(String)]),
    db.query<Row>(linesOf, [userId, journals.map(String)]),
  ]);
  const list = page.list.map((row) => {
    const own = lines.filter((line) => journalOf(line) === idOf(row) || isFee(line, row));
    const ids = new Set(own.map(journalOf));
    return {
      id: String(row.id),
      time: Number(row.time),
      kind: row.kind as Event['kind'],
      reference: String(row.reference),
      changes: changesOf(changes.filter((change) => ids.has(journalOf(change)))),
      lines: own.map(presentLine),
    };
  });
  return { ...page, list };
}

/** The statement for people: a line for each thing that has happened, with what is owned after it. */
export function registerEvents(http: Http, { reads }: Pick<CallServices, 'reads'>): void {
  route(http, 'GET /account/events', async ({ query }, { user }) => {
    const issue = filterIssue(query);
    return issue === null ? ok(await eventsPage(reads, user.userId, query)) : refused(...issue);
  });
}
