import { calls } from '@candor/api-contract/index.ts';
import { proposalRoles } from '@candor/api-contract/calls/operator/proposal-roles.ts';
import { expect, test } from 'vitest';
import { mayPropose, type Kind } from '../decisions/kinds.ts';
import { someone } from '../decisions/rights/test-who.ts';
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
    const offered = (['support', 'finance', 'risk', 'admin'] as const).filter((role) =>
      mayPropose(kind as Kind, someone(role)),
    );
    expect(offered.toSorted()).toEqual([...make].toSorted());
    expect(mayPropose(kind as Kind, undefined)).toBe(false);
  },
);

test('what a built role or a mandate has not is not offered, whatever the base may', () => {
  const who = someone('finance', { makes: ['vnd-rate'] });
  expect([mayPropose('vnd-rate', who), mayPropose('deposit-credit', who)]).toEqual([true, false]);
  expect(mayPropose('deposit-credit', someone('risk', { makes: ['deposit-credit'] }))).toBe(false);
});
