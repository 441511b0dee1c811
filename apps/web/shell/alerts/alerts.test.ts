import { expect, test } from 'vitest';
import { directionOf } from './direction.ts';

test('a level above the price is reached by a rise, one below by a fall', () => {
  expect(directionOf('101.5', '101.4')).toBe('above');
  expect(directionOf('9', '10')).toBe('below');
  expect(directionOf('0.00000001', '0.00000002')).toBe('below');
});

test('what is no level ahead has no direction', () => {
  for (const [level, now] of [
    ['', '1'],
    ['0', '1'],
    ['1', '1'],
    ['1.0', '1'],
    ['abc', '1'],
    ['1', null],
    ['1', undefined],
    ['1.123456789', '1'],
  ] as const)
    expect(directionOf(level, now)).toBeNull();
});
