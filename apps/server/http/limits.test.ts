import fc from 'fast-check';
import { expect, test } from 'vitest';
import { giveBackAll, networksOf, openLimitHere, sourceOf, takeAll } from './limits.ts';

const openLimit = (events: number, seconds: number) => openLimitHere('of a test', events, seconds);

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

test('of several counts each is taken until one is used up, and that one says how long to wait', async () => {
  const [wide, narrow, last] = [openLimit(10, 60), openLimit(1, 30), openLimit(10, 90)];
  const counts = [
    [wide, 'a'],
    [narrow, 'b'],
    [last, 'c'],
  ] as const;
  expect([await takeAll(counts), await takeAll(counts)]).toEqual([0, 30]);
  // The refused event was counted by the wide one, and never came to the last one.
  for (let i = 0; i < 8; i += 1) expect(await wide.take('a')).toBe(0);
  expect(await wide.waiting('a')).toBe(60);
  for (let i = 0; i < 9; i += 1) expect(await last.take('c')).toBe(0);
  expect(await last.waiting('c')).toBe(90);
});

test('after a right guess the first count begins anew, and of a shared one this event comes back', async () => {
  const [own, shared] = [openLimit(3, 60), openLimit(3, 60)];
  const counts = [
    [own, 'me'],
    [shared, 'all'],
  ] as const;
  expect([await takeAll(counts), await takeAll(counts)]).toEqual([0, 0]);
  await giveBackAll(counts);
  expect([await own.take('me'), await own.take('me'), await own.take('me'), await own.take('me')]).toEqual([
    0, 0, 0, 60,
  ]);
  expect([await shared.take('all'), await shared.take('all'), await shared.take('all')]).toEqual([0, 0, 60]);
});

test('without a limit there is nothing to wait for, to give back or to begin anew', async () => {
  const none = openLimit(0, 60);
  await none.giveBack('a');
  await none.reset('a');
  expect([await none.take('a'), await none.waiting('a')]).toEqual([0, 0]);
});

const groups = fc.array(fc.integer({ min: 0, max: 0xffff }), { minLength: 8, maxLength: 8 });
const written = (parts: readonly number[], upper: boolean, padded: boolean): string => {
  const text = parts.map((part) => part.toString(16).padStart(padded ? 4 : 1, '0')).join(':');
  return upper ? text.toUpperCase() : text;
};

test('however an IPv6 address is written, all of one network of 64 bits are one source', () => {
  fc.assert(
    fc.property(groups, groups, fc.boolean(), fc.boolean(), (one, other, upper, padded) => {
      const neighbour = [...one.slice(0, 4), ...other.slice(4)];
      expect(sourceOf(written(neighbour, upper, padded))).toBe(sourceOf(written(one, false, false)));
      const networks = networksOf(written(neighbour, upper, padded));
      expect(networks).toEqual([written(one.slice(0, 3), false, false), written(one.slice(0, 2), false, false)]);
    }),
  );
});
