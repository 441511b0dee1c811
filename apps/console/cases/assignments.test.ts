import { expect, test } from 'vitest';
import { whoIsOn, type Assignment } from './assignments.ts';

const assignment = (kind: Assignment['kind'], id: string, operator: string): Assignment => ({
  kind,
  id,
  operatorId: `id-of-${operator}`,
  operator,
  since: 0,
  until: 600_000,
  takenFromId: null,
  takenFrom: null,
});

test('who is on a case is found by its kind and id, and nobody by the id of another kind', () => {
  const who = whoIsOn([assignment('deposit', 'd1', 'an'), assignment('withdrawal', 'w1', 'binh')]);
  expect(who({ kind: 'deposit', id: 'd1' })?.operator).toBe('an');
  expect(who({ kind: 'withdrawal', id: 'w1' })?.operator).toBe('binh');
  expect(who({ kind: 'withdrawal', id: 'd1' })).toBeUndefined();
  expect(whoIsOn([])({ kind: 'deposit', id: 'd1' })).toBeUndefined();
});
