import type { CallAnswer, CallSent } from '@candor/api-contract/index.ts';
import { proposalRoles } from '@candor/api-contract/calls/operator/proposal-roles.ts';
import type { Operator } from '../client/session.ts';

export type Proposal = CallAnswer<'GET /operator/proposals'>['list'][number];
export type ProposalBody = CallSent<'POST /operator/proposals/make'>['body']['proposal'];
export type Kind = ProposalBody['kind'];
export type Of<K extends Kind> = Extract<ProposalBody, { kind: K }>;

/** Whose role, and what a built one and the mandate leave of it. */
export type Proposer = Pick<Operator, 'role' | 'rights'> | null | undefined;

/** Whether to offer it; the server decides. */
export const mayPropose = (kind: Kind, who: Proposer): boolean =>
  proposalRoles[kind].make.some((role) => role === who?.role) && (who?.rights.makes?.includes(kind) ?? true);

/** What was asked for, as it was sent: the server has parsed it strictly before it kept it. */
export const bodyOf = (proposal: Proposal): ProposalBody => proposal.payload as ProposalBody;
