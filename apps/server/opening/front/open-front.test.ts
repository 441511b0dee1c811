import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { io } from 'socket.io-client';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { redisUrl } from '../../bus/test-redis.ts';
import { openTestDatabase, type TestDatabase } from '../../db/test-database.ts';
import { openServer, type CandorServer } from '../../server.ts';
import { settingsOf, type Settings } from '../../settings.ts';
import { openFront, type FrontServer } from './open-front.ts';

const { DATABASE_URL: postgres = '' } = process.env;
const redis = await redisUrl();

describe.runIf(postgres !== '' && redis !== null)('one engine and what customers reach', () => {
  let opened: TestDatabase;
  let folder: string;
  let engine: CandorServer;
  const fronts: FrontServer[] = [];
  const settings = (role: Settings['ROLE'], more: Record<string, string> = {}): Settings =>
    settingsOf({
      DATABASE_URL: opened.url ?? '',
      ROLE: role,
      REDIS_URL: redis ?? '',
      SECRETS_KEY: '7'.repeat(64),
      DATA_DIR: path.join(folder, 'data'),
      FILES_DIR: path.join(folder, 'files'),
      TRUST_PROXY: '127.0.0.1',
      PORT: '0',
      LOG_LEVEL: 'silent',
      DEMO_ACCOUNT: '0',
      RATE_LIMITS: '0',
      ...more,
    });
  const open = async (role: 'api' | 'stream'): Promise<FrontServer> => {
    const front = await openFront(settings(role));
    fronts.push(front);
    return front;
  };
  beforeEach(async () => {
    opened = await openTestDatabase();
    folder = await mkdtemp(path.join(tmpdir(), 'candor-front-'));
    engine = await openServer(settings('engine'));
  });
  afterEach(async () => {
    for (const { close } of fronts.splice(0)) await close();
    await engine.close();
    await opened.drop();
    await rm(folder, { recursive: true, force: true });
  });

  interface Reply {
    readonly code: number;
    readonly data: Record<string, unknown>;
  }
  const call = async ({ url }: { url: string }, name: string, body?: object, token = ''): Promise<Reply> => {
    const [method = '', address = ''] = name.split(' ');
    const response = await fetch(`${url}${address}`, {
      method,
      headers: { 'coin-auth': token, ...(body === undefined ? {} : { 'content-type': 'application/json' }) },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    return (await response.json()) as Reply;
  };
  const signUp = async (front: FrontServer, account: string): Promise<string> => {
    const form = { type: 'account', account, password: 'secret-123', confirmPassword: 'secret-123', agree: true };
    return String((await call(front, 'POST /register', form)).data['token']);
  };

  test('an api answers what a customer asks, as one process would', async () => {
    const api = await open('api');
    const token = await signUp(api, 'tester0001');
    expect((await call(api, 'POST /account/testFunds', {}, token)).code).toBe(200);
    const order = { contractType: 'fast', symbol: 'BTCUSDT', direction: 'up', seconds: 30, amount: '10' };
    const placed = await call(api, 'POST /portal/order/contractOrder', order, token);
    expect(placed).toMatchObject({ code: 200, data: { symbol: 'BTCUSDT', amount: '10' } });
    expect(placed.data['ack']).toMatchObject({ kind: 'ack' });
    const tooMuch = await call(api, 'POST /portal/order/contractOrder', { ...order, amount: '999999999' }, token);
    expect(tooMuch.data).toMatchObject({ field: 'amount' });
    for (const name of [
      'GET /common/getConfig',
      'GET /portal/market/tickers',
      'GET /portal/common/contractRule',
      'GET /health',
      'GET /ready',
      'GET /fair/seeds',
    ]) {
      const [here, there] = [await call(api, name), await call(engine, name)];
      expect([name, here.code, Object.keys(here.data)]).toEqual([name, 200, Object.keys(there.data)]);
    }
    const { data: config } = await call(api, 'GET /common/getConfig');
    expect(config['log']).toEqual((await call(engine, 'GET /common/getConfig')).data['log']);
  });

  test('what operators change is seen by an api without a restart', async () => {
    const api = await open('api');
    const { operatorSettings, db, cluster } = engine.services;
    const link = async () => (await call(api, 'GET /common/getConfig')).data['lines'];
    const before = await link();
    const lines = [{ name: 'Asia', url: 'https://asia.example' }];
    const change = operatorSettings.texts.saveLines({ customerLink: null, lines });
    await db.batch([change.statement]);
    expect(await link()).toEqual(before);
    cluster?.bus.signal({ kind: 'settings-changed' });
    await expect.poll(link).toContainEqual(lines[0]);
  });

  test('a stream tells a customer what an api has done, and others nothing', async () => {
    const [api, stream] = [await open('api'), await open('stream')];
    const tokens = [await signUp(api, 'tester0001'), await signUp(api, 'tester0002')] as const;
    const told = tokens.map((token) => {
      const events: string[] = [];
      const socket = io(stream.url, { path: '/stream', transports: ['websocket'], auth: { token } });
      socket.onAny((event: string) => events.push(event));
      return { socket, events };
    });
    for (const { events } of told) await expect.poll(() => events).toContain('greeting');
    await call(api, 'POST /account/testFunds', {}, tokens[0]);
    await expect.poll(() => told[0]?.events).toContain('balance');
    expect(told[1]?.events).not.toContain('balance');
    for (const { socket } of told) socket.disconnect();
  });

  test('an api of other money, or without the key, does not open', async () => {
    await expect(openFront({ ...settings('api'), MODE: 'real' })).rejects.toThrow('this data is paper for good');
    const stranger = openFront(settings('api', { SECRETS_KEY: '8'.repeat(64) }));
    await expect(stranger).rejects.toThrow(/SECRETS_KEY|key/);
  });
});
