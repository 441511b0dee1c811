import type { CallAnswer, CallSent } from '@candor/api-contract/index.ts';
import type { Role } from '../client/session.ts';

export type Proposal = CallAnswer<'GET /operator/proposals'>['list'][number];
export type ProposalBody = CallSent<'POST /operator/proposals/make'>['body']['proposal'];
export type Kind = ProposalBody['kind'];
export type Of<K extends Kind> = Extract<ProposalBody, { kind: K }>;

const makers: Readonly<Record<Kind, readonly Role[]>> = {
  'deposit-credit': ['finance'],
  'withdrawal-approve': ['finance'],
  'withdrawal-return': ['finance'],
  'balance-adjustment': ['finance'],
  'reserve-funding': ['finance', 'risk'],
  'pool-funding': ['finance', 'risk'],
  'product-change': ['finance', 'risk'],
  'vnd-rate': ['finance'],
  'pay-account': ['finance'],
  void: ['risk'],
  lines: ['admin'],
  content: ['admin'],
  'country-on': ['admin', 'risk'],
  'account-close': ['finance'],
  'withdrawals-unfreeze': ['finance', 'risk'],
  'operator-create': ['admin'],
  'operator-role': ['admin'],
  'operator-enable': ['admin'],
  'operator-reset': ['admin'],
};

/** Whether to offer it; the server decides. */
export const mayPropose = (kind: Kind, role: Role | undefined): boolean =>
  role !== undefined && makers[kind].includes(role);

/** What was asked for, as it was sent: the server has parsed it strictly before it kept it. */
export const bodyOf = (proposal: Proposal): ProposalBody => proposal.payload as ProposalBody;
