import { afterEach, beforeEach, expect, test } from 'vitest';
import { openTestDatabase, type TestDatabase } from '../db/test-database.ts';
import { createSampler } from '../market/marks.ts';
import { priceOf } from '../market/test-feed.ts';
import { sourceCounter } from './count-sources.ts';
import { countsOf } from './facts-of-counts.ts';

const now = Date.UTC(2026, 10, 20, 12);
let opened: TestDatabase;
beforeEach(async () => {
  opened = await openTestDatabase();
});
afterEach(() => opened.drop());

test('prices are counted by how late they came, once, and what is no price that counts is none', async () => {
  const sampler = createSampler(['BTCUSDT']);
  const say = (source: string, lateMs: number, kind: 'price' | 'heartbeat' = 'price'): boolean => {
    const said = { symbol: 'BTCUSDT', source, time: now - lateMs };
    return sampler.hear(kind === 'price' ? { kind, ...said, price: priceOf('4000') } : { kind, ...said }, now);
  };
  const count = sourceCounter(sampler.sources);
  const { db } = opened;
  await count(db, now);
  expect([say('one', 260), say('one', 30), say('two', 9_000), say('one', 20, 'heartbeat')]).toEqual([
    true,
    true,
    true,
    true,
  ]);
  // Older than what was heard of that venue: out of order.
  expect(say('one', 31)).toBe(false);
  await count(db, now);
  await count(db, now);
  // Its clock is ahead.
  say('one', -5);
  await count(db, now);
  const none = (count: number): number[] => Array.from({ length: count }, () => 0);
  const day = Math.floor(now / 86_400_000);
  const frames = { counted: 0, apart: 0, late: 0, silent: 0 };
  expect((await countsOf(db, { from: day - 1, to: day + 1 }))?.sources).toEqual([
    { name: 'one', counts: [1, 1, ...none(4), 1, ...none(9)], p50: 50, p99: 300, frames },
    { name: 'two', counts: [...none(14), 1, 0], p50: 10_000, p99: 10_000, frames },
  ]);
});

test('what could not be stored is stored the next time, each kind under its own name', async () => {
  const lags = new Map([['one', [3]]]);
  const frames = new Map([['counted', 5]]);
  const count = sourceCounter({ lags: { counts: lags }, votes: { counts: new Map([['one', frames]]) } } as never);
  const broken = { query: () => Promise.reject(new Error('gone')) };
  await expect(count(broken, now)).rejects.toThrow('gone');
  lags.set('one', [4, 1]);
  frames.set('counted', 7);
  await count(opened.db, now);
  expect(await opened.db.query('select topic, name, count from statistics_tally order by topic, name')).toEqual([
    { topic: 'lag one', name: '0', count: '4' },
    { topic: 'lag one', name: '1', count: '1' },
    { topic: 'vote one', name: 'counted', count: '7' },
  ]);
});
