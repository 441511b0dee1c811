import { createClient } from '@redis/client';
import { randomBytes } from 'node:crypto';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { OutboxEntry } from '../event-outbox/user-event.ts';
import type { Bus } from './bus.ts';
import { openRedisBus } from './redis-bus.ts';
import type { Signal } from './signal.ts';
import { redisUrl } from './test-redis.ts';

const url = await redisUrl();
const shard = `test-${randomBytes(6).toString('hex')}`;
const open: Bus[] = [];
const faults: unknown[] = [];
const busOf = (at = url): Bus => {
  const bus = openRedisBus({ url: at ?? '', shard, onDown: (error) => faults.push(error) });
  open.push(bus);
  return bus;
};
beforeEach(() => {
  faults.length = 0;
});
afterEach(() => Promise.all(open.splice(0).map((bus) => bus.close())));

const entry = (epoch: number, number: number): OutboxEntry => ({
  epoch,
  number,
  events: [{ userId: 'an', event: 'balance', payload: [[]] }],
});
const isReady = async (bus: Bus): Promise<void> => {
  await expect.poll(() => bus.isUp).toBe(true);
};

test.runIf(url !== null)('who follows has each entry once, from the time on at which it began', async () => {
  const writer = busOf();
  await isReady(writer);
  await writer.append([entry(1, 1)]);
  const read: OutboxEntry[] = [];
  await busOf().follow((one) => read.push(one));
  await writer.append([entry(1, 2), entry(1, 3)]);
  await writer.append([entry(1, 3), entry(2, 1), entry(1, 4)]);
  await writer.append([entry(2, 0), entry(2, 0)]);
  await writer.append([entry(2, 2)]);
  await expect.poll(() => read.length).toBe(6);
  expect(read).toEqual([entry(1, 2), entry(1, 3), entry(2, 1), entry(2, 0), entry(2, 0), entry(2, 2)]);
});

test.runIf(url !== null)('a signal is heard by all others, and not by who gave it', async () => {
  const [one, other] = [busOf(), busOf()];
  const heard: [string, Signal][] = [];
  one.onSignal((signal) => heard.push(['one', signal]));
  other.onSignal((signal) => heard.push(['other', signal]));
  await isReady(one);
  const signal: Signal = { kind: 'standing-changed', userId: 'an' };
  await expect
    .poll(() => {
      one.signal(signal);
      return heard.length;
    })
    .toBeGreaterThan(0);
  expect(new Set(heard.map(([who]) => who))).toEqual(new Set(['other']));
  expect(heard[0]?.[1]).toEqual(signal);
});

test.runIf(url !== null)('what was told after everything was flushed is read', async () => {
  const writer = busOf();
  const read: OutboxEntry[] = [];
  await isReady(writer);
  await busOf().follow((one) => read.push(one));
  await writer.append([entry(1, 1)]);
  await expect.poll(() => read.length).toBe(1);
  const client = createClient({ url: url ?? '' });
  await client.connect();
  await client.del(`candor:${shard}:events`);
  client.destroy();
  await writer.append([entry(1, 2)]);
  await expect.poll(() => read).toEqual([entry(1, 1), entry(1, 2)]);
});

test.runIf(url !== null)('who follows is behind while Redis is away, and no longer once all is read', async () => {
  const away = busOf('redis://127.0.0.1:9');
  void away.follow(() => undefined);
  await expect.poll(() => away.isBehind).toBe(true);
  const bus = busOf();
  await bus.follow(() => undefined);
  await expect.poll(() => [bus.isUp, bus.isBehind]).toEqual([true, false]);
});

test('without Redis it opens, is not up, and appends nothing', async () => {
  const bus = busOf('redis://127.0.0.1:9');
  expect(bus.isUp).toBe(false);
  await expect(bus.append([entry(1, 1)])).rejects.toThrow();
  bus.signal({ kind: 'settings-changed' });
  await expect.poll(() => faults.length).toBe(1);
});
