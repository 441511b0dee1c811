import { constants, inflateRawSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { frameOf, packedFrameOf } from './send-text.ts';

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

// RFC 7692, 7.2: the first reserved bit, and the four bytes that every such text ends in are left out.
test('a compressed frame says so, and holds the text alone, in fewer bytes', () => {
  const text = `42["book",{"bids":"${Array.from({ length: 40 }, (_, n) => n * 977).join(' ')}"}]`;
  const frame = packedFrameOf(text);
  const packed = Buffer.concat([frame.subarray(4), Buffer.from('0000ffff', 'hex')]);
  expect([frame[0], frame[1], frame.readUInt16BE(2)]).toEqual([0xc1, 126, frame.length - 4]);
  expect(inflateRawSync(packed, { finishFlush: constants.Z_SYNC_FLUSH }).toString()).toBe(text);
  expect(frame.length).toBeLessThan(frameOf(text).length * 0.7);
});
