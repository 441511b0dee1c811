import { hourMs } from '@candor/core/platform-day.ts';
import { hash, randomBytes } from 'node:crypto';
import type { Clock } from '../clock.ts';
import type { Database, Statement } from '../db/database.ts';
import { newId } from '../ids.ts';
import { rightsOf } from './mandates/rights.ts';
import { withinAddresses } from '../running/networks.ts';
import type { OperatorSessions, OperatorUser } from '../http/operators.ts';

/** A console that nobody has touched for this long is locked. */
export const operatorIdleMs = 30 * 60_000;
/** A working day: then the authenticator is asked for again. */
export const operatorSessionMs = 12 * hourMs;
const seenEveryMs = 60_000;
/** So long after the authenticator was shown large acts are done without showing it again. */
export const provenMs = 15 * 60_000;

export interface OperatorSessionStore extends OperatorSessions {
  /**
   * @param records of the act and the device, written with the session
   * @returns the token, of which only the hash is kept
   */
  start(operatorId: string, stage: OperatorUser['stage'], ip: string, records: readonly Statement[]): Promise<string>;
  /** The authenticator was shown in a session. */
  prove(sessionId: string, records: readonly Statement[]): Promise<void>;
  /** What is open and has not ended by itself. */
  list(operatorId: string): Promise<{ id: string; ip: string; startedAt: number; seenAt: number }[]>;
}

/** The end of one of the operator's own sessions, for the transaction of the act. */
export const endSession = (operatorId: string, sessionId: string): Statement => ({
  sql: 'delete from operator_session where operator_id = $1 and id = $2',
  params: [operatorId, sessionId],
});

const hashOf = (token: string): string => hash('sha256', token, 'hex');

interface SessionRow {
  id: string;
  operator_id: string;
  name: string;
  role: OperatorUser['role'];
  stage: OperatorUser['stage'];
  seen_at: string;
  proven_at: string;
}

const sweepSql = 'delete from operator_session where seen_at <= $1 or created_at <= $2';
const insertSql = `insert into operator_session (id, token_hash, operator_id, stage, ip, created_at, seen_at, proven_at)
  values ($1, $2, $3, $4, $5, $6, $6, $7)`;

/** In a session whose authenticator has just been shown. */
export const proven = (sessionId: string, now: number): Statement => ({
  sql: 'update operator_session set proven_at = $2 where id = $1',
  params: [sessionId, now],
});

/** Few people, so every call asks the database: what an administrator has changed counts at once. */
export function openOperatorSessions(db: Database, clock: Clock): OperatorSessionStore {
  return {
    async find(token, attended, ip) {
      if (!/^[A-Za-z0-9_-]{43}$/.test(token)) return null;
      const now = clock.now();
      const [row] = await db.query<SessionRow>(
        `select s.id, s.operator_id, o.name, o.role, s.stage, s.seen_at, s.proven_at
          from operator_session s join operator o on o.id = s.operator_id
         where s.token_hash = $1 and not o.disabled and s.seen_at > $2 and s.created_at > $3`,
        [hashOf(token), now - operatorIdleMs, now - operatorSessionMs],
      );
      if (row === undefined) return null;
      const { addresses, acts } = await rightsOf(db, row.operator_id);
      if (!withinAddresses(addresses, ip)) return null;
      if (attended && now - Number(row.seen_at) > seenEveryMs)
        await db.query('update operator_session set seen_at = $2 where id = $1', [row.id, now]);
      const { operator_id: operatorId, name, role, stage, id: sessionId } = row;
      return { operatorId, name, role, acts, stage, sessionId, provenAt: Number(row.proven_at) };
    },
    async start(operatorId, stage, ip, records) {
      const token = randomBytes(32).toString('base64url');
      const now = clock.now();
      // Who comes that far has just shown it.
      const provenAt = stage === 'live' ? now : 0;
      await db.batch([
        { sql: sweepSql, params: [now - operatorIdleMs, now - operatorSessionMs] },
        { sql: insertSql, params: [newId(), hashOf(token), operatorId, stage, ip, now, provenAt] },
        ...records,
      ]);
      return token;
    },
    async prove(sessionId, records) {
      await db.batch([proven(sessionId, clock.now()), ...records]);
    },
    list: (operatorId) => listOpen(db, operatorId, clock.now() - operatorIdleMs),
  };
}

async function listOpen(db: Database, operatorId: string, seenSince: number): ReturnType<OperatorSessionStore['list']> {
  const rows = await db.query<{ id: string; ip: string; created_at: string; seen_at: string }>(
    `select id, ip, created_at, seen_at from operator_session where operator_id = $1 and seen_at > $2
      order by seen_at desc`,
    [operatorId, seenSince],
  );
  return rows.map(({ created_at: startedAt, seen_at: seenAt, ...row }) => ({
    ...row,
    startedAt: Number(startedAt),
    seenAt: Number(seenAt),
  }));
}
