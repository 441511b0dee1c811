import type { Role } from '../client/session.ts';

export type Queue = 'deposits' | 'withdrawals' | 'verifications' | 'conversations' | 'proposals';

/** What waits, and whose task it is. */
export const queues: Readonly<Record<Queue, readonly Role[]>> = {
  deposits: ['finance', 'risk', 'admin'],
  withdrawals: ['finance', 'risk', 'admin'],
  verifications: ['support', 'risk'],
  conversations: ['support'],
  proposals: ['finance', 'risk', 'admin'],
};
