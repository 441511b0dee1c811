import { hourMs } from '@candor/core/platform-day.ts';
import { hash, randomBytes } from 'node:crypto';
import type { Clock } from '../clock.ts';
import type { Database, Statement } from '../db/database.ts';
import { newId } from '../ids.ts';
import type { OperatorSessions, OperatorUser } from '../http/operators.ts';

/** A console that nobody has touched for this long is locked. */
export const operatorIdleMs = 30 * 60_000;
/** A working day: then the authenticator is asked for again. */
export const operatorSessionMs = 12 * hourMs;
const seenEveryMs = 60_000;

export interface OperatorSessionStore extends OperatorSessions {
  /**
   * @param records of the act and the device, written with the session
   * @returns the token, of which only the hash is kept
   */
  start(operatorId: string, stage: OperatorUser['stage'], ip: string, records: readonly Statement[]): Promise<string>;
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
}

const sweepSql = 'delete from operator_session where seen_at <= $1 or created_at <= $2';
const insertSql = `insert into operator_session (id, token_hash, operator_id, stage, ip, created_at, seen_at)
  values ($1, $2, $3, $4, $5, $6, $6)`;

/** Few people, so every call asks the database: what an administrator has changed counts at once. */
export function openOperatorSessions(db: Database, clock: Clock): OperatorSessionStore {
  return {
    async find(token, attended) {
      if (!/^[A-Za-z0-9_-]{43}$/.test(token)) return null;
      const now = clock.now();
      const [row] = await db.query<SessionRow>(
        `select s.id, s.operator_id, o.name, o.role, s.stage, s.seen_at
          from operator_session s join operator o on o.id = s.operator_id
         where s.token_hash = $1 and not o.disabled and s.seen_at > $2 and s.created_at > $3`,
        [hashOf(token), now - operatorIdleMs, now - operatorSessionMs],
      );
      if (row === undefined) return null;
      if (attended && now - Number(row.seen_at) > seenEveryMs)
        await db.query('update operator_session set seen_at = $2 where id = $1', [row.id, now]);
      return { operatorId: row.operator_id, name: row.name, role: row.role, stage: row.stage, sessionId: row.id };
    },
    async start(operatorId, stage, ip, records) {
      const token = randomBytes(32).toString('base64url');
      const now = clock.now();
      await db.batch([
        { sql: sweepSql, params: [now - operatorIdleMs, now - operatorSessionMs] },
        { sql: insertSql, params: [newId(), hashOf(token), operatorId, stage, ip, now] },
        ...records,
      ]);
      return token;
    },
    async list(operatorId) {
      const rows = await db.query<{ id: string; ip: string; created_at: string; seen_at: string }>(
        `select id, ip, created_at, seen_at from operator_session where operator_id = $1 and seen_at > $2
          order by seen_at desc`,
        [operatorId, clock.now() - operatorIdleMs],
      );
      return rows.map(({ created_at: startedAt, seen_at: seenAt, ...row }) => ({
        ...row,
        startedAt: Number(startedAt),
        seenAt: Number(seenAt),
      }));
    },
  };
}
