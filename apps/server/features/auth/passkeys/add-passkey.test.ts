import { expect, test } from 'vitest';
import { challengeLifeMs } from '../../../proofs/passkeys/challenges.ts';
import { passkeyAdded } from '../../../proofs/passkeys/store.ts';
import { testDevice, type Changes } from '../../../proofs/passkeys/test-device.ts';
import {
  bench,
  enrol,
  onPasskeyBench,
  origin,
  password,
  personWithPasskey,
  signIn,
  withAuthenticator,
} from './test-passkeys.ts';

onPasskeyBench();

const db = () => bench.server.services.db;
const confirm = (token: string, attempt: string, credential: object, name = 'Phone') =>
  bench.call('POST /player/passkeys/confirm', { token, body: { attempt, name, credential } as never });
const list = async (token: string) => (await bench.call('GET /player/passkeys', { token })).data;

const wrong: readonly (readonly [string, Changes])[] = [
  ['a page of another origin', { origin: 'https://evil.example' }],
  ['a page of a part of the host', { origin: 'https://candor.example.evil.example' }],
  ['another party', { rpId: 'evil.example' }],
  ['another challenge', { challenge: 'A'.repeat(43) }],
  ['a user who was not verified', { isUserVerified: false }],
  ['what is no making', { type: 'webauthn.get' }],
  ['another name than its own', { id: 'A'.repeat(43) }],
];
test.each(wrong)('what a device has made is refused: %s', async (_, changes) => {
  const { token } = await bench.signUp({ funded: false });
  const { data } = await enrol(token);
  const refused = await confirm(token, data.attempt, testDevice(origin).make(data.options, changes));
  expect(refused).toMatchObject({ code: 400, error: 'passkey-refused' });
  expect(await list(token)).toEqual([]);
});

test('the password is asked for, and the authenticator where it is on', async () => {
  const { token } = await bench.signUp({ funded: false });
  expect(await enrol(token, { password: 'wrong' })).toMatchObject({ error: 'old-password-wrong', field: 'password' });
  const code = await withAuthenticator(token);
  expect(await enrol(token)).toMatchObject({ error: 'totp-required', field: 'totp' });
  expect(await enrol(token, { totp: '000000' })).toMatchObject({ error: 'totp-wrong', field: 'totp' });
  expect((await enrol(token, { totp: code() })).code).toBe(200);
});

test('what was begun is good once, for five minutes, and in the session that began it', async () => {
  const { token, userId } = await bench.signUp({ funded: false });
  const other = await bench.server.services.sessions.start(userId, 2);
  const device = testDevice(origin);
  const { attempt, options } = (await enrol(token)).data;
  expect(await confirm(other, attempt, device.make(options))).toMatchObject({ error: 'passkey-expired' });
  expect((await confirm(token, attempt, device.make(options))).code).toBe(200);
  expect(await confirm(token, attempt, testDevice(origin).make(options))).toMatchObject({ error: 'passkey-expired' });
  const late = (await enrol(token)).data;
  bench.time.advance(challengeLifeMs);
  const made = testDevice(origin).make(late.options);
  expect(await confirm(token, late.attempt, made)).toMatchObject({ error: 'passkey-expired' });
  expect(await list(token)).toHaveLength(1);
});

test('an attempt at a sign-in adds nothing', async () => {
  const { token } = await bench.signUp({ funded: false });
  const { data } = await bench.call('POST /login/passkey/begin');
  const { options } = (await enrol(token)).data;
  const made = testDevice(origin).make({ ...options, challenge: data.options.challenge });
  expect(await confirm(token, data.attempt, made)).toMatchObject({ error: 'passkey-expired' });
});

test('a passkey that somebody has is nobody else’s', async () => {
  const { device } = await personWithPasskey();
  const { token } = await bench.signUp({ funded: false });
  const { data } = await enrol(token);
  expect(await confirm(token, data.attempt, device.make(data.options))).toMatchObject({ error: 'passkey-refused' });
  expect(await list(token)).toEqual([]);
});

test('a device that signs for itself is taken as one that says nothing of its make', async () => {
  const { token } = await bench.signUp({ funded: false });
  const { data } = await enrol(token);
  const made = testDevice(origin).make(data.options, { isSelfAttested: true });
  expect((await confirm(token, data.attempt, made)).code).toBe(200);
});

test('ten are enough', async () => {
  const { token, userId, device } = await personWithPasskey();
  const last = (await enrol(token)).data;
  expect(last.options.excludeCredentials).toEqual([
    { type: 'public-key', id: device.id, transports: ['internal', 'hybrid'] },
  ]);
  for (let i = 1; i < 10; i += 1) {
    const owner = { kind: 'customer', id: userId } as const;
    const key = { id: `${userId}-${i}`, owner, credentialId: `credential-${userId}-${i}`, publicKey: 'AA==' };
    await db().batch(passkeyAdded({ ...key, counter: 0, transports: [], name: 'x', createdAt: 1 }));
  }
  const tooMany = { error: 'too-many-saved', message: expect.stringContaining('10') };
  expect(await enrol(token)).toMatchObject(tooMany);
  expect(await confirm(token, last.attempt, testDevice(origin).make(last.options))).toMatchObject(tooMany);
});

test('it is asked for as WebAuthn has it; its row and its owner’s message say what was added', async () => {
  const { token, userId } = await bench.signUp({ funded: false });
  const device = testDevice(origin);
  const { attempt, options } = (await enrol(token)).data;
  expect(options).toEqual({
    challenge: expect.stringMatching(/^[\w-]{43}$/),
    rp: { id: 'candor.example', name: 'Candor' },
    user: { id: expect.stringMatching(/^[\w-]{43}$/), name: expect.any(String), displayName: expect.any(String) },
    pubKeyCredParams: [-8, -7, -257].map((alg) => ({ type: 'public-key', alg })),
    timeout: 300_000,
    attestation: 'none',
    excludeCredentials: [],
    authenticatorSelection: { residentKey: 'required', requireResidentKey: true, userVerification: 'required' },
  });
  expect(Buffer.from(options.user.id, 'base64url').toString()).not.toContain(userId);
  const now = bench.server.services.clock.now();
  const { data } = await confirm(token, attempt, device.make(options), '  Work phone ');
  expect(data).toEqual({ id: expect.any(String), name: 'Work phone', createTime: now, lastUseTime: null });
  expect(await list(token)).toEqual([data]);
  expect(await db().query('select * from passkey where owner_id = $1', [userId])).toEqual([
    {
      id: data.id,
      owner: 'customer',
      owner_id: userId,
      credential_id: device.id,
      public_key: expect.any(String),
      counter: expect.anything(),
      transports: ['internal', 'hybrid'],
      name: 'Work phone',
      created_at: expect.anything(),
      used_at: null,
    },
  ]);
  const told = "select reference, params from message where user_id = $1 and kind = 'passkey-added'";
  expect(await db().query(told, [userId])).toEqual([{ reference: data.id, params: { name: 'Work phone' } }]);
});

test('it is taken away with the same proofs, its owner is told, and it signs nobody in any more', async () => {
  const { token, userId, device, id } = await personWithPasskey();
  const code = await withAuthenticator(token);
  const remove = (body: object) =>
    bench.call('POST /player/passkeys/remove', { token, body: { id, ...body } as never });
  expect(await remove({ password: 'wrong' })).toMatchObject({ error: 'old-password-wrong', field: 'password' });
  expect(await remove({ password })).toMatchObject({ error: 'totp-required' });
  expect(await remove({ password, totp: '000000' })).toMatchObject({ error: 'totp-wrong' });
  const elsewhere = await bench.call('POST /player/passkeys/remove', {
    token,
    body: { id: 'nothing', password, totp: code() },
  });
  expect(elsewhere).toMatchObject({ code: 404, error: 'not-found', field: 'id' });
  expect((await signIn(device)).code).toBe(200);
  expect((await remove({ password, totp: code() })).code).toBe(200);
  expect(await list(token)).toEqual([]);
  expect(await signIn(device)).toMatchObject({ error: 'passkey-refused' });
  const told = "select reference, params from message where user_id = $1 and kind = 'passkey-removed'";
  expect(await db().query(told, [userId])).toEqual([{ reference: id, params: { name: 'Phone' } }]);
});

test('the database refuses another key in a passkey’s place, and a count that goes back', async () => {
  const { id, device } = await personWithPasskey();
  await signIn(device, { counter: 9 });
  for (const change of ["public_key = 'x'", "owner_id = 'x'", "name = 'x'", 'counter = 8'])
    await expect(db().query(`update passkey set ${change} where id = $1`, [id])).rejects.toThrow('never changed');
});
