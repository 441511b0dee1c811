import type { CallAnswer } from '@candor/api-contract/index.ts';
import { call } from '../client/call.ts';
import type { ProposalBody } from './kinds.ts';

/** Asks for what a second operator has to approve. @throws CallError */
export const propose = (proposal: ProposalBody): Promise<CallAnswer<'POST /operator/proposals/make'>> =>
  call('POST /operator/proposals/make', { body: { proposal } });
