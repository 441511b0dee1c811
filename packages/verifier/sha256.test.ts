import fc from 'fast-check';
import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { plain, scaled, tickOf, tickText } from './text.ts';
import { digest, sha256 } from './sha256.ts';

const reference = (bytes: Uint8Array | string) => createHash('sha256').update(bytes);

test.each([0, 1, 55, 56, 63, 64, 65, 119, 120, 1_000])('the digest of %d bytes is that of everybody else', (length) => {
  const bytes = Uint8Array.from({ length }, (_, at) => (at * 37) % 256);
  expect([...digest(bytes)]).toEqual([...reference(bytes).digest()]);
});

test('a text counts as UTF-8, whatever it is', () => {
  expect(sha256('')).toBe('e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855');
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 200 }), (text) => {
      expect(sha256(text)).toBe(reference(text).digest('hex'));
    }),
  );
});

test('hundred-millionths are read and written without a loss', () => {
  expect([scaled('1.5'), scaled('0.00000001'), scaled('60000')]).toEqual([150_000_000n, 1n, 6_000_000_000_000n]);
  expect([0n, -1n, 1_500_000n, -2_000_000n].map((units) => plain(units, 6))).toEqual(['0', '-0.000001', '1.5', '-2']);
  fc.assert(
    fc.property(fc.bigInt({ min: 0n, max: 10n ** 22n }), (units) => {
      expect(scaled(plain(units, 8))).toBe(units);
    }),
  );
});

test('a place in the tape is read and written alike; what names none is none', () => {
  expect(tickOf('7@1000=6000000000000')).toMatchObject({ seq: 7, time: 1_000, price: 6_000_000_000_000n });
  expect(tickOf('7@1000=6 backfilled')?.backfilled).toBe(true);
  expect(tickText(tickOf('7@1000=6000050000000'))).toBe('7@1000=60000.5');
  expect([tickOf(undefined), tickOf('none'), tickOf('7@1000'), tickText(null)]).toEqual([null, null, null, '—']);
});
