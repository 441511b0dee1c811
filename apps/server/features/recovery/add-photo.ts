import type { CallAnswer, CallParsed } from '@candor/api-contract/index.ts';
import { ok } from '@candor/core/result.ts';
import { oneAtATime, type Statement } from '../../db/database.ts';
import { messageRows, type Message } from '../../engine/rows/messages.ts';
import { sourceOf } from '../../http/limits.ts';
import { refused, type Outcome } from '../../http/refused.ts';
import type { CallRequest } from '../../http/route.ts';
import {
  accessBefore,
  formOf,
  hashOfTicket,
  maskedContact,
  ticketLifeMs,
  type AccessRow,
} from '../../recovery/store.ts';
import type { Recovery } from './recovery.ts';

type Name = 'POST /recovery/photo';
const columns = { front: 'front_photo', back: 'back_photo', hold: 'hold_photo' } as const;
/** In the place of a picture of nobody's. */
const none = 'none';

/** A picture of a request; with the last one it is handed in, and the owner of the account is told everywhere. */
export async function addPhoto(
  recovery: Recovery,
  { query: { ticket, side }, body }: CallParsed<Name>,
  { ip }: CallRequest<Name>,
): Promise<Outcome<CallAnswer<Name>>> {
  const { db, clock, files, limits } = recovery;
  const seconds = await limits.photosPerAddress.take(sourceOf(ip));
  if (seconds > 0) return refused('too-many-requests', { params: { seconds: String(seconds) } });
  const row = await unfinished(recovery, ticket);
  if (row === undefined) return refused('not-found', { field: 'ticket' });
  if (row[columns[side]] !== null) return refused('state-unchanged', { field: 'side' });
  const bytes = new Uint8Array(await body.file.arrayBuffer());
  const kept = row.user_id === null ? await files.pretend(row.id, bytes) : await files.keep(row.user_id, bytes);
  if (!kept.ok) return kept;
  await db.query(
    `update access_request set ${columns[side]} = $2 where id = $1 and status = 'sending' and ${columns[side]} is null`,
    [row.id, kept.value?.id ?? none],
  );
  return handIn(recovery, row.id, clock.now());
}

async function unfinished({ db, clock }: Recovery, ticket: string): Promise<AccessRow | undefined> {
  const [row] = await db.query<AccessRow>(
    "select * from access_request where ticket_hash = $1 and status = 'sending' and asked_at > $2",
    [hashOfTicket(ticket), clock.now() - ticketLifeMs],
  );
  return row;
}

/** Of pictures that come together the last one hands it in, once. */
async function handIn(recovery: Recovery, id: string, now: number): Promise<Outcome<CallAnswer<Name>>> {
  const { db, files, ownerNotices } = recovery;
  const [row] = await db.query<AccessRow>('select * from access_request where id = $1', [id]);
  const photos = [row?.front_photo, row?.back_photo, row?.hold_photo].filter((one) => typeof one === 'string');
  if (row === undefined || photos.length < 3) return ok({ isComplete: false });
  const message = row.user_id === null ? null : await askedMessage(recovery, row, row.user_id, now);
  const statements: Statement[] = [
    oneAtATime('access-request', id),
    {
      sql: "update access_request set status = 'open', complete_at = $2 where id = $1 and status = 'sending'",
      params: [id, now],
    },
    ...(row.user_id === null ? [] : [files.attach(row.user_id, photos, 'recovery', id)]),
    ...(message === null ? [] : messageRows([message])),
  ];
  await db.batch(statements);
  if (message !== null) ownerNotices.committed([message]);
  return ok({ isComplete: true });
}

/** On every channel that is known. */
async function askedMessage({ db, secrets }: Recovery, row: AccessRow, userId: string, time: number): Promise<Message> {
  const known = await accessBefore(db, userId);
  return {
    userId,
    kind: 'recovery-asked',
    reference: row.id,
    params: { contact: maskedContact(formOf(secrets, row).contact) },
    time,
    addresses: [known?.email ?? null, known?.phone ?? null].filter((one) => one !== null),
  };
}
