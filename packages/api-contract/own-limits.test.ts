import { expect, test } from 'vitest';
import { authCalls } from './calls/auth.ts';

const { body: exclusion } = authCalls['POST /player/excludeMyself'];
const { body: limits } = authCalls['POST /player/updateLimits'];

test.each([6, 12, 24, 60])('one is shut out for %d months, having agreed', (months) => {
  expect(exclusion.safeParse({ months, agree: true }).success).toBe(true);
});

test.each([
  ['less than half a year', { months: 5, agree: true }],
  ['a length that is not offered', { months: 7, agree: true }],
  ['a length as text', { months: '6', agree: true }],
  ['no agreement', { months: 6 }],
  ['an end of one’s own', { months: 6, agree: true, until: 1 }],
  ['somebody else', { months: 6, agree: true, userId: 'other' }],
])('nobody is shut out by %s', (_what, body) => {
  expect(exclusion.safeParse(body).success).toBe(false);
});

test('a time-out is of whole hours, a year at most', () => {
  for (const timeOutHours of [0, 1, 8_760]) expect(limits.safeParse({ timeOutHours }).success).toBe(true);
  for (const timeOutHours of [-1, 0.5, 8_761, 'x']) expect(limits.safeParse({ timeOutHours }).success).toBe(false);
});
