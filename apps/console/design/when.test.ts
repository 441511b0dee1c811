import { expect, test } from 'vitest';
import { distance, howLong } from './when.tsx';

test.each([
  [0, '0 secs'],
  [59_999, '59 secs'],
  [60_000, '1 min'],
  [7_199_999, '1 hr'],
  [7_200_000, '2 hrs'],
  [86_400_000, '1 day'],
  [200_000_000, '2 days'],
])('%d ms are %s', (ms, text) => {
  expect(howLong(ms)).toBe(text);
});

test.each([
  [4_999, 'now'],
  [-4_999, 'now'],
  [5_000, 'in 5 sec'],
  [-5_000, '5 sec ago'],
  [-60_000, '1 min ago'],
])('%d ms from now are %s', (ms, text) => {
  expect(distance(1_000_000 + ms, 1_000_000)).toBe(text);
});
