import { afterAll, beforeAll, expect, test } from 'vitest';
import { openRepeats } from './repeats.ts';
import { openTestServer, type TestServer } from '../../test-server.ts';

let bench: TestServer;
beforeAll(async () => {
  bench = await openTestServer({ settings: { RATE_LIMITS: 'true', CALLS_PER_USER: '5', CALLS_PER_ADDRESS: '6' } });
});
afterAll(() => bench.close());

const transfer = (token: string, key: string) =>
  bench.call('POST /account/executeUserCutTurn', {
    token,
    headers: { 'idempotency-key': key },
    body: { fromType: 1, toType: 3, currencyCode: 'USDT', amount: '10' },
  });

test('a repeat whose answer is stored counts against no limit and is carried out once', async () => {
  const { token } = await bench.signUp();
  const first = await transfer(token, 'intent-1');
  expect(first.code).toBe(200);
  const repeats = await Promise.all(Array.from({ length: 100 }, () => transfer(token, 'intent-1')));
  expect(repeats.map(({ code }) => code)).toEqual(Array(100).fill(200));
  expect(new Set(repeats.map(({ data }) => JSON.stringify(data)))).toEqual(new Set([JSON.stringify(first.data)]));
  expect((await transfer(token, 'intent-2')).code).toBe(200);
  const { data } = await bench.call('POST /account/findAccount/{a}/{b}', { token, params: { a: '3', b: 'USDT' } });
  expect(data.available).toBe('20');
});

test('a key that nobody has sent before is a call like any other, and costs no look-up', async () => {
  const asked: string[] = [];
  const sessions = { find: () => Promise.resolve({ userId: 'an', sessionId: 's' }) };
  const repeats = openRepeats(sessions, ({ key }) => {
    asked.push(key);
    return Promise.resolve(key === 'stored');
  });
  const isRepeat = (key: string) =>
    repeats.isRepeat({
      method: 'POST',
      url: '/order?x=1',
      headers: { 'idempotency-key': key, 'coin-auth': 'token' },
      ip: '10.0.0.1',
    });
  expect([await isRepeat('stored'), await isRepeat('refused')]).toEqual([false, false]);
  expect(asked).toEqual([]);
  expect([await isRepeat('stored'), await isRepeat('refused')]).toEqual([true, false]);
  expect(asked).toEqual(['stored', 'refused']);
});

test('who sends unknown sessions or keys is not looked for without end, and nobody else pays for it', async () => {
  let lookUps = 0;
  const sessions = {
    find: (token: string) => {
      lookUps += 1;
      return Promise.resolve(token === 'alive' ? { userId: 'an', sessionId: 's' } : null);
    },
  };
  const repeats = openRepeats(sessions, ({ key }) => {
    lookUps += 1;
    return Promise.resolve(key === 'stored');
  });
  const ask = (token: string, key: string, ip: string) =>
    repeats.isRepeat({ method: 'POST', url: '/order', headers: { 'idempotency-key': key, 'coin-auth': token }, ip });
  for (let i = 0; i < 500; i += 1) await ask(`guess ${i}`, 'any', '10.0.0.1');
  expect(lookUps).toBeLessThan(100);
  lookUps = 0;
  for (let i = 0; i < 500; i += 1) await ask('alive', 'refused', '10.0.0.2');
  expect(lookUps).toBeLessThan(100);
  await ask('alive', 'stored', '10.0.0.3');
  expect(await Promise.all(Array.from({ length: 500 }, () => ask('alive', 'stored', '10.0.0.3')))).toEqual(
    Array(500).fill(true),
  );
});
