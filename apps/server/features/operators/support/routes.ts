import type { CallAnswer, CallParsed } from '@candor/api-contract/index.ts';
import { ok } from '@candor/core/result.ts';
import type { Http } from '../../../http/http.ts';
import { refused, type Outcome } from '../../../http/refused.ts';
import type { OperatorUser } from '../../../http/operators.ts';
import { route } from '../../../http/route.ts';
import { pushTextIn } from '../../../push/push.ts';
import { peopleOf, personOf, type Person } from '../customers/people.ts';
import { act, actRow, subjectOf, type ConsoleServices } from '../console-services.ts';
import { readPage } from '../../../db/paging.ts';
import { conversationById, messageRows, messagesOf, type ConversationRow } from './conversations.ts';
import { registerOwnConversation } from './own-conversation.ts';

type Conversation = CallAnswer<'GET /operator/conversations'>['list'][number];

const present = (row: ConversationRow, person: Person | null): Conversation => ({
  id: row.id,
  userId: row.user_id,
  person,
  status: row.status,
  waiting: row.waiting,
  openedAt: Number(row.opened_at),
  lastAt: Number(row.last_at),
  lastText: row.last_text,
});

/** Conversations between customers and operators, from both sides. */
export function registerSupport(http: Http, services: ConsoleServices): void {
  const { db } = services;
  registerOwnConversation(http, services);
  route(http, 'GET /operator/conversations', async ({ query }) => {
    const from =
      "from support_conversation c where ($1 = 'all' or c.status = $1) and ($2::text is null or c.user_id = $2)";
    const rows = await readPage<ConversationRow, ConversationRow>(
      db,
      { columns: 'c.*', from, order: 'c.waiting desc, c.last_at, c.id' },
      [query.status, query.userId ?? null],
      query,
      (row) => row,
    );
    const people = await peopleOf(
      db,
      rows.list.map((row) => row.user_id),
    );
    return ok({ ...rows, list: rows.list.map((row) => present(row, people.get(row.user_id) ?? null)) });
  });
  route(http, 'GET /operator/conversations/{id}', async ({ params, query }) => {
    const row = await conversationById(db, params.id);
    if (row === undefined) return refused('not-found', { field: 'id' });
    return ok({
      conversation: present(row, await personOf(db, row.user_id)),
      messages: await messagesOf(db, row.id, query),
    });
  });
  route(http, 'POST /operator/conversations/answer', ({ body }, { operator }) => answer(services, body, operator));
  route(http, 'POST /operator/conversations/close', async ({ body }, { operator }) => {
    const row = await conversationById(db, body.id);
    if (row === undefined) return refused('not-found', { field: 'id' });
    if (row.status === 'closed') return refused('state-unchanged');
    await act(services, operator, { act: 'support-close', subject: subjectOf.user(row.user_id) }, [
      { sql: "update support_conversation set status = 'closed', waiting = false where id = $1", params: [row.id] },
    ]);
    return ok(present({ ...row, status: 'closed', waiting: false }, await personOf(db, row.user_id)));
  });
}

async function answer(
  services: ConsoleServices,
  body: CallParsed<'POST /operator/conversations/answer'>['body'],
  operator: OperatorUser,
): Promise<Outcome<CallAnswer<'POST /operator/conversations/answer'>>> {
  const { db } = services;
  const row = await conversationById(db, body.id);
  if (row === undefined) return refused('not-found', { field: 'id' });
  const time = services.clock.now();
  const { id, statements } = messageRows({
    conversationId: row.id,
    operatorId: operator.operatorId,
    text: body.text,
    files: [],
    time,
  });
  await db.batch([
    ...statements,
    actRow(services, operator, { act: 'support-answer', subject: subjectOf.user(row.user_id) }),
  ]);
  const message = { id, time, from: 'operator' as const, text: body.text, files: [] };
  services.stream.toUser(row.user_id, 'support', message);
  services.push.send(row.user_id, 'support', (language) => ({
    ...pushTextIn(language, 'support', {}),
    page: 'pages/service/service-view',
    tag: 'support',
  }));
  return ok({ ...message, operator: operator.name });
}
