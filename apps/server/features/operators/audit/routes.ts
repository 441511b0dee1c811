import { csvLists } from '@candor/api-contract/calls/operator/lists/csv-lists.ts';
import type { CallAnswer } from '@candor/api-contract/index.ts';
import type { Language } from '@candor/api-contract/languages.ts';
import { ok } from '@candor/core/result.ts';
import type { Http } from '../../../http/http.ts';
import { letsIn } from '../../../http/operators.ts';
import { refused } from '../../../http/refused.ts';
import { route } from '../../../http/route.ts';
import { verifyAudit } from '../../../operators/audit.ts';
import { act, type ConsoleServices } from '../console-services.ts';
import { readNarrowed, readPage } from '../../../db/paging.ts';
import { named } from '../lists/named.ts';
import { countedTo, narrowed } from '../lists/narrowed.ts';
import { reasonIn } from '../../../words/refusals/index.ts';
import { csvLines } from './csv.ts';
import { csvTables } from './lists.ts';
import { listSecurityEvents } from './security-events.ts';

type Line = CallAnswer<'GET /operator/audit'>['list'][number];
type OwnLine = CallAnswer<'GET /player/operatorActs'>['list'][number];
interface Row {
  seq: string;
  time: string;
  operator_id: string | null;
  operator_name: string;
  act: string;
  subject: string;
  user_id: string | null;
  details: string;
  hash: string;
}

const detailsOf = (row: Row): Record<string, unknown> => JSON.parse(row.details) as Record<string, unknown>;
const present = (row: Row): Line => ({
  seq: Number(row.seq),
  time: Number(row.time),
  operatorId: row.operator_id,
  operator: row.operator_name,
  act: row.act,
  subject: row.subject,
  userId: row.user_id,
  details: detailsOf(row),
  hash: row.hash,
});
/** The customer reads what was done and why, not by whom. */
function presentOwn(row: Row, language: Language): OwnLine {
  const { reason } = detailsOf(row);
  return {
    time: Number(row.time),
    act: row.act,
    subject: row.subject,
    reason: typeof reason === 'string' ? reasonIn(language, reason) : null,
  };
}

/** What operators have done: for themselves, for the customer concerned, and every list as a table. */
export function registerAudit(http: Http, services: ConsoleServices): void {
  const { db, reads } = services;
  route(http, 'GET /operator/audit', async ({ query }) => {
    // As they were written, too; by the time, so that one index answers what they are narrowed to.
    const order = query.sort === 'oldest' ? 'time, seq' : 'time desc, seq desc';
    const where = narrowed.audit(query);
    const rows = await readNarrowed<Row>(
      db,
      { columns: '*', tables: 'operator_audit', where, order, countedTo },
      query,
    );
    return ok({ ...rows, list: rows.list.map(present) });
  });
  route(http, 'GET /operator/audit/verify', async () => ok(await verifyAudit(reads)));
  route(http, 'GET /operator/securityEvents', (input) => listSecurityEvents(services, input));
  route(http, 'GET /operator/csv/{list}', async ({ params, query }, { operator }) => {
    if (!letsIn(csvLists[params.list], operator)) return refused('operator-role');
    await act(services, operator, { act: 'csv', subject: `list:${params.list}`, details: query });
    return ok(
      csvLines(reads, csvTables[params.list], { ...named(services.secrets, query), now: services.clock.now() }),
    );
  });
  route(http, 'GET /player/operatorActs', async ({ query }, { user, language }) =>
    ok(
      await readPage<Row, OwnLine>(
        db,
        { columns: '*', from: 'from operator_audit where user_id = $1', order: 'time desc, seq desc' },
        [user.userId],
        query,
        (row) => presentOwn(row, language),
      ),
    ),
  );
}
