import type { MessageKind } from '../../engine/rows/messages.ts';
import type { Database } from '../../db/database.ts';

type Reads = Pick<Database, 'query'>;
export interface StoredMessage {
  readonly id: string;
  readonly kind: MessageKind;
  readonly reference: string;
  readonly params: Readonly<Record<string, string>>;
  readonly time: number;
  readonly unread: boolean;
}
interface Row {
  id: string;
  kind: MessageKind;
  reference: string;
  params: Record<string, string> | string;
  time: string;
  read_at: string | null;
}

const messageFrom = ({ id, kind, reference, params, time, read_at }: Row): StoredMessage => ({
  id,
  kind,
  reference,
  params: typeof params === 'string' ? (JSON.parse(params) as Record<string, string>) : params,
  time: Number(time),
  unread: read_at === null,
});

/** Own messages, newest first. */
export async function messagePage(
  db: Reads,
  userId: string,
  page: number,
  limit: number,
): Promise<{ messages: StoredMessage[]; total: number; unread: number }> {
  const [[counts], rows] = await Promise.all([
    db.query<{ total: string; unread: string }>(
      'select count(*) as total, count(*) filter (where read_at is null) as unread from message where user_id = $1',
      [userId],
    ),
    db.query<Row>('select * from message where user_id = $1 order by time desc, id limit $2 offset $3', [
      userId,
      limit,
      (page - 1) * limit,
    ]),
  ]);
  return { messages: rows.map(messageFrom), total: Number(counts?.total ?? 0), unread: Number(counts?.unread ?? 0) };
}

/** @returns null for another's and a missing one */
export async function readMessage(db: Reads, userId: string, id: string, now: number): Promise<StoredMessage | null> {
  const [row] = await db.query<Row>(
    'update message set read_at = coalesce(read_at, $3) where user_id = $1 and id = $2 returning *',
    [userId, id, now],
  );
  return row === undefined ? null : messageFrom(row);
}

export const readAllMessages = (db: Reads, userId: string, now: number) =>
  db.query('update message set read_at = $2 where user_id = $1 and read_at is null', [userId, now]);

/** Keys of the announcements that a customer has opened. */
export const noticesRead = async (db: Reads, userId: string): Promise<Set<string>> =>
  new Set(
    (await db.query<{ notice_key: string }>('select notice_key from notice_read where user_id = $1', [userId])).map(
      ({ notice_key }) => notice_key,
    ),
  );

export const markNoticesRead = (db: Reads, userId: string, keys: readonly string[], now: number) =>
  db.query(
    `insert into notice_read (user_id, notice_key, read_at) select $1, key, $3 from unnest($2::text[]) as key
      on conflict do nothing`,
    [userId, keys, now],
  );
