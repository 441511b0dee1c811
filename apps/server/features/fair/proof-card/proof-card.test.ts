import { stretchOfProof, verifyProof, type PublicProof } from '@candor/verifier/proof-card.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestServer, type TestServer } from '../../../test-server.ts';
import { sharedAtMost } from './store.ts';

let candor: TestServer;
beforeAll(async () => {
  candor = await openTestServer();
});
afterAll(() => candor.close());

const stake = '123.45';
async function mark(...prices: string[]): Promise<void> {
  for (const price of prices) {
    candor.feed.tick('BTCUSDT', price);
    await candor.advance(500);
  }
}
const place = async (token: string, body: object): Promise<string> =>
  ((await candor.call('POST /portal/order/contractOrder', { token, body: body as never })).data as { orderNo: string })
    .orderNo;
async function settledOrder() {
  const owner = await candor.signUp();
  await mark('60000');
  const terms = { contractType: 'fast', symbol: 'BTCUSDT', direction: 'up', seconds: 30, amount: stake };
  const orderNo = await place(owner.token, terms);
  await mark('60000');
  await candor.advance(29_000);
  await mark('60001', '60001', '60001', '60001');
  return { ...owner, orderNo };
}
async function closedPosition() {
  const owner = await candor.signUp();
  const { token } = owner;
  const body = { fromType: 1, toType: 3, currencyCode: 'USDT', amount: '5000' } as const;
  await candor.call('POST /account/executeUserCutTurn', { token, body });
  await mark('60000');
  const terms = { contractType: 'futures', symbol: 'BTCUSDT', direction: 'long', entrustType: 'market' };
  const orderNo = await place(token, { ...terms, lots: '37', lever: 20 });
  await mark('60000', '60100');
  await candor.call('POST /portal/order/endContractOrder/{id}', { token, params: { id: orderNo } });
  await mark('60100', '60110');
  return { ...owner, orderNo };
}
async function stoppedPosition() {
  const owner = await candor.signUp();
  const { token } = owner;
  const body = { fromType: 1, toType: 3, currencyCode: 'USDT', amount: '5000' } as const;
  await candor.call('POST /account/executeUserCutTurn', { token, body });
  await mark('60000');
  const terms = { contractType: 'futures', symbol: 'BTCUSDT', direction: 'long', entrustType: 'market' };
  const orderNo = await place(token, { ...terms, lots: '37', lever: 20, stopLoss: '59900' });
  await mark('60000', '59890', '59890', '59890');
  return { ...owner, orderNo };
}
const share = (token: string | undefined, orderNo: string) =>
  candor.call('POST /fair/ownProof/share', { token, body: { orderNo } });
const revoke = (token: string | undefined, orderNo: string) =>
  candor.call('POST /fair/ownProof/revoke', { token, body: { orderNo } });
const state = (token: string | undefined, orderNo: string) =>
  candor.call('GET /fair/ownProof/{orderNo}', { token, params: { orderNo } });
const bytesAt = async (id: string) => {
  const response = await fetch(`${candor.server.url}/fair/proof/${id}`);
  return { status: response.status, text: await response.text() };
};

test('nobody shares, takes back or sees an order that is not theirs, is open, or is none', async () => {
  const { token, orderNo } = await settledOrder();
  const stranger = (await candor.signUp()).token;
  const { data } = await share(token, orderNo);
  for (const ask of [share, revoke, state]) {
    expect(await ask(undefined, orderNo)).toMatchObject({ code: 401 });
    for (const no of [orderNo, 'AAAAAAAAAAAAAAAA'])
      expect(await ask(stranger, no)).toMatchObject({ code: 404, error: 'not-found', field: 'orderNo' });
  }
  expect((await state(token, orderNo)).data).toEqual({ card: data });
  const open = await place(token, {
    contractType: 'fast',
    symbol: 'BTCUSDT',
    direction: 'up',
    seconds: 30,
    amount: '10',
  });
  for (const ask of [share, revoke, state]) expect(await ask(token, open)).toMatchObject({ code: 404 });
});

test('what is unknown, malformed or taken back is answered with the same bytes', async () => {
  const { token, orderNo } = await settledOrder();
  const { id } = (await share(token, orderNo)).data;
  expect((await bytesAt(id)).status).toBe(200);
  expect((await revoke(token, orderNo)).data).toBeNull();
  const gone = await bytesAt(id);
  expect(gone.status).toBe(404);
  for (const other of ['A'.repeat(22), 'x', `${id}x`, id.slice(1), orderNo, "'--", 'Ж'])
    expect(await bytesAt(encodeURIComponent(other))).toEqual(gone);
  expect((await state(token, orderNo)).data).toEqual({ card: null });
  // Taking back once more changes nothing, and shared anew it has another address.
  expect((await revoke(token, orderNo)).code).toBe(200);
  const again = (await share(token, orderNo)).data.id;
  expect(again).not.toBe(id);
  expect([(await bytesAt(id)).status, (await bytesAt(again)).status]).toEqual([404, 200]);
});

test('an order has one address, of 128 bits, however often and at once it is asked for', async () => {
  const { token, orderNo } = await settledOrder();
  const answers = await Promise.all(Array.from({ length: 8 }, () => share(token, orderNo)));
  const ids = new Set(answers.map(({ data }) => data.id));
  expect(ids.size).toBe(1);
  expect(Buffer.from([...ids][0] ?? '', 'base64url')).toHaveLength(16);
});

test('a fast order is shown whole, and without a trace of its owner', async () => {
  const { token, userId, orderNo } = await settledOrder();
  const { id } = (await share(token, orderNo)).data;
  const { text } = await bytesAt(id);
  const tick = { seq: expect.any(Number), time: expect.any(Number) };
  expect((JSON.parse(text) as { data: unknown }).data).toEqual({
    contractType: 'fast',
    symbol: 'BTCUSDT',
    direction: 'up',
    seconds: 30,
    payoutRate: '0.8',
    bound: null,
    receivedAt: expect.any(Number),
    entry: { ...tick, price: '60000' },
    exit: { ...tick, price: '60001' },
    result: 'win',
    returnRate: '0.8',
  });
  await expectNobodyIn(text, { token, userId, orderNo });
  for (const sum of [stake, '98.76', '123450000', '98760000']) expect(text).not.toContain(sum);
});

test('a stopped position is shown in rates, and without a trace of its owner', async () => {
  const { token, userId, orderNo } = await stoppedPosition();
  const { id } = (await share(token, orderNo)).data;
  const { text } = await bytesAt(id);
  expect((JSON.parse(text) as { data: unknown }).data).toMatchObject({
    contractType: 'futures',
    direction: 'long',
    lever: 20,
    marginRate: '0.05',
    reason: 'stopLoss',
    trigger: '59900',
    open: { price: '60000' },
    close: { price: '59890' },
    // −110 ÷ 60000 × 20, and 0.06 % of both values at 20×.
    returnRate: '-0.06064467',
  });
  await expectNobodyIn(text, { token, userId, orderNo });
  const { data } = await candor.call('POST /portal/order/getContractOrder', {
    token,
    body: { contractType: 'futures' },
  });
  const row = data.list[0] as unknown as Record<string, string>;
  for (const name of ['holdBond', 'fee', 'profit', 'turnover'])
    if ((row[name] ?? '').length > 2) expect(text).not.toContain((row[name] ?? '').replace('-', ''));
});

test('a position that its owner has closed is shown in rates, and anybody recomputes it', async () => {
  const { token, userId, orderNo } = await closedPosition();
  const { id } = (await share(token, orderNo)).data;
  const { text } = await bytesAt(id);
  const { data: proof } = JSON.parse(text) as { data: PublicProof };
  expect(proof).toMatchObject({
    reason: 'user',
    trigger: null,
    askedAt: expect.any(Number),
    open: { price: '60000' },
    close: { price: '60100' },
    // 100 ÷ 60000 × 20, less 0.06 % of both values at 20×.
    returnRate: '0.00931333',
  });
  await expectNobodyIn(text, { token, userId, orderNo });
  const query = stretchOfProof(proof);
  const { data: tape } = await candor.call('GET /fair/tape', { query });
  const steps = verifyProof(proof, { ...tape, to: query.to });
  expect(steps.map(({ name, ok }) => [name, ok])).toEqual([
    ['chain', true],
    ['close', true],
    ['returned', true],
  ]);
});

interface Owner {
  readonly token: string;
  readonly userId: string;
  readonly orderNo: string;
}
/** Whatever is known of a customer: no text of it stands in the bytes. */
async function expectNobodyIn(text: string, { token, userId, orderNo }: Owner): Promise<void> {
  const { data: info } = await candor.call('GET /player/getInfo', { token });
  const { data: receipt } = await candor.call('GET /fair/receipt/{orderNo}', { token, params: { orderNo } });
  const personal = [token, userId, orderNo, info.account, info.nickName, info.inviteCode, receipt.contentHash];
  for (const each of personal.filter((value) => value !== null)) expect(text).not.toContain(each);
  expect(receipt.content).toContain(userId);
  expect(text).not.toMatch(/journal|stake|margin"|userId|account|email|phone|nickName|orderNo|createdAt|fee"/);
}

test('a frozen customer opens nothing, and can still take back what others see', async () => {
  const { token, userId, orderNo } = await settledOrder();
  const { id } = (await share(token, orderNo)).data;
  const { engine, sessions } = candor.server.services;
  await engine.submit({ kind: 'set-standing', userId, standing: 'frozen' });
  sessions.refresh(userId);
  expect(await share(token, orderNo)).toMatchObject({ code: 403, error: 'account-frozen' });
  expect((await bytesAt(id)).status).toBe(200);
  expect((await revoke(token, orderNo)).code).toBe(200);
  expect((await bytesAt(id)).status).toBe(404);
});

test('an order is shared anew so often and no more', async () => {
  const { token, orderNo } = await settledOrder();
  for (let n = 0; n < sharedAtMost; n += 1) {
    expect((await share(token, orderNo)).code).toBe(200);
    await revoke(token, orderNo);
  }
  expect(await share(token, orderNo)).toMatchObject({ code: 400, error: 'too-many-saved' });
});

test('the database keeps an address with its order, and what is taken back', async () => {
  const { token, userId, orderNo } = await settledOrder();
  const { db } = candor.server.services;
  const { id } = (await share(token, orderNo)).data;
  const change = (sql: string, params: unknown[] = [id]) => db.query(sql, params);
  await expect(
    change('insert into proof_card values ($1, $2, $3, 1)', ['B'.repeat(22), orderNo, userId]),
  ).rejects.toThrow(/proof_card_living/);
  await expect(change("update proof_card set user_id = 'other' where id = $1")).rejects.toThrow(/is fixed/);
  await expect(change('delete from proof_card where id = $1')).rejects.toThrow();
  await expect(change('update proof_card set revoked_at = 0 where id = $1')).rejects.toThrow(/check/);
  await revoke(token, orderNo);
  await expect(change('update proof_card set revoked_at = null where id = $1')).rejects.toThrow(/revoked/);
});
