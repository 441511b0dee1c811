import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { verifyAudit } from '../../../operators/audit.ts';
import { provenMs } from '../../../operators/sessions.ts';
import {
  codeOf,
  operatorPassword,
  setUpOperator,
  signInOperator,
  type TestOperator,
} from '../../../operators/test-operators.ts';
import { challengeLifeMs } from '../../../proofs/passkeys/challenges.ts';
import { passkeyAdded } from '../../../proofs/passkeys/store.ts';
import { testDevice, type Changes, type TestDevice } from '../../../proofs/passkeys/test-device.ts';
import { openTestServer, type TestServer } from '../../../test-server.ts';

const origin = 'https://desk.example';
let bench: TestServer;
beforeAll(async () => {
  bench = await openTestServer({ settings: { PUBLIC_URL: 'https://candor.example', CONSOLE_URL: origin } });
});
afterAll(() => bench.close());

const db = () => bench.server.services.db;
let made = 0;
let one: TestOperator;
let device: TestDevice;
beforeEach(async () => {
  one = await signInOperator(bench, 'risk', `passkeys${(made += 1)}`);
  device = testDevice(origin);
});

const enrol = ({ headers }: TestOperator, password = operatorPassword) =>
  bench.call('POST /operator/passkeys/enrol', { headers, body: { password } });
const confirm = ({ headers }: TestOperator, attempt: string, credential: object) =>
  bench.call('POST /operator/passkeys/confirm', { headers, body: { attempt, name: 'Desk key', credential } as never });
const list = async ({ headers }: TestOperator) => (await bench.call('GET /operator/passkeys', { headers })).data;
async function added(operator: TestOperator, key: TestDevice): Promise<string> {
  const { attempt, options } = (await enrol(operator)).data;
  return (await confirm(operator, attempt, key.make(options))).data.id;
}
async function login(name: string, key: TestDevice, changes: Changes = {}, password = operatorPassword) {
  const { attempt, options } = (await bench.call('POST /operator/login/passkey')).data;
  const passkey = { attempt, credential: key.show(options, changes) };
  return bench.call('POST /operator/login', { body: { name, password, passkey } });
}
async function stepUp({ headers }: TestOperator, key: TestDevice, changes: Changes = {}) {
  const { attempt, options } = (await bench.call('POST /operator/stepUp/passkey', { headers })).data;
  return bench.call('POST /operator/stepUp', {
    headers,
    body: { passkey: { attempt, credential: key.show(options, changes) } },
  });
}
const acts = async ({ id }: TestOperator) =>
  (
    await db().query<{ act: string; details: string }>(
      'select act, details from operator_audit where operator_id = $1 order by seq',
      [id],
    )
  ).map(({ act, details }) => [act, JSON.parse(details) as unknown]);

const wrong: readonly (readonly [string, Changes])[] = [
  ['a page of another origin', { origin: 'https://evil.example' }],
  ['the customers’ page', { origin: 'https://candor.example' }],
  ['another party', { rpId: 'candor.example' }],
  ['another challenge', { challenge: 'A'.repeat(43) }],
  ['a user who was not verified', { isUserVerified: false }],
  ['somebody else’s handle', { userHandle: 'A'.repeat(43) }],
  ['a count that goes back', { counter: 1 }],
];
test.each(wrong)('a passkey is refused at sign-in and step-up: %s', async (_, changes) => {
  await added(one, device);
  expect((await stepUp(one, device, { counter: 5 })).code).toBe(200);
  expect(await login(one.name, device, changes)).toMatchObject({ code: 400, error: 'operator-login-failed' });
  expect(await stepUp(one, device, changes)).toMatchObject({ error: 'passkey-refused', field: 'passkey' });
  expect((await login(one.name, device, { counter: 6 })).code).toBe(200);
});

test('it stands for the code alone: name, password and whose it is have to be right as well', async () => {
  await added(one, device);
  const other = await signInOperator(bench, 'risk', `others${made}`);
  expect(await login(one.name, device, {}, 'not the password')).toMatchObject({ error: 'operator-login-failed' });
  expect(await login(other.name, device)).toMatchObject({ error: 'operator-login-failed' });
  expect(await stepUp(other, device)).toMatchObject({ error: 'passkey-refused' });
  const body = { name: one.name, password: operatorPassword };
  expect(await bench.call('POST /operator/login', { body })).toMatchObject({ error: 'operator-login-failed' });
  expect((await login(one.name, device)).data).toMatchObject({ stage: 'live', operator: { id: one.id } });
});

test('a customer’s passkey opens no console, nor an operator’s an account', async () => {
  const { userId } = await bench.signUp({ funded: false });
  await added(one, device);
  const { attempt, options } = (await bench.call('POST /login/passkey/begin')).data;
  const shown = device.show(options, { origin: 'https://candor.example' });
  const asCustomer = await bench.call('POST /login/passkey', { body: { attempt, credential: shown } });
  expect(asCustomer).toMatchObject({ error: 'passkey-refused' });
  const [row] = await db().query<{ public_key: string }>('select public_key from passkey where credential_id = $1', [
    device.id,
  ]);
  const theirs = testDevice(origin);
  const key = { id: `c${userId}`, credentialId: theirs.id, publicKey: row?.public_key ?? '', counter: 0 };
  const owner = { kind: 'customer', id: one.id } as const;
  await db().batch(passkeyAdded({ ...key, owner, transports: [], name: 'x', createdAt: 1 }));
  expect(await login(one.name, device, { id: theirs.id })).toMatchObject({ error: 'operator-login-failed' });
});

test('what was begun is good once, for five minutes, for what and in the session it was begun', async () => {
  await added(one, device);
  const { headers } = one;
  const begun = (await bench.call('POST /operator/stepUp/passkey', { headers })).data;
  const passkey = { attempt: begun.attempt, credential: device.show(begun.options) };
  const asLogin = { name: one.name, password: operatorPassword, passkey };
  expect(await bench.call('POST /operator/login', { body: asLogin })).toMatchObject({ error: 'operator-login-failed' });
  const second = (await login(one.name, device)).data.token;
  const inOther = { headers: { 'operator-auth': second }, body: { passkey } };
  expect(await bench.call('POST /operator/stepUp', inOther)).toMatchObject({ error: 'passkey-refused' });
  const again = { attempt: begun.attempt, credential: device.show(begun.options) };
  expect((await bench.call('POST /operator/stepUp', { headers, body: { passkey: again } })).code).toBe(200);
  const replayed = { attempt: begun.attempt, credential: device.show(begun.options) };
  expect(await bench.call('POST /operator/stepUp', { headers, body: { passkey: replayed } })).toMatchObject({
    error: 'passkey-refused',
  });
  const late = (await bench.call('POST /operator/stepUp/passkey', { headers })).data;
  bench.time.advance(challengeLifeMs);
  const shown = { attempt: late.attempt, credential: device.show(late.options) };
  expect(await bench.call('POST /operator/stepUp', { headers, body: { passkey: shown } })).toMatchObject({
    error: 'passkey-refused',
  });
});

test('a step-up takes a code or a passkey, and not both or neither', async () => {
  await added(one, device);
  const { headers } = one;
  const needed = { code: 400, error: 'field-required', field: 'code' };
  expect(await bench.call('POST /operator/stepUp', { headers, body: {} })).toMatchObject(needed);
  const { attempt, options } = (await bench.call('POST /operator/stepUp/passkey', { headers })).data;
  expect(options.allowCredentials).toEqual([{ type: 'public-key', id: device.id, transports: ['internal', 'hybrid'] }]);
  const body = { code: codeOf(bench, one.secret, 1), passkey: { attempt, credential: device.show(options) } };
  expect(await bench.call('POST /operator/stepUp', { headers, body })).toMatchObject(needed);
});

test('adding and taking away ask for the password and a step-up, and a passkey gives that', async () => {
  expect(await enrol(one, 'not the password')).toMatchObject({ error: 'old-password-wrong', field: 'password' });
  const id = await added(one, device);
  const { headers } = one;
  const remove = (password: string) =>
    bench.call('POST /operator/passkeys/remove', { headers, body: { id, password } });
  for (let i = 0; i < 4; i += 1) {
    bench.time.advance(provenMs / 4 + 1);
    await list(one);
  }
  expect(await enrol(one)).toMatchObject({ code: 403, error: 'step-up-needed' });
  expect(await remove(operatorPassword)).toMatchObject({ code: 403, error: 'step-up-needed' });
  expect((await stepUp(one, device)).data.until).toBe(bench.server.services.clock.now() + provenMs);
  expect(await remove('not the password')).toMatchObject({ error: 'old-password-wrong' });
  expect((await remove(operatorPassword)).code).toBe(200);
  expect(await list(one)).toEqual([]);
  expect(await login(one.name, device)).toMatchObject({ error: 'operator-login-failed' });
});

test('what is done with passkeys is chained in the audit', async () => {
  const id = await added(one, device);
  const { token } = (await login(one.name, device)).data;
  await stepUp({ ...one, headers: { 'operator-auth': token } }, device);
  await bench.call('POST /operator/passkeys/remove', {
    headers: { 'operator-auth': token },
    body: { id, password: operatorPassword },
  });
  expect((await acts(one)).slice(-4)).toEqual([
    ['passkey-add', { id, name: 'Desk key' }],
    ['login', { ip: expect.any(String), stage: 'live', with: 'passkey' }],
    ['step-up', { with: 'passkey' }],
    ['passkey-remove', { id, name: 'Desk key' }],
  ]);
  expect((await verifyAudit(db())).broken).toBeNull();
});

test('what was made in one session is not added in another, and nobody takes another’s away', async () => {
  const other = await signInOperator(bench, 'risk', `thief${made}`);
  const { attempt, options } = (await enrol(one)).data;
  const credential = device.make(options);
  expect(await confirm(other, attempt, credential)).toMatchObject({ error: 'passkey-expired' });
  const { data } = await confirm(one, attempt, credential);
  const remove = { headers: other.headers, body: { id: data.id, password: operatorPassword } };
  expect(await bench.call('POST /operator/passkeys/remove', remove)).toMatchObject({ code: 404, field: 'id' });
  expect(await list(one)).toEqual([data]);
});

test('who gets a new access begins without passkeys, and signs in with none before the authenticator', async () => {
  const admin = await signInOperator(bench, 'admin', `chief${made}`);
  const sam = await signInOperator(bench, 'support', `sam${made}`);
  await added(sam, device);
  const reset = await bench.call('POST /operator/operators/resetAccess', {
    headers: admin.headers,
    body: { id: sam.id },
  });
  expect(await db().query("select 1 from passkey where owner = 'operator' and owner_id = $1", [sam.id])).toEqual([]);
  const again = await setUpOperator(bench, sam.name, reset.data.oneTimePassword);
  expect(await login(sam.name, device)).toMatchObject({ error: 'operator-login-failed' });
  expect(await list(again)).toEqual([]);
});

test('a disabled operator’s passkey opens nothing', async () => {
  const admin = await signInOperator(bench, 'admin', `shutter${made}`);
  await added(one, device);
  const body = { id: one.id, disabled: true };
  await bench.call('POST /operator/operators/setDisabled', { headers: admin.headers, body });
  expect(await login(one.name, device)).toMatchObject({ error: 'operator-login-failed' });
});
