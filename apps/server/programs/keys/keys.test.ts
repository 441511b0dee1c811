import { generateKeyPairSync } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestServer, type TestServer } from '../../test-server.ts';
import { makeKey, Program, trader } from '../test-programs.ts';

let candor: TestServer;
beforeAll(async () => {
  candor = await openTestServer();
  candor.feed.tick('BTCUSDT', '60000');
  await candor.advance(1_000);
});
afterAll(() => candor.close());

const list = async (token: string) => (await candor.call('GET /player/keys/list', { token })).data;

test.each<[string, object, string, string]>([
  ['without a right', { rights: [] }, 'field-required', 'rights'],
  ['with a right to take money out', { rights: ['withdraw'] }, 'field-invalid', 'rights.0'],
  ['with a right beside those that there are', { rights: ['spot', 'transfer'] }, 'field-invalid', 'rights.1'],
  ['for a name that is no address', { addresses: ['example.com'] }, 'field-invalid', 'addresses'],
  ['for longer than a year', { days: 366 }, 'whole-number-range', 'days'],
  ['with a public key that is none', { publicKey: 'abc' }, 'field-invalid', 'publicKey'],
  ['with a wrong fund password', { fundPasswd: 'wrong-1234' }, 'fund-password-wrong', 'fundPasswd'],
])('a key %s is not made', async (_name, changed, error, field) => {
  const { token } = await trader(candor);
  expect(await makeKey(candor, token, changed)).toMatchObject({ error, field });
  expect(await list(token)).toEqual([]);
});

test('a key is shown with its secret once, told to its owner, and lies sealed', async () => {
  const { token, userId } = await trader(candor);
  const made = await makeKey(candor, token, { addresses: ['10.0.0.1', '::1'] });
  const now = candor.time.clock.now();
  const row = {
    apiKey: expect.stringMatching(/^[A-Za-z0-9]{64}$/) as string,
    name: 'bot',
    signedBy: 'hmac',
    rights: ['read', 'spot'],
    addresses: ['10.0.0.1', '::1'],
    createTime: now,
    expiryTime: now + 30 * 86_400_000,
    lastUseTime: null,
  };
  expect(made.data).toEqual({ ...row, secret: expect.stringMatching(/^[A-Za-z0-9]{64}$/) as string });
  expect(await list(token)).toEqual([row]);
  const { db } = candor.server.services;
  const [stored] = await db.query<{ sealed: string }>('select sealed from program_key where user_id = $1', [userId]);
  expect(stored?.sealed).not.toContain(made.data.secret ?? '');
  const told = await db.query<{ kind: string }>('select kind from message where user_id = $1 and kind = $2', [
    userId,
    'key-created',
  ]);
  expect(told).toHaveLength(1);
  const stranger = await trader(candor);
  expect(await list(stranger.token)).toEqual([]);
  const body = { apiKey: made.data.apiKey };
  expect(await candor.call('POST /player/keys/end', { token: stranger.token, body })).toMatchObject({ status: 404 });
});

test('a key with the authenticator on asks for it, and there are twenty at most', async () => {
  const { token, userId } = await trader(candor);
  for (let made = 0; made < 20; made += 1) expect((await makeKey(candor, token)).code).toBe(200);
  expect(await makeKey(candor, token)).toMatchObject({ error: 'too-many-saved' });
  expect(await list(token)).toHaveLength(20);
  const { db } = candor.server.services;
  await db.query("insert into customer_totp (user_id, sealed, confirmed_at) values ($1, 'x', 1)", [userId]);
  expect(await makeKey(candor, token)).toMatchObject({ error: 'totp-required', field: 'totp' });
});

test('a key that has ended or expired, of another address, or without the right opens nothing', async () => {
  const { token } = await trader(candor);
  const reader = new Program(candor, await makeKey(candor, token, { rights: ['read'] }));
  const order = { symbol: 'BTCUSDT', side: 'BUY', type: 'MARKET', quoteOrderQty: '100' };
  expect((await reader.send('GET', '/account')).status).toBe(200);
  expect(await reader.send('POST', '/order', order)).toMatchObject({ status: 401, data: { code: -2015 } });
  const elsewhere = new Program(candor, await makeKey(candor, token, { addresses: ['203.0.113.7'] }));
  expect(await elsewhere.send('GET', '/account')).toMatchObject({ status: 401, data: { code: -2015 } });
  const here = new Program(candor, await makeKey(candor, token, { addresses: ['127.0.0.1', '::1'], days: 1 }));
  expect((await here.send('GET', '/account')).status).toBe(200);
  await candor.call('POST /player/keys/end', { token, body: { apiKey: reader.key } });
  expect(await reader.send('GET', '/account')).toMatchObject({ status: 401, data: { code: -2015 } });
  candor.time.advance(86_400_001);
  expect(await here.send('GET', '/account')).toMatchObject({ status: 401, data: { code: -2015 } });
  candor.feed.tick('BTCUSDT', '60000');
  await candor.advance(1_000);
});

test('no key opens a call of the product that moves money out, or any other', async () => {
  const { token } = await trader(candor);
  const { data } = await makeKey(candor, token);
  const headers = { 'coin-auth': data.apiKey, 'x-mbx-apikey': data.apiKey };
  for (const name of [
    'POST /transaction/withdrawal',
    'POST /account/executeUserCutTurn',
    'POST /player/keys/make',
  ] as const)
    expect(await candor.call(name, { headers, body: {} as never })).toMatchObject({ status: 401 });
});

test('a key pair signs with Ed25519, and nothing secret of it is kept', async () => {
  const { token, userId } = await trader(candor);
  const pair = generateKeyPairSync('ed25519');
  const publicKey = pair.publicKey.export({ type: 'spki', format: 'pem' }).toString();
  const made = await makeKey(candor, token, { publicKey });
  expect(made.data).toMatchObject({ signedBy: 'ed25519', secret: null });
  const program = new Program(candor, made);
  const { sign } = await import('node:crypto');
  const query = `timestamp=${candor.time.clock.now()}`;
  const ask = (signed: string) =>
    program.open(
      `/account?${query}&signature=${encodeURIComponent(sign(null, Buffer.from(signed), pair.privateKey).toString('base64'))}`,
      {
        headers: { 'x-mbx-apikey': program.key },
      },
    );
  expect((await ask(query)).status).toBe(200);
  expect(await ask(`${query}1`)).toMatchObject({ status: 400, data: { code: -1022 } });
  const rows = await candor.server.services.db.query('select sealed from program_key where user_id = $1', [userId]);
  expect(rows).toEqual([{ sealed: null }]);
});
