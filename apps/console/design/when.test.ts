import { expect, test } from 'vitest';
import { howLong } from './when.tsx';

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
