import { keyRights } from '@candor/api-contract/call.ts';
import { callNames, declarationOf } from '@candor/api-contract/index.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestServer, type TestServer } from '../../test-server.ts';
import { makeKey, OwnProgram, Program, trader } from '../test-programs.ts';

let candor: TestServer;
beforeAll(async () => {
  candor = await openTestServer();
  candor.feed.tick('BTCUSDT', '60000');
  await candor.advance(3_000);
});
afterAll(() => candor.close());

const closed = callNames.filter((name) => declarationOf(name).access !== 'public');

test('no key opens any call of a session or an operator, however it is sent', async () => {
  const program = new Program(candor, await makeKey(candor, (await trader(candor)).token));
  expect(closed.length).toBeGreaterThan(150);
  const headers = {
    'coin-auth': program.key,
    'operator-auth': program.key,
    'x-mbx-apikey': program.key,
    'api-key': program.key,
    authorization: `Bearer ${program.key}`,
  };
  const opened: string[] = [];
  for (const name of closed) {
    const { status } = await candor.call(name, { headers, params: { id: 'x', a: '1', b: 'x' } as never });
    if (status !== 401) opened.push(`${name} ${status}`);
  }
  expect(opened).toEqual([]);
});

test('a key of all rights opens no call but those that say so, signed as it should be, and nothing moves', async () => {
  const { token, userId } = await trader(candor);
  const { db } = candor.server.services;
  const program = new OwnProgram(candor, await makeKey(candor, token, { rights: [...keyRights] }));
  const rows = async () => [
    await db.query('select * from customer where id = $1', [userId]),
    (await candor.call('POST /account/list', { token, body: {} })).data,
    (await candor.call('GET /player/keys/list', { token })).data.map(({ name, rights }) => ({ name, rights })),
  ];
  const before = await rows();
  const refused = new Map<string, number>();
  for (const name of closed.filter((one) => declarationOf(one).byKey === undefined)) {
    const [method = '', path = ''] = name.split(' ');
    const url = path.replace(/\{\w+\}/g, 'x');
    const { status, data } = await program.send({ method, url, ...(method === 'POST' ? { body: '{}' } : {}) });
    const expected = declarationOf(name).access === 'session' ? [403, 'key-right'] : [401, 'unauthorized'];
    expect([name, status, data.error]).toEqual([name, ...expected]);
    refused.set(String(status), (refused.get(String(status)) ?? 0) + 1);
  }
  expect(refused.get('403')).toBeGreaterThan(80);
  expect(await rows()).toEqual(before);
});

test('the paths by which the dialect takes money out, lends or moves it lead nowhere, and nothing moves', async () => {
  const { token } = await trader(candor);
  const program = new Program(candor, await makeKey(candor, token));
  const own = async () => (await candor.call('POST /account/list', { token, body: {} })).data;
  const before = await own();
  const asked = { asset: 'USDT', coin: 'USDT', amount: '100', address: 'TJRabPrwbZy45sbavfcjinPJC18kjpRTv8' };
  for (const path of [
    '/sapi/v1/capital/withdraw/apply',
    '/sapi/v1/asset/transfer',
    '/sapi/v1/margin/loan',
    '/sapi/v1/sub-account/universalTransfer',
    '/api/v3/withdraw',
    '/wapi/v3/withdraw.html',
  ])
    for (const method of ['POST', 'GET', 'PUT', 'DELETE']) {
      const url = `${candor.server.url}/binance${path}?${program.signed(asked)}`;
      const answer = await fetch(url, { method, ...program.asKey });
      expect([path, answer.status, await answer.json()]).toEqual([path, 404, { code: -1000, msg: 'Path not found' }]);
    }
  expect(await own()).toEqual(before);
});
