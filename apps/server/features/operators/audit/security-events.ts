import type { CallAnswer, CallParsed } from '@candor/api-contract/index.ts';
import type { SecurityKind } from '@candor/api-contract/security-events.ts';
import { ok } from '@candor/core/result.ts';
import { readPage } from '../../../db/paging.ts';
import type { Outcome } from '../../../http/refused.ts';
import type { ConsoleServices } from '../console-services.ts';

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

const from = `from security_event e where ($1::text is null or kind = $1) and ($2::text is null or customer_id = $2)
  and ($3::text is null or operator_id = $3) and ($4::text is null or source = $4)`;

/** Sign-ins, failures, refusals and limits, newest first. */
export async function listSecurityEvents(
  { db, securityEvents }: ConsoleServices,
  { query }: CallParsed<Name>,
): Promise<Outcome<CallAnswer<Name>>> {
  await securityEvents.flush();
  const columns = 'e.*, (select name from operator o where o.id = e.operator_id) as operator';
  const params = [query.kind ?? null, query.customerId ?? null, query.operatorId ?? null, query.source ?? null];
  return ok(await readPage<Row, Line>(db, { columns, from, order: 'id desc' }, params, query, present));
}
