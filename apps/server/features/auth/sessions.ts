import { dayMs, hourMs } from '@candor/core/platform-day.ts';
import { hash, randomBytes } from 'node:crypto';
import type { Clock } from '../../clock.ts';
import type { Database } from '../../db/database.ts';
import type { SessionUser, Sessions } from '../../http/sessions.ts';

/** A session that nobody used for this long is over. */
export const sessionIdleMs = 30 * dayMs;
const seenEveryMs = hourMs;
const cachedAtMost = 100_000;
const perUserAtMost = 20;

interface Live extends SessionUser { seenAt: number }
interface EndedRow { id: string; user_id: string; token_hash: string }

/** What its owner will recognise the session by. */
export interface DeviceSeen { readonly device: string | null; readonly network: string | null }

export interface SessionStore extends Sessions {
  /** Starts a session. @returns its token, which is kept nowhere else */
  start(userId: string, devicePlatform: number, seen?: DeviceSeen): Promise<string>;
  /** Removes what nobody has used for too long, which `find` refuses already. */
  sweep(): Promise<void>;
}

const hashOf = (token: string): string => hash('sha256', token, 'hex');

/** @returns the token, of which only the hash is kept */
async function insertSession(db: Database, userId: string, devicePlatform: number, seen: DeviceSeen, now: number): Promise<string> {
  const token = randomBytes(32).toString('base64url');
  await db.query('insert into session (id, token_hash, user_id, device_platform, created_at, seen_at, device, network) values ($1, $2, $3, $4, $5, $5, $6, $7)', [
    randomBytes(16).toString('base64url'), hashOf(token), userId, devicePlatform, now, seen.device, seen.network,
  ]);
  return token;
}

/** Sessions in the database, with those in use in memory: a call of a known session costs no query. */
export function openSessions(db: Database, clock: Clock, onError: (error: unknown) => void): SessionStore {
  const cache = new Map<string, Live>();
  const listeners: ((session: SessionUser) => void)[] = [];
  let endings = 0;

  function ended(rows: readonly EndedRow[]): void {
    endings += 1;
    for (const row of rows) cache.delete(row.token_hash);
    for (const row of rows) for (const listener of listeners) listener({ userId: row.user_id, sessionId: row.id });
  }
  const remove = async (condition: string, params: unknown[]): Promise<void> =>
    ended(await db.query<EndedRow>(`delete from session where ${condition} returning id, user_id, token_hash`, params));

  async function load(tokenHash: string): Promise<Live | null> {
    const before = endings;
    const [row] = await db.query<{ id: string; user_id: string; seen_at: string }>('select id, user_id, seen_at from session where token_hash = $1', [tokenHash]);
    if (row === undefined) return null;
    // A session may have ended while the row was on its way.
    if (endings !== before) return load(tokenHash);
    const live = { sessionId: row.id, userId: row.user_id, seenAt: Number(row.seen_at) };
    if (cache.size >= cachedAtMost) cache.delete(cache.keys().next().value ?? '');
    cache.set(tokenHash, live);
    return live;
  }

  function seen(live: Live, now: number): void {
    live.seenAt = now;
    db.query('update session set seen_at = $2 where id = $1', [live.sessionId, now]).catch(onError);
  }

  return {
    async find(token) {
      if (!/^[A-Za-z0-9_-]{43}$/.test(token)) return null;
      const tokenHash = hashOf(token);
      const live = cache.get(tokenHash) ?? (await load(tokenHash));
      if (live === null) return null;
      const now = clock.now();
      if (now - live.seenAt > sessionIdleMs) {
        await remove('id = $1', [live.sessionId]);
        return null;
      }
      if (now - live.seenAt > seenEveryMs) seen(live, now);
      return { userId: live.userId, sessionId: live.sessionId };
    },
    async start(userId, devicePlatform, seen = { device: null, network: null }) {
      const now = clock.now();
      const token = await insertSession(db, userId, devicePlatform, seen, now);
      await remove('user_id = $1 and id not in (select id from session where user_id = $1 order by seen_at desc, created_at desc limit $2)', [userId, perUserAtMost]);
      return token;
    },
    end: (sessionId) => remove('id = $1', [sessionId]),
    endAll: (userId, exceptSessionId = '') => remove('user_id = $1 and id <> $2', [userId, exceptSessionId]),
    sweep: () => remove('seen_at < $1', [clock.now() - sessionIdleMs]),
    onEnd(listener) {
      listeners.push(listener);
    },
  };
}
