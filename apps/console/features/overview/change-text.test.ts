import { expect, test } from 'vitest';
import { changeText } from './change-text.ts';

test.each([
  [150, 100, '(+50%)'],
  [50, 100, '(-50%)'],
  [100, 100, ''],
  [5, 0, ''],
  [0, 100, '(-100%)'],
  [-50, -100, '(+50%)'],
  [-150, -100, '(-50%)'],
  [1_200, 100, '(▲)'],
  [-1_200, 100, '(▼)'],
])('%d after %d reads %s', (now, then, text) => {
  expect(changeText(now, then)).toBe(text);
});
