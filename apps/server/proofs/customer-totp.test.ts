import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { Database } from '../db/database.ts';
import { openTestDatabase, type TestDatabase } from '../db/test-database.ts';
import { openLimitHere } from '../http/limits.ts';
import { secretsOf } from '../secrets/secrets.ts';
import { openCustomerTotp, refusalOfTotp, type CustomerTotp } from './customer-totp.ts';
import { addCustomers } from './test-customers.ts';
import { totpCode, totpStep } from './totp.ts';

let opened: TestDatabase;
let db: Database;
let totp: CustomerTotp;
let userId = '';
let users = 0;
const clock = { time: 1_800_000_000_000, now: () => clock.time };
const secrets = secretsOf(new Uint8Array(32));
beforeAll(async () => {
  opened = await openTestDatabase();
  ({ db } = opened);
  totp = openCustomerTotp({ db, clock, secrets, openLimit: openLimitHere });
});
afterAll(() => opened.drop());
beforeEach(async () => {
  userId = `user-${(users += 1)}`;
  await addCustomers(db, userId);
});
const enrolled = async (): Promise<Uint8Array> => {
  const secret = await totp.enrol(userId);
  if (secret === null) throw new Error('switched on already');
  return secret;
};
const codeOf = (secret: Uint8Array): string => totpCode(secret, totpStep(clock.time));
const wrongFor = (secret: Uint8Array): string => String((Number(codeOf(secret)) + 1) % 1_000_000).padStart(6, '0');
/** Switched on, with the codes for who loses it, half a minute later. */
async function switchedOn(): Promise<{ secret: Uint8Array; codes: string[] }> {
  const secret = await enrolled();
  const confirmed = await totp.confirm(userId, codeOf(secret));
  if (typeof confirmed === 'string') throw new Error(confirmed);
  clock.time += 30_000;
  return { secret, codes: confirmed.codes };
}
const verify = (text?: string) => totp.verify(userId, text);

test('before its first code it is off: nothing is asked for, and no code is right or wrong', async () => {
  expect([await verify('123456'), await totp.isOn(userId), await totp.recoveryCodesLeft(userId)]).toEqual([
    'off',
    false,
    0,
  ]);
  expect(await totp.confirm(userId, '123456')).toBe('off');
  const secret = await enrolled();
  expect([await verify(codeOf(secret)), await totp.isOn(userId)]).toEqual(['off', false]);
});

test('a wrong first code switches nothing on; the right one does, and its owner is told', async () => {
  const secret = await enrolled();
  expect(await totp.confirm(userId, wrongFor(secret))).toBe('wrong');
  expect(await totp.isOn(userId)).toBe(false);
  const confirmed = await totp.confirm(userId, codeOf(secret));
  if (typeof confirmed === 'string') throw new Error(confirmed);
  const { codes, message } = confirmed;
  expect([await totp.isOn(userId), await totp.recoveryCodesLeft(userId), new Set(codes).size]).toEqual([true, 10, 10]);
  for (const code of codes) expect(code).toMatch(/^[A-Z2-7]{5}-[A-Z2-7]{5}$/);
  expect(message).toEqual({
    userId,
    kind: 'authenticator-on',
    reference: expect.any(String),
    params: {},
    time: clock.time,
  });
  expect(await db.query('select * from message where user_id = $1', [userId])).toEqual([
    {
      id: message.reference,
      user_id: userId,
      kind: 'authenticator-on',
      reference: message.reference,
      params: {},
      addresses: null,
      time: String(clock.time),
      read_at: null,
      telling: 'waiting',
      tell_at: String(clock.time),
    },
  ]);
  expect(await totp.confirm(userId, codeOf(secret))).toBe('off');
});

test('no secret and no recovery code lies in the tables, and under another name it opens nothing', async () => {
  const { secret, codes } = await switchedOn();
  const rows = JSON.stringify([
    await db.query('select * from customer_totp'),
    await db.query('select * from recovery_code'),
  ]);
  const forms = [Buffer.from(secret).toString('base64'), Buffer.from(secret).toString('hex'), ...codes];
  for (const form of [...forms, ...codes.map((code) => code.replace('-', ''))]) expect(rows).not.toContain(form);
  const other = `${userId}-other`;
  await addCustomers(db, other);
  await db.query('insert into customer_totp select $1, sealed, confirmed_at, 0 from customer_totp where user_id = $2', [
    other,
    userId,
  ]);
  await expect(totp.verify(other, codeOf(secret))).rejects.toThrow();
});

test('a secret that is switched on stays; one that is not is made anew, the one before is nothing', async () => {
  const first = await enrolled();
  const second = await enrolled();
  expect(await totp.confirm(userId, codeOf(first))).toBe('wrong');
  expect(await totp.confirm(userId, codeOf(second))).toHaveProperty('codes');
  expect(await totp.enrol(userId)).toBeNull();
  clock.time += 30_000;
  expect(await verify(codeOf(second))).toBe('ok');
});

test('switched on it asks for a code, takes each once, and none of before', async () => {
  const { secret } = await switchedOn();
  expect([await verify(), await verify(''), await verify(wrongFor(secret))]).toEqual(['required', 'required', 'wrong']);
  const earlier = codeOf(secret);
  clock.time += 30_000;
  const code = codeOf(secret);
  expect([await verify(code), await verify(code), await verify(earlier)]).toEqual(['ok', 'wrong', 'wrong']);
});

test('the code that has switched it on is used up', async () => {
  const secret = await enrolled();
  const code = codeOf(secret);
  await totp.confirm(userId, code);
  expect(await verify(code)).toBe('wrong');
});

test('of two who send one code at once, one is too late', async () => {
  const { secret } = await switchedOn();
  const code = codeOf(secret);
  expect((await Promise.all([verify(code), verify(code)])).toSorted()).toEqual(['ok', 'wrong']);
});

test('a recovery code is good once, however it is spelled, and for its owner alone', async () => {
  const { codes } = await switchedOn();
  const [first = '', second = '', third = ''] = codes;
  expect(await verify(first.toLowerCase().replace('-', ' '))).toBe('ok');
  expect([await verify(first), await totp.recoveryCodesLeft(userId)]).toEqual(['wrong', 9]);
  expect((await Promise.all([verify(second), verify(second)])).toSorted()).toEqual(['ok', 'wrong']);
  const owner = userId;
  userId = `${owner}-other`;
  await addCustomers(db, userId);
  await switchedOn();
  expect([await verify(third), await totp.recoveryCodesLeft(userId)]).toEqual(['wrong', 10]);
  expect(await totp.verify(owner, third)).toBe('ok');
});

test('a recovery code switches nothing on', async () => {
  const { codes } = await switchedOn();
  await db.query('update customer_totp set confirmed_at = null where user_id = $1', [userId]);
  expect(await totp.confirm(userId, codes[0] ?? '')).toBe('wrong');
  expect(await totp.recoveryCodesLeft(userId)).toBe(10);
});

test('after ten wrong tries even the right code is too late; a right one before ends the count', async () => {
  const { secret } = await switchedOn();
  const guess = async (times: number): Promise<string[]> => {
    const verdicts = new Set<string>();
    for (let n = 0; n < times; n += 1) verdicts.add(await verify(wrongFor(secret)));
    return [...verdicts];
  };
  expect(await guess(9)).toEqual(['wrong']);
  expect(await verify(codeOf(secret))).toBe('ok');
  clock.time += 30_000;
  expect(await guess(10)).toEqual(['wrong']);
  expect(await verify(codeOf(secret))).toBe('too-many');
});

test.each([
  ['ok', null],
  ['off', null],
  ['required', { ok: false, error: 'totp-required', field: 'totp' }],
  ['wrong', { ok: false, error: 'totp-wrong', field: 'totp' }],
  ['too-many', { ok: false, error: 'too-many-requests', field: 'totp', params: { seconds: '900' } }],
] as const)('the verdict %s is answered with %j', (verdict, refusal) => {
  expect(refusalOfTotp(verdict)).toEqual(refusal);
});
