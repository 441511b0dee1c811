import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestServer, type TestServer } from '../../test-server.ts';

let bench: TestServer;
beforeAll(async () => {
  bench = await openTestServer({ settings: { TRUST_PROXY: '127.0.0.1' } });
});
afterAll(() => bench.close());

const phone =
  'Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0.0.0 Mobile Safari/537.36';
let people = 0;
/** Somebody who is signed in on two devices. */
async function person(): Promise<{ here: string; there: string }> {
  const account = `device${String((people += 1)).padStart(4, '0')}`;
  const body = {
    type: 'account',
    account,
    password: 'secret-123',
    confirmPassword: 'secret-123',
    agree: true,
  } as const;
  const here = (await bench.call('POST /register', { body })).data.token;
  bench.time.advance(1_000);
  const there = (
    await bench.call('POST /login', {
      body: { account, password: 'secret-123' },
      headers: { 'user-agent': phone, 'x-forwarded-for': '203.113.131.2', 'device-platform': '3' },
    })
  ).data.token;
  return { here, there };
}
const list = async (token: string) => (await bench.call('GET /player/sessions', { token })).data.list;

test('a session of somebody else or of nobody is not there to be ended', async () => {
  const [one, other] = [await person(), await person()];
  const [{ id } = { id: '' }] = await list(other.here);
  expect(await bench.call('POST /player/sessions/end', { token: one.here, body: { id } })).toMatchObject({
    code: 404,
    error: 'not-found',
    field: 'id',
  });
  expect(await bench.call('POST /player/sessions/end', { token: one.here, body: { id: 'none' } })).toMatchObject({
    code: 404,
  });
  expect(await list(other.here)).toHaveLength(2);
});

test('each device is named in words and by its network alone, and the present one is marked', async () => {
  const { here, there } = await person();
  const seen = await list(here);
  expect(seen).toMatchObject([
    { device: 'Chrome · Android', network: '203.113.*.*', devicePlatform: 3, current: false },
    { network: null, devicePlatform: 2, current: true },
  ]);
  expect((await list(there)).map(({ current }) => current)).toEqual([true, false]);
  expect(JSON.stringify(await bench.server.services.db.query('select * from session'))).not.toContain('131.2');
});

test('one device is signed out, the others stay; then all', async () => {
  const { here, there } = await person();
  const [{ id } = { id: '' }] = await list(here);
  expect((await bench.call('POST /player/sessions/end', { token: here, body: { id } })).code).toBe(200);
  expect((await bench.call('GET /player/getInfo', { token: there })).code).toBe(401);
  expect((await bench.call('POST /player/sessions/endAll', { token: here, body: {} })).code).toBe(200);
  expect((await bench.call('GET /player/getInfo', { token: here })).code).toBe(401);
});
