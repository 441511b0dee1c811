import type { ProposalBody } from '@candor/api-contract/calls/operator/proposals.ts';
import type { OperatorRole } from '@candor/api-contract/call.ts';

type Kind = ProposalBody['kind'];
interface Person { readonly id: string; readonly createdBy: string | null; readonly resetBy: string | null }

/** Who may propose what, and who may approve it. */
const roles: Readonly<Record<Kind, { readonly make: readonly OperatorRole[]; readonly check: readonly OperatorRole[] }>> = {
  'deposit-credit': { make: ['finance'], check: ['finance'] },
  'withdrawal-approve': { make: ['finance'], check: ['finance', 'risk'] },
  'withdrawal-return': { make: ['finance'], check: ['finance', 'risk'] },
  'balance-adjustment': { make: ['finance'], check: ['finance', 'risk'] },
  'reserve-funding': { make: ['finance', 'risk'], check: ['finance', 'admin'] },
  'pool-funding': { make: ['finance', 'risk'], check: ['finance', 'admin'] },
  'product-change': { make: ['finance', 'risk'], check: ['finance', 'risk', 'admin'] },
  'vnd-rate': { make: ['finance'], check: ['finance', 'risk', 'admin'] },
  'pay-account': { make: ['finance'], check: ['finance', 'admin'] },
  void: { make: ['risk'], check: ['risk', 'finance', 'admin'] },
};

export const mayMake = (kind: Kind, role: OperatorRole): boolean => roles[kind].make.includes(role);

/**
 * Whether two operators are two people: an account that one of them has made, or has handed a new password to,
 * could be his own second one.
 */
export const independent = (a: Person, b: Person): boolean =>
  a.id !== b.id && ![a.createdBy, a.resetBy].includes(b.id) && ![b.createdBy, b.resetBy].includes(a.id);

export const mayCheck = (kind: Kind, checker: Person & { readonly role: OperatorRole }, maker: Person): boolean =>
  roles[kind].check.includes(checker.role) && independent(checker, maker);
