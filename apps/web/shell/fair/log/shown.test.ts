import { expect, test } from 'vitest';
import { stampedIn } from './shown.ts';

test('of time-stamps the last line is the newest; of none, and of anything else, nothing is said', () => {
  expect(stampedIn('1795711380000 5\n1795797780000 900\n')).toBe(1_795_797_780_000);
  for (const text of ['', '\n', '1795711380000\n', '1795711380000 5', '<html>1 1\n</html>'])
    expect(stampedIn(text)).toBe(null);
});
