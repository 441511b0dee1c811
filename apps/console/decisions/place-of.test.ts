import type { CaseKind } from '@candor/api-contract/calls/operator/case-kinds.ts';
import { proposalBody } from '@candor/api-contract/calls/operator/proposals.ts';
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import type { Kind, Proposal } from './kinds.ts';
import { caseOfProposal, placeOfProposal } from './place-of.ts';

const proposal = (kind: Kind, fields: object, decision: Proposal['decision'] = null) =>
  ({ id: 'p1', decision, payload: { kind, ...fields } }) as unknown as Proposal;
const deposits: readonly Kind[] = ['deposit-credit'];
const withdrawals: readonly Kind[] = ['withdrawal-approve', 'withdrawal-return'];

/**
 * Of every kind that there is, what it is about; a kind about a deposit, a withdrawal or a customer names it by these
 * fields.
 */
const subjects = proposalBody.options.map(({ shape }) => {
  const kind = shape.kind.value;
  if ('orderNo' in shape)
    return [
      kind,
      deposits.includes(kind) ? 'deposits' : withdrawals.includes(kind) ? 'withdrawals' : 'unknown',
    ] as const;
  if ('requestId' in shape) return [kind, 'accessRequests'] as const;
  return [kind, 'userId' in shape ? 'customers' : 'proposals'] as const;
});

test.each(subjects)('a proposal “%s” is decided in the panel of its subject: %s', (kind, page) => {
  const id = page === 'proposals' ? 'p1' : 'subject';
  expect(placeOfProposal(proposal(kind, { orderNo: 'subject', userId: 'subject', requestId: 'subject' }))).toBe(
    `#/${page}/${id}`,
  );
});

test.each(subjects)('what was decided about “%s” is read among the proposals', (kind) => {
  expect(placeOfProposal(proposal(kind, { orderNo: 'subject', userId: 'subject' }, 'approved'))).toBe('#/proposals/p1');
});

test('the panels of deposit, withdrawal and customer show their proposal beside the evidence', () => {
  for (const file of ['deposits/deposit-panel.tsx', 'withdrawals/withdrawal-panel.tsx', 'customers/customer.tsx']) {
    expect(readFileSync(new URL(`../features/${file}`, import.meta.url), 'utf8'), file).toContain('<ProposalBox ');
  }
});

test.each(subjects)('who works on “%s” is on the case of its panel: %s', (kind, page) => {
  const caseKinds: Readonly<Record<string, CaseKind>> = { deposits: 'deposit', withdrawals: 'withdrawal' };
  const ownKind = caseKinds[page];
  expect(caseOfProposal(proposal(kind, { orderNo: 'subject', userId: 'subject' }))).toEqual(
    ownKind === undefined ? { kind: 'proposal', id: 'p1' } : { kind: ownKind, id: 'subject' },
  );
});
