import type { Clock } from '../../clock.ts';
import type { Database } from '../../db/database.ts';
import { windowMostMs } from './signature.ts';

/** So long a signature is known at least: until its time can't be right any more, at any process. */
const knownMs = 2 * windowMostMs;
const forgetEveryMs = 60_000;

const takeSql = `insert into program_signature (digest, known_until)
  select d, $2 from jsonb_array_elements_text($1::jsonb) d on conflict do nothing returning digest`;

export interface UsedSignatures {
  /** Takes a signature. @returns whether nobody has taken it before, at whatever process and before whatever start */
  take(digest: string): Promise<boolean>;
}

interface Waiting {
  /** In the order in which they came: of two that are alike the first is taken. */
  readonly digests: Map<string, (isFirst: boolean) => void>;
  readonly failed: ((error: unknown) => void)[];
}

/** What was signed and taken, in the database: those that come while it writes are written together. */
export function openUsedSignatures({ db, clock }: { readonly db: Database; readonly clock: Clock }): UsedSignatures {
  let next: Waiting = { digests: new Map(), failed: [] };
  let isWriting = false;
  let forgottenAt = clock.now();

  async function write({ digests }: Waiting): Promise<void> {
    const now = clock.now();
    const rows = await db.query<{ digest: string }>(takeSql, [JSON.stringify([...digests.keys()]), now + knownMs]);
    const taken = new Set(rows.map(({ digest }) => digest));
    for (const [digest, answer] of digests) answer(taken.has(digest));
    if (now - forgottenAt < forgetEveryMs) return;
    forgottenAt = now;
    await db.query('delete from program_signature where known_until < $1', [now]);
  }

  async function writeAll(): Promise<void> {
    isWriting = true;
    while (next.digests.size > 0) {
      const these = next;
      next = { digests: new Map(), failed: [] };
      // Who has been answered already does not hear of it.
      await write(these).catch((error: unknown) => {
        for (const fail of these.failed) fail(error);
      });
    }
    isWriting = false;
  }

  return {
    take: (digest) =>
      new Promise((resolve, reject) => {
        if (next.digests.has(digest)) return resolve(false);
        next.digests.set(digest, resolve);
        next.failed.push(reject);
        if (!isWriting) void writeAll();
      }),
  };
}
