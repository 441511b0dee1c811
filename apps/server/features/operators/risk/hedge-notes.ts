import type { CallAnswer } from '@candor/api-contract/index.ts';
import { ok } from '@candor/core/result.ts';
import { readPage } from '../../../db/paging.ts';
import type { Http } from '../../../http/http.ts';
import { route } from '../../../http/route.ts';
import { act, type ConsoleServices } from '../console-services.ts';

type Note = CallAnswer<'GET /operator/hedgeNotes'>['list'][number];
interface Row {
  id: string;
  time: string;
  name: string;
  text: string;
}

/** What operators note of how the house has hedged. */
export function registerHedgeNotes(http: Http, services: ConsoleServices): void {
  const { db, clock } = services;
  route(http, 'GET /operator/hedgeNotes', async ({ query }) =>
    ok(
      await readPage<Row, Note>(
        db,
        {
          columns: 'n.id, n.time, n.text, o.name',
          from: 'from hedge_note n join operator o on o.id = n.operator_id',
          order: 'n.id desc',
        },
        [],
        query,
        (row) => ({ id: row.id, time: Number(row.time), operator: row.name, text: row.text }),
      ),
    ),
  );
  route(http, 'POST /operator/hedgeNotes/add', async ({ body: { text } }, { operator }) => {
    await act(services, operator, { act: 'hedge-note', subject: 'hedges', details: { text } }, [
      {
        sql: 'insert into hedge_note (operator_id, text, time) values ($1, $2, $3)',
        params: [operator.operatorId, text, clock.now()],
      },
    ]);
    return ok(null);
  });
}
