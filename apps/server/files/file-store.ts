import { oneAtATime, type Database, type Statement } from '../db/database.ts';

export const purposes = ['identity', 'deposit', 'wallet', 'bank', 'service', 'recovery'] as const;
export type FilePurpose = (typeof purposes)[number];
export interface FileUse {
  readonly purpose: FilePurpose;
  readonly reference: string;
}

export interface FileRow {
  readonly id: string;
  readonly user_id: string;
  readonly blob: string;
  readonly media_type: string;
  readonly width: number;
  readonly height: number;
  readonly size: number;
}

/** How many pictures a user has sent since a moment. */
export async function countSince(db: Database, userId: string, since: number): Promise<number> {
  const [row] = await db.query<{ count: string }>(
    'select count(*) as count from file where user_id = $1 and created_at >= $2',
    [userId, since],
  );
  return Number(row?.count ?? 0);
}

/** Notes a picture before its bytes are kept. @returns false when the user has sent `max` since that moment */
export async function reserve(
  db: Database,
  row: FileRow,
  now: number,
  { since, max }: { since: number; max: number },
): Promise<boolean> {
  const [, inserted] = await db.batch([
    oneAtATime('file', row.user_id),
    {
      sql: `insert into file (id, user_id, blob, media_type, width, height, size, created_at)
        select $1, $2, $3, $4, $5, $6, $7, $8
        where (select count(*) from file where user_id = $2 and created_at >= $9) < $10 returning id`,
      params: [row.id, row.user_id, row.blob, row.media_type, row.width, row.height, row.size, now, since, max],
    },
  ]);
  return inserted?.length === 1;
}

export const markReady = (db: Database, id: string): Promise<unknown> =>
  db.query('update file set ready = true where id = $1', [id]);

export const forget = (db: Database, id: string): Promise<unknown> =>
  db.query('delete from file where id = $1 and not ready', [id]);

export async function findFile(db: Database, id: string): Promise<FileRow | null> {
  const [row] = await db.query<FileRow>(
    'select id, user_id, blob, media_type, width, height, size from file where id = $1 and ready',
    [id],
  );
  return row ?? null;
}

export const usesOf = (db: Database, id: string): Promise<FileUse[]> =>
  db.query<FileUse>('select purpose, reference from file_use where file_id = $1', [id]);

/**
 * How many of these are this user's, kept, and not about to be swept. @param since older ones count only when they
 * belong to something
 */
export async function countUsable(
  db: Database,
  userId: string,
  ids: readonly string[],
  since: number,
): Promise<number> {
  const [row] = await db.query<{ count: string }>(
    `select count(*) as count from file f where id = any($1::text[]) and user_id = $2 and ready
      and (created_at >= $3 or exists (select 1 from file_use u where u.file_id = f.id))`,
    [ids, userId, since],
  );
  return Number(row?.count ?? 0);
}

export const attaching = (userId: string, ids: readonly string[], { purpose, reference }: FileUse): Statement => ({
  sql: `insert into file_use (file_id, purpose, reference) select id, $3, $4 from file
    where id = any($1::text[]) and user_id = $2 and ready
    on conflict do nothing`,
  params: [ids, userId, purpose, reference],
});

export const noteView = (db: Database, fileId: string, operatorId: string, now: number): Promise<unknown> =>
  db.query('insert into file_view (file_id, operator_id, time) values ($1, $2, $3)', [fileId, operatorId, now]);

/**
 * Withdraws what belongs to nothing, and what a crash has left half-made. @returns what has to be removed; what isn't
 * comes again
 */
export async function takeOrphans(
  db: Database,
  unusedBefore: number,
  unreadyBefore: number,
  limit: number,
): Promise<Pick<FileRow, 'id' | 'blob'>[]> {
  return db.query<Pick<FileRow, 'id' | 'blob'>>(
    `update file set ready = false where id in (
      select id from file f where (created_at < $1 or (not ready and created_at < $2))
        and not exists (select 1 from file_use u where u.file_id = f.id) order by created_at limit $3
    ) returning id, blob`,
    [unusedBefore, unreadyBefore, limit],
  );
}
