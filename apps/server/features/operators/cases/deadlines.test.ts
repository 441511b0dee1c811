import { depositRules } from '@candor/core/deposits/deposit.ts';
import { hourMs } from '@candor/core/platform-day.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { signInOperator, type TestOperator } from '../../../operators/test-operators.ts';
import { openTestServer, testStart, type TestServer } from '../../../test-server.ts';
import { oneOfEachKind } from './test-cases.ts';

let bench: TestServer;
let [support, fred, risk]: TestOperator[] = [];
let customer: { token: string; userId: string };
beforeAll(async () => {
  bench = await openTestServer();
  fred = await signInOperator(bench, 'finance', 'fred');
  support = await signInOperator(bench, 'support', 'anna');
  risk = await signInOperator(bench, 'risk', 'rita');
  customer = await bench.signUp();
  await oneOfEachKind(bench, customer, fred);
});
afterAll(() => bench.close());

const of = (operator: TestOperator | undefined) => ({ headers: operator?.headers ?? {} });
const conversation = async () => (await bench.call('GET /operator/conversations', of(support))).data.list[0];
const proposals = async (query: { sort?: 'due' | 'newest' | 'oldest'; status?: 'open' | 'decided' | 'all' } = {}) =>
  (await bench.call('GET /operator/proposals', { ...of(fred), query })).data.list;
const propose = async (proposal: object) =>
  (await bench.call('POST /operator/proposals/make', { ...of(fred), body: { proposal: proposal as never } })).data;
const overdue = async () => (await bench.call('GET /operator/queues', of(risk))).data.overdue;

test('each kind is due by its rule, a withdrawal as it was promised', async () => {
  const [deposit] = (await bench.call('GET /operator/deposits', of(fred))).data.list;
  const [withdrawal] = (await bench.call('GET /operator/withdrawals', of(fred))).data.list;
  const [verification] = (await bench.call('GET /operator/verifications', of(support))).data.list;
  const [proposal] = await proposals();
  expect([
    deposit?.deadline,
    withdrawal?.deadline,
    verification?.deadline,
    (await conversation())?.deadline,
    proposal?.deadline,
  ]).toEqual(
    [depositRules.rateValidMs, 24 * hourMs, 24 * hourMs, hourMs, 4 * hourMs].map((after) => testStart + after),
  );
});

test('a proposal about a deposit is due with it, and stands before an older one that has more time', async () => {
  bench.time.leap(60_000);
  const credit = await propose({
    kind: 'deposit-credit',
    orderNo: 'd1',
    txid: 'c'.repeat(64),
    reason: 'it has arrived',
  });
  expect(credit.deadline).toBe(testStart + depositRules.rateValidMs);
  expect((await proposals()).map(({ id }) => id)[0]).toBe(credit.id);
  expect((await proposals({ sort: 'oldest' })).map(({ id }) => id)[1]).toBe(credit.id);
});

test('a customer who writes again waits since the first message, and nobody waits once it is answered', async () => {
  const write = (text: string) =>
    bench.call('POST /service/send', { token: customer.token, body: { text, files: [] } });
  const first = await conversation();
  bench.time.leap(60_000);
  await write('Is anybody there?');
  expect(await conversation()).toMatchObject({ waiting: true, deadline: first?.deadline });
  const id = first?.id ?? '';
  await bench.call('POST /operator/conversations/answer', { ...of(support), body: { id, text: 'We look at it.' } });
  expect(await conversation()).toMatchObject({ waiting: false, deadline: null });
  bench.time.leap(60_000);
  await write('Thank you. And my card?');
  expect(await conversation()).toMatchObject({
    waiting: true,
    deadline: bench.server.services.clock.now() + hourMs,
  });
});

test('what is late is counted, from the moment on at which it was due, and no more once it is decided', async () => {
  const none = { deposits: 0, withdrawals: 0, verifications: 0, conversations: 0, proposals: 0 };
  expect(await overdue()).toEqual(none);
  // Half an hour without a call would end the session.
  bench.time.leap(depositRules.rateValidMs / 2);
  expect(await proposals()).toHaveLength(2);
  bench.time.leap(testStart + depositRules.rateValidMs - bench.server.services.clock.now());
  expect(await overdue()).toEqual(none);
  bench.time.leap(1);
  expect(await overdue()).toEqual({ ...none, deposits: 1, proposals: 1 });
  const [{ id } = { id: '' }] = await proposals();
  await bench.call('POST /operator/proposals/refuse', { ...of(fred), body: { id, reason: 'not the amount' } });
  await bench.call('POST /operator/deposits/refuse', {
    ...of(fred),
    body: { orderNo: 'd1', reason: 'no such transfer' },
  });
  expect(await overdue()).toEqual(none);
  expect((await proposals({ status: 'decided' })).map(({ deadline }) => deadline)).toEqual([null]);
  const [deposit] = (await bench.call('GET /operator/deposits', of(fred))).data.list;
  expect(deposit).toMatchObject({ status: 'rejected', deadline: null });
});

test('after a day without anybody all that waits is late', async () => {
  bench.time.leap(25 * hourMs);
  const rita = await signInOperator(bench, 'risk', 'romy');
  const { data } = await bench.call('GET /operator/queues', of(rita));
  expect(data).toMatchObject({
    deposits: 0,
    withdrawals: 1,
    verifications: 1,
    conversations: 1,
    proposals: 1,
    overdue: { deposits: 0, withdrawals: 1, verifications: 1, conversations: 1, proposals: 1 },
  });
});
