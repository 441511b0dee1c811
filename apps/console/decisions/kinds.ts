import type { CallAnswer, CallSent } from '@candor/api-contract/index.ts';
import { proposalRoles } from '@candor/api-contract/calls/operator/proposal-roles.ts';
import type { Role } from '../client/session.ts';

export type Proposal = CallAnswer<'GET /operator/proposals'>['list'][number];
export type ProposalBody = CallSent<'POST /operator/proposals/make'>['body']['proposal'];
export type Kind = ProposalBody['kind'];
export type Of<K extends Kind> = Extract<ProposalBody, { kind: K }>;

/** Whether to offer it; the server decides. */
export const mayPropose = (kind: Kind, role: Role | undefined): boolean =>
  role !== undefined && proposalRoles[kind].make.includes(role);

/** What was asked for, as it was sent: the server has parsed it strictly before it kept it. */
export const bodyOf = (proposal: Proposal): ProposalBody => proposal.payload as ProposalBody;
