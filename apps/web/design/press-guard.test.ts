import { expect, test } from 'vitest';
import { pressGuard } from './press-guard.ts';

test('a double tap counts once', () => {
  const guard = pressGuard();
  expect(guard.begin(0)).toBe(true);
  guard.end();
  expect(guard.begin(499)).toBe(false);
  expect(guard.begin(500)).toBe(true);
});

test('what is under way is not begun again, however long it takes and whatever is changed meanwhile', () => {
  const guard = pressGuard();
  guard.begin(0);
  guard.renew();
  expect(guard.begin(60_000)).toBe(false);
  guard.end();
  expect(guard.begin(60_000)).toBe(true);
});

test('a press on what was changed since the last one is never lost', () => {
  const guard = pressGuard();
  guard.begin(0);
  guard.end();
  guard.renew();
  expect(guard.begin(40)).toBe(true);
  guard.end();
  expect(guard.begin(80)).toBe(false);
});
