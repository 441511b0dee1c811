import { createECDH, randomBytes } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import { amount } from '@candor/core/money/amount.ts';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { openedBy } from '../../push/test-device.ts';
import { signInOperator } from '../../operators/test-operators.ts';
import { openTestServer, type TestServer } from '../../test-server.ts';

interface Sent {
  endpoint: string;
  headers: Readonly<Record<string, string>>;
  body: Buffer;
}
const sent: Sent[] = [];
/** What the push service waits for before it takes the next notification to this address. */
const delays = new Map<string, Promise<void>>();
let status = 201;
let bench: TestServer;
let token: string;
beforeAll(async () => {
  bench = await openTestServer({
    async postPush(endpoint, headers, body) {
      const delay = delays.get(endpoint);
      delays.delete(endpoint);
      await delay;
      sent.push({ endpoint, headers, body });
      return status;
    },
  });
});
afterAll(() => bench.close());
beforeEach(async () => {
  [status, sent.length] = [201, 0];
  ({ token } = await bench.signUp());
  await price('100');
});

/** Marks of BTC at this price, stated until also a jump is believed. */
async function price(text: string): Promise<void> {
  for (let tries = 0; tries < 5; tries += 1) {
    bench.feed.tick('BTCUSDT', text);
    await bench.advance(250);
  }
}

/** A browser that has asked its push service for an address. */
function device(name = randomBytes(6).toString('hex')) {
  const pair = createECDH('prime256v1');
  pair.generateKeys();
  const auth = randomBytes(16).toString('base64url');
  return {
    subscription: {
      endpoint: `https://push.example.com/${name}`,
      keys: { p256dh: pair.getPublicKey('base64url'), auth },
    },
    read: (message: Sent) =>
      JSON.parse(openedBy(pair.getPrivateKey('base64url'), auth, message.body)) as Record<string, string>,
  };
}
const subscribe = (one: ReturnType<typeof device>, lang = 'en') =>
  bench.call('POST /player/push/subscribe', { token, headers: { lang }, body: one.subscription });
const alert = async (at = '101') => {
  await bench.call('POST /player/alerts/add', { token, body: { symbol: 'BTCUSDT', direction: 'above', price: at } });
  await price(at);
  await bench.server.services.push.settled();
};

test('strangers, addresses inside and keys that are none are refused', async () => {
  const { subscription } = device();
  expect(await bench.call('POST /player/push/subscribe', { body: subscription })).toMatchObject({ status: 401 });
  for (const endpoint of [
    'https://127.0.0.1/x',
    'https://localhost/x',
    'http://push.example.com/x',
    'https://10.0.0.1/',
    'x',
  ]) {
    expect(
      await bench.call('POST /player/push/subscribe', { token, body: { ...subscription, endpoint } }),
      endpoint,
    ).toMatchObject({ status: 400, error: 'push-endpoint', field: 'endpoint' });
  }
  expect(
    await bench.call('POST /player/push/subscribe', {
      token,
      body: { ...subscription, keys: { p256dh: 'B'.repeat(87), auth: 'A'.repeat(22) } },
    }),
  ).toMatchObject({ status: 400, field: 'keys' });
  await alert();
  expect(sent).toEqual([]);
});

test('a device that has asked is told in its language, encrypted, signed by the key of the installation', async () => {
  const [phone, laptop] = [device(), device()];
  await subscribe(phone, 'vi');
  await subscribe(laptop, 'de');
  await alert();
  expect(sent).toHaveLength(2);
  const of = (one: typeof phone): Sent =>
    sent.find(({ endpoint }) => endpoint === one.subscription.endpoint) ?? {
      endpoint: '',
      headers: {},
      body: Buffer.alloc(0),
    };
  expect(phone.read(of(phone))).toMatchObject({ title: 'Cảnh báo giá', page: 'pages/futures/kline?symbol=BTCUSDT' });
  expect(laptop.read(of(laptop))).toMatchObject({ title: 'Kursalarm' });
  const { publicKey } = (await bench.call('GET /player/push/key', { token })).data;
  expect(of(phone).headers).toMatchObject({ 'content-encoding': 'aes128gcm', ttl: '3600' });
  expect(of(phone).headers['authorization']).toContain(`k=${publicKey}`);
});

test('the key that a device subscribed with is one of ours, or it is refused', async () => {
  const { subscription } = device();
  const strange = createECDH('prime256v1').generateKeys('base64url');
  expect(
    await bench.call('POST /player/push/subscribe', { token, body: { ...subscription, key: strange } }),
  ).toMatchObject({ status: 400, error: 'field-invalid', field: 'key' });
  await alert();
  expect(sent).toEqual([]);
});

test('results of fast orders and answers of customer service are pushed', async () => {
  const phone = device();
  await subscribe(phone);
  const { data: order } = await bench.call('POST /portal/order/contractOrder', {
    token,
    body: { contractType: 'fast', symbol: 'BTCUSDT', direction: 'up', seconds: 30, amount: '10' },
  });
  await bench.advance(31_000);
  await bench.server.services.push.settled();
  expect(sent.map(phone.read)).toMatchObject([
    {
      title: 'Bitcoin: tie',
      text: 'The stake of 10 USDT was returned.',
      page: `pages/market/settlement?orderNo=${order.orderNo}`,
    },
  ]);
  await bench.call('POST /service/send', { token, body: { text: 'Hello', files: [] } });
  const support = await signInOperator(bench, 'support', 'push-support');
  const row = (await bench.call('GET /operator/conversations', support)).data.list[0];
  await bench.call('POST /operator/conversations/answer', {
    ...support,
    body: { id: row?.id ?? '', text: 'A secret answer' },
  });
  await bench.server.services.push.settled();
  expect(sent.slice(1).map(phone.read)).toMatchObject([
    { title: 'Customer service has answered', text: 'Open the app to read it.' },
  ]);
});

test('a spot order is pushed when it is filled, not while it waits nor when it is taken back', async () => {
  const phone = device();
  await subscribe(phone);
  await bench.call('POST /account/executeUserCutTurn', {
    token,
    body: { fromType: 1, toType: 2, currencyCode: 'USDT', amount: '1000' },
  });
  const buy = async (body: { type: 'limit'; price: string; quantity: string } | { type: 'market'; amount: string }) =>
    (await bench.call('POST /portal/order/spotOrder', { token, body: { symbol: 'BTCUSDT', side: 'buy', ...body } }))
      .data;
  const waiting = await buy({ type: 'limit', price: '95', quantity: '1' });
  expect((await bench.call('POST /portal/order/endSpotOrder/{id}', { token, params: { id: waiting.id } })).code).toBe(
    200,
  );
  await bench.server.services.push.settled();
  expect(sent).toEqual([]);
  const filled = await buy({ type: 'market', amount: '100' });
  expect(filled.status).toBe('filled');
  await bench.server.services.push.settled();
  expect(sent.map(phone.read)).toEqual([
    {
      title: 'Bitcoin: order filled',
      text: `Value ${filled.dealAmount} USDT.`,
      page: 'pages/currency/currencyOrder',
      tag: filled.orderNo,
    },
  ]);
});

test('money that has come in or gone out is pushed, unless money is switched off', async () => {
  const phone = device();
  await subscribe(phone);
  const { engine, push } = bench.server.services;
  const { userId } = (await bench.call('GET /player/getInfo', { token })).data;
  const pushedBy = async (command: Parameters<typeof engine.submit>[0]) => {
    expect(await engine.submit(command)).toMatchObject({ ok: true });
    await push.settled();
    return sent.splice(0).map(phone.read);
  };
  const credit = (digit: string) =>
    pushedBy({
      kind: 'credit-chain-deposit',
      orderNo: `in-${digit}`,
      userId,
      txid: digit.repeat(64),
      logIndex: 0,
      amount: amount(25_000_000n),
      bonus: true,
    });
  expect(await credit('1')).toMatchObject([
    {
      title: 'Deposit received',
      text: '25 USDT has been credited to your account.',
      page: 'pages/recharge/rechargeOrder?orderNo=in-1',
      tag: 'deposit-success in-1',
    },
    { title: 'First-deposit bonus', page: 'pages/property/property' },
  ]);
  const destination = { way: 'chain', chain: 'TRC20', address: 'T' } as const;
  expect(
    await pushedBy({
      kind: 'request-withdrawal',
      orderNo: 'out',
      userId,
      currency: 'USDT',
      amount: amount(100_000_000n),
      destination,
      holdUntil: null,
    }),
  ).toMatchObject([{ tag: 'withdrawal-requested out' }]);
  expect(
    await pushedBy({
      kind: 'reject-withdrawal',
      orderNo: 'out',
      reason: 'the address is closed',
      approval: 'operator:a',
    }),
  ).toMatchObject([{ page: 'pages/withdrawal/withdrawal?id=out', tag: 'withdrawal-rejected out' }]);
  await bench.call('POST /player/push/settings', { token, body: { money: false } });
  expect(await credit('2')).toEqual([]);
  // What a thief would do first is told all the same.
  expect(
    await pushedBy({
      kind: 'request-withdrawal',
      orderNo: 'out2',
      userId,
      currency: 'USDT',
      amount: amount(100_000_000n),
      destination,
      holdUntil: null,
    }),
  ).toMatchObject([{ tag: 'withdrawal-requested out2' }]);
});

test('a customer hears of events in their order, also when the push service is slow with the first', async () => {
  const phone = device();
  await subscribe(phone);
  const { push } = bench.server.services;
  const { userId } = (await bench.call('GET /player/getInfo', { token })).data;
  delays.set(phone.subscription.endpoint, setTimeout(30));
  for (const tag of ['first', 'second', 'third'])
    push.send(userId, 'money', () => ({ title: tag, text: tag, page: 'pages/property/property', tag }));
  await push.settled();
  expect(sent.map(phone.read).map(({ tag }) => tag)).toEqual(['first', 'second', 'third']);
});

test('a push service that is silent holds up its own customer alone, and not without end', async () => {
  const { push } = bench.server.services;
  const pushTo = (userId: string, tag: string) =>
    push.send(userId, 'money', () => ({ title: tag, text: tag, page: 'pages/property/property', tag }));
  const [slow, quick] = [device(), device()];
  await subscribe(slow);
  const { userId } = (await bench.call('GET /player/getInfo', { token })).data;
  const other = await bench.signUp();
  await bench.call('POST /player/push/subscribe', { token: other.token, body: quick.subscription });
  const silence = Promise.withResolvers<void>();
  delays.set(slow.subscription.endpoint, silence.promise);
  for (let i = 0; i < 200; i += 1) pushTo(userId, `slow ${i}`);
  pushTo(other.userId, 'quick');
  await expect.poll(() => sent.map(({ endpoint }) => endpoint)).toEqual([quick.subscription.endpoint]);
  silence.resolve();
  await push.settled();
  expect(
    sent
      .slice(1)
      .map(slow.read)
      .map(({ tag }) => tag),
  ).toEqual(Array.from({ length: 51 }, (_, i) => `slow ${i}`));
});

test('a kind that is switched off is silent, alone', async () => {
  const phone = device();
  await subscribe(phone);
  expect((await bench.call('GET /player/push/key', { token })).data.kinds).toEqual({
    orders: true,
    money: true,
    support: true,
    alerts: true,
  });
  expect((await bench.call('POST /player/push/settings', { token, body: { alerts: false } })).data).toEqual({
    orders: true,
    money: true,
    support: true,
    alerts: false,
  });
  await alert();
  expect(sent).toEqual([]);
  await bench.call('POST /player/push/settings', { token, body: { alerts: true, money: false } });
  await alert('102');
  expect(sent).toHaveLength(1);
});

test('a device that is gone is forgotten; one that only refuses is kept', async () => {
  await subscribe(device());
  status = 500;
  await alert();
  status = 410;
  await alert('102');
  await alert('103');
  expect(sent).toHaveLength(2);
});

test('it ends with the session, with a word, and with the device going to somebody else', async () => {
  const phone = device();
  await subscribe(phone);
  const stranger = (await bench.signUp()).token;
  await bench.call('POST /player/push/unsubscribe', {
    token: stranger,
    body: { endpoint: phone.subscription.endpoint },
  });
  await alert();
  expect(sent).toHaveLength(1);
  await bench.call('POST /player/push/unsubscribe', { token, body: { endpoint: phone.subscription.endpoint } });
  await alert('102');
  expect(sent).toHaveLength(1);
  await subscribe(phone);
  await bench.call('POST /player/push/subscribe', { token: stranger, body: phone.subscription });
  await alert('103');
  expect(sent).toHaveLength(1);
  await subscribe(phone);
  await bench.call('GET /logout', { token });
  const rows = await bench.server.services.db.query('select 1 from push_subscription where endpoint = $1', [
    phone.subscription.endpoint,
  ]);
  expect(rows).toEqual([]);
});
