import { dayMs } from '@candor/core/platform-day.ts';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { Database } from '../db/database.ts';
import { openTestDatabase, type TestDatabase } from '../db/test-database.ts';
import { askerOf, codeLifeMs, Codes, resendWaitMs } from './codes.ts';
import { hashOfLink, linkLifeMs, newFreezeLink, sweepFreezeLinks } from './freeze-link.ts';
import { deviceSeen, forgetDevices, knownDevice, newDevice } from './devices/known-devices.ts';
import { addCustomers } from './test-customers.ts';
import { holdAfterFreeze, openWithdrawHold, withdrawHoldMs } from './withdraw-hold.ts';

let opened: TestDatabase;
let db: Database;
let codes: Codes;
const clock = { time: 1_800_000_000_000, now: () => clock.time };
beforeAll(async () => {
  opened = await openTestDatabase();
  ({ db } = opened);
  codes = new Codes(db, clock);
});
afterAll(() => opened.drop());

let addresses = 0;
let address = '';
beforeEach(() => {
  address = `a${(addresses += 1)}@example.com`;
});
const wrong = { ok: false, refusal: 'code-wrong' };
const expired = { ok: false, refusal: 'code-expired' };
const right = { ok: true, value: null };
const made = async (asker = ''): Promise<string> => {
  const result = await codes.make('LOGIN', address, asker);
  if (!('code' in result)) throw new Error(`to wait ${result.waitSeconds} s`);
  return result.code;
};
/** Another code of six digits than this. */
const not = (code: string): string => String((Number(code) + 1) % 1_000_000).padStart(6, '0');
const check = (code: string, asker?: string) => codes.check('LOGIN', address, code, asker);
const consume = (code: string, asker?: string) => codes.consume('LOGIN', address, code, asker);

test('a code that was never made, is for something else or for somebody else is none', async () => {
  expect(await check('000000')).toEqual(expired);
  const code = await made();
  expect(await codes.check('REGISTER', address, code)).toEqual(expired);
  expect(await codes.check('LOGIN', `x${address}`, code)).toEqual(expired);
  expect(await check(not(code))).toEqual(wrong);
  expect(await check(code)).toEqual(right);
});

test('a code has six digits, and the tables know no more than a salted hash of it', async () => {
  const code = await made();
  expect(code).toMatch(/^\d{6}$/);
  const rows = await db.query('select * from verification_code where address = $1', [address]);
  expect(rows).toHaveLength(1);
  expect(JSON.stringify(rows)).not.toContain(code);
});

test('a code is good until its last millisecond, and then no more', async () => {
  const code = await made();
  clock.time += codeLifeMs - 1;
  expect(await check(code)).toEqual(right);
  clock.time += 1;
  expect(await consume(code)).toEqual(expired);
});

test('a second code is made after a minute, and is the only one that is good', async () => {
  const first = await made();
  expect(await codes.make('LOGIN', address)).toEqual({ waitSeconds: 60 });
  clock.time += resendWaitMs - 500;
  expect(await codes.make('LOGIN', address)).toEqual({ waitSeconds: 1 });
  expect(await check(first)).toEqual(right);
  clock.time += 500;
  let second = await made();
  // One in a million is the same again.
  if (second === first) {
    clock.time += resendWaitMs;
    second = await made();
  }
  expect(await check(first)).toEqual(wrong);
  expect(await consume(second)).toEqual(right);
});

test('of five tries the sixth is too late, though it is right; a new code has its own five', async () => {
  const code = await made();
  for (let tries = 0; tries < 5; tries += 1) expect(await check(not(code))).toEqual(wrong);
  expect(await check(code)).toEqual(expired);
  expect(await consume(code)).toEqual(expired);
  clock.time += resendWaitMs;
  expect(await check(await made())).toEqual(right);
});

test('a check that is right counts as a try as well, since it says that the code is right', async () => {
  const code = await made();
  for (let tries = 0; tries < 5; tries += 1) expect(await check(code)).toEqual(right);
  expect(await consume(code)).toEqual(expired);
});

test('strangers together have five tries, and take none of whoever asked for the code', async () => {
  const code = await made('owner');
  for (let tries = 0; tries < 6; tries += 1)
    expect(await check(not(code), `stranger ${tries}`)).toEqual(tries < 5 ? wrong : expired);
  expect(await consume(code, 'one more')).toEqual(expired);
  expect(await consume(code, 'owner')).toEqual(right);
});

test('what a stranger asks for takes nothing from the code of the owner', async () => {
  const own = await made('owner');
  const strange = await made('stranger');
  expect(await codes.make('LOGIN', address, 'owner')).toMatchObject({ waitSeconds: 60 });
  expect(await check(own, 'owner')).toEqual(right);
  // Once used, all codes of the address are gone.
  expect(await consume(own, 'owner')).toEqual(right);
  expect(await check(strange, 'stranger')).toEqual(expired);
});

test('of many that present a code at once one succeeds', async () => {
  const code = await made();
  const results = await Promise.all(Array.from({ length: 16 }, () => consume(code)));
  expect(results.filter(({ ok }) => ok)).toHaveLength(1);
  expect(await check(code)).toEqual(expired);
});

test('one that could not be sent is taken back, and the next need not wait', async () => {
  const code = await made('owner');
  const other = await made('other');
  await codes.withdraw('LOGIN', address, 'owner');
  expect(await check(other, 'other')).toEqual(right);
  expect(await codes.make('LOGIN', address, 'owner')).toHaveProperty('code');
  expect(await codes.check('LOGIN', address, not(code), 'owner')).not.toEqual(right);
});

test('what has expired is forgotten with the next code of anybody', async () => {
  await made();
  clock.time += codeLifeMs;
  await codes.make('REGISTER', 'somebody@example.com');
  expect(await db.query('select address from verification_code')).toEqual([{ address: 'somebody@example.com' }]);
});

const owner = { kind: 'customer', id: 'device-owner' } as const;
const signIn = async (of: Parameters<typeof newDevice>[0] = owner): Promise<string> => {
  const { token, statements } = newDevice(of, (clock.time += 1));
  await db.batch(statements);
  return token;
};

test('whoever asks is a device that has signed in before, else the network that the question comes from', async () => {
  const token = await signIn();
  const from = (deviceTokens: string[]) => ({ ip: '2001:db8:1:2:3::4', deviceTokens });
  const stranger = { asker: '2001:db8:1:2', known: false };
  expect(await askerOf(db, owner.id, from([]))).toEqual(stranger);
  expect(await askerOf(db, owner.id, from(['x']))).toEqual(stranger);
  expect(await askerOf(db, 'somebody', from([token]))).toEqual(stranger);
  expect(await askerOf(db, undefined, from([token]))).toEqual(stranger);
  const known = await askerOf(db, owner.id, from(['x', token]));
  expect(known).toEqual({ asker: expect.stringMatching(/^device [0-9a-f]{64}$/), known: true });
  expect(known.asker).not.toContain(token);
});

test('a device of a customer is none of the operator with the same name', async () => {
  const token = await signIn({ kind: 'operator', id: owner.id });
  expect(await knownDevice(db, owner, [token])).toBeNull();
  expect(await knownDevice(db, { kind: 'operator', id: owner.id }, [token])).toHaveLength(64);
});

test('the twenty devices that were seen last are known', async () => {
  const own = { kind: 'customer', id: 'many-devices' } as const;
  const other = await signIn();
  const tokens: string[] = [];
  for (let device = 0; device < 20; device += 1) tokens.push(await signIn(own));
  const [first = '', second = ''] = tokens;
  const firstHash = await knownDevice(db, own, [first]);
  await db.batch([deviceSeen(own, firstHash ?? '', (clock.time += 1))]);
  await signIn(own);
  expect(await knownDevice(db, own, [first])).toBe(firstHash);
  expect(await knownDevice(db, own, [second])).toBeNull();
  expect(await knownDevice(db, owner, [other])).toHaveLength(64);
});

test('after a reset no device is known but the one that is kept', async () => {
  const own = { kind: 'customer', id: 'reset' } as const;
  const [kept, gone] = [await signIn(own), await signIn(own)];
  const hash = await knownDevice(db, own, [kept]);
  await db.batch([forgetDevices(own, hash)]);
  expect([await knownDevice(db, own, [kept]), await knownDevice(db, own, [gone])]).toEqual([hash, null]);
  await db.batch([forgetDevices(own)]);
  expect(await knownDevice(db, own, [kept])).toBeNull();
});

test('a link that freezes is known by its hash alone, and forgotten a day after its end', async () => {
  await addCustomers(db, 'link-owner');
  const now = clock.time;
  const { token, statement } = newFreezeLink({ id: 'message-1', userId: 'link-owner' }, now);
  await db.batch([statement]);
  const row = {
    token_hash: hashOfLink(token),
    user_id: 'link-owner',
    message_id: 'message-1',
    expires_at: String(now + linkLifeMs),
    used_at: null,
  };
  const rows = () => db.query('select * from freeze_link');
  expect(await rows()).toEqual([row]);
  expect(JSON.stringify(row)).not.toContain(token);
  await sweepFreezeLinks(db, now + linkLifeMs + dayMs);
  expect(await rows()).toEqual([row]);
  await sweepFreezeLinks(db, now + linkLifeMs + dayMs + 1);
  expect(await rows()).toEqual([]);
});

test('withdrawals are held while they are frozen and a day after, never shorter than they were', async () => {
  await addCustomers(db, 'held');
  const holdOf = openWithdrawHold(db, clock);
  const now = clock.time;
  expect([await holdOf('held'), await holdOf('nobody')]).toEqual([null, null]);
  await db.query('update customer set withdrawals_frozen_at = $1 where id = $2', [now, 'held']);
  expect(await holdOf('held')).toBe(now + withdrawHoldMs);
  await db.batch([holdAfterFreeze('held', now)]);
  await db.query('update customer set withdrawals_frozen_at = null where id = $1', ['held']);
  expect(await holdOf('held')).toBe(now + withdrawHoldMs);
  await db.batch([holdAfterFreeze('held', now - 1_000)]);
  clock.time = now + withdrawHoldMs - 1;
  expect(await holdOf('held')).toBe(now + withdrawHoldMs);
  clock.time += 1;
  expect(await holdOf('held')).toBeNull();
});
