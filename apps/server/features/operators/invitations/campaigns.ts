import type { CallAnswer, CallParsed } from '@candor/api-contract/index.ts';
import { ok } from '@candor/core/result.ts';
import { readPage, type Page } from '../../../db/paging.ts';
import type { OperatorUser } from '../../../http/operators.ts';
import { refused, type Outcome } from '../../../http/refused.ts';
import { newId } from '../../../ids.ts';
import { act, type ConsoleServices } from '../console-services.ts';
import { becameOfCampaigns, nobody } from './became.ts';

type Campaigns = CallAnswer<'GET /operator/campaigns'>;

interface Row {
  id: string;
  code: string;
  name: string;
  from_at: string;
  until_at: string | null;
  created_at: string;
  operator: string;
}

/** The newest first, each with what became of it. */
export async function campaigns({ reads }: Pick<ConsoleServices, 'reads'>, at: Page): Promise<Campaigns> {
  const page = await readPage<Row, Row>(
    reads,
    {
      columns: 'k.id, k.code, k.name, k.from_at, k.until_at, k.created_at, o.name as operator',
      from: 'from campaign k join operator o on o.id = k.created_by',
      order: 'k.created_at desc, k.id',
    },
    [],
    at,
    (row) => row,
  );
  const became = await becameOfCampaigns(
    reads,
    page.list.map(({ id }) => id),
  );
  return {
    ...page,
    list: page.list.map((row) => ({
      id: row.id,
      code: row.code,
      name: row.name,
      from: Number(row.from_at),
      until: row.until_at === null ? null : Number(row.until_at),
      createdAt: Number(row.created_at),
      createdBy: row.operator,
      ...(became.get(row.id) ?? nobody),
    })),
  };
}

/** As customers' own codes are: such a one could be somebody's, now or later. */
const ownForm = /^[A-HJ-NP-Z2-9]{8}$/;

export async function addCampaign(
  services: ConsoleServices,
  { code, name, from, until }: CallParsed<'POST /operator/campaigns/add'>['body'],
  operator: OperatorUser,
): Promise<Outcome<{ id: string }>> {
  const { db, clock } = services;
  const now = clock.now();
  const begins = from ?? now;
  if (ownForm.test(code)) return refused('campaign-code-own', { field: 'code' });
  if (until !== null && (until <= begins || until <= now)) return refused('text-past', { field: 'until' });
  const [taken] = await db.query('select 1 from campaign where code = $1', [code]);
  if (taken !== undefined) return refused('campaign-code-taken', { field: 'code' });
  const id = newId();
  await act(
    services,
    operator,
    { act: 'campaign-add', subject: `campaign:${code}`, details: { name, from: begins, until } },
    [
      {
        sql: `insert into campaign (id, code, name, from_at, until_at, created_at, created_by)
        values ($1, $2, $3, $4, $5, $6, $7)`,
        params: [id, code, name, begins, until, now, operator.operatorId],
      },
    ],
  );
  return ok({ id });
}

/** Ends it now; one that has not begun never takes anybody. */
export async function endCampaign(
  services: ConsoleServices,
  id: string,
  operator: OperatorUser,
): Promise<Outcome<null>> {
  const { db, clock } = services;
  const [row] = await db.query<Pick<Row, 'code' | 'from_at' | 'until_at'>>(
    'select code, from_at, until_at from campaign where id = $1',
    [id],
  );
  if (row === undefined) return refused('not-found', { field: 'id' });
  const now = clock.now();
  if (row.until_at !== null && Number(row.until_at) <= now) return refused('state-unchanged', { field: 'id' });
  await act(services, operator, { act: 'campaign-end', subject: `campaign:${row.code}` }, [
    {
      sql: 'update campaign set from_at = least(from_at, $2::bigint - 1), until_at = $2 where id = $1',
      params: [id, now],
    },
  ]);
  return ok(null);
}
