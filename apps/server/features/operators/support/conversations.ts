import type { CallAnswer } from '@candor/api-contract/index.ts';
import type { Database, Statement } from '../../../db/database.ts';
import { newId } from '../../../ids.ts';
import { deadlineOf } from '../cases/deadlines.ts';
import { readPage, type Page } from '../../../db/paging.ts';

export type Message = CallAnswer<'POST /operator/conversations/answer'>;
interface MessageRow {
  id: string;
  time: string;
  operator_id: string | null;
  name: string | null;
  text: string;
  files: string[];
}

const present = (row: MessageRow): Message => ({
  id: row.id,
  time: Number(row.time),
  from: row.operator_id === null ? 'customer' : 'operator',
  operator: row.name,
  text: row.text,
  files: row.files,
});

export const messagesOf = (db: Database, conversationId: string, page: Page) =>
  readPage<MessageRow, Message>(
    db,
    {
      columns: 'm.*, o.name',
      from: 'from support_message m left join operator o on o.id = m.operator_id where m.conversation_id = $1',
      order: 'm.position desc',
    },
    [conversationId],
    page,
    present,
  );

export interface NewMessage {
  readonly conversationId: string;
  readonly operatorId: string | null;
  readonly text: string;
  readonly files: readonly string[];
  readonly time: number;
}

/** The rows of a message; the conversation is open again and waits for whoever has not spoken last. */
export function messageRows({ conversationId, operatorId, text, files, time }: NewMessage): {
  id: string;
  statements: Statement[];
} {
  const id = newId();
  return {
    id,
    statements: [
      {
        sql: `insert into support_message (id, conversation_id, operator_id, text, files, time)
          values ($1, $2, $3, $4, $5, $6)`,
        params: [id, conversationId, operatorId, text, files, time],
      },
      {
        sql: `update support_conversation set status = 'open', waiting = $2, last_at = $3, last_text = $4,
          waiting_since = case when $2 then coalesce(waiting_since, $3) end where id = $1`,
        params: [conversationId, operatorId === null, time, text.slice(0, 200)],
      },
    ],
  };
}

export interface ConversationRow {
  id: string;
  user_id: string;
  status: 'open' | 'closed';
  waiting: boolean;
  deadline: string | null;
  opened_at: string;
  last_at: string;
  last_text: string;
}

export const conversationColumns = `c.*, ${deadlineOf.conversation} as deadline`;
const select = `select ${conversationColumns} from support_conversation c where`;

export async function conversationById(db: Database, id: string): Promise<ConversationRow | undefined> {
  return (await db.query<ConversationRow>(`${select} c.id = $1`, [id]))[0];
}
export async function conversationOf(db: Database, userId: string): Promise<ConversationRow | undefined> {
  return (await db.query<ConversationRow>(`${select} c.user_id = $1`, [userId]))[0];
}

export const openConversation = (userId: string, now: number): Statement => ({
  sql: `insert into support_conversation (id, user_id, status, waiting, waiting_since, opened_at, last_at, last_text)
    values ($1, $2, 'open', true, $3, $3, $3, '') on conflict (user_id) do nothing`,
  params: [newId(), userId, now],
});
