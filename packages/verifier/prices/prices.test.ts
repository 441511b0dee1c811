import { createCipheriv, hash, randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { plain } from '../text.ts';
import { encrypt, expandKey } from './aes.ts';
import { profiles } from './market.ts';
import { exp, ln, normalQuantile } from './numbers.ts';
import { hashOf, keysUpTo, pathOf } from './path.ts';
import { priceOf } from './recompute-day.ts';

interface Vectors {
  readonly day: number;
  readonly seed: string;
  readonly publicValues: readonly { readonly day: number; readonly signature: string }[];
  readonly prices: Readonly<
    Record<string, { readonly first: readonly string[]; readonly last: string; readonly sha256: string }>
  >;
}
const vectors = JSON.parse(readFileSync(new URL('../vectors/prices.json', import.meta.url), 'utf8')) as Vectors;

/** Big endian words of bytes. */
const wordsOf = (bytes: Buffer): Uint32Array =>
  Uint32Array.from({ length: bytes.length / 4 }, (_, i) => bytes.readUInt32BE(4 * i));

test('AES-256 is that of FIPS 197, and of the system', () => {
  const key = Uint8Array.from({ length: 32 }, (_, i) => i);
  const block = wordsOf(Buffer.from('00112233445566778899aabbccddeeff', 'hex'));
  encrypt(expandKey(key), block);
  expect([...block]).toEqual([...wordsOf(Buffer.from('8ea2b7ca516745bfeafc49904b496089', 'hex'))]);
  for (let i = 0; i < 200; i += 1) {
    const [otherKey, text] = [randomBytes(32), randomBytes(16)];
    const found = wordsOf(text);
    encrypt(expandKey(Uint8Array.from(otherKey)), found);
    const system = createCipheriv('aes-256-ecb', otherKey, null).setAutoPadding(false);
    expect([...found]).toEqual([...wordsOf(system.update(text))]);
  }
});

test('powers, logarithms and the normal distribution are what they are called', () => {
  for (let x = -20; x <= 20; x += 0.37) {
    expect(exp(x) / Math.exp(x)).toBeCloseTo(1, 13);
    expect(ln(Math.exp(x))).toBeCloseTo(x, 12);
  }
  expect([exp(0), ln(1), normalQuantile(0.5)]).toEqual([1, 0, 0]);
  expect(normalQuantile(0.975)).toBeCloseTo(1.959_963_985, 7);
  expect(normalQuantile(0.001)).toBeCloseTo(-3.090_232_306, 7);
  expect(normalQuantile(0.999)).toBe(-normalQuantile(1 - 0.999));
});

test.each(Object.entries(vectors.prices))(
  '%s: all 345,600 prices of a day are those of the vectors',
  (symbol, told) => {
    const profile = profiles.get(symbol);
    if (profile === undefined) throw new Error(`${symbol} has no profile`);
    const values = new Map(vectors.publicValues.map(({ day, signature }) => [day, hashOf(signature)]));
    const keys = keysUpTo(vectors.day, vectors.seed, (day) => values.get(day) ?? '');
    const path = [...pathOf(keys, symbol, profile, vectors.day)].flat();
    const prices = path.map((logarithm) => plain(priceOf(logarithm, profile), 8));
    expect([prices.slice(0, 4), prices.at(-1)]).toEqual([told.first, told.last]);
    expect(hash('sha256', prices.join('\n'))).toBe(told.sha256);
  },
);
