import { expect, test } from 'vitest';
import { frameOf } from './send-text.ts';

// RFC 6455, 5.2: text, whole, unmasked; a length beyond 125 stands in two bytes more, beyond 65,535 in eight.
test.each([
  [0, '8100'],
  [125, '817d'],
  [126, '817e007e'],
  [65_535, '817effff'],
  [65_536, '817f0000000000010000'],
])('a text of %i bytes is framed with %s before it', (size, head) => {
  const text = 'x'.repeat(size);
  const frame = frameOf(text);
  expect([frame.subarray(0, -size || undefined).toString('hex'), frame.subarray(head.length / 2).toString()]).toEqual([
    head,
    text,
  ]);
});

test('a length is counted in bytes, not in letters', () => {
  expect(frameOf('₫').toString('hex')).toBe('8103e282ab');
});
