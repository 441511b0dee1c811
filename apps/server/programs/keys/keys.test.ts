import { generateKeyPairSync, sign } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { realSettings } from '../../operators/test-countries.ts';
import { Codes } from '../../proofs/codes.ts';
import { openTestServer, type TestServer } from '../../test-server.ts';
import { makeKey, Program, trader } from '../test-programs.ts';
import { insertKey } from './key-store.ts';

let candor: TestServer;
beforeAll(async () => {
  candor = await openTestServer();
  candor.feed.tick('BTCUSDT', '60000');
  await candor.advance(3_000);
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
    calls: 0,
    orders: 0,
    refusals: 0,
  };
  expect(made.data).toEqual({ ...row, secret: expect.stringMatching(/^[A-Za-z0-9]{64}$/) as string });
  expect(await list(token)).toEqual([row]);
  const { db } = candor.server.services;
  const [stored] = await db.query<{ sealed: string }>('select sealed from program_key where user_id = $1', [userId]);
  expect(stored?.sealed).not.toContain(made.data.secret ?? '');
  const messages = await db.query<{ kind: string }>('select kind from message where user_id = $1 and kind = $2', [
    userId,
    'key-created',
  ]);
  expect(messages).toHaveLength(1);
  const stranger = await trader(candor);
  expect(await list(stranger.token)).toEqual([]);
  const body = { apiKey: made.data.apiKey };
  expect(await candor.call('POST /player/keys/end', { token: stranger.token, body })).toMatchObject({ status: 404 });
});

test.each<[string, string[], string[]]>([
  ['futures alone', ['futures'], ['read', 'futures']],
  ['all of them', ['fast', 'spot', 'futures'], ['read', 'spot', 'futures', 'fast']],
  ['reading twice', ['read', 'read'], ['read']],
])('a key that is made for %s reads, and trades what was said', async (_what, rights, made) => {
  const { token } = await trader(candor);
  expect((await makeKey(candor, token, { rights })).data.rights).toEqual(made);
});

test('with real money a key that trades anything is bound to addresses', async () => {
  const real = await openTestServer({ settings: realSettings });
  try {
    const { token } = await real.signUp({ funded: false });
    for (const right of ['spot', 'futures', 'fast'])
      expect(await makeKey(real, token, { rights: [right] })).toMatchObject({
        error: 'field-invalid',
        field: 'addresses',
      });
    expect(await makeKey(real, token, { rights: ['read'] })).toMatchObject({ field: 'fundPasswd' });
    expect(await makeKey(real, token, { rights: ['fast'], addresses: ['::1'] })).toMatchObject({ field: 'fundPasswd' });
  } finally {
    await real.close();
  }
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
  const { token, userId } = await trader(candor);
  const reader = new Program(candor, await makeKey(candor, token, { rights: ['read'] }));
  const order = { symbol: 'BTCUSDT', side: 'BUY', type: 'MARKET', quoteOrderQty: '100' };
  expect((await reader.send('GET', '/account')).status).toBe(200);
  expect(await reader.send('POST', '/order', order)).toMatchObject({ status: 401, data: { code: -2015 } });
  const elsewhere = new Program(candor, await makeKey(candor, token, { addresses: ['203.0.113.7'] }));
  expect(await elsewhere.send('GET', '/account')).toMatchObject({ status: 401, data: { code: -2015 } });
  const here = new Program(candor, await makeKey(candor, token, { addresses: ['127.0.0.1', '::1'] }));
  expect((await here.send('GET', '/account')).status).toBe(200);
  await candor.call('POST /player/keys/end', { token, body: { apiKey: reader.key } });
  expect(await reader.send('GET', '/account')).toMatchObject({ status: 401, data: { code: -2015 } });
  const { services } = candor.server;
  const short = {
    id: 'S'.repeat(64),
    userId,
    name: 'short',
    rights: ['read'] as const,
    addresses: [],
    publicKey: null,
  };
  const now = candor.time.clock.now();
  await insertKey(services, { ...short, createdAt: now, expiresAt: now + 500, secret: 'secret' }, []);
  const soon = new Program(candor, { data: { apiKey: short.id, secret: 'secret' } as never });
  expect((await soon.send('GET', '/account')).status).toBe(200);
  await candor.advance(500);
  expect(await soon.send('GET', '/account')).toMatchObject({ status: 401, data: { code: -2015 } });
});

test('a key pair signs with Ed25519, and nothing secret of it is kept', async () => {
  const { token, userId } = await trader(candor);
  const pair = generateKeyPairSync('ed25519');
  const publicKey = pair.publicKey.export({ type: 'spki', format: 'pem' }).toString();
  const made = await makeKey(candor, token, { publicKey });
  expect(made.data).toMatchObject({ signedBy: 'ed25519', secret: null });
  const program = new Program(candor, made);
  const query = `timestamp=${candor.time.clock.now()}`;
  const ask = (signed: string) => {
    const signature = encodeURIComponent(sign(null, Buffer.from(signed), pair.privateKey).toString('base64'));
    return program.open(`/account?${query}&signature=${signature}`, program.asKey);
  };
  expect((await ask(query)).status).toBe(200);
  expect(await ask(`${query}1`)).toMatchObject({ status: 400, data: { code: -1022 } });
  const rows = await candor.server.services.db.query('select sealed from program_key where user_id = $1', [userId]);
  expect(rows).toEqual([{ sealed: null }]);
});

test('what a key is used for is counted, and neither rights nor owner of it can be changed', async () => {
  const { token } = await trader(candor);
  const program = new Program(candor, await makeKey(candor, token));
  const order = { symbol: 'BTCUSDT', side: 'BUY', type: 'MARKET', quoteOrderQty: '100' };
  expect((await program.send('POST', '/order', order)).status).toBe(200);
  expect((await program.send('GET', '/account')).status).toBe(200);
  expect((await program.open(`/account?${program.signed({}, 'wrong')}`, program.asKey)).status).toBe(400);
  for (let turn = 0; turn < 10; turn += 1) {
    candor.feed.tick('BTCUSDT', '60000');
    await candor.advance(1_000);
  }
  expect((await program.send('GET', '/account')).status).toBe(200);
  await expect
    .poll(async () => (await list(token))[0])
    .toMatchObject({
      calls: 3,
      orders: 1,
      refusals: 1,
      lastUseTime: candor.time.clock.now(),
    });
  const { db } = candor.server.services;
  for (const change of ["rights = array['read']", "addresses = array['::1']", 'expires_at = expires_at + 1'])
    await expect(db.query(`update program_key set ${change} where id = $1`, [program.key])).rejects.toThrow(
      'is not changed',
    );
  candor.feed.tick('BTCUSDT', '60000');
  await candor.advance(1_000);
});

test('a reset password ends every key of its owner and nobody else’s, with what is heard by it', async () => {
  const [owner, other] = [await trader(candor), await trader(candor)];
  const keys = [
    new Program(candor, await makeKey(candor, owner.token)),
    new Program(candor, await makeKey(candor, other.token)),
  ];
  const { db, clock } = candor.server.services;
  const email = 'reset@example.com';
  await db.query('update customer set email = $2 where id = $1', [owner.userId, email]);
  const made = await new Codes(db, clock).make('RESET_PASSWORD', email, 'test');
  const words = { account: email, newPassword: 'second password', confirmPassword: 'second password' };
  const reset = async (code: string) => candor.call('POST /player/resetLoginPassword', { body: { ...words, code } });
  const open = async () => Promise.all(keys.map(async (key) => (await key.send('GET', '/account')).status));
  expect((await reset('x')).code).not.toBe(200);
  expect(await open()).toEqual([200, 200]);
  expect((await reset('code' in made ? made.code : '')).code).toBe(200);
  expect(await open()).toEqual([401, 200]);
});

test('whoever is frozen can end their keys, and make none', async () => {
  const { token, userId } = await trader(candor);
  const { data } = await makeKey(candor, token);
  const { services } = candor.server;
  await services.db.query("update customer set standing = 'frozen' where id = $1", [userId]);
  services.sessions.refresh(userId);
  expect(await makeKey(candor, token)).toMatchObject({ error: 'account-frozen' });
  expect((await candor.call('POST /player/keys/end', { token, body: { apiKey: data.apiKey } })).code).toBe(200);
  expect(await list(token)).toEqual([]);
});
