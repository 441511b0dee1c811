import { expect, test } from 'vitest';
import { signInOperator } from '../../../operators/test-operators.ts';
import { challengeLifeMs } from '../../../proofs/passkeys/challenges.ts';
import { testDevice, type Changes } from '../../../proofs/passkeys/test-device.ts';
import { openTestServer } from '../../../test-server.ts';
import {
  begin,
  bench,
  onPasskeyBench,
  origin,
  password,
  personWithPasskey,
  signIn,
  withAuthenticator,
} from './test-passkeys.ts';

onPasskeyBench();

const kinds = async (userId: string, kind: string): Promise<number> =>
  (await bench.server.services.db.query('select 1 from message where user_id = $1 and kind = $2', [userId, kind]))
    .length;

const wrong: readonly (readonly [string, Changes])[] = [
  ['a page of another origin', { origin: 'https://evil.example' }],
  ['a page without TLS', { origin: 'http://candor.example' }],
  ['another party', { rpId: 'evil.example' }],
  ['another challenge', { challenge: 'A'.repeat(43) }],
  ['a user who was not verified', { isUserVerified: false }],
  ['a making', { type: 'webauthn.create' }],
  ['no word of whose it is', { userHandle: null }],
  ['somebody else’s handle', { userHandle: 'A'.repeat(43) }],
  ['a passkey that nobody has', { id: 'A'.repeat(43) }],
];
test.each(wrong)('what a device shows is refused: %s', async (_, changes) => {
  const { device } = await personWithPasskey();
  expect(await signIn(device, changes)).toMatchObject({ code: 400, error: 'passkey-refused' });
  expect((await signIn(device)).code).toBe(200);
});

test('the passkey of another is refused, whatever name and handle it is shown under', async () => {
  const [one, two] = [await personWithPasskey(), await personWithPasskey()];
  const theirs = two.device.show((await begin()).options);
  const shown = { id: two.device.id, userHandle: theirs.userHandle };
  expect(await signIn(one.device, shown)).toMatchObject({ error: 'passkey-refused' });
  expect(await signIn(one.device, { userHandle: theirs.userHandle })).toMatchObject({ error: 'passkey-refused' });
  expect((await signIn(two.device)).data.userInfo.userId).toBe(two.userId);
});

test('what was begun is good once, right or wrong, and for five minutes', async () => {
  const { device } = await personWithPasskey();
  const { attempt, options } = await begin();
  const send = (credential: object, of = attempt) =>
    bench.call('POST /login/passkey', { body: { attempt: of, credential } as never });
  const shown = device.show(options);
  const both = await Promise.all([send(shown), send(shown)]);
  expect(both.map(({ error }) => error ?? 'in').toSorted()).toEqual(['in', 'passkey-expired']);
  expect(await send(device.show(options))).toMatchObject({ code: 400, error: 'passkey-expired' });
  const tried = await begin();
  const refused = await send(device.show(tried.options, { origin: 'https://evil.example' }), tried.attempt);
  expect(refused).toMatchObject({ error: 'passkey-refused' });
  expect(await send(device.show(tried.options), tried.attempt)).toMatchObject({ error: 'passkey-expired' });
  const late = await begin();
  bench.time.advance(challengeLifeMs);
  expect(await send(device.show(late.options), late.attempt)).toMatchObject({ error: 'passkey-expired' });
  // What was begun by somebody else has another challenge.
  const [mine, other] = [await begin(), await begin()];
  expect(await send(device.show(mine.options), other.attempt)).toMatchObject({ error: 'passkey-refused' });
  await begin();
  const left = await bench.server.services.db.query('select 1 from passkey_challenge where expires_at <= $1', [
    bench.server.services.clock.now(),
  ]);
  expect(left).toEqual([]);
});

test('a count that stands or goes back is a copy’s; a device that counts nothing is let in', async () => {
  const { device } = await personWithPasskey();
  expect((await signIn(device, { counter: 7 })).code).toBe(200);
  expect(await signIn(device, { counter: 7 })).toMatchObject({ error: 'passkey-refused' });
  expect(await signIn(device, { counter: 6 })).toMatchObject({ error: 'passkey-refused' });
  expect(await signIn(device, { counter: 0 })).toMatchObject({ error: 'passkey-refused' });
  expect((await signIn(device, { counter: 8 })).code).toBe(200);
  const synced = await personWithPasskey();
  await bench.server.services.db.batch([
    { sql: 'alter table passkey disable trigger passkey_frozen' },
    { sql: 'update passkey set counter = 0 where id = $1', params: [synced.id] },
    { sql: 'alter table passkey enable trigger passkey_frozen' },
  ]);
  for (let i = 0; i < 2; i += 1) expect((await signIn(synced.device, { counter: 0 })).code).toBe(200);
});

test('it makes the session that a password makes: its device is told of, and known from then on', async () => {
  const { device, token, userId } = await personWithPasskey();
  await withAuthenticator(token);
  const reply = await signIn(device);
  expect(reply.data).toMatchObject({
    token: expect.any(String),
    deviceToken: expect.any(String),
    userInfo: { userId },
  });
  expect((await bench.call('GET /player/getInfo', { token: reply.data.token })).data).toMatchObject({ userId });
  expect(await kinds(userId, 'new-device')).toBe(1);
  const now = bench.server.services.clock.now();
  const [row] = (await bench.call('GET /player/passkeys', { token })).data;
  expect(row).toMatchObject({ name: 'Phone', lastUseTime: now });
  const again = await signIn(device, {}, { 'device-token': reply.data.deviceToken ?? '' });
  expect([again.code, again.data.deviceToken]).toEqual([200, null]);
  expect(await kinds(userId, 'new-device')).toBe(1);
});

test('each sign-in, failure, and change of passkeys is in the record of safety', async () => {
  const { device, token, userId, id } = await personWithPasskey();
  await signIn(device);
  await signIn(device, { origin: 'https://evil.example' });
  await bench.call('POST /player/passkeys/remove', { token, body: { id, password } });
  const { headers } = await signInOperator(bench, 'risk', `watcher${userId}`);
  const { data } = await bench.call('GET /operator/securityEvents', { headers, query: { customerId: userId } });
  expect(data.list.map(({ kind, call, reason }) => [kind, call, reason].join(' ')).toSorted()).toEqual([
    'passkey-wrong POST /login/passkey passkey-refused',
    'passkeys-changed POST /player/passkeys/confirm ',
    'passkeys-changed POST /player/passkeys/remove ',
    'sign-in POST /login/passkey ',
    'sign-up POST /register ',
  ]);
});

test('a frozen customer comes in to read, and may take a passkey away but add none', async () => {
  const { device, userId, id } = await personWithPasskey();
  const { headers } = await signInOperator(bench, 'risk', `freezer${userId}`);
  await bench.call('POST /operator/customers/freeze', { headers, body: { userId, reason: 'for a test' } });
  const { token, userInfo } = (await signIn(device)).data;
  expect(userInfo.standing).toBe('frozen');
  expect(await bench.call('POST /player/passkeys/enrol', { token, body: { password } })).toMatchObject({
    code: 403,
    error: 'account-frozen',
  });
  expect((await bench.call('POST /player/passkeys/remove', { token, body: { id, password } })).code).toBe(200);
});

test('changing or resetting the password takes no passkey away', async () => {
  const { device, token, userId } = await personWithPasskey();
  const next = { newPassword: 'another-123', confirmPassword: 'another-123' };
  await bench.call('POST /player/updateLoginPassword', { token, body: { oldPassword: password, ...next } });
  expect((await signIn(device)).data.userInfo.userId).toBe(userId);
  const { db } = bench.server.services;
  await db.query('update customer set email = $2 where id = $1', [userId, `p${userId}@example.com`]);
  await bench.call('POST /email/sendVerificationCode', {
    query: { email: `p${userId}@example.com`, source: 'RESET_PASSWORD' },
    body: {},
  });
  const [mail] = await db.query<{ text: string }>('select text from outbox where recipient = $1 order by id desc', [
    `p${userId}@example.com`,
  ]);
  const code = /\b\d{6}\b/.exec(mail?.text ?? '')?.[0] ?? '';
  const body = { account: `p${userId}@example.com`, code, newPassword: password, confirmPassword: password };
  expect((await bench.call('POST /player/resetLoginPassword', { body })).code).toBe(200);
  expect((await signIn(device)).data.userInfo.userId).toBe(userId);
});

test('a passkey of one organisation is nobody’s in another', async () => {
  const { device } = await personWithPasskey();
  const other = await openTestServer({ settings: { PUBLIC_URL: origin, ORGANISATION: 'other' } });
  const { attempt, options } = await begin(other);
  const body = { attempt, credential: device.show(options) };
  expect(await other.call('POST /login/passkey', { body })).toMatchObject({ error: 'passkey-refused' });
  await other.close();
  const elsewhere = { headers: { 'org-code': 'other' } };
  expect(await bench.call('POST /login/passkey/begin', elsewhere)).toMatchObject({ error: 'unknown-organisation' });
});

test('where there is no name that a browser knows, there are no passkeys', async () => {
  const nameless = await openTestServer();
  const { token } = await nameless.signUp({ funded: false });
  const refused = { code: 400, error: 'passkey-unavailable' };
  expect(await nameless.call('POST /login/passkey/begin')).toMatchObject(refused);
  expect(await nameless.call('POST /player/passkeys/enrol', { token, body: { password } })).toMatchObject(refused);
  await nameless.close();
});

test('wrong ones are counted against their address as wrong passwords are', async () => {
  const limited = await openTestServer({
    settings: { PUBLIC_URL: origin, RATE_LIMITS: '1', CALLS_PER_ADDRESS: '900' },
  });
  const device = testDevice(origin);
  const tries: string[] = [];
  for (let i = 0; i < 102; i += 1) {
    const { attempt, options } = await begin(limited);
    const { error = '' } = await limited.call('POST /login/passkey', {
      body: { attempt, credential: device.show(options) },
    });
    tries.push(error);
  }
  expect([tries[99], tries[100], tries[101]]).toEqual(['passkey-refused', 'too-many-requests', 'too-many-requests']);
  for (let i = 102; i < 300; i += 1) await begin(limited);
  expect(await limited.call('POST /login/passkey/begin')).toMatchObject({ code: 429, error: 'too-many-requests' });
  await limited.close();
});
