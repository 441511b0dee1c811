import { hash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { readResponse, requestOf } from './token.ts';

/** What OpenSSL 3.0 has answered to a request of ours. */
const recorded = JSON.parse(readFileSync(new URL('response.json', import.meta.url), 'utf8')) as Record<
  'data' | 'nonce' | 'response' | 'rejected',
  string
>;
const imprint = hash('sha256', recorded.data, 'buffer');
const nonce = Buffer.from(recorded.nonce, 'hex');
const response = Buffer.from(recorded.response, 'base64');
const read = (bytes: Buffer): unknown => {
  const found = readResponse(bytes, imprint, nonce);
  return found.ok ? found.value : found.refusal;
};
/** Of all bytes those at one place replaced. */
const withAt = (at: number, ...bytes: readonly number[]): Buffer =>
  Buffer.concat([response.subarray(0, at), Buffer.from(bytes), response.subarray(at + bytes.length)]);

test('a request tells version, imprint, nonce and that the certificate is wanted, whatever is drawn', () => {
  const sha = '300d06096086480165030402010500';
  for (const [drawn, sent] of [
    ['0000000000000000', '4000000000000000'],
    ['ffffffffffffffff', '7fffffffffffffff'],
  ] as const)
    expect(requestOf(imprint, Buffer.from(drawn, 'hex')).toString('hex')).toBe(
      `3043020101${'3031'}${sha}0420${imprint.toString('hex')}0208${sent}0101ff`,
    );
});

test('what was stamped is taken, with its time', () => {
  expect(read(response)).toBe(Date.parse('2026-11-26T16:43:56Z'));
});

test('a refusal of the server, another imprint, another nonce are not taken', () => {
  expect(read(Buffer.from(recorded.rejected, 'base64'))).toBe('not-granted');
  // Its status: granted with modifications is granted, waiting is not.
  const status = response.indexOf(Buffer.from('020100', 'hex')) + 2;
  expect([read(withAt(status, 1)), read(withAt(status, 3))]).toEqual([expect.any(Number), 'not-granted']);
  expect(readResponse(response, hash('sha256', 'other', 'buffer'), nonce)).toEqual({
    ok: false,
    refusal: 'another-imprint',
  });
  const other = Buffer.from('0102030405060709', 'hex');
  expect(readResponse(response, imprint, other)).toEqual({ ok: false, refusal: 'another-nonce' });
  // The same bytes by another algorithm are another imprint.
  const within = response.indexOf(imprint);
  const algorithm = response.lastIndexOf(Buffer.from('608648016503040201', 'hex'), within);
  expect(read(withAt(algorithm + 8, 2))).toBe('another-imprint');
});

test('a part of an answer, more than an answer and anything else is none, and fails nowhere', () => {
  for (let length = 0; length < response.length; length += 1)
    expect(read(response.subarray(0, length))).toBe('not-a-response');
  expect(read(Buffer.concat([response, Buffer.of(0)]))).toBe('not-a-response');
  expect(read(Buffer.from('<html>busy</html>'))).toBe('not-a-response');
  for (let at = 0; at < response.length; at += 1)
    for (const byte of [0, 0x30, 0x80, 0xff]) expect(() => read(withAt(at, byte))).not.toThrow();
  // Granted, without a token.
  expect(read(Buffer.from('30053003020100', 'hex'))).toBe('not-a-response');
});
