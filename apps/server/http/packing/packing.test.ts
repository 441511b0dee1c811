import { expect, test } from 'vitest';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { pack, packingFor } from './packing.ts';

test.each([
  [undefined, undefined],
  ['', undefined],
  ['identity, deflate', undefined],
  ['brotli, x-gzip', undefined],
  ['br;q=0, gzip; q=0.000', undefined],
  ['gzip, deflate', 'gzip'],
  ['br;q=0, gzip', 'gzip'],
  ['gzip, deflate, br, zstd', 'br'],
  ['gzip;q=1.0,br ; q=0.5', 'br'],
])('who accepts %s gets %s', (accepted, packing) => {
  expect(packingFor(accepted)).toBe(packing);
});

test('what is packed is the same text again, and brotli is no larger than gzip', async () => {
  const text = JSON.stringify(
    Array.from({ length: 300 }, (_, i) => ({ name: `Tên ${i * i}`, price: `${i ** 3 / 7}` })),
  );
  const [br, gzip] = [await pack('br', text), await pack('gzip', text)];
  expect([brotliDecompressSync(br).toString(), gunzipSync(gzip).toString()]).toEqual([text, text]);
  expect(br.length).toBeLessThanOrEqual(gzip.length);
});
