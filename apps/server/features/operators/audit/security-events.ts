import type { CallAnswer, CallParsed } from '@candor/api-contract/index.ts';
import type { SecurityKind } from '@candor/api-contract/security-events.ts';
import { ok } from '@candor/core/result.ts';
import { allOf, equals, within } from '../../../db/narrowing/conditions.ts';
import { readNarrowed } from '../../../db/paging.ts';
import type { Outcome } from '../../../http/refused.ts';
import type { ConsoleServices } from '../console-services.ts';
import { countedTo } from '../lists/narrowed.ts';

type Name = 'GET /operator/securityEvents';
type Line = CallAnswer<Name>['list'][number];
interface Row {
  id: string;
  kind: SecurityKind;
  customer_id: string | null;
  operator_id: string | null;
  operator: string | null;
  call: string;
  reason: string | null;
  source: string;
  device: string | null;
  count: number;
  first_at: string;
  last_at: string;
}

const present = ({
  id,
  kind,
  customer_id,
  operator_id,
  operator,
  call,
  reason,
  source,
  device,
  count,
  first_at,
  last_at,
}: Row): Line => ({
  id: Number(id),
  kind,
  customerId: customer_id,
  operatorId: operator_id,
  operator,
  call,
  reason,
  source,
  device,
  count,
  firstTime: Number(first_at),
  lastTime: Number(last_at),
});

/** Sign-ins, failures, refusals and limits, newest first. */
export async function listSecurityEvents(
  { db, securityEvents }: ConsoleServices,
  { query }: CallParsed<Name>,
): Promise<Outcome<CallAnswer<Name>>> {
  await securityEvents.flush();
  const columns = 'e.*, (select name from operator o where o.id = e.operator_id) as operator';
  const order = query.sort === 'oldest' ? 'last_at, id' : 'last_at desc, id desc';
  const where = allOf([
    equals('kind', query.kind),
    equals('customer_id', query.customerId),
    equals('operator_id', query.operatorId),
    equals('source', query.source),
    within('last_at', query),
  ]);
  const rows = await readNarrowed<Row>(db, { columns, tables: 'security_event e', where, order, countedTo }, query);
  return ok({ ...rows, list: rows.list.map(present) });
}
