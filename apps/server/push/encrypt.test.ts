import { createECDH, randomBytes } from 'node:crypto';
import { expect, test } from 'vitest';
import { areKeys, encryptFor, payloadMaxBytes } from './encrypt.ts';
import { openedBy } from './test-device.ts';

/** The example of RFC 8291, section 5 and appendix A. */
const example = {
  plain: 'When I grow up, I want to be a watermelon',
  senderPrivate: 'yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw',
  senderPublic: 'BP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A8',
  devicePrivate: 'q1dXpw3UpT5VOmu_cf_v6ih07Aems3njxI-JWgLcM94',
  p256dh: 'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4',
  auth: 'BTBZMqHH6r4Tts7J_aSIgg',
  salt: 'DGv6ra1nlYgDCS1FRnbzlw',
  message:
    'DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8w' +
    'EqKK6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN',
};

test('the example of RFC 8291 comes out byte for byte', () => {
  const sender = createECDH('prime256v1');
  sender.setPrivateKey(Buffer.from(example.senderPrivate, 'base64url'));
  expect(sender.getPublicKey('base64url')).toBe(example.senderPublic);
  expect(
    encryptFor(example, Buffer.from(example.plain), sender, Buffer.from(example.salt, 'base64url')).toString(
      'base64url',
    ),
  ).toBe(example.message);
});

test('every message has keys of its own, and the device reads each', () => {
  const [first, second] = [encryptFor(example, Buffer.from('một')), encryptFor(example, Buffer.from('một'))];
  expect(first.equals(second)).toBe(false);
  expect([first, second].map((message) => openedBy(example.devicePrivate, example.auth, message))).toEqual([
    'một',
    'một',
  ]);
  const longest = 'x'.repeat(payloadMaxBytes);
  expect(openedBy(example.devicePrivate, example.auth, encryptFor(example, Buffer.from(longest)))).toBe(longest);
  expect(() => encryptFor(example, randomBytes(payloadMaxBytes + 1))).toThrow('one record');
});

test('keys that are none are known before anything is sent', () => {
  expect(areKeys(example)).toBe(true);
  expect(
    areKeys({ ...example, p256dh: Buffer.concat([Buffer.of(4), Buffer.alloc(64, 1)]).toString('base64url') }),
  ).toBe(false);
  expect(areKeys({ ...example, p256dh: '' })).toBe(false);
  expect(areKeys({ ...example, auth: 'AAAA' })).toBe(false);
});
