import type { OperatorRole } from '../../call.ts';
import type { ProposalBody } from './proposals.ts';

interface Roles {
  readonly make: readonly OperatorRole[];
  readonly check: readonly OperatorRole[];
}

/** Who may propose what, and who may approve it; that these are two persons is the server's to see. */
export const proposalRoles: Readonly<Record<ProposalBody['kind'], Roles>> = {
  'deposit-credit': { make: ['finance'], check: ['finance'] },
  'withdrawal-approve': { make: ['finance'], check: ['finance', 'risk'] },
  'withdrawal-return': { make: ['finance'], check: ['finance', 'risk'] },
  'balance-adjustment': { make: ['finance'], check: ['finance', 'risk'] },
  'reserve-funding': { make: ['finance', 'risk'], check: ['finance', 'admin'] },
  'pool-funding': { make: ['finance', 'risk'], check: ['finance', 'admin'] },
  'product-change': { make: ['finance', 'risk'], check: ['finance', 'risk', 'admin'] },
  'rules-change': { make: ['finance', 'risk'], check: ['finance', 'risk', 'admin'] },
  'vnd-rate': { make: ['finance'], check: ['finance', 'risk', 'admin'] },
  'pay-account': { make: ['finance'], check: ['finance', 'admin'] },
  void: { make: ['risk'], check: ['risk', 'finance', 'admin'] },
  'outage-void': { make: ['risk'], check: ['risk', 'finance', 'admin'] },
  'agent-change': { make: ['finance', 'risk'], check: ['finance', 'risk', 'admin'] },
  'account-close': { make: ['finance'], check: ['finance', 'risk'] },
  'withdrawals-unfreeze': { make: ['finance', 'risk'], check: ['finance', 'risk', 'admin'] },
  'access-recovery': { make: ['risk'], check: ['risk'] },
  'card-remove': { make: ['finance', 'risk'], check: ['finance', 'risk'] },
  lines: { make: ['admin'], check: ['admin', 'risk'] },
  content: { make: ['admin'], check: ['admin', 'risk'] },
  'country-on': { make: ['admin', 'risk'], check: ['admin', 'risk'] },
  'retail-rule': { make: ['admin', 'risk'], check: ['admin', 'risk'] },
  'difference-explain': { make: ['finance', 'risk'], check: ['finance', 'risk'] },
  'month-close': { make: ['finance'], check: ['finance', 'risk', 'admin'] },
  'operator-create': { make: ['admin'], check: ['admin'] },
  'operator-role': { make: ['admin'], check: ['admin'] },
  'role-change': { make: ['admin'], check: ['admin'] },
  'operator-mandate': { make: ['admin'], check: ['admin'] },
  'operator-enable': { make: ['admin'], check: ['admin'] },
  'operator-reset': { make: ['admin'], check: ['admin'] },
};
