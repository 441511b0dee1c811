import type { ProposalBody } from '@candor/api-contract/calls/operator/proposals.ts';
import type { OperatorRole } from '@candor/api-contract/call.ts';

type Kind = ProposalBody['kind'];
/** Who may propose what, and who may approve it. */
const roles: Readonly<
  Record<Kind, { readonly make: readonly OperatorRole[]; readonly check: readonly OperatorRole[] }>
> = {
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
  'account-close': { make: ['finance'], check: ['finance', 'risk'] },
  'withdrawals-unfreeze': { make: ['finance', 'risk'], check: ['finance', 'risk', 'admin'] },
  lines: { make: ['admin'], check: ['admin', 'risk'] },
  content: { make: ['admin'], check: ['admin', 'risk'] },
  'country-on': { make: ['admin', 'risk'], check: ['admin', 'risk'] },
  'operator-create': { make: ['admin'], check: ['admin'] },
  'operator-role': { make: ['admin'], check: ['admin'] },
  'operator-enable': { make: ['admin'], check: ['admin'] },
  'operator-reset': { make: ['admin'], check: ['admin'] },
};

export const mayMake = (kind: Kind, role: OperatorRole): boolean => roles[kind].make.includes(role);

/** The operator who looks, and everybody who counts as one person with him. */
export interface Viewer {
  readonly id: string;
  readonly role: OperatorRole;
  readonly onePerson: ReadonlySet<string>;
}

export const mayCheck = (kind: Kind, viewer: Viewer, maker: string): boolean =>
  roles[kind].check.includes(viewer.role) && !viewer.onePerson.has(maker);

/**
 * Roles that propose or approve what moves money. One gets such a role, or a new access to it, by two operators only.
 */
export const movesMoney = (role: OperatorRole): boolean => role !== 'support';
