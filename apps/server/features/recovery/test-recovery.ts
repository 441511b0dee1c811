import { afterAll, beforeAll, beforeEach, expect } from 'vitest';
import { pngOf } from '../../files/test-images.ts';
import { codeOf, fromBase32, signInOperator, type TestOperator } from '../../operators/test-operators.ts';
import { Codes, type CodePurpose } from '../../proofs/codes.ts';
import { openTestServer, type TestServer } from '../../test-server.ts';

export const hour = 3_600_000;
export const password = 'secret-123';
const reason = 'the documents are the same';
export const linkPattern = /#\/pages\/setting\/freezeWithdrawals\?token=([\w-]{43})$/m;
export let bench: TestServer;
export let rita: TestOperator | undefined;
export let rolf: TestOperator | undefined;
export let sam: TestOperator | undefined;
let made = 0;
/** A server for the tests of a file, with three operators who are signed in for each. */
export function onRecoveryBench(): void {
  beforeAll(async () => {
    bench = await openTestServer();
  }, 120_000);
  beforeEach(signIn);
  afterAll(() => bench.close());
}

/** Operators are signed out after half an hour without work. */
async function signIn(): Promise<void> {
  made += 1;
  rita = await signInOperator(bench, 'risk', `rita${made}`);
  rolf = await signInOperator(bench, 'risk', `rolf${made}`);
  sam = await signInOperator(bench, 'support', `sam${made}`);
}
export const of = (operator: TestOperator | undefined) => ({ headers: operator?.headers ?? {} });
export const db = () => bench.server.services.db;

export interface Customer {
  readonly token: string;
  readonly userId: string;
  readonly account: string;
  readonly email: string;
  readonly phone: string;
  readonly cardNo: string;
  readonly secret: Uint8Array;
}
/** Certified, with email, phone and authenticator. */
export async function customer(isCertified = true): Promise<Customer> {
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

export async function codeFor(contact: string, purpose: CodePurpose = 'RECOVER'): Promise<string> {
  const code = await new Codes(db(), bench.server.services.clock).make(purpose, contact, 'test');
  return 'code' in code ? code.code : 'none';
}
export async function ask(account: string, changed: object = {}) {
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
export async function photo(ticket: string, side: string): Promise<{ status: number; data: unknown }> {
  const form = new FormData();
  form.set('file', new Blob([new Uint8Array(await pngOf(40, 40))], { type: 'image/png' }), 'a.png');
  const reply = await fetch(`${bench.server.url}/recovery/photo?ticket=${ticket}&side=${side}`, {
    method: 'POST',
    body: form,
  });
  return { status: reply.status, data: ((await reply.json()) as { data: unknown }).data };
}
export async function handIn(account: string, changed: object = {}): Promise<{ contact: string; ticket: string }> {
  const { data, contact } = await ask(account, changed);
  for (const side of ['front', 'back', 'hold']) await photo(data.ticket, side);
  return { contact, ticket: data.ticket };
}
export const requests = (operator = sam) =>
  bench.call('GET /operator/service/accessRequests', { ...of(operator), query: { status: 'all' } });
export const requestOf = async (userId: string): Promise<string> =>
  (await requests()).data.list.find((one) => one.userId === userId)?.id ?? 'none';
export const propose = (requestId: string, operator = rita) =>
  bench.call('POST /operator/proposals/make', {
    ...of(operator),
    body: { proposal: { kind: 'access-recovery', requestId, reason } },
  });
export const approve = (id: string, operator = rolf) =>
  bench.call('POST /operator/proposals/approve', { ...of(operator), body: { id } });
export async function recovered(one: Customer, changed: object = {}): Promise<{ contact: string }> {
  const { contact } = await handIn(one.account, changed);
  const { data } = await propose(await requestOf(one.userId));
  expect((await approve(data.id)).data).toMatchObject({ decision: 'approved' });
  return { contact };
}
export const login = (account: string, body: object) => bench.call('POST /login', { body: { account, ...body } });
const mails = (recipient: string) =>
  db().query<{ subject: string; text: string }>('select subject, text from outbox where recipient = $1 order by id', [
    recipient,
  ]);
export const told = async (recipient: string, text: string): Promise<string> => {
  const all = async () => (await mails(recipient)).find((mail) => `${mail.subject} ${mail.text}`.includes(text));
  await expect.poll(async () => (await all()) !== undefined).toBe(true);
  return (await all())?.text ?? '';
};
export const stopBy = (text: string) =>
  bench.call('POST /player/freezeWithdrawals', { body: { token: linkPattern.exec(text)?.[1] ?? 'no link' } });

/** Sets a login password by a code that was sent to a contact, and signs in with it. */
export async function enterBy(contact: string, next: string) {
  const code = await codeFor(contact, 'RESET_PASSWORD');
  await bench.call('POST /player/resetLoginPassword', {
    body: { account: contact, code, newPassword: next, confirmPassword: next },
  });
  return login(contact, { password: next });
}
