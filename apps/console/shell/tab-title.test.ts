import { expect, test } from 'vitest';
import { tabTitle } from './tab-title.ts';

test('the tab counts alerts that wait, before everything else', () => {
  expect(tabTitle('Deposits', 0)).toMatch(/^Deposits · /);
  expect(tabTitle('Deposits', 3)).toMatch(/^\(3\) Deposits · /);
});
