import { expect, test } from 'vitest';
import { besideLast } from './beside-last.ts';

test('a tag stands at its own line where it is clear of the last price', () => {
  expect([besideLast(80, 100), besideLast(137, 100), besideLast(20, undefined)]).toEqual([80, 137, 20]);
});

test('a tag that would lie on that of the last price stands above or below it', () => {
  expect([besideLast(81, 100), besideLast(100, 100)]).toEqual([80, 80]);
  expect([besideLast(101, 100), besideLast(136, 100)]).toEqual([137, 137]);
});
