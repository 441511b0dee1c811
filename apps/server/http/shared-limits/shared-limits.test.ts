import { createClient } from '@redis/client';
import { hash, randomBytes } from 'node:crypto';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { redisUrl } from '../../bus/test-redis.ts';
import { openTcpProxy, type TcpProxy } from '../../../../tests/faults/tcp-proxy.ts';
import { openSharedLimits, type SharedLimits } from './shared-limits.ts';

const url = await redisUrl();
const run = randomBytes(6).toString('hex');
const warnings: string[] = [];
const open: SharedLimits[] = [];
const limitsAt = (at: string | undefined): SharedLimits => {
  const log = { warn: (_details: unknown, text: string) => warnings.push(text) } as never;
  const limits = openSharedLimits({ url: at, log, nameOf: (limit, key) => hash('sha256', `${run} ${limit} ${key}`) });
  open.push(limits);
  return limits;
};
afterEach(() => {
  for (const { close } of open.splice(0)) close();
  warnings.length = 0;
});
const connected = async () => {
  const client = createClient({ url: url ?? '' });
  await client.connect();
  return client;
};

/** Limits of the same name at two processes, once both reach Redis. */
async function twice(name: string, events: number, seconds: number, at = url ?? '') {
  const both = [limitsAt(at), limitsAt(at)].map(({ openLimit }) => openLimit(name, events, seconds));
  // What is counted before the connections stand is each one's own.
  const probe = open.slice(-2).map(({ openLimit }) => openLimit(`${name} probe`, 1_000, 60));
  await expect
    .poll(async () => {
      await probe[0]?.take('x', 1_000);
      return probe[1]?.waiting('x');
    })
    .toBeGreaterThan(0);
  return both as [(typeof both)[0], (typeof both)[0]];
}

test.runIf(url !== null)('several processes count together, take back together and begin anew together', async () => {
  const [one, other] = await twice('together', 3, 60);
  expect([await one.take('an'), await other.take('an'), await one.take('an')]).toEqual([0, 0, 0]);
  expect([await one.take('an'), await other.take('an')]).toEqual([60, 60]);
  expect([await one.waiting('an'), await other.waiting('an'), await other.waiting('binh')]).toEqual([60, 60, 0]);
  await one.giveBack('an');
  await one.giveBack('an');
  await other.giveBack('an');
  expect([await other.take('an'), await one.take('an')]).toEqual([0, 60]);
  await other.reset('an');
  expect([await one.take('an', 3), await other.take('an')]).toEqual([0, 60]);
});

test.runIf(url !== null)('Redis is told neither who nor for how long beyond the window', async () => {
  const [one] = await twice('unnamed', 2, 7);
  const client = await connected();
  const before = new Set(await client.keys('candor:limit:*'));
  await one.take('an@example.com 203.0.113.9');
  const keys = (await client.keys('candor:limit:*')).filter((key) => !before.has(key));
  expect(keys.length).toBe(1);
  expect(keys[0]).toMatch(/^candor:limit:[0-9a-f]{64}$/);
  expect(await client.ttl(keys[0] ?? '')).toBeGreaterThan(5);
  expect(await client.ttl(keys[0] ?? '')).toBeLessThanOrEqual(7);
  client.destroy();
});

test('without Redis each counts by itself, at once, and it is said once', async () => {
  const [one, other] = [limitsAt('redis://127.0.0.1:9'), limitsAt('redis://127.0.0.1:9')];
  const limits = [one, other].map(({ openLimit }) => openLimit('alone', 2, 60));
  for (const limit of limits)
    expect([await limit.take('an'), await limit.take('an'), await limit.take('an')]).toEqual([0, 0, 60]);
  await expect.poll(() => warnings.length).toBe(2);
  expect(await limitsAt(undefined).openLimit('none', 1, 60).take('an')).toBe(0);
});

test('zero is no limit', async () => {
  const limit = limitsAt('redis://127.0.0.1:9').openLimit('none', 0, 60);
  for (let taken = 0; taken < 100; taken += 1) expect(await limit.take('an')).toBe(0);
});

let line: TcpProxy;
beforeAll(async () => {
  const { hostname, port } = new URL(url ?? 'redis://127.0.0.1:6379');
  line = await openTcpProxy({ host: hostname, port: Number(port === '' ? 6379 : port) });
});
afterAll(() => line.close());

test.runIf(url !== null)('a Redis that hangs holds no call up, is left alone, and counts again', async () => {
  const at = `redis://127.0.0.1:${line.port}`;
  const [one, other] = await twice('hanging', 2, 60, at);
  expect([await one.take('an'), await other.take('an'), await one.take('an')]).toEqual([0, 0, 60]);
  line.hang();
  const begun = performance.now();
  // Each counts from nothing.
  expect([await one.take('an'), await one.take('an'), await one.take('an')]).toEqual([0, 0, 60]);
  expect(performance.now() - begun).toBeLessThan(1_000);
  const later = performance.now();
  for (let calls = 0; calls < 50; calls += 1) await one.take(`key ${calls}`);
  expect(performance.now() - later).toBeLessThan(250);
  line.heal();
  line.reset();
  await expect.poll(() => one.waiting('an'), { timeout: 10_000 }).toBeGreaterThan(0);
  await expect.poll(() => other.take('an'), { timeout: 10_000 }).toBeGreaterThan(0);
});
