import type { Standing } from '@candor/core/customers/standing.ts';
import { dayMs, hourMs } from '@candor/core/platform-day.ts';
import { hash, randomBytes } from 'node:crypto';
import type { Clock } from '../clock.ts';
import type { Database, Statement } from '../db/database.ts';
import type { SessionUser, Sessions } from '../http/sessions.ts';

/** A session that nobody used for this long is over. */
export const sessionIdleMs = 30 * dayMs;
/** However much it is used: then its owner signs in again. */
export const sessionLifeMs = 90 * dayMs;
const seenEveryMs = hourMs;
const cachedAtMost = 100_000;
const perUserAtMost = 20;

interface Live extends SessionUser {
  readonly tokenHash: string;
  readonly standing: Standing;
  seenAt: number;
  readonly createdAt: number;
}
interface EndedRow {
  id: string;
  user_id: string;
  token_hash: string;
  standing: Standing;
}
interface LiveRow {
  id: string;
  user_id: string;
  seen_at: string;
  created_at: string;
  standing: Standing;
}

/** What its owner will recognise the session by. */
export interface DeviceSeen {
  readonly device: string | null;
  readonly network: string | null;
}

export interface Started extends Partial<DeviceSeen> {
  /** Rows of the same transaction. */
  readonly statements?: readonly Statement[];
}

export interface SessionStore extends Sessions {
  /** Starts a session. @returns its token, of which only the hash is stored */
  start(userId: string, devicePlatform: number, started?: Started): Promise<string>;
  /**
   * Forgets what is kept of a user's sessions: what an operator has changed of the standing counts from the next call
   * on.
   */
  refresh(userId: string): void;
  /** Removes what nobody has used for too long or what has lived too long, which `find` refuses already. */
  sweep(): Promise<void>;
}

const isToken = /^[A-Za-z0-9_-]{43}$/;
const hashOf = (token: string): string => hash('sha256', token, 'hex');

/** @returns the token, of which only the hash is kept */
async function insertSession(
  db: Database,
  userId: string,
  started: Started & { readonly devicePlatform: number },
  now: number,
): Promise<string> {
  const token = randomBytes(32).toString('base64url');
  const { devicePlatform, device = null, network = null, statements = [] } = started;
  await db.batch([
    {
      sql: `insert into session (id, token_hash, user_id, device_platform, created_at, seen_at, device, network)
        values ($1, $2, $3, $4, $5, $5, $6, $7)`,
      params: [randomBytes(16).toString('base64url'), hashOf(token), userId, devicePlatform, now, device, network],
    },
    ...statements,
  ]);
  return token;
}

const liveRows =
  'select s.id, s.user_id, s.seen_at, s.created_at, c.standing from session s join customer c on c.id = s.user_id';

function forget(cache: Map<string, Live>, isMeant: (live: Live) => boolean): void {
  for (const [token, live] of cache) if (isMeant(live)) cache.delete(token);
}

/** Sessions in the database, with those in use in memory: a call of a known session costs no query. */
export function openSessions(db: Database, clock: Clock, onError: (error: unknown) => void): SessionStore {
  /** By token, so that a known one is not hashed at each call. */
  const cache = new Map<string, Live>();
  const listeners: ((session: SessionUser) => void)[] = [];
  let endings = 0;

  function ended(rows: readonly EndedRow[]): void {
    endings += 1;
    const hashes = new Set(rows.map((row) => row.token_hash));
    if (hashes.size > 0) forget(cache, ({ tokenHash }) => hashes.has(tokenHash));
    for (const row of rows)
      for (const listener of listeners) listener({ userId: row.user_id, sessionId: row.id, standing: row.standing });
  }
  const remove = async (condition: string, params: unknown[]): Promise<void> =>
    ended(
      await db.query<EndedRow>(
        `delete from session where ${condition}
          returning id, user_id, token_hash, (select standing from customer where customer.id = user_id) as standing`,
        params,
      ),
    );

  async function load(token: string): Promise<Live | null> {
    const before = endings;
    const tokenHash = hashOf(token);
    const [row] = await db.query<LiveRow>(`${liveRows} where s.token_hash = $1`, [tokenHash]);
    if (row === undefined) return null;
    // A session may have ended while the row was on its way.
    if (endings !== before) return load(token);
    const live = {
      tokenHash,
      sessionId: row.id,
      userId: row.user_id,
      standing: row.standing,
      seenAt: Number(row.seen_at),
      createdAt: Number(row.created_at),
    };
    if (cache.size >= cachedAtMost) cache.delete(cache.keys().next().value ?? '');
    cache.set(token, live);
    return live;
  }

  function seen(live: Live, now: number): void {
    live.seenAt = now;
    db.query('update session set seen_at = $2 where id = $1', [live.sessionId, now]).catch(onError);
  }

  return {
    async find(token) {
      const live = cache.get(token) ?? (isToken.test(token) ? await load(token) : null);
      if (live === null) return null;
      const now = clock.now();
      if (now - live.seenAt > sessionIdleMs || now - live.createdAt > sessionLifeMs) {
        await remove('id = $1', [live.sessionId]);
        return null;
      }
      if (now - live.seenAt > seenEveryMs) seen(live, now);
      return { userId: live.userId, sessionId: live.sessionId, standing: live.standing };
    },
    async start(userId, devicePlatform, started = {}) {
      const now = clock.now();
      const token = await insertSession(db, userId, { ...started, devicePlatform }, now);
      await remove(
        `user_id = $1 and id not in (select id from session where user_id = $1
          order by seen_at desc, created_at desc limit $2)`,
        [userId, perUserAtMost],
      );
      return token;
    },
    end: (sessionId) => remove('id = $1', [sessionId]),
    endAll: (userId, exceptSessionId = '') => remove('user_id = $1 and id <> $2', [userId, exceptSessionId]),
    refresh(userId) {
      endings += 1;
      forget(cache, (live) => live.userId === userId);
    },
    sweep: () => remove('seen_at < $1 or created_at < $2', [clock.now() - sessionIdleMs, clock.now() - sessionLifeMs]),
    onEnd(listener) {
      listeners.push(listener);
    },
  };
}
