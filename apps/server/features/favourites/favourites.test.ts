import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Database } from '../../db/database.ts';
import { openTestDatabase } from '../../db/test-database.ts';
import { openHttp, type Http } from '../../http/http.ts';
import { openLog } from '../../running/log.ts';
import { registerFavourites } from './favourites.ts';

let db: Database;
let drop: () => Promise<void>;
let http: Http;
beforeAll(async () => {
  ({ db, drop } = await openTestDatabase());
  let now = 0;
  const clock = { now: () => (now += 1) };
  http = openHttp({
    settings: { corsOrigins: [], trustProxy: [], rateLimitPerSecond: 0, accessLog: false, checkAnswers: true },
    log: openLog('silent'),
    clock,
    sessions: {
      find: async (token) => (token === '' ? null : { userId: token, sessionId: 's' }),
      end: async () => {},
      endAll: async () => {},
      onEnd: () => {},
    },
  });
  registerFavourites(http, { db, clock, symbols: ['BTCUSDT', 'ETHUSDT'] });
  for (const id of ['u1', 'u2'])
    await db.query(
      `insert into customer (id, account_key, nick_name, password_hash, password_changed_at, invite_code, created_at)
        values ($1, $1, 'n', 'h', 0, $1, 0)`,
      [id],
    );
});
afterAll(async () => {
  await http.app.close();
  await drop();
});
const ask = async (path: string, token = 'u1') =>
  (await http.app.inject({ url: `/tickerCollect/${path}`, headers: { 'coin-auth': token } })).json<{
    code: number;
    data: unknown;
  }>();

test('refuses visitors and unknown symbols', async () => {
  expect((await ask('get', '')).code).toBe(401);
  for (const path of ['save?symbol=NOPEUSDT', 'delete?symbol=NOPEUSDT', 'save?symbol=btcusdt', 'save?symbol[]=BTCUSDT'])
    expect((await ask(path)).code).toBe(400);
  expect(await ask('save?symbol=NOPEUSDT')).toMatchObject({ data: { error: 'symbol-unknown', field: 'symbol' } });
});

test('keeps each user their own, in order and once', async () => {
  await ask('save?symbol=ETHUSDT');
  await ask('save?symbol=BTCUSDT');
  expect((await ask('save?symbol=ETHUSDT')).data).toEqual(['ETHUSDT', 'BTCUSDT']);
  expect((await ask('get', 'u2')).data).toEqual([]);
  expect((await ask('delete?symbol=ETHUSDT', 'u2')).data).toEqual([]);
  expect((await ask('get')).data).toEqual(['ETHUSDT', 'BTCUSDT']);
  expect((await ask('delete?symbol=ETHUSDT')).data).toEqual(['BTCUSDT']);
});
