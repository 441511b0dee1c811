import { expect, test } from 'vitest';
import { openLimit, sourceOf } from './limits.ts';

test('takes as many as allowed, also at once, and tells how long to wait', async () => {
  const limit = openLimit(3, 60);
  const taken = await Promise.all(Array.from({ length: 5 }, () => limit.take('a')));
  expect(taken).toEqual([0, 0, 0, 60, 60]);
  expect(await limit.waiting('a')).toBe(60);
  expect(await limit.waiting('b')).toBe(0);
  await limit.reset('a');
  expect(await limit.take('a')).toBe(0);
});

test('zero is no limit', async () => {
  const limit = openLimit(0, 60);
  for (let i = 0; i < 100; i += 1) expect(await limit.take('a')).toBe(0);
});

test.each([
  ['203.0.113.9', '203.0.113.9'],
  ['::ffff:203.0.113.9', '203.0.113.9'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2'],
  ['2001:DB8:0001:2::9', '2001:db8:1:2'],
  ['2001:db8::1', '2001:db8:0:0'],
  ['::1', '0:0:0:0'],
])('%s counts as the source %s', (ip, source) => {
  expect(sourceOf(ip)).toBe(source);
});
