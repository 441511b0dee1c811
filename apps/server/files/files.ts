import { assert, ok } from '@candor/core/result.ts';
import { hourMs, platformDayStart } from '@candor/core/platform-day.ts';
import { randomBytes } from 'node:crypto';
import type { Logger } from 'pino';
import type { Clock } from '../clock.ts';
import type { Database, Statement } from '../db/database.ts';
import { refused, type Outcome } from '../http/refused.ts';
import type { Secrets } from '../secrets/secrets.ts';
import type { Blobs } from './blobs.ts';
import { openQueue, type BoundedQueue } from '../queues/bounded-queue.ts';
import { openPictureCleaner, type PictureCleaner } from './picture-cleaner.ts';
import { keptMediaType, type CleanImage } from './picture-kind.ts';
import {
  attaching,
  countSince,
  countUsable,
  findFile,
  forget,
  markReady,
  noteView,
  reserve,
  takeOrphans,
  usesOf,
  type FilePurpose,
  type FileRow,
  type FileUse,
} from './file-store.ts';

export const filesPerForm = 52;
export const filesPerDay = 120;
/** Pictures in memory that wait for the one that is decoded. */
const waitingMax = 16;
/** A form sends several at once; they are taken one after the other. */
const waitingPerUserMax = 8;
const unusedKeptMs = 24 * hourMs;
/** Less than what is kept, so that no form is sent with a picture that is swept while it is on its way. */
const usableMs = 23 * hourMs;
const unreadyKeptMs = hourMs;
const sweptAtOnce = 200;

export interface KeptFile {
  readonly id: string;
  readonly mediaType: string;
  readonly width: number;
  readonly height: number;
  readonly size: number;
}
/** A picture that is not sealed. */
export interface OpenFile extends Omit<KeptFile, 'id'> {
  readonly blob: string;
}
export interface ServedFile {
  readonly bytes: Uint8Array<ArrayBuffer>;
  readonly mediaType: string;
  readonly name: string;
}
/** What decides whether an operator may look at a picture. */
export interface Reviewed {
  readonly userId: string;
  readonly uses: readonly FileUse[];
}

/** Pictures of customers: written anew, sealed, shown to their owner and to who reviews them. */
export interface Files {
  /** Cleans, seals and keeps a picture. */
  keep(userId: string, sent: Uint8Array): Promise<Outcome<KeptFile>>;
  /** Does the work of keeping a picture and keeps nothing: for who is told nothing of whether there is somebody. */
  pretend(sender: string, sent: Uint8Array): Promise<Outcome<null>>;
  /** Whether all are pictures of this user that a form may name now; at most {@link filesPerForm}. */
  areOwn(userId: string, ids: readonly string[]): Promise<boolean>;
  /**
   * Cleans a picture that everybody may see and keeps it as it is. Whoever keeps its name decides who is given it.
   */
  keepOpen(sender: string, sent: Uint8Array): Promise<Outcome<OpenFile>>;
  /** One of these, by the name that it is kept under. */
  readOpen(blob: string): Promise<Outcome<ServedFile>>;
  /** Belongs into the transaction of the row that names them; what isn't this user's is left out. */
  attach(userId: string, ids: readonly string[], purpose: FilePurpose, reference: string): Statement;
  /** A picture of one's own; another's is as if it didn't exist. */
  read(userId: string, id: string): Promise<Outcome<ServedFile>>;
  /** A picture for an operator whose task it is; the look is noted before the bytes are given. */
  review(
    operatorId: string,
    id: string,
    mayReview: (file: Reviewed) => boolean | Promise<boolean>,
  ): Promise<Outcome<ServedFile>>;
  /** Removes what belongs to nothing for a day. @returns how many */
  sweep(): Promise<number>;
}

export interface FileParts {
  readonly db: Database;
  readonly clock: Clock;
  readonly log: Logger;
  readonly secrets: Secrets;
  readonly blobs: Blobs;
}

/** The bytes open only as the picture they were sealed as, of the user who sent it. */
export const fileContext = (file: Pick<FileRow, 'id' | 'user_id'>): string => `file ${file.id} of ${file.user_id}`;

export function openFiles(parts: FileParts): Files {
  const { db, clock, log } = parts;
  const cleaning: PictureTurns = {
    queue: openQueue(1, waitingMax),
    perUser: new Map(),
    cleaner: openPictureCleaner(() =>
      log.warn('the process that decodes pictures has ended over one; the picture was refused'),
    ),
  };

  return {
    keep: (userId, sent) => keep(parts, cleaning, userId, sent),
    pretend: (sender, sent) => pretend(parts, cleaning, sender, sent),
    keepOpen: (sender, sent) => keepOpen(parts, cleaning, sender, sent),
    readOpen: (blob) => readOpen(parts, blob),
    async areOwn(userId, ids) {
      const wanted = new Set(ids);
      return (
        wanted.size <= filesPerForm &&
        (await countUsable(db, userId, [...wanted], clock.now() - usableMs)) === wanted.size
      );
    },
    attach: (userId, ids, purpose, reference) => attaching(userId, ids, { purpose, reference }),
    async read(userId, id) {
      const row = await findFile(db, id);
      return row === null || row.user_id !== userId ? refused('not-found') : serve(parts, row);
    },
    async review(operatorId, id, mayReview) {
      const row = await findFile(db, id);
      if (row === null || !(await mayReview({ userId: row.user_id, uses: await usesOf(db, id) })))
        return refused('not-found');
      await noteView(db, id, operatorId, clock.now());
      return serve(parts, row);
    },
    sweep: () => sweep(parts),
  };
}

async function serve({ blobs, log, secrets }: FileParts, row: FileRow): Promise<Outcome<ServedFile>> {
  const sealed = await blobs.get(row.blob);
  if (sealed === null) {
    log.error({ fileId: row.id }, 'the bytes of a picture are gone');
    return refused('not-found');
  }
  return ok({
    bytes: new Uint8Array(secrets.open(sealed, fileContext(row))),
    mediaType: row.media_type,
    name: 'picture.jpg',
  });
}

async function sweep({ db, clock, blobs }: FileParts): Promise<number> {
  const now = clock.now();
  for (let swept = 0; ;) {
    const orphans = await takeOrphans(db, now - unusedKeptMs, now - unreadyKeptMs, sweptAtOnce);
    for (const { id, blob } of orphans) {
      await blobs.remove(blob);
      await forget(db, id);
    }
    swept += orphans.length;
    if (orphans.length < sweptAtOnce) return swept;
  }
}

interface PictureTurns {
  readonly cleaner: PictureCleaner;
  readonly queue: BoundedQueue;
  /** One at a time, and few that wait: nobody's pictures fill the queue of all. */
  readonly perUser: Map<string, { readonly queue: BoundedQueue; pending: number }>;
}

/** Waits for the user's turn, then for that of all. */
async function cleanInTurn(
  { cleaner, queue, perUser }: PictureTurns,
  userId: string,
  sent: Uint8Array,
): Promise<Outcome<CleanImage>> {
  const own = perUser.get(userId) ?? { queue: openQueue(1, waitingPerUserMax - 1), pending: 0 };
  perUser.set(userId, own);
  own.pending += 1;
  try {
    const turn = own.queue.run(() => queue.run(() => cleaner.clean(sent)) ?? Promise.resolve(null));
    if (turn === null) return refused('too-many-requests', { params: { seconds: '1' } });
    const clean = await turn;
    if (clean === null) return refused('service-unavailable');
    return clean.ok ? clean : refused(clean.refusal, { field: 'file' });
  } finally {
    own.pending -= 1;
    if (own.pending === 0) perUser.delete(userId);
  }
}

async function keep(
  { db, clock, log, secrets, blobs }: FileParts,
  cleaning: PictureTurns,
  userId: string,
  sent: Uint8Array,
): Promise<Outcome<KeptFile>> {
  const quota = { since: platformDayStart(clock.now()), max: filesPerDay };
  if ((await countSince(db, userId, quota.since)) >= quota.max) return refused('file-quota');
  const clean = await cleanInTurn(cleaning, userId, sent);
  if (!clean.ok) return clean;

  const { bytes, width, height } = clean.value;
  const row: FileRow = {
    id: randomBytes(16).toString('base64url'),
    user_id: userId,
    blob: randomBytes(16).toString('hex'),
    media_type: keptMediaType,
    width,
    height,
    size: bytes.length,
  };
  assert(row.size > 0, 'a picture has bytes');
  if (!(await reserve(db, row, clock.now(), quota))) return refused('file-quota');
  try {
    await blobs.put(row.blob, secrets.seal(bytes, fileContext(row)));
  } catch (error) {
    log.error({ err: error }, 'a picture could not be kept');
    await forget(db, row.id);
    return refused('upload-failed');
  }
  await markReady(db, row.id);
  return ok({ id: row.id, mediaType: row.media_type, width, height, size: row.size });
}

async function pretend(
  { secrets }: FileParts,
  cleaning: PictureTurns,
  sender: string,
  sent: Uint8Array,
): Promise<Outcome<null>> {
  const clean = await cleanInTurn(cleaning, sender, sent);
  if (!clean.ok) return clean;
  secrets.seal(clean.value.bytes, fileContext({ id: sender, user_id: sender }));
  return ok(null);
}

async function readOpen({ blobs }: FileParts, blob: string): Promise<Outcome<ServedFile>> {
  const bytes = await blobs.get(blob);
  if (bytes === null) return refused('not-found');
  return ok({ bytes: new Uint8Array(bytes), mediaType: keptMediaType, name: 'picture.jpg' });
}

async function keepOpen(
  { log, blobs }: FileParts,
  cleaning: PictureTurns,
  sender: string,
  sent: Uint8Array,
): Promise<Outcome<OpenFile>> {
  const clean = await cleanInTurn(cleaning, sender, sent);
  if (!clean.ok) return clean;
  const { bytes, width, height } = clean.value;
  const blob = randomBytes(16).toString('hex');
  try {
    await blobs.put(blob, bytes);
  } catch (error) {
    log.error({ err: error }, 'a picture could not be kept');
    return refused('upload-failed');
  }
  return ok({ blob, mediaType: keptMediaType, width, height, size: bytes.length });
}
