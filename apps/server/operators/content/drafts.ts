import type { CallAnswer } from '@candor/api-contract/index.ts';
import { randomBytes } from 'node:crypto';
import type { Database, Statement } from '../../db/database.ts';
import type { ShownFamily } from './showings.ts';

type Answer = CallAnswer<'GET /operator/content/text'>;
/** A text in all its languages, with when and to whom it is shown. */
export type Draft = NonNullable<Answer['published']>;
export interface KeptDraft extends Draft {
  readonly family: ShownFamily;
  readonly key: string;
  readonly previewKey: string;
  readonly changedAt: number;
  readonly changedBy: string;
}

interface Row {
  family: ShownFamily;
  key: string;
  body: Draft | string;
  preview_key: string;
  changed_at: string;
  changed_by: string;
}
const keptFrom = ({ family, key, body, preview_key, changed_at, changed_by }: Row): KeptDraft => ({
  ...(typeof body === 'string' ? (JSON.parse(body) as Draft) : body),
  family,
  key,
  previewKey: preview_key,
  changedAt: Number(changed_at),
  changedBy: changed_by,
});

type Reads = Pick<Database, 'query'>;

export async function findDraft(db: Reads, family: ShownFamily, key: string): Promise<KeptDraft | null> {
  const [row] = await db.query<Row>('select * from content_draft where family = $1 and key = $2', [family, key]);
  return row === undefined ? null : keptFrom(row);
}

export async function draftOfPreview(db: Reads, previewKey: string): Promise<KeptDraft | null> {
  const [row] = await db.query<Row>('select * from content_draft where preview_key = $1', [previewKey]);
  return row === undefined ? null : keptFrom(row);
}

export const draftsOf = async (db: Reads, family: string): Promise<KeptDraft[]> =>
  (await db.query<Row>('select * from content_draft where family = $1 order by key', [family])).map(keptFrom);

/** Whoever knows it reads the draft: 128 random bits. */
export const newPreviewKey = (): string => randomBytes(16).toString('base64url');

export const draftRow = ({ family, key, previewKey, changedAt, changedBy, ...body }: KeptDraft): Statement => ({
  sql: `insert into content_draft (family, key, body, preview_key, changed_at, changed_by)
    values ($1, $2, $3, $4, $5, $6)
    on conflict (family, key) do update set body = excluded.body, changed_at = excluded.changed_at,
      changed_by = excluded.changed_by`,
  params: [family, key, JSON.stringify(body), previewKey, changedAt, changedBy],
});

export const draftGone = (family: ShownFamily, key: string): Statement => ({
  sql: 'delete from content_draft where family = $1 and key = $2',
  params: [family, key],
});

/** Once it is published, and only as it was: what was written into it meanwhile stays a draft. @param body in JSON */
export const draftPublished = (family: ShownFamily, key: string, body: string): Statement => ({
  sql: 'delete from content_draft where family = $1 and key = $2 and body::jsonb = $3::jsonb',
  params: [family, key, body],
});
