import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { alertsAtMost } from '../../alerts/alert-book.ts';
import { openTestDatabase, type TestDatabase } from '../../db/test-database.ts';
import { openServer, type CandorServer } from '../../server.ts';
import { settingsOf, type Settings } from '../../settings.ts';

const { DATABASE_URL: postgres = '' } = process.env;

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  return port;
}

describe.runIf(postgres !== '')('a process that stands by', () => {
  let opened: TestDatabase;
  let folder: string;
  let first: CandorServer;
  const settings = (port: number, name: string): Settings =>
    settingsOf({
      DATABASE_URL: opened.url ?? '',
      STANDBY: '1',
      SECRETS_KEY: '7'.repeat(64),
      DATA_DIR: path.join(folder, name),
      PORT: String(port),
      LOG_LEVEL: 'silent',
      DEMO_ACCOUNT: '0',
      RATE_LIMITS: '0',
    });
  beforeEach(async () => {
    opened = await openTestDatabase();
    folder = await mkdtemp(path.join(tmpdir(), 'candor-succession-'));
    first = await openServer(settings(0, 'first'), { onLeaseLost: () => undefined });
  });
  afterEach(async () => {
    await first.close();
    await opened.drop();
    await rm(folder, { recursive: true, force: true });
  });
  const call = async (url: string, name: string, body?: object, token = '') => {
    const [method = '', address = ''] = name.split(' ');
    const response = await fetch(`${url}${address}`, {
      method,
      headers: { 'coin-auth': token, ...(body === undefined ? {} : { 'content-type': 'application/json' }) },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    return { status: response.status, ...((await response.json()) as { data: Record<string, unknown> }) };
  };
  const waiting = (): Promise<unknown[]> =>
    opened.db.query(`select 1 from pg_locks where locktype = 'advisory' and not granted
      and database = (select oid from pg_database where datname = current_database())`);

  test('answers nobody; once it is the writer it knows all that has become of the data meanwhile', async () => {
    const port = await freePort();
    const url = `http://127.0.0.1:${port}`;
    const form = {
      type: 'account',
      account: 'tester0001',
      password: 'secret-123',
      confirmPassword: 'secret-123',
      agree: true,
    };
    const token = String((await call(first.url, 'POST /register', form)).data['token']);
    const next = openServer(settings(port, 'next'), { onLeaseLost: () => undefined });
    await expect.poll(async () => (await waiting()).length, { timeout: 60_000 }).toBe(1);
    expect((await call(url, 'GET /health')).status).toBe(503);
    await call(first.url, 'POST /account/testFunds', {}, token);
    for (let i = 0; i < alertsAtMost; i += 1) {
      const alert = { symbol: 'BTCUSDT', direction: 'above', price: String(9_000_000 + i) };
      expect((await call(first.url, 'POST /player/alerts/add', alert, token)).status).toBe(200);
    }
    await first.services.db.query(
      "insert into earn_product_text (product_id, language, name, description) values ('lock-7', 'en', 'Weekly', 'x')",
    );
    const ticket = { contractType: 'fast', symbol: 'BTCUSDT', direction: 'up', seconds: 30, amount: '100' };
    const { data } = await call(first.url, 'POST /portal/order/contractOrder', ticket, token);
    const lastTime = first.services.clock.now();
    await first.close();
    const second = await next;
    try {
      expect(second.services.clock.now()).toBeGreaterThan(lastTime);
      const one = { symbol: 'BTCUSDT', direction: 'above', price: '8000000' };
      expect((await call(url, 'POST /player/alerts/add', one, token)).data).toMatchObject({ error: 'too-many-saved' });
      expect(second.services.productNames.textsOf('lock-7')).toEqual({ en: { name: 'Weekly', description: 'x' } });
      const list = await call(url, 'POST /portal/order/getContractOrder', { contractType: 'fast' }, token);
      expect(list.data).toMatchObject({ total: 1, list: [{ orderNo: data['orderNo'], status: 'holding' }] });
      const funds = await call(url, 'POST /account/balance?type=1&currencyCode=USDT', {}, token);
      expect(funds.data).toMatchObject({
        available: expect.stringMatching(/^9900(\.0+)?$/),
        frozen: expect.stringMatching(/^100(\.0+)?$/),
      });
      expect(second.services.books.report.faults.balances).toEqual([]);
    } finally {
      await second.close();
    }
  });
});
