import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { pngOf } from '../../files/test-images.ts';
import { codeOf, fromBase32, signInOperator, type TestOperator } from '../../operators/test-operators.ts';
import { Codes } from '../../proofs/codes.ts';
import { openTestServer, type TestServer } from '../../test-server.ts';

const hour = 3_600_000;
const password = 'secret-123';
const reason = 'the documents are the same';
const linkPattern = /#\/pages\/setting\/freezeWithdrawals\?token=([\w-]{43})$/m;
let bench: TestServer;
let [rita, rolf, sam]: TestOperator[] = [];
let made = 0;
beforeAll(async () => {
  bench = await openTestServer();
}, 120_000);
beforeEach(signIn);
afterAll(() => bench.close());

/** Operators are signed out after half an hour without work. */
async function signIn(): Promise<void> {
  made += 1;
  rita = await signInOperator(bench, 'risk', `rita${made}`);
  rolf = await signInOperator(bench, 'risk', `rolf${made}`);
  sam = await signInOperator(bench, 'support', `sam${made}`);
}
const of = (operator: TestOperator | undefined) => ({ headers: operator?.headers ?? {} });
const db = () => bench.server.services.db;

interface Customer {
  readonly token: string;
  readonly userId: string;
  readonly account: string;
  readonly email: string;
  readonly phone: string;
  readonly cardNo: string;
  readonly secret: Uint8Array;
}
/** Certified, with email, phone and authenticator. */
async function customer(isCertified = true): Promise<Customer> {
  made += 1;
  const { token, userId } = await bench.signUp({ funded: true });
  const [email, phone, cardNo] = [`old${made}@example.com`, `+8490000${1000 + made}`, `0792000${10_000 + made}`];
  await db().query('update customer set email = $2, phone = $3 where id = $1', [userId, email, phone]);
  const { account } = (await bench.call('GET /player/getInfo', { token })).data;
  await bench.call('POST /playerInfo/junior', { token, body: { cardType: 'idCard', name: 'Lan Nguyen', cardNo } });
  if (isCertified)
    await bench.call('POST /operator/verifications/decide', {
      ...of(sam),
      body: { id: `${userId}-primary`, accept: true },
    });
  const secret = fromBase32((await bench.call('POST /player/totp/enrol', { token, body: { password } })).data.secret);
  await bench.call('POST /player/totp/confirm', { token, body: { totp: codeOf(bench, secret) } });
  return { token, userId, account: account ?? '', email, phone, cardNo, secret };
}

async function codeFor(contact: string): Promise<string> {
  const code = await new Codes(db(), bench.server.services.clock).make('RECOVER', contact, 'test');
  return 'code' in code ? code.code : 'none';
}
async function ask(account: string, changed: object = {}) {
  made += 1;
  const contact = `new${made}@example.com`;
  const reply = await bench.call('POST /recovery/ask', {
    body: {
      account,
      lost: ['password', 'email', 'phone', 'authenticator'],
      contact,
      code: await codeFor(contact),
      cardType: 'idCard',
      name: 'LAN  NGUYEN',
      cardNo: '079 2000 10001',
      ...changed,
    },
  });
  return { ...reply, contact };
}
async function photo(ticket: string, side: string): Promise<{ status: number; data: unknown }> {
  const form = new FormData();
  form.set('file', new Blob([new Uint8Array(await pngOf(40, 40))], { type: 'image/png' }), 'a.png');
  const reply = await fetch(`${bench.server.url}/recovery/photo?ticket=${ticket}&side=${side}`, {
    method: 'POST',
    body: form,
  });
  return { status: reply.status, data: ((await reply.json()) as { data: unknown }).data };
}
async function handIn(account: string, changed: object = {}): Promise<{ contact: string; ticket: string }> {
  const { data, contact } = await ask(account, changed);
  for (const side of ['front', 'back', 'hold']) await photo(data.ticket, side);
  return { contact, ticket: data.ticket };
}
const requests = (operator = sam) =>
  bench.call('GET /operator/service/accessRequests', { ...of(operator), query: { status: 'all' } });
const requestOf = async (userId: string): Promise<string> =>
  (await requests()).data.list.find((one) => one.userId === userId)?.id ?? 'none';
const propose = (requestId: string, operator = rita) =>
  bench.call('POST /operator/proposals/make', {
    ...of(operator),
    body: { proposal: { kind: 'access-recovery', requestId, reason } },
  });
const approve = (id: string, operator = rolf) =>
  bench.call('POST /operator/proposals/approve', { ...of(operator), body: { id } });
async function recovered(one: Customer, changed: object = {}): Promise<{ contact: string }> {
  const { contact } = await handIn(one.account, changed);
  const { data } = await propose(await requestOf(one.userId));
  expect((await approve(data.id)).data).toMatchObject({ decision: 'approved' });
  return { contact };
}
const login = (account: string, body: object) => bench.call('POST /login', { body: { account, ...body } });
const mails = (recipient: string) =>
  db().query<{ subject: string; text: string }>('select subject, text from outbox where recipient = $1 order by id', [
    recipient,
  ]);
const told = async (recipient: string, text: string): Promise<string> => {
  const all = async () => (await mails(recipient)).find((mail) => `${mail.subject} ${mail.text}`.includes(text));
  await expect.poll(async () => (await all()) !== undefined).toBe(true);
  return (await all())?.text ?? '';
};
const stopBy = (text: string) =>
  bench.call('POST /player/freezeWithdrawals', { body: { token: linkPattern.exec(text)?.[1] ?? 'no link' } });

test('a name that nobody has is answered alike, step for step, and no operator sees it', async () => {
  const one = await customer();
  const [real, nobody] = [await ask(one.account), await ask('nobodyatall1')];
  expect([Object.keys(nobody.data), nobody.code]).toEqual([Object.keys(real.data), 200]);
  for (const side of ['front', 'back', 'hold'])
    expect(await photo(nobody.data.ticket, side)).toEqual(await photo(real.data.ticket, side));
  expect(await photo(nobody.data.ticket, 'front')).toEqual(await photo(real.data.ticket, 'front'));
  expect((await requests()).data.list.map(({ userId }) => userId)).toEqual([one.userId]);
  expect(await ask(one.account, { code: '000000' })).toMatchObject({ status: 400, field: 'code' });
  expect(await photo('x'.repeat(43), 'front')).toMatchObject({ status: 404 });
});

test('the owner is told on every known channel when it is asked for and when it is decided', async () => {
  const one = await customer();
  const { contact } = await handIn(one.account);
  for (const address of [one.email, one.phone])
    expect(await told(address, 'Access to your account requested')).toMatch(linkPattern);
  expect(await told(one.email, 'requested')).not.toContain(contact);
  const { data } = await propose(await requestOf(one.userId));
  await approve(data.id);
  for (const address of [one.email, one.phone, contact])
    expect(await told(address, 'Access to your account changed')).toMatch(linkPattern);
  const kinds = await db().query(
    "select kind from message where user_id = $1 and kind like 'recovery-%' order by kind",
    [one.userId],
  );
  expect(kinds).toEqual([{ kind: 'recovery-asked' }, { kind: 'recovery-done' }]);
});

test('two operators who are two persons let the owner in; all else ends, and nothing leaves for 72 hours', async () => {
  const one = await customer();
  const { contact } = await handIn(one.account, { cardNo: one.cardNo });
  const id = await requestOf(one.userId);
  expect(
    (await bench.call('GET /operator/service/accessRequests/{id}', { ...of(rita), params: { id } })).data,
  ).toMatchObject({
    isSameDocument: true,
    isSameName: true,
    hasAuthenticator: true,
    sent: { document: { cardNo: one.cardNo } },
    certified: { document: { cardNo: one.cardNo, name: 'Lan Nguyen' }, photos: null },
  });
  expect((await bench.call('GET /player/operatorActs', { token: one.token })).data.list[0]).toMatchObject({
    act: 'access-view',
    subject: `access:${id}`,
  });
  expect(await propose(id, sam)).toMatchObject({ status: 403, error: 'operator-role' });
  const { data } = await propose(id);
  expect(await approve(data.id, rita)).toMatchObject({ status: 409, error: 'proposal-own' });
  const now = bench.time.clock.now();
  expect((await approve(data.id)).data).toMatchObject({ decision: 'approved' });
  expect(await bench.call('GET /player/getInfo', { token: one.token })).toMatchObject({ status: 401 });
  expect(await login(one.account, { password })).toMatchObject({ error: 'login-failed' });
  expect(await login(one.email, { password })).toMatchObject({ error: 'login-failed' });
  const code = await new Codes(db(), bench.server.services.clock).make('RESET_PASSWORD', contact, 'test');
  const next = 'another-123';
  await bench.call('POST /player/resetLoginPassword', {
    body: { account: contact, code: 'code' in code ? code.code : '', newPassword: next, confirmPassword: next },
  });
  const again = await login(contact, { password: next });
  expect(again.data.userInfo).toMatchObject({ userId: one.userId, email: contact, phone: null });
  expect(await bench.server.services.destinations.holdUntil(one.userId)).toBe(now + 72 * hour);
  expect(await approve(data.id)).toMatchObject({ error: 'proposal-decided' });
  // A second one would leave nothing to be undone.
  await handIn(one.account);
  expect(await propose(await requestOf(one.userId))).toMatchObject({ status: 409, error: 'recovery-recent' });
});

test('the owner stops it before it is decided, by the link of any channel', async () => {
  const one = await customer();
  await handIn(one.account);
  const id = await requestOf(one.userId);
  const { data } = await propose(id);
  expect((await stopBy(await told(one.phone, 'requested'))).code).toBe(200);
  expect(await approve(data.id)).toMatchObject({ status: 409, error: 'state-unchanged' });
  expect((await login(one.account, { password, totp: codeOf(bench, one.secret, 1) })).code).toBe(200);
  expect((await requests()).data.list.find((row) => row.id === id)).toMatchObject({ status: 'stopped' });
  await expect(
    db().query("update access_request set status = 'done', before_sealed = 'x' where id = $1", [id]),
  ).rejects.toThrow('has ended');
});

test('two operators who work together get in, and the owner puts it all back and keeps the money', async () => {
  const one = await customer();
  const { contact } = await recovered(one);
  const code = await new Codes(db(), bench.server.services.clock).make('RESET_PASSWORD', contact, 'test');
  const theirs = 'thieves-123';
  await bench.call('POST /player/resetLoginPassword', {
    body: { account: contact, code: 'code' in code ? code.code : '', newPassword: theirs, confirmPassword: theirs },
  });
  const thief = await login(contact, { password: theirs });
  expect(thief.code).toBe(200);
  const text = await told(one.email, 'account changed');
  bench.time.leap(71 * hour);
  expect(await stopBy(text)).toMatchObject({ code: 200 });
  expect(await bench.call('GET /player/getInfo', { token: thief.data.token })).toMatchObject({ status: 401 });
  expect(await login(contact, { password: theirs })).toMatchObject({ error: 'login-failed' });
  expect(await login(one.account, { password: theirs })).toMatchObject({ error: 'login-failed' });
  const back = await login(one.account, { password, totp: codeOf(bench, one.secret) });
  expect(back.data.userInfo).toMatchObject({ email: one.email, phone: one.phone, withdrawalsFrozen: true });
  // Two have claimed it: a password alone lifts nothing.
  expect(
    await bench.call('POST /player/unfreezeWithdrawals', {
      token: back.data.token,
      body: { password, totp: codeOf(bench, one.secret, 1) },
    }),
  ).toMatchObject({ status: 403, error: 'account-frozen' });
});

test('after 72 hours the link freezes withdrawals and undoes nothing', async () => {
  const one = await customer();
  const { contact } = await recovered(one);
  // Mails are kept for a day.
  const text = await told(one.email, 'account changed');
  bench.time.leap(72 * hour);
  expect(await stopBy(text)).toMatchObject({ code: 200 });
  const [row] = await db().query('select email from customer where id = $1', [one.userId]);
  expect(row).toEqual({ email: contact });
});

test('who was never certified, or is closed, is not let in; a frozen one is, and stays frozen', async () => {
  const nobody = await customer(false);
  await handIn(nobody.account);
  expect(await propose(await requestOf(nobody.userId))).toMatchObject({ status: 400, error: 'primary-required' });
  const frozen = await customer();
  await handIn(frozen.account);
  await bench.server.services.engine.submit({ kind: 'set-standing', userId: frozen.userId, standing: 'frozen' });
  const { data } = await propose(await requestOf(frozen.userId));
  expect((await approve(data.id)).data).toMatchObject({ decision: 'approved' });
  const [row] = await db().query('select standing from customer where id = $1', [frozen.userId]);
  expect(row).toEqual({ standing: 'frozen' });
});

test('a self-exclusion lasts beyond a recovery', async () => {
  const one = await customer();
  await bench.call('POST /player/excludeMyself', { token: one.token, body: { months: 6, agree: true } });
  const limits = () => db().query('select excluded_until from own_limits where user_id = $1', [one.userId]);
  const before = await limits();
  expect(before).toHaveLength(1);
  await recovered(one);
  expect(await limits()).toEqual(before);
});

test('an address that another account has is not taken from it, and what is not lost stays', async () => {
  const [one, other] = [await customer(), await customer()];
  await handIn(one.account, { contact: other.email, code: await codeFor(other.email) });
  expect(await propose(await requestOf(one.userId))).toMatchObject({ status: 400, error: 'account-taken' });
  const third = await customer();
  const { contact } = await recovered(third, { lost: ['email'] });
  const [row] = await db().query('select email, phone from customer where id = $1', [third.userId]);
  expect(row).toEqual({ email: contact, phone: third.phone });
  expect((await login(third.account, { password, totp: codeOf(bench, third.secret, 1) })).code).toBe(200);
});

test('one operator refuses, and all channels hear why; no operator has a part in their own account', async () => {
  const one = await customer();
  const { contact } = await handIn(one.account);
  const id = await requestOf(one.userId);
  const refuse = (operator: TestOperator | undefined) =>
    bench.call('POST /operator/service/refuseAccess', { ...of(operator), body: { id, reason: 'another face' } });
  const [own] = [await signInOperator(bench, 'risk', 'rosa')];
  await bench.call('POST /operator/operators/declareCustomer', { ...of(own), body: { userId: one.userId } });
  expect(await refuse(own)).toMatchObject({ status: 403, error: 'own-customer' });
  expect(await propose(id, own)).toMatchObject({ status: 403, error: 'own-customer' });
  expect((await refuse(sam)).code).toBe(200);
  expect(await refuse(sam)).toMatchObject({ status: 409, error: 'state-unchanged' });
  for (const address of [one.email, one.phone, contact])
    expect(await told(address, 'another face')).toContain('refused');
  expect(await propose(id)).toMatchObject({ status: 409, error: 'state-unchanged' });
});

test('of one account three requests are seen at once; a request without its pictures is forgotten', async () => {
  const one = await customer();
  for (let n = 0; n < 4; n += 1) await handIn(one.account);
  expect((await requests()).data.list.filter(({ userId }) => userId === one.userId)).toHaveLength(3);
});

test('strangers are slowed down, by their address and by the name they try', async () => {
  const strict = await openTestServer({ settings: { RATE_LIMITS: '1' } });
  const attempt = (account: string) =>
    strict.call('POST /recovery/ask', {
      body: {
        account,
        lost: ['password'],
        contact: 'a@example.com',
        code: '123456',
        cardType: 'idCard',
        name: 'Lan',
        cardNo: '079200010001',
      },
    });
  const statuses: number[] = [];
  for (let n = 0; n < 6; n += 1) statuses.push((await attempt('somebody1')).status);
  expect(statuses).toEqual([400, 400, 400, 400, 400, 429]);
  for (let n = 0; n < 4; n += 1) statuses.push((await attempt(`somebody${n + 2}`)).status);
  expect(statuses.at(-1)).toBe(400);
  expect((await attempt('somebody9')).status).toBe(429);
  await strict.close();
});
