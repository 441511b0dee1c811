import type { Database, Statement } from '../../db/database.ts';
import type { Files, OpenFile, ServedFile } from '../../files/files.ts';
import { refused, type Outcome } from '../../http/refused.ts';

/** A picture of a text: who put it there, when, and what of. */
export interface ContentPicture extends OpenFile {
  readonly id: string;
  readonly createdAt: number;
  readonly createdBy: string;
}

export const pictureRow = (picture: ContentPicture): Statement => ({
  sql: `insert into content_picture (id, blob, media_type, width, height, size, created_at, created_by)
    values ($1, $2, $3, $4, $5, $6, $7, $8)`,
  params: [
    picture.id,
    picture.blob,
    picture.mediaType,
    picture.width,
    picture.height,
    picture.size,
    picture.createdAt,
    picture.createdBy,
  ],
});

/** The name that its bytes are kept under. */
export async function blobOfPicture(db: Pick<Database, 'query'>, id: string): Promise<string | null> {
  const [row] = await db.query<{ blob: string }>('select blob from content_picture where id = $1', [id]);
  return row?.blob ?? null;
}

/** A picture by its name, for everybody. */
export async function readPicture(
  { db, files }: { readonly db: Pick<Database, 'query'>; readonly files: Pick<Files, 'readOpen'> },
  id: string,
): Promise<Outcome<ServedFile>> {
  const blob = await blobOfPicture(db, id);
  return blob === null ? refused('not-found', { field: 'id' }) : files.readOpen(blob);
}
