import { createPublicKey, generateKeyPairSync } from 'node:crypto';
import { expect, test } from 'vitest';
import { keyBody, keyIssues, markets, toggled, type KeyDraft } from './key-draft.ts';

const draft: KeyDraft = {
  name: ' bot ',
  trades: 'spot',
  days: '90',
  addresses: '',
  publicKey: '',
  fundPasswd: 'money-1234',
  totp: '',
};

test('a name and the fund password are needed, and a code where one is asked for', () => {
  expect(keyIssues(draft, '!')).toEqual({});
  expect(keyIssues({ ...draft, name: ' ', fundPasswd: '' }, '!')).toEqual({ name: '!', fundPasswd: '!' });
});

test('what is typed is sent as the call takes it', () => {
  expect(keyBody(draft)).toEqual({
    name: 'bot',
    rights: ['read', 'spot'],
    addresses: [],
    days: 90,
    fundPasswd: 'money-1234',
  });
  const more = { ...draft, trades: '', addresses: ' 10.0.0.1, ::1;10.0.0.2\n', totp: ' 123456 ' };
  expect(keyBody(more)).toMatchObject({
    rights: ['read'],
    addresses: ['10.0.0.1', '::1', '10.0.0.2'],
    totp: '123456',
  });
});

test('what a key may trade is added and taken away, each by itself', () => {
  let trades = '';
  for (const market of markets) trades = toggled({ trades }, market);
  expect(keyBody({ ...draft, trades }).rights).toEqual(['read', 'spot', 'futures', 'fast']);
  trades = toggled({ trades }, 'futures');
  expect(keyBody({ ...draft, trades }).rights).toEqual(['read', 'spot', 'fast']);
});

test('a public key is sent as PEM, whole, in one line or bare', () => {
  const pem = generateKeyPairSync('ed25519').publicKey.export({ type: 'spki', format: 'pem' }).toString();
  const bare = pem.split('\n')[1] ?? '';
  for (const publicKey of [pem, pem.replaceAll('\n', ' '), bare, ` ${bare} `]) {
    const { publicKey: sent = '' } = keyBody({ ...draft, publicKey }) as { publicKey?: string };
    expect(createPublicKey(sent).export({ type: 'spki', format: 'pem' })).toBe(pem);
  }
});
