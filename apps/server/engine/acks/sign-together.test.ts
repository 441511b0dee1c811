import { hash, verify } from 'node:crypto';
import { expect, test } from 'vitest';
import { includes } from '../../log/format/check-proof.ts';
import { ed25519Public, parseVkey } from '../../log/format/note.ts';
import { logKeys } from '../../log/keys.ts';
import { ackText, termsHashOf, type Ack } from './ack.ts';
import { newSalts, signedText, signTogether } from './sign-together.ts';

const keys = logKeys('example.com/log', Buffer.alloc(64, 5));
const signer = { origin: keys.origin, logSize: 12, sign: keys.signText };
const acksOf = (count: number): Ack[] =>
  newSalts(count).map((salt, i) => ({
    kind: 'ack',
    what: 'place-fast-order',
    subject: `o${i}`,
    userId: 'u',
    terms: 't',
    termsHash: termsHashOf('t'),
    symbol: null,
    lastSeq: null,
    lastHead: null,
    logSize: 12,
    time: 1_000,
    salt,
    signature: '',
  }));

/** As anybody checks it who has the key. */
function isSigned(ack: Ack): boolean {
  const [index = '', leaves = '', path = '', signed = ''] = ack.signature.split('.');
  const bytes = Buffer.from(path, 'base64');
  const hashes = Array.from({ length: bytes.length / 32 }, (_, i) => bytes.subarray(i * 32, i * 32 + 32));
  const text = Buffer.concat([Buffer.of(0), Buffer.from(ack.salt, 'hex'), Buffer.from(ackText(ack))]);
  const leaf = { index: Number(index), leaf: hash('sha256', text, 'buffer') };
  const { root } = { root: rootOf(ack) };
  const key = parseVkey(keys.vkey);
  if (!key.ok) throw new Error(key.refusal);
  const message = Buffer.from(signedText(keys.origin, Number(leaves), root));
  const signature = Buffer.from(signed, 'base64').subarray(4);
  return (
    includes(hashes, leaf, { size: Number(leaves), root }) &&
    verify(null, message, ed25519Public(key.value.publicKey), signature)
  );
}

const roots = new Map<string, Uint8Array>();
const rootOf = ({ signature }: Ack): Uint8Array => roots.get(signature.split('.')[3] ?? '') ?? Buffer.alloc(32);

/** Notes the root that was signed. */
function signAll(acks: Ack[]): void {
  signTogether(acks, {
    ...signer,
    sign(text) {
      const signed = signer.sign(text);
      roots.set(signed, Buffer.from(text.split('\n')[3] ?? '', 'base64'));
      return signed;
    },
  });
}

test('nothing is signed where nothing was promised', () => {
  expect(() =>
    signTogether([], {
      ...signer,
      sign: () => {
        throw new Error('asked');
      },
    }),
  ).not.toThrow();
});

test.each([1, 2, 3, 5, 8, 33])('each of %d promises proves itself by one signature, and no other text', (count) => {
  const acks = acksOf(count);
  signAll(acks);
  expect(new Set(acks.map(({ signature }) => signature.split('.')[3])).size).toBe(1);
  for (const ack of acks) {
    expect([isSigned(ack), isSigned({ ...ack, subject: 'other' }), isSigned({ ...ack, time: 1_001 })]).toEqual([
      true,
      false,
      false,
    ]);
  }
});

test('salts are of 16 bytes, and no two are alike', () => {
  const salts = newSalts(1_000);
  expect(new Set(salts).size).toBe(1_000);
  expect(salts.every((salt) => /^[0-9a-f]{32}$/.test(salt))).toBe(true);
});

test('what is signed can be read as no checkpoint of the log: its first line is no origin', () => {
  const [first, origin] = signedText(keys.origin, 3, Buffer.alloc(32)).split('\n');
  expect(first).not.toBe(keys.origin);
  expect(origin).toBe(keys.origin);
});

test('a text names a place of the tape, or none', () => {
  const [ack] = acksOf(1);
  if (ack === undefined) throw new Error('a promise');
  expect(ackText(ack)).toBe(`ack place-fast-order|o0|u|${termsHashOf('t')}|-|12|1000`);
  const seen = { symbol: 'BTCUSDT', lastSeq: 0, lastHead: 'f'.repeat(64) };
  expect(ackText({ ...ack, ...seen })).toBe(
    `ack place-fast-order|o0|u|${termsHashOf('t')}|BTCUSDT#0@${'f'.repeat(64)}|12|1000`,
  );
});
