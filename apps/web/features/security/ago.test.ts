import { beforeEach, expect, test } from 'vitest';
import { writeIn } from '../../locales/format.ts';
import { ago } from './ago.ts';

beforeEach(() => writeIn('en'));

test('under five minutes it is just now', () => {
  const now = Date.UTC(2026, 10, 20, 12);
  expect(ago(now - 299_999, now, 'just now')).toBe('just now');
  expect(ago(now - 300_000, now, 'just now')).toBe('5 minutes ago');
  expect(ago(now - 3 * 3_600_000, now, 'just now')).toBe('3 hours ago');
  expect(ago(now - 8 * 86_400_000, now, 'just now')).toBe('Nov 12, 2026');
});

test.each([
  [new Date(2026, 10, 20, 0, 30), 1, '1 hour ago'],
  [new Date(2026, 10, 20, 12), 23.9, '23 hours ago'],
  [new Date(2026, 10, 20, 12), 24, 'yesterday'],
  [new Date(2026, 10, 20, 12), 35, 'yesterday'],
  [new Date(2026, 10, 20, 12), 37, '2 days ago'],
  [new Date(2026, 10, 20, 12), 47.5, '2 days ago'],
  [new Date(2026, 10, 20, 23, 45), 47.5, 'yesterday'],
] as const)('at %s what is %s hours old was %s, by the days of the device', (now, hours, said) => {
  expect(ago(now.getTime() - hours * 3_600_000, now.getTime(), 'just now')).toBe(said);
});
