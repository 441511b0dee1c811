import { expect, test } from 'vitest';
import { mergeEffects, noEffects } from './state.ts';

const step = (orderNo: string) => ({ orderNo, status: 'requested', at: 1, approval: null, note: null });

test('the effects of two commands together are those of both, the later one of what both tell', () => {
  const [into, from] = [noEffects(), noEffects()];
  const [mine, other] = [
    { userId: 'a', platformDay: 1, journal: 1 },
    { userId: 'b', platformDay: 1, journal: 2 },
  ];
  into.steps.push(step('1'));
  into.testFunds.push(mine);
  into.standings.set('a', 'open').set('b', 'open');
  from.steps.push(step('2'), step('3'));
  from.testFunds.push(other);
  from.standings.set('b', 'frozen');
  mergeEffects(into, from);
  expect(into.steps.map(({ orderNo }) => orderNo)).toEqual(['1', '2', '3']);
  expect(into.testFunds).toEqual([mine, other]);
  expect([...into.standings]).toEqual([
    ['a', 'open'],
    ['b', 'frozen'],
  ]);
});

test('of an order that both have changed there is one row', () => {
  const [into, from] = [noEffects(), noEffects()];
  const limits = { userId: 'a' } as never;
  into.limits.add(limits);
  from.limits.add(limits).add({ userId: 'b' } as never);
  mergeEffects(into, from);
  expect([...into.limits]).toEqual([{ userId: 'a' }, { userId: 'b' }]);
});
