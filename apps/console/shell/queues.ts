import { caseRoles } from '@candor/api-contract/calls/operator/case-kinds.ts';
import type { Role } from '../client/session.ts';

export type Queue = 'deposits' | 'withdrawals' | 'verifications' | 'conversations' | 'proposals';

/** What waits, and whose task it is. */
export const queues: Readonly<Record<Queue, readonly Role[]>> = {
  deposits: caseRoles.deposit,
  withdrawals: caseRoles.withdrawal,
  verifications: caseRoles.verification,
  conversations: caseRoles.conversation,
  proposals: caseRoles.proposal,
};
