import type { Case } from '../cases/assignments.ts';
import { addressOf } from '../shell/route.ts';
import { bodyOf, type Proposal } from './kinds.ts';

/**
 * Where a proposal is decided: beside what it is about. A deposit, a withdrawal and a customer have a panel with all
 * that can be compared; the others say in themselves what they change.
 */
export function placeOfProposal(proposal: Proposal): string {
  const body = bodyOf(proposal);
  if (proposal.decision === null) {
    switch (body.kind) {
      case 'deposit-credit':
        return addressOf('deposits', body.orderNo);
      case 'withdrawal-approve':
      case 'withdrawal-return':
        return addressOf('withdrawals', body.orderNo);
      case 'account-close':
      case 'card-remove':
      case 'agent-change':
      case 'withdrawals-unfreeze':
      case 'balance-adjustment':
        return addressOf('customers', body.userId);
      case 'access-recovery':
        return addressOf('accessRequests', body.requestId);
      default:
        break;
    }
  }
  return addressOf('proposals', proposal.id);
}

/** The case that a proposal is worked on as: the deposit or withdrawal that it decides, else itself. */
export function caseOfProposal(proposal: Proposal): Case {
  const body = bodyOf(proposal);
  switch (body.kind) {
    case 'deposit-credit':
      return { kind: 'deposit', id: body.orderNo };
    case 'withdrawal-approve':
    case 'withdrawal-return':
      return { kind: 'withdrawal', id: body.orderNo };
    default:
      return { kind: 'proposal', id: proposal.id };
  }
}
