import type { Standing } from '@candor/core/customers/standing.ts';
import { dayMs, hourMs } from '@candor/core/platform-day.ts';
import { hash, randomBytes } from 'node:crypto';
import type { Clock } from '../clock.ts';
import type { Database, Statement } from '../db/database.ts';
import type { Signal } from '../bus/signal.ts';
import type { SessionUser, Sessions } from '../http/sessions.ts';
import { KnownSessions, type KnownSession } from './cache/known-sessions.ts';

/** A session that nobody used for this long is over. */
export const sessionIdleMs = 30 * dayMs;
/** However much it is used: then its owner signs in again. */
export const sessionLifeMs = 90 * dayMs;
const seenEveryMs = hourMs;
const perUserAtMost = 20;

interface EndedRow {
  id: string;
  user_id: string;
  standing: Standing;
}
interface LiveRow {
  id: string;
  user_id: string;
  seen_at: string;
  created_at: string;
  standing: Standing;
}

/** What other processes have to know of sessions. */
export type SessionChange = Extract<Signal, { readonly kind: 'session-ended' | 'standing-changed' }>;

/** Where several processes know sessions. */
export interface OtherProcesses {
  tell(change: SessionChange): void;
  /** For so long a session is believed without asking the database: what they tell may be lost. */
  readonly believedMs: number;
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
  /** Another process has ended a session, or a customer's standing has changed there. */
  hear(change: SessionChange): void;
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

/** Sessions in the database, with those in use in memory: a call of a known session costs no query. */
export function openSessions(
  db: Database,
  clock: Clock,
  onError: (error: unknown) => void,
  others?: OtherProcesses,
): SessionStore {
  const known = new KnownSessions(clock.now.bind(clock), others?.believedMs ?? Infinity);
  const remove = async (condition: string, params: unknown[]): Promise<void> => {
    const sessions = await removeSessions(db, condition, params);
    known.ended(sessions);
    for (const session of sessions) others?.tell({ kind: 'session-ended', session });
  };
  const seen = (live: KnownSession, now: number): void => {
    live.seenAt = now;
    db.query('update session set seen_at = $2 where id = $1', [live.sessionId, now]).catch(onError);
  };
  return {
    async find(token) {
      const live = known.find(token) ?? (isToken.test(token) ? await load(db, clock, known, token) : null);
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
      const token = await insertSession(db, userId, { ...started, devicePlatform }, clock.now());
      await remove(beyondNewest, [userId, perUserAtMost]);
      return token;
    },
    end: (sessionId) => remove('id = $1', [sessionId]),
    endAll: (userId, exceptSessionId = '') => remove('user_id = $1 and id <> $2', [userId, exceptSessionId]),
    refresh(userId) {
      known.forgetOf(userId);
      others?.tell({ kind: 'standing-changed', userId });
    },
    hear(change) {
      if (change.kind === 'standing-changed') known.forgetOf(change.userId);
      else known.ended([change.session]);
    },
    sweep: () => remove('seen_at < $1 or created_at < $2', [clock.now() - sessionIdleMs, clock.now() - sessionLifeMs]),
    onEnd: (listener) => known.onEnd(listener),
  };
}

const beyondNewest = `user_id = $1 and id not in (select id from session where user_id = $1
  order by seen_at desc, created_at desc limit $2)`;

async function removeSessions(db: Database, condition: string, params: unknown[]): Promise<SessionUser[]> {
  const rows = await db.query<EndedRow>(
    `delete from session where ${condition}
      returning id, user_id, (select standing from customer where customer.id = user_id) as standing`,
    params,
  );
  return rows.map((row) => ({ userId: row.user_id, sessionId: row.id, standing: row.standing }));
}

async function load(db: Database, clock: Clock, known: KnownSessions, token: string): Promise<KnownSession | null> {
  const before = known.changes;
  const [row] = await db.query<LiveRow>(`${liveRows} where s.token_hash = $1`, [hashOf(token)]);
  if (row === undefined) {
    known.drop(token);
    return null;
  }
  // A session may have ended while the row was on its way.
  if (known.changes !== before) return load(db, clock, known, token);
  const live = {
    sessionId: row.id,
    userId: row.user_id,
    standing: row.standing,
    seenAt: Number(row.seen_at),
    createdAt: Number(row.created_at),
    readAt: clock.now(),
  };
  known.keep(token, live);
  return live;
}
