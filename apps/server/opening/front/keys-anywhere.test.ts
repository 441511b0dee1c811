import { createHmac, hash } from 'node:crypto';
import { io } from 'socket.io-client';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { FrontServer } from './open-front.ts';
import { call, hasGround, openTestFront, signUp, type Reply, type TestFront } from './test-front.ts';

const fundPasswd = 'money-1234';

describe.runIf(hasGround)('keys of programs at several processes', () => {
  let front: TestFront;
  let apis: FrontServer[];
  let token: string;
  let apiKey: string;
  let secret: string;
  beforeAll(async () => {
    front = await openTestFront();
    apis = [await front.open('api'), await front.open('api')];
    const [api] = apis;
    if (api === undefined) throw new Error('there is no api');
    token = await signUp(api, 'tester0001');
    const own = (name: string, body: object): Promise<Reply> => call(api, name, { token, body });
    await own('POST /account/testFunds', {});
    const passwords = { newPassword: fundPasswd, confirmPassword: fundPasswd };
    await own('POST /player/updateFundsPassword', { password: 'secret-123', ...passwords });
    await own('POST /account/executeUserCutTurn', { fromType: 1, toType: 2, currencyCode: 'USDT', amount: '900' });
    const wanted = { name: 'bot', rights: ['spot'], addresses: [], days: 1, fundPasswd };
    ({ apiKey, secret } = (await own('POST /player/keys/make', wanted)).data as { apiKey: string; secret: string });
  });
  afterAll(() => front.close());

  function signed(method: string, path: string, body = ''): Record<string, string> {
    const time = String(front.engine.services.clock.now());
    const text = [time, '', method, path, '', '', hash('sha256', body, 'hex')].join('\n');
    const signature = createHmac('sha256', secret).update(text).digest('hex');
    return { 'api-key': apiKey, 'api-time': time, 'api-signature': signature };
  }

  test('what was signed is taken by one of them, once', async () => {
    const body = { countdownTime: 60_000 };
    const name = 'POST /portal/order/countdownCancelAll';
    const headers = signed('POST', '/portal/order/countdownCancelAll', JSON.stringify(body));
    const answers = await Promise.all([...apis, ...apis, ...apis].map((api) => call(api, name, { headers, body })));
    expect(answers.map(({ code }) => code).toSorted((a, b) => a - b)).toEqual([200, 409, 409, 409, 409, 409]);
  });

  test('what is handed on behind them is known by the same key, and the stream’s process knows it too', async () => {
    const [api] = apis;
    if (api === undefined) throw new Error('there is no api');
    const path = '/portal/order/getSpotOrder';
    const list = await call(api, `POST ${path}`, { headers: signed('POST', path, '{}'), body: {} });
    expect(list.code).toBe(200);
    const stream = await front.open('stream');
    const socket = io(stream.url, { path: '/stream', transports: ['websocket'], auth: signed('GET', '/stream') });
    const events: string[] = [];
    socket.onAny((event: string) => events.push(event));
    await expect.poll(() => events).toContain('greeting');
    const gone = new Promise((resolve) => socket.once('disconnect', resolve));
    const from = performance.now();
    expect((await call(api, 'POST /player/keys/end', { token, body: { apiKey } })).code).toBe(200);
    await gone;
    expect(performance.now() - from).toBeLessThan(1_000);
    socket.disconnect();
    const after = await call(api, `POST ${path}`, { headers: signed('POST', path, '{}'), body: {} });
    expect(after).toMatchObject({ code: 401, data: { error: 'key-rejected' } });
  });
});
