import { calls } from '@candor/api-contract/index.ts';
import { proposalRoles } from '@candor/api-contract/calls/operator/proposal-roles.ts';
import { expect, test } from 'vitest';
import { mayPropose, type Kind } from '../decisions/kinds.ts';
import { queues, type Queue } from './queues.ts';

test.each(Object.keys(queues) as Queue[])('who is shown the queue “%s” may ask for it', (queue) => {
  const { roles } = calls[`GET /operator/${queue}`];
  expect(queues[queue].filter((role) => !(roles as readonly string[]).includes(role))).toEqual([]);
});

test('whoever decides anything sees what waits for a decision', () => {
  const deciding = new Set(Object.values(proposalRoles).flatMap(({ check }) => check));
  expect([...deciding].toSorted()).toEqual([...queues.proposals].toSorted());
});

test.each(Object.entries(proposalRoles))(
  '“%s” is offered to those who may make it, and to no visitor',
  (kind, { make }) => {
    const offered = (['support', 'finance', 'risk', 'admin'] as const).filter((role) => mayPropose(kind as Kind, role));
    expect(offered.toSorted()).toEqual([...make].toSorted());
    expect(mayPropose(kind as Kind, undefined)).toBe(false);
  },
);
