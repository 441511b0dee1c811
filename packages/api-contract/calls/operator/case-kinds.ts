import type { OperatorRole } from '../../call.ts';

export const caseKinds = ['deposit', 'withdrawal', 'verification', 'conversation', 'proposal'] as const;
/** What waits for operators. */
export type CaseKind = (typeof caseKinds)[number];

/** Whose task a case is. */
export const caseRoles: Readonly<Record<CaseKind, readonly OperatorRole[]>> = {
  deposit: ['finance', 'risk', 'admin'],
  withdrawal: ['finance', 'risk', 'admin'],
  verification: ['support', 'risk'],
  conversation: ['support'],
  proposal: ['finance', 'risk', 'admin'],
};
