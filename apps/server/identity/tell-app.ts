import type { Database } from '../db/database.ts';
import type { Stream } from '../stream/stream.ts';
import { statusesOf } from './store.ts';

interface Parts {
  readonly db: Database;
  readonly stream: Pick<Stream, 'hears' | 'toUser'>;
}

/** The app learns of a change on every device of the user, without a reload. */
export async function tellApp({ db, stream }: Parts, userId: string): Promise<void> {
  if (!stream.hears(userId)) return;
  const { primary, advanced } = await statusesOf(db, userId);
  stream.toUser(userId, 'user', { authStatus: primary, primaryStatus: primary, advancedStatus: advanced });
}
