import { expect, test } from 'vitest';
import { Forgetful } from './idle-customers.ts';
import { simulate } from './simulate.ts';

test.each([
  [1, 'paper'],
  [2, 'paper'],
  [3, 'real'],
  [4, 'real'],
] as const)('who was forgotten while idle is found as they were left: seed %i, %s', (seed, mode) => {
  const made: Forgetful[] = [];
  simulate(seed, 8_000, mode, (rules) => {
    made.push(new Forgetful(rules, 1), new Forgetful(rules, 40));
    return made;
  });
  for (const { found } of made) expect(found).toBeGreaterThan(150);
});
