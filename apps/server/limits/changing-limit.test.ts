import { expect, test } from 'vitest';
import { openLimitHere } from '../http/limits.ts';
import { openChangingLimit } from './changing-limit.ts';

test('the number is that of the moment at which something is counted', async () => {
  let number = 1;
  const limit = openChangingLimit(openLimitHere, 'any', () => number, 60);
  expect([await limit.take('a'), (await limit.take('a')) > 0, (await limit.waiting('a')) > 0]).toEqual([0, true, true]);
  number = 2;
  expect([await limit.take('a'), await limit.take('a'), (await limit.take('a')) > 0]).toEqual([0, 0, true]);
  number = 0;
  expect([await limit.take('a'), await limit.waiting('a')]).toEqual([0, 0]);
});
