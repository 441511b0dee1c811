import { createECDH, randomBytes } from 'node:crypto';
import { expect, test } from 'vitest';
import { openTestDatabase } from '../db/test-database.ts';
import { openTestServer, testStart, type TestServer } from '../test-server.ts';
import { rotatePushKey } from './vapid.ts';

const keep = () => Promise.resolve();
const newDevice = (name: string) => ({
  endpoint: `https://push.example.com/${name}`,
  keys: {
    p256dh: createECDH('prime256v1').generateKeys('base64url'),
    auth: randomBytes(16).toString('base64url'),
  },
});

test('a device is told by the pair that it subscribed with, and the pair goes when no device rests on it', async () => {
  const opened = await openTestDatabase();
  const sent: string[] = [];
  const start = (startAt: number): Promise<TestServer> =>
    openTestServer({
      opened: { ...opened, drop: keep },
      startAt,
      postPush(endpoint, { authorization = '' }) {
        sent.push(`${endpoint.split('/').at(-1)} by ${authorization.split('k=')[1]}`);
        return Promise.resolve(201);
      },
    });
  const restart = async (before: TestServer) => {
    await before.close();
    return start(before.time.clock.now() + 1_000);
  };
  const pairs = async () =>
    (await opened.db.query<{ id: number }>('select id from push_key order by id')).map(({ id }) => id);

  let candor = await start(testStart);
  const rotate = () => rotatePushKey(opened.db, candor.server.services.secrets);
  const { token, userId } = await candor.signUp();
  const subscribe = (name: string, key?: string) =>
    candor.call('POST /player/push/subscribe', {
      token,
      body: { ...newDevice(name), ...(key === undefined ? {} : { key }) },
    });
  const keyNow = async () => (await candor.call('GET /player/push/key', { token })).data.publicKey;
  const tell = async () => {
    sent.length = 0;
    const { push } = candor.server.services;
    push.send(userId, 'security', () => ({ title: 't', text: 'x', page: 'pages/index/index', tag: 'a' }));
    await push.settled();
    return sent.toSorted();
  };

  const first = await keyNow();
  await subscribe('phone', first);
  const second = await rotate();
  expect(second).not.toBe(first);
  // What runs goes on with the pair that it has, also for an app that doesn't say which.
  expect(await keyNow()).toBe(first);
  await subscribe('tablet');
  expect(await tell()).toEqual([`phone by ${first}`, `tablet by ${first}`]);

  candor = await restart(candor);
  expect(await keyNow()).toBe(second);
  // One who doesn't say which stays with the one before; who comes anew gets the newest.
  await subscribe('phone');
  await subscribe('laptop');
  expect(await tell()).toEqual([`laptop by ${second}`, `phone by ${first}`, `tablet by ${first}`]);

  const third = await rotate();
  expect(await pairs()).toEqual([1, 2, 3]);
  for (const name of ['phone', 'tablet']) await subscribe(name, second ?? '');
  candor = await restart(candor);
  const fourth = await rotate();
  expect([await keyNow(), await pairs()]).toEqual([third, [2, 3, 4]]);
  candor = await restart(candor);
  expect(await keyNow()).toBe(fourth);
  expect(await tell()).toEqual([`laptop by ${second}`, `phone by ${second}`, `tablet by ${second}`]);
  await candor.close();
  await opened.drop();
});

test('where no pair was ever made there is none to replace', async () => {
  const opened = await openTestDatabase();
  const secrets = { sealText: () => 'x' } as never;
  expect(await rotatePushKey(opened.db, secrets)).toBeNull();
  expect(await opened.db.query('select id from push_key')).toEqual([]);
  await opened.drop();
});
