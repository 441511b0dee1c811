import type { CallAnswer } from '@candor/api-contract/index.ts';
import { amount } from '@candor/core/money/amount.ts';
import { formatAmount } from '@candor/core/money/currencies.ts';
import { ok } from '@candor/core/result.ts';
import type { Database } from '../../db/database.ts';
import type { Http } from '../../http/http.ts';
import { route } from '../../http/route.ts';
import type { CallServices } from '../../services.ts';

/** Until a customer sets another. */
const usualMinutes = 30;

const minutesSql = 'select minutes from reality_check where user_id = $1';
const keepSql = `insert into reality_check (user_id, minutes, changed_at) values ($1, $2, $3)
  on conflict (user_id) do update set minutes = $2, changed_at = $3`;
/** What fast orders and futures have brought after a journal, fees included; by the index of the statement. */
const resultSql = `select coalesce(sum(e.available + e.frozen), 0) as net
  from journal_entry e join journal j on j.id = e.journal_id
 where e.owner = $1 and e.type <> 0 and e.journal_id > $2 and e.journal_id <= $3
   and e.currency = 'USDT' and j.kind ~ '^(fast|futures)-'`;

async function newestJournal(db: Pick<Database, 'query'>): Promise<string> {
  const [row] = await db.query<{ id: string }>('select coalesce(max(id), 0) as id from journal');
  return String(row?.id ?? 0);
}

/** What is needed to tell a customer how long they have traded, and what it has brought. */
async function readCheck(
  db: Pick<Database, 'query'>,
  userId: string,
  since: string | undefined,
): Promise<CallAnswer<'GET /player/realityCheck'>> {
  const [kept] = await db.query<{ minutes: number }>(minutesSql, [userId]);
  const journalId = await newestJournal(db);
  const [sum] = await db.query<{ net: string }>(resultSql, [userId, since ?? journalId, journalId]);
  return {
    minutes: kept?.minutes ?? usualMinutes,
    journalId,
    resultUsdt: formatAmount(amount(BigInt(sum?.net ?? 0)), 'USDT'),
  };
}

/** Tells what trading has brought since a moment, and keeps how often the customer wants to be told. */
export function registerRealityCheck(http: Http, { db, clock }: Pick<CallServices, 'db' | 'clock'>): void {
  route(http, 'GET /player/realityCheck', async ({ query: { since } }, { user: { userId } }) =>
    ok(await readCheck(db, userId, since)),
  );
  route(http, 'POST /player/realityCheck', async ({ body: { minutes } }, { user: { userId } }) => {
    await db.query(keepSql, [userId, minutes, clock.now()]);
    return ok({ minutes });
  });
}
