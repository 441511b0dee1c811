import { createECDH, randomBytes } from 'node:crypto';
import { usdt } from '@candor/core/money/currencies.ts';
import { settingsOf as rulesSettingsOf, writeSettings } from '@candor/core/rule-versions/settings.ts';
import { io } from 'socket.io-client';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import type { CandorServer } from '../../server.ts';
import { openFront } from './open-front.ts';
import { call as send, hasGround, openTestFront, signUp, type TestFront } from './test-front.ts';

const call = (front: { url: string }, name: string, body?: object, token = '') =>
  send(front, name, { token, ...(body === undefined ? {} : { body }) });

describe.runIf(hasGround)('one engine and what customers reach', () => {
  let front: TestFront;
  let engine: CandorServer;
  const pushedTo: string[] = [];
  beforeAll(async () => {
    const postPush = async (endpoint: string): Promise<number> => {
      pushedTo.push(endpoint);
      return 201;
    };
    front = await openTestFront({}, { postPush });
    ({ engine } = front);
  });
  afterEach(() => front.closeFronts());
  afterAll(() => front.close());
  const open: TestFront['open'] = (...what) => front.open(...what);
  const settings: TestFront['settings'] = (...what) => front.settings(...what);

  test('an api answers what a customer asks, as one process would', async () => {
    const api = await open('api');
    const token = await signUp(api, 'tester0000');
    // Before the first prices no symbol is known.
    await expect.poll(async () => (await call(engine, 'GET /ready')).code).toBe(200);
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

  test('rules that two have decided hold at an api from their moment on, without a restart', async () => {
    const api = await open('api');
    const { db, clock, cluster, rulesInForce } = engine.services;
    const settings = rulesSettingsOf(rulesInForce.release);
    const lower = { ...settings, fast: { ...settings.fast, minStake: usdt('5') } };
    const decidedAt = clock.now();
    for (const id of ['finn', 'rita'])
      await db.query(
        `insert into operator (id, name, name_key, role, password_hash, created_at)
          values ($1::text, $1, $1, 'finance', '', 0)`,
        [id],
      );
    const payload = JSON.stringify({ settings: writeSettings(lower) });
    await db.query(
      `insert into operator_proposal (id, kind, subject, payload, reason, maker, made_at)
        values ('p1', 'rules-change', 'rules', $1, 'agreed', 'finn', $2)`,
      [payload, decidedAt],
    );
    const command = { kind: 'change-rules', basedOn: 1, settings: lower, from: null, approval: 'p1' } as const;
    const decision = {
      sql: `update operator_proposal set decision = 'approved', checker = 'rita', decided_at = $1 where id = 'p1'`,
      params: [decidedAt],
    };
    expect((await engine.services.engine.decide(command, [decision])).ok).toBe(true);
    cluster?.bus.signal({ kind: 'settings-changed' });
    const next = async () => (await call(api, 'GET /common/rules/now')).data['next'];
    await expect.poll(next).toBe(rulesInForce.versions[1]?.since);
    const late = await open('api');
    expect((await call(late, 'GET /common/rules')).data['coming']).toMatchObject([{ version: 2 }]);
  });

  test('a device that was added at an api is notified by the engine', async () => {
    const api = await open('api');
    const token = await signUp(api, 'tester0009');
    const pair = createECDH('prime256v1');
    pair.generateKeys();
    const keys = { p256dh: pair.getPublicKey('base64url'), auth: randomBytes(16).toString('base64url') };
    const endpoint = 'https://push.example.com/added-at-an-api';
    expect((await call(api, 'POST /player/push/subscribe', { endpoint, keys }, token)).code).toBe(200);
    const userId = String((await call(api, 'GET /player/getInfo', undefined, token)).data['userId']);
    const words = { title: 'A title', text: 'A text', page: 'home', tag: 'one' };
    await expect
      .poll(() => {
        engine.services.push.send(userId, 'security', () => words);
        return pushedTo;
      })
      .toContain(endpoint);
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

  test('what an engine may not have told is read anew by whoever is signed in at a stream', async () => {
    const [api, stream] = [await open('api'), await open('stream')];
    const auth = { token: await signUp(api, 'tester0003') };
    const options = { path: '/stream', transports: ['websocket'], reconnectionDelay: 20 };
    const [own, visitor] = [io(stream.url, { ...options, auth }), io(stream.url, { ...options, forceNew: true })];
    const [atOwn, atVisitor]: [string[], string[]] = [[], []];
    own.on('greeting', ({ quietMs }: { quietMs: number }) => atOwn.push(quietMs < 1_000 ? 'missed' : 'quiet'));
    own.on('disconnect', (reason) => atOwn.push(reason));
    visitor.on('disconnect', (reason) => atVisitor.push(reason));
    await expect.poll(() => [atOwn.length, visitor.connected]).toEqual([1, true]);
    engine.services.stream.interrupt();
    await expect.poll(() => atOwn.slice(1)).toEqual(['transport close', 'missed']);
    expect([atVisitor, visitor.connected]).toEqual([[], true]);
    for (const socket of [own, visitor]) socket.disconnect();
  });

  test('an api of other money, or without the key, does not open', async () => {
    await expect(openFront({ ...settings('api'), MODE: 'real' })).rejects.toThrow('this data is paper for good');
    const stranger = openFront(settings('api', { SECRETS_KEY: '8'.repeat(64) }));
    await expect(stranger).rejects.toThrow(/SECRETS_KEY|key/);
  });
});
