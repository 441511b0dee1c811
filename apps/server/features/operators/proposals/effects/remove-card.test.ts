import { dayMs } from '@candor/core/platform-day.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { signInOperator, type TestOperator } from '../../../../operators/test-operators.ts';
import { openTestServer, type TestServer } from '../../../../test-server.ts';

const fundPasswd = 'money-1234';
const reason = 'the bank has closed the card';

let bench: TestServer;
let [anna, bert, mai]: TestOperator[] = [];
let owner: { token: string; userId: string };
let cardId: string;
beforeAll(async () => {
  bench = await openTestServer();
  anna = await signInOperator(bench, 'finance', 'anna');
  bert = await signInOperator(bench, 'finance', 'bert');
  mai = await signInOperator(bench, 'support', 'mai');
  owner = await bench.signUp();
  await bench.call('POST /player/updateFundsPassword', {
    token: owner.token,
    body: { password: 'secret-123', newPassword: fundPasswd, confirmPassword: fundPasswd },
  });
  cardId = (await addCard('9704361234567890')).data.id;
});
afterAll(() => bench.close());

const of = (operator: TestOperator | undefined) => ({ headers: operator?.headers ?? {} });
const addCard = (cardNo: string, changed: object = {}) =>
  bench.call('POST /player/bankAccount/saveOrEdit', {
    token: owner.token,
    body: { username: 'Nguyen Van An', cardNo, bankCode: 'VCB', city: 'Hà Nội', address: '12 Xuân Thủy', ...changed },
  });
const propose = (body: object = {}, maker = anna) =>
  bench.call('POST /operator/proposals/make', {
    ...of(maker),
    body: { proposal: { kind: 'card-remove', userId: owner.userId, cardId, reason, ...body } },
  });
const approve = (id: string, checker = bert) =>
  bench.call('POST /operator/proposals/approve', { ...of(checker), body: { id } });
const cards = async () =>
  (await bench.call('GET /operator/customers/{userId}/cards', { ...of(mai), params: { userId: owner.userId } })).data;
const withdraw = (bankCardId: string) =>
  bench.call('POST /transaction/withdrawal', {
    token: owner.token,
    body: { currencyCode: 'USDT', amount: '150', fundPasswd, bankCardId },
  });

test('another’s card, one that is not there, support, and one alone are refused', async () => {
  const stranger = await bench.signUp({ funded: false });
  expect(await propose({ userId: stranger.userId })).toMatchObject({
    status: 404,
    error: 'not-found',
    field: 'cardId',
  });
  expect(await propose({ cardId: 'nothing' })).toMatchObject({ status: 404, field: 'cardId' });
  expect(await propose({}, mai)).toMatchObject({ status: 403, error: 'operator-role' });
  const { data } = await propose();
  expect(await approve(data.id, anna)).toMatchObject({ status: 409, error: 'proposal-own' });
  await bench.call('POST /operator/proposals/refuse', { ...of(anna), body: { id: data.id, reason } });
  expect(await cards()).toMatchObject([{ id: cardId, removedAt: null }]);
});

test('a card that money is on its way to stays', async () => {
  const { data } = await withdraw(cardId);
  expect(await propose()).toMatchObject({ status: 409, error: 'withdrawal-state', field: 'cardId' });
  await bench.call('POST /transaction/cancelWithdrawal/{id}', { token: owner.token, params: { id: data.orderNo } });
});

test('two take it out: nothing is paid to it, withdrawals wait a day, its owner is told and adds another', async () => {
  const now = bench.time.clock.now();
  const mail = 'owner@example.com';
  await bench.server.services.db.query('update customer set email = $2 where id = $1', [owner.userId, mail]);
  const mails = () => bench.server.services.db.query('select text from outbox where recipient = $1', [mail]);
  expect(await mails()).toEqual([]);
  expect((await approve((await propose()).data.id)).data).toMatchObject({ decision: 'approved', checker: 'bert' });
  expect(await cards()).toEqual([
    {
      id: cardId,
      bankName: 'Vietcombank',
      cardNo: expect.stringMatching(/7890$/),
      city: 'Hà Nội',
      createdAt: expect.any(Number),
      usableAt: expect.any(Number),
      removedAt: now,
    },
  ]);
  const { db, destinations } = bench.server.services;
  expect(
    await db.query("select params->>'card' as card from message where user_id = $1 and kind = 'bank-card-removed'", [
      owner.userId,
    ]),
  ).toEqual([{ card: expect.stringMatching(/^Vietcombank .*7890$/) }]);
  await expect.poll(mails).toEqual([{ text: expect.stringContaining('7890') }]);
  expect(await destinations.holdUntil(owner.userId)).toBe(now + dayMs);
  expect(await destinations.revealBankCard(owner.userId, cardId)).toBeNull();
  const own = await bench.call('POST /player/bankAccount/detail', { token: owner.token, body: {} });
  expect(own.data).toMatchObject({ list: [] });
  expect(await propose()).toMatchObject({ status: 404, field: 'cardId' });

  expect((await addCard('9704360000001111', { username: 'Tran Thi B' })).code).not.toBe(200);
  const other = await addCard('9704360000001111');
  expect(other.code).toBe(200);
  // The same number may come back, as a card of its own.
  expect((await addCard('9704361234567890')).data.id).not.toBe(cardId);
  expect(await withdraw(other.data.id)).toMatchObject({ error: 'withdrawal-held' });
  expect(await withdraw(cardId)).not.toMatchObject({ code: 200 });
  expect((await cards()).filter(({ removedAt }) => removedAt !== null).map(({ id }) => id)).toEqual([cardId]);
  expect(await cards()).toHaveLength(3);
});

test('both proposers and its owner read it in what operators have done', async () => {
  const { data } = await bench.call('GET /player/operatorActs', { token: owner.token, query: {} });
  expect(data.list.filter(({ reason: why }) => why === reason).length).toBeGreaterThan(0);
});
