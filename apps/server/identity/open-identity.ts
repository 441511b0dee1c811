import { assert, ok, refuse, type Result } from '@candor/core/result.ts';
import type { Clock } from '../clock.ts';
import { isRefusedFor, type Database, type Statement } from '../db/database.ts';
import type { Paged } from '../db/paging.ts';
import { messageRows } from '../engine/rows/messages.ts';
import type { Secrets } from '../secrets/secrets.ts';
import type { Stream } from '../stream/stream.ts';
import { tellApp } from './tell-app.ts';
import {
  findVerification,
  listVerifications,
  statusesOf,
  type CertifyLevel,
  type CertifyStatus,
  type Verification,
  type VerificationFilter,
} from './store.ts';

/**
 * What customer service does with verifications. Whoever calls it has checked the operator's role, and notes what they
 * looked at.
 */
export interface Identity {
  statuses(userId: string): Promise<Record<CertifyLevel, CertifyStatus>>;
  list(filter: VerificationFilter): Promise<Paged<Verification>>;
  /** With document number and name in the clear. */
  find(userId: string, level: CertifyLevel): Promise<Verification | null>;
  approve(decision: Decision): Promise<Decided>;
  /** @param decision with the reason, which its owner is shown */
  reject(decision: Decision & { readonly reason: string }): Promise<Decided>;
}
export interface Decision {
  readonly userId: string;
  readonly level: CertifyLevel;
  readonly operatorId: string;
  /** Written in the same transaction, and only if the decision is: the audit. */
  readonly statements?: readonly Statement[];
}
export type Decided = Result<Verification, 'not-found' | 'certify-done'>;
/** The statuses are read when there is somebody to tell: the stream opens after what it is composed of. */
export interface IdentityParts {
  readonly db: Database;
  readonly clock: Clock;
  readonly secrets: Secrets;
  readonly stream: Pick<Stream, 'hears' | 'toUser'>;
}

/** Decided meanwhile, the status becomes null, which the column refuses, and with it the whole transaction. */
const decideSql = `update verification set status = case when status = 'certifying' then $3 end,
    reason = $4, decided_at = $5, decided_by = $6
  where user_id = $1 and level = $2`;

export function openIdentity({ db, clock, secrets, stream }: IdentityParts): Identity {
  async function decide(
    { userId, level, operatorId, statements = [] }: Decision,
    reason: string | null,
  ): Promise<Decided> {
    const asked = await findVerification(db, secrets, userId, level);
    if (asked === null) return refuse('not-found');
    const status = reason === null ? 'certified' : 'failed';
    try {
      await db.batch([
        { sql: decideSql, params: [userId, level, status, reason, clock.now(), operatorId] },
        ...messageRows([
          {
            userId,
            kind: reason === null ? `${level}-certified` : `${level}-failed`,
            reference: `${level}-${asked.submittedAt}`,
            params: { reason: reason ?? '' },
            time: clock.now(),
          },
        ]),
        ...statements,
      ]);
    } catch (error) {
      if (isRefusedFor(error, 'notNullViolation')) return refuse('certify-done');
      throw error;
    }
    await tellApp({ db, stream }, userId);
    const decided = await findVerification(db, secrets, userId, level);
    assert(decided !== null, 'what was decided is there');
    return ok(decided);
  }
  return {
    statuses: (userId) => statusesOf(db, userId),
    list: (filter) => listVerifications(db, secrets, filter),
    find: (userId, level) => findVerification(db, secrets, userId, level),
    approve: (decision) => decide(decision, null),
    reject: (decision) => decide(decision, decision.reason),
  };
}
