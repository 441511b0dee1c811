import type { CallAnswer, CallParsed } from '@candor/api-contract/index.ts';
import type { ConsoleServices } from '../console-services.ts';
import { peopleOf, personOf } from '../customers/people.ts';
import { becameOfInvited, nobody } from './became.ts';
import { readPage } from '../../../db/paging.ts';

type Query = CallParsed<'GET /operator/invitations'>['query'];
type Tree = CallAnswer<'GET /operator/invitations'>;
type Own = CallAnswer<'GET /operator/customers/{userId}/invitation'>;
type Reads = Pick<ConsoleServices, 'db' | 'reads'>;

interface Row {
  id: string;
  direct: string;
}

/** How many one has invited oneself. */
const directSql = 'coalesce((select i.direct from inviter i where i.user_id = c.id), 0)';

/** Those at the roots, who have invited most before all; or whom one of them has invited, the newest first. */
export async function invited({ db, reads }: Reads, { userId, ...at }: Query): Promise<Tree> {
  const page = await readPage<Row, Row>(
    reads,
    userId === undefined
      ? { columns: 'i.user_id as id, i.direct', from: 'from inviter i where i.root', order: 'i.direct desc, i.user_id' }
      : {
          columns: `c.id, ${directSql} as direct`,
          from: 'from customer c where c.invited_by = $1',
          order: 'c.created_at desc, c.id',
        },
    userId === undefined ? [] : [userId],
    at,
    (row) => row,
  );
  const ids = page.list.map(({ id }) => id);
  const [people, became] = await Promise.all([peopleOf(db, ids), becameOfInvited(reads, ids)]);
  const list = page.list.flatMap(({ id, direct }) => {
    const person = people.get(id);
    return person === undefined ? [] : [{ person, direct: Number(direct), ...(became.get(id) ?? nobody) }];
  });
  return { ...page, list };
}

/** @returns null for a customer that is not there */
export async function invitationOf({ db, reads }: Reads, userId: string): Promise<Own | null> {
  const [row] = await db.query<
    Row & {
      invited_by: string | null;
      invite_code: string;
      code: string | null;
      name: string;
      agent_since: string | null;
    }
  >(
    `select c.id, ${directSql} as direct, c.invited_by, c.invite_code, k.code, k.name,
      (select since from agent a where a.user_id = c.id and a.until is null) as agent_since
      from customer c left join campaign k on k.id = c.campaign_id where c.id = $1`,
    [userId],
  );
  if (row === undefined) return null;
  const became = await becameOfInvited(reads, [userId]);
  return {
    invitedBy: row.invited_by === null ? null : await personOf(db, row.invited_by),
    campaign: row.code === null ? null : { code: row.code, name: row.name },
    inviteCode: row.invite_code,
    agentSince: row.agent_since === null ? null : Number(row.agent_since),
    direct: Number(row.direct),
    ...(became.get(userId) ?? nobody),
  };
}
