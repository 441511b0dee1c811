import type { CallAnswer } from '@candor/api-contract/index.ts';
import { ok } from '@candor/core/result.ts';
import type { Http } from '../../../http/http.ts';
import { refused } from '../../../http/refused.ts';
import { route } from '../../../http/route.ts';
import { newId } from '../../../ids.ts';
import { act, type ConsoleServices } from '../console-services.ts';

type View = CallAnswer<'GET /operator/views'>[number];

const shown = `select v.id, v.name, v.query, v.shared, v.operator_id = $2 as own, o.name as operator
  from saved_view v join operator o on o.id = v.operator_id
  where v.list = $1 and (v.shared or v.operator_id = $2) order by lower(v.name), o.name`;
const save = `insert into saved_view (id, operator_id, list, name, query, shared) values ($1, $2, $3, $4, $5, $6)
  on conflict (operator_id, list, name) do update set query = excluded.query, shared = excluded.shared`;

/** How operators look at lists, kept by name. */
export function registerViews(http: Http, services: ConsoleServices): void {
  const { db } = services;
  route(http, 'GET /operator/views', async ({ query: { list } }, { operator }) =>
    ok(await db.query<View>(shown, [list, operator.operatorId])),
  );
  route(http, 'POST /operator/views/save', async ({ body: { list, name, query, shared } }, { operator }) => {
    await act(services, operator, { act: 'view-save', subject: `list:${list}`, details: { name, shared } }, [
      { sql: save, params: [newId(), operator.operatorId, list, name, query, shared] },
    ]);
    return ok(null);
  });
  route(http, 'POST /operator/views/remove', async ({ body: { id } }, { operator }) => {
    const own = [id, operator.operatorId];
    const [view] = await db.query<{ list: string; name: string }>(
      'select list, name from saved_view where id = $1 and operator_id = $2',
      own,
    );
    if (view === undefined) return refused('not-found', { field: 'id' });
    await act(services, operator, { act: 'view-remove', subject: `list:${view.list}`, details: { name: view.name } }, [
      { sql: 'delete from saved_view where id = $1 and operator_id = $2', params: own },
    ]);
    return ok(null);
  });
}
