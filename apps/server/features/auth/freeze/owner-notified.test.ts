import { secp256k1 } from '@noble/curves/secp256k1.js';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { tronAddressOf } from '../../../chain/tron-address.ts';
import { pngOf } from '../../../files/test-images.ts';
import { codeOf, fromBase32 } from '../../../operators/test-operators.ts';
import { Codes, type CodePurpose } from '../../../proofs/codes.ts';
import { hashOfLink } from '../../../proofs/freeze-link.ts';
import { openTestServer, type TestServer } from '../../../test-server.ts';

const password = 'secret-123';
const fundPasswd = 'money-1234';
const address = tronAddressOf(secp256k1.getPublicKey(secp256k1.utils.randomSecretKey()));
const linkPattern = /#\/pages\/setting\/freezeWithdrawals\?token=([\w-]{43})$/m;

let bench: TestServer;
let token: string;
let userId: string;
let email: string;
beforeAll(async () => {
  bench = await openTestServer();
});
afterAll(() => bench.close());
beforeEach(async () => {
  ({ token, userId } = await bench.signUp());
  email = `u${userId}@example.com`;
  await bench.server.services.db.query('update customer set email = $2 where id = $1', [userId, email]);
});

interface Mail {
  subject: string;
  text: string;
}
const mailsTo = (recipient: string): Promise<Mail[]> =>
  bench.server.services.db.query<Mail>('select subject, text from outbox where recipient = $1 order by id', [
    recipient,
  ]);
/** The mail about an event, once it has gone out. */
async function mailAbout(subject: string, recipient = email): Promise<Mail> {
  await expect.poll(async () => (await mailsTo(recipient)).map((mail) => mail.subject)).toContain(subject);
  return (await mailsTo(recipient)).find((mail) => mail.subject === subject) ?? { subject: '', text: '' };
}
const linkIn = ({ text }: Mail): string => linkPattern.exec(text)?.[1] ?? 'no link';
const messageKinds = async (): Promise<string[]> =>
  (await bench.call('POST /player/notice/page', { token, body: { type: 'message' } })).data.list.map(
    ({ kind }) => kind ?? '',
  );
const codeFor = async (purpose: CodePurpose): Promise<string> => {
  const made = await new Codes(bench.server.services.db, bench.server.services.clock).make(purpose, email, 'test');
  return 'code' in made ? made.code : 'none';
};
const setFund = (body: object = {}) =>
  bench.call('POST /player/updateFundsPassword', {
    token,
    body: { password, newPassword: fundPasswd, confirmPassword: fundPasswd, ...body },
  });
const withdraw = () =>
  bench.call('POST /transaction/withdrawal', {
    token,
    body: { currencyCode: 'USDT', amount: '1000', address, fundPasswd },
  });
const freezeBy = (link: string) => bench.call('POST /player/freezeWithdrawals', { body: { token: link } });
const pair = (text: string) => ({ newPassword: text, confirmPassword: text });

test('the login password changed, and reset by a code', async () => {
  await bench.call('POST /player/updateLoginPassword', {
    token,
    body: { oldPassword: password, ...pair('another-123') },
  });
  expect((await mailAbout('Login password changed')).text).toMatch(linkPattern);
  expect(await messageKinds()).toEqual(['password-changed']);
  await bench.call('POST /player/resetLoginPassword', {
    body: { account: email, code: await codeFor('RESET_PASSWORD'), ...pair('a-third-123') },
  });
  expect((await mailAbout('Login password reset')).text).toMatch(linkPattern);
});

test('the fund password set, changed, and reset by a code', async () => {
  await setFund();
  expect((await mailAbout('Withdrawal password set')).text).toMatch(linkPattern);
  await setFund({ password: undefined, oldPassword: fundPasswd, ...pair('money-5678') });
  expect((await mailAbout('Withdrawal password changed')).text).toMatch(linkPattern);
  expect((await messageKinds()).toSorted()).toEqual(['fund-password-changed', 'fund-password-set']);
  await setFund({ password: undefined, code: await codeFor('FORGOT_FUNDS_PASSWORD'), ...pair('money-9999') });
  expect((await mailAbout('Withdrawal password reset')).text).toMatch(linkPattern);
});

test('the authenticator switched on and off', async () => {
  const secret = fromBase32((await bench.call('POST /player/totp/enrol', { token, body: { password } })).data.secret);
  await bench.call('POST /player/totp/confirm', { token, body: { totp: codeOf(bench, secret) } });
  expect((await mailAbout('Authenticator switched on')).text).toMatch(linkPattern);
  bench.time.advance(30_000);
  await bench.call('POST /player/totp/remove', { token, body: { password, totp: codeOf(bench, secret) } });
  expect((await mailAbout('Authenticator switched off')).text).toMatch(linkPattern);
  expect((await messageKinds()).toSorted()).toEqual(['authenticator-off', 'authenticator-on']);
});

test('a sign-in on a new device, and none on one that has signed in before', async () => {
  const headers = { 'user-agent': 'Mozilla/5.0 (Linux; Android 16) Chrome/150.0' };
  const first = await bench.call('POST /login', { body: { account: email, password }, headers });
  const mail = await mailAbout('Sign-in on a new device');
  expect(mail.text).toContain('Chrome · Android');
  expect(mail.text).toMatch(linkPattern);
  const known = { ...headers, 'device-token': first.data.deviceToken ?? '' };
  expect(
    (await bench.call('POST /login', { body: { account: email, password }, headers: known })).data.deviceToken,
  ).toBeNull();
  await bench.call('POST /login', { body: { account: email, code: await codeFor('LOGIN') }, headers: known });
  expect(await messageKinds()).toEqual(['new-device']);
});

test('a wallet added', async () => {
  const kept = await bench.server.services.files.keep(userId, await pngOf(30, 30));
  const body = { currencyCode: 'USDT', chain: 'TRC20', address, qrImage: kept.ok ? kept.value.id : '' };
  expect((await bench.call('POST /playerWallet/add', { token, body })).code).toBe(200);
  const mail = await mailAbout('New wallet saved');
  expect(mail.text).toContain(address);
  expect(mail.text).toMatch(linkPattern);
});

test('a bank card added, with its bank and the last four digits of its number', async () => {
  const body = { username: 'An', cardNo: '9704361234560012', bankCode: 'VCB', city: 'Hà Nội', address: '12 Xuân Thủy' };
  expect((await bench.call('POST /player/bankAccount/saveOrEdit', { token, body })).code).toBe(200);
  const mail = await mailAbout('New bank card added');
  expect(mail.text).toContain('The bank card Vietcombank •••• 0012 was added.');
  expect(mail.text).toMatch(linkPattern);
});

test('a withdrawal requested, with its amount and where it goes', async () => {
  await setFund();
  const { data } = await withdraw();
  const mail = await mailAbout('Withdrawal requested');
  expect(mail.text).toContain(`1,000 USDT to ${address}`);
  expect(mail.text).toMatch(linkPattern);
  const [row] = await bench.server.services.db.query(
    'select kind, reference, telling from message where user_id = $1 and kind = $2',
    [userId, 'withdrawal-requested'],
  );
  expect(row).toEqual({ kind: 'withdrawal-requested', reference: data.orderNo, telling: 'sent' });
});

test('the account asked to be closed, and where everything goes; the link of it takes the request back', async () => {
  await setFund();
  const closing = () => bench.call('GET /player/close', { token });
  const asked = await bench.call('POST /player/close', { token, body: { address, fundPasswd } });
  const mail = await mailAbout('Account closing requested');
  expect(mail.text).toContain(`everything in your account is paid out to ${address}`);
  const rows = await bench.server.services.db.query(
    'select reference, telling from message where user_id = $1 and kind = $2',
    [userId, 'closing-requested'],
  );
  expect(rows).toEqual([{ reference: asked.data.request?.id, telling: 'sent' }]);
  expect((await closing()).data.request).toMatchObject({ destination: address });
  expect(await bench.call('POST /player/close', { token, body: { address, fundPasswd } })).toMatchObject({
    error: 'closing-open',
  });
  expect((await messageKinds()).filter((kind) => kind === 'closing-requested')).toHaveLength(1);
  expect((await freezeBy(linkIn(mail))).code).toBe(200);
  expect((await closing()).data.request).toBeNull();
});

test('is told in the language of the owner, not in that of whoever holds the session', async () => {
  const lan = `lan${userId}@example.com`;
  const made = await new Codes(bench.server.services.db, bench.server.services.clock).make('REGISTER', lan, 'test');
  const { data } = await bench.call('POST /register', {
    headers: { lang: 'vi' },
    body: {
      type: 'email',
      email: lan,
      code: 'code' in made ? made.code : '',
      password,
      confirmPassword: password,
      agree: true,
    },
  });
  await bench.call('POST /player/updateLoginPassword', {
    token: data.token,
    headers: { lang: 'ru' },
    body: { oldPassword: password, ...pair('another-123') },
  });
  expect((await mailAbout('Mật khẩu đăng nhập đã đổi', lan)).text).toContain('Nếu không phải bạn');
});

test('somebody without an email is told by text message', async () => {
  const phone = `+8490${userId.slice(0, 7)}`;
  await bench.server.services.db.query('update customer set email = null, phone = $2 where id = $1', [userId, phone]);
  await setFund();
  const { text } = await mailAbout('SMS', phone);
  expect(text).toContain('Withdrawal password set');
  expect(text).toMatch(linkPattern);
});

test('what could not be sent is sent later, and is not lost', async () => {
  const { db } = bench.server.services;
  await db.query('alter table outbox rename to outbox_away');
  await setFund();
  await expect
    .poll(
      async () =>
        (await db.query('select telling from message where user_id = $1 and tell_at > time', [userId])).length,
    )
    .toBe(1);
  await db.query('alter table outbox_away rename to outbox');
  await expect
    .poll(async () => {
      await bench.advance(5_000);
      return (await mailsTo(email)).map(({ subject }) => subject);
    })
    .toEqual(['Withdrawal password set']);
});

test('the link freezes withdrawals without a session, once, and only by its button', async () => {
  await setFund();
  const requested = await withdraw();
  const link = linkIn(await mailAbout('Withdrawal requested'));
  // What a mail program fetches beforehand changes nothing: the token stands behind the # and only a POST acts.
  expect(
    (await bench.call('GET /player/freezeWithdrawals' as 'GET /logout', { query: { token: link } } as object)).status,
  ).toBe(404);
  expect((await bench.call('GET /player/getInfo', { token })).data.withdrawalsFrozen).toBe(false);
  expect(await freezeBy('x'.repeat(43))).toMatchObject({ code: 400, error: 'freeze-link-ended' });
  expect(await freezeBy(link)).toMatchObject({ code: 200, data: null });
  expect((await bench.call('GET /player/getInfo', { token })).data.withdrawalsFrozen).toBe(true);
  const terms = await bench.call('GET /transaction/withdrawTerms', { token, query: { currencyCode: 'USDT' } });
  expect(terms.data.withdrawalsFrozen).toBe(true);
  expect(await freezeBy(link)).toMatchObject({ code: 400, error: 'freeze-link-ended' });
  const [row] = await bench.server.services.db.query('select status from withdrawal where order_no = $1', [
    requested.data.orderNo,
  ]);
  expect(row).toEqual({ status: 'cancelled' });
  expect(await withdraw()).toMatchObject({ code: 403, error: 'withdrawals-frozen' });
  const stored = JSON.stringify([
    await bench.server.services.db.query('select * from freeze_link'),
    await bench.server.services.db.query('select * from message'),
  ]);
  expect(stored).not.toContain(link);
});

test('the link ends after seven days', async () => {
  await setFund();
  const link = linkIn(await mailAbout('Withdrawal password set'));
  bench.time.leap(7 * 86_400_000);
  expect(await freezeBy(link)).toMatchObject({ code: 400, error: 'freeze-link-ended' });
});

test('a link is forgotten a day after it has ended', async () => {
  await setFund();
  const link = linkIn(await mailAbout('Withdrawal password set'));
  const known = async (): Promise<number> =>
    (await bench.server.services.db.query('select from freeze_link where token_hash = $1', [hashOfLink(link)])).length;
  const toTheHourAfter = async (days: number): Promise<void> => {
    bench.time.leap(days * 86_400_000 + 3_600_000 - (bench.time.clock.now() % 3_600_000) - 250);
    await bench.advance(500);
  };
  await toTheHourAfter(7);
  expect(await known()).toBe(1);
  await toTheHourAfter(1);
  // An hour's sweep that is still at work when the next one is due stands for both.
  await expect
    .poll(async () => {
      await toTheHourAfter(0);
      return known();
    })
    .toBe(0);
});

test('the signed-in owner freezes, and lifts it with the password; then a day passes', async () => {
  await setFund();
  expect(await bench.call('POST /player/freezeWithdrawals', { body: {} })).toMatchObject({
    code: 400,
    error: 'freeze-link-ended',
  });
  expect((await bench.call('POST /player/freezeWithdrawals', { token, body: {} })).code).toBe(200);
  expect(await withdraw()).toMatchObject({ error: 'withdrawals-frozen' });
  const lift = (words: string) => bench.call('POST /player/unfreezeWithdrawals', { token, body: { password: words } });
  expect(await lift('wrong-wrong')).toMatchObject({ code: 400, error: 'old-password-wrong', field: 'password' });
  expect((await lift(password)).data).toEqual({ withdrawHoldUntil: bench.time.clock.now() + 86_400_000 });
  expect(await lift(password)).toMatchObject({ code: 409, error: 'state-unchanged' });
  expect(await withdraw()).toMatchObject({ error: 'withdrawal-held' });
  await mailAbout('Withdrawals allowed again');
  expect((await messageKinds()).toSorted()).toEqual([
    'fund-password-set',
    'withdrawals-frozen',
    'withdrawals-unfrozen',
  ]);
});
