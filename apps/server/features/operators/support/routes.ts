import type { CallAnswer, CallParsed } from '@candor/api-contract/index.ts';
import { ok } from '@candor/core/result.ts';
import type { Http } from '../../../http/http.ts';
import { refused, type Outcome } from '../../../http/refused.ts';
import type { OperatorUser } from '../../../http/operators.ts';
import { route } from '../../../http/route.ts';
import { pushTextIn } from '../../../push/push.ts';
import { peopleOf, personOf, type Person } from '../customers/people.ts';
import { act, actRow, subjectOf, type ConsoleServices } from '../console-services.ts';
import { allOf, equals, within } from '../../../db/narrowing/conditions.ts';
import { readNarrowed, type Paged } from '../../../db/paging.ts';
import { ofPeople } from '../lists/find-people.ts';
import { named } from '../lists/named.ts';
import { countedTo, searching } from '../lists/narrowed.ts';
import { answersIn, languageOfCustomer } from './answers.ts';
import {
  conversationById,
  conversationColumns,
  messageRows,
  messagesOf,
  type ConversationRow,
} from './conversations.ts';
import { registerOwnConversation } from './own-conversation.ts';

type Conversation = CallAnswer<'GET /operator/conversations'>['list'][number];
type Query = CallParsed<'GET /operator/conversations'>['query'];

const present = (row: ConversationRow, person: Person | null): Conversation => ({
  id: row.id,
  userId: row.user_id,
  person,
  status: row.status,
  waiting: row.waiting,
  deadline: row.deadline === null ? null : Number(row.deadline),
  openedAt: Number(row.opened_at),
  lastAt: Number(row.last_at),
  lastText: row.last_text,
});

const orders: Readonly<Record<Query['sort'], string>> = {
  due: 'c.waiting_since, c.last_at, c.id',
  newest: 'c.last_at desc, c.id desc',
  oldest: 'c.last_at, c.id',
};
const closing = `update support_conversation set status = 'closed', waiting = false, waiting_since = null
  where id = $1`;

async function listConversations(services: ConsoleServices, query: Query): Promise<Paged<Conversation>> {
  const { db } = services;
  const rows = await readNarrowed<ConversationRow>(
    db,
    {
      columns: conversationColumns,
      tables: 'support_conversation c',
      where: allOf([
        equals('c.status', query.status === 'all' ? undefined : query.status),
        equals('c.user_id', query.userId),
        within('c.last_at', query),
        searching(named(services.secrets, query), (text, nameKey) => ofPeople('c.user_id', text, nameKey)),
      ]),
      order: orders[query.sort],
      countedTo,
    },
    query,
  );
  const people = await peopleOf(
    db,
    rows.list.map((row) => row.user_id),
  );
  return { ...rows, list: rows.list.map((row) => present(row, people.get(row.user_id) ?? null)) };
}

/** Conversations between customers and operators, from both sides. */
export function registerSupport(http: Http, services: ConsoleServices): void {
  const { db } = services;
  registerOwnConversation(http, services);
  registerAnswers(http, services);
  route(http, 'GET /operator/conversations', async ({ query }) => ok(await listConversations(services, query)));
  route(http, 'GET /operator/conversations/{id}', async ({ params, query }) => {
    const row = await conversationById(db, params.id);
    if (row === undefined) return refused('not-found', { field: 'id' });
    return ok({
      conversation: present(row, await personOf(db, row.user_id)),
      messages: await messagesOf(db, row.id, query),
    });
  });
  route(http, 'POST /operator/conversations/close', async ({ body }, { operator }) => {
    const row = await conversationById(db, body.id);
    if (row === undefined) return refused('not-found', { field: 'id' });
    if (row.status === 'closed') return refused('state-unchanged');
    await act(services, operator, { act: 'support-close', subject: subjectOf.user(row.user_id) }, [
      { sql: closing, params: [row.id] },
    ]);
    return ok(present({ ...row, status: 'closed', waiting: false, deadline: null }, await personOf(db, row.user_id)));
  });
}

function registerAnswers(http: Http, services: ConsoleServices): void {
  const { db } = services;
  route(http, 'GET /operator/conversations/{id}/answers', async ({ params }) => {
    const row = await conversationById(db, params.id);
    if (row === undefined) return refused('not-found', { field: 'id' });
    const language = await languageOfCustomer(db, row.user_id);
    return ok({ language, answers: answersIn(services.operatorSettings.texts, language) });
  });
  route(http, 'POST /operator/conversations/answer', ({ body }, { operator }) => answer(services, body, operator));
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
