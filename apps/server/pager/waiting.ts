import type { Database } from '../db/database.ts';

/** What waits in each queue, and since when a row of it does. */
export const waitingQueues = {
  deposits: ["deposit d where d.status = 'requested'", 'd.requested_at'],
  withdrawals: ['withdrawal d where d.finished_at is null', 'd.requested_at'],
  verifications: ["verification v where v.status = 'certifying'", 'v.submitted_at'],
  conversations: ['support_conversation c where c.waiting', 'c.waiting_since'],
  proposals: ['operator_proposal p where p.decision is null', 'p.made_at'],
} as const;
export type WaitingQueue = keyof typeof waitingQueues;

export interface QueueAge {
  readonly queue: WaitingQueue;
  readonly waiting: number;
  readonly oldestAt: number | null;
}

const agesSql = Object.entries(waitingQueues)
  .map(
    ([queue, [rows, since]]) =>
      `select '${queue}' as queue, count(*)::int as waiting, min(${since})::float8 as "oldestAt" from ${rows}`,
  )
  .join(' union all ');

/** How many wait in each queue, and since when the oldest does. */
export const queueAges = (db: Pick<Database, 'query'>): Promise<QueueAge[]> => db.query<QueueAge>(agesSql);
