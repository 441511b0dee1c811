import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { signInOperator } from '../operators/test-operators.ts';
import { openTestServer, testStart, type TestServer } from '../test-server.ts';
import { findGap, highWaterFileName, highWaterOf, keepHighWater } from './high-water.ts';
import { reachOf } from './reach.ts';
import { markRestore, recentRestore, sayRestore } from './restore-marks.ts';

let candor: TestServer;
let folder: string;
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'candor-marks-'));
  candor = await openTestServer();
});
afterEach(async () => {
  await candor.close();
  rmSync(folder, { recursive: true });
});

const dayMs = 24 * 3_600_000;
const marks = async () => (await candor.call('GET /fair/restores')).data.list;

test('a gap is marked once, said to everybody and for a month to operators, and ends all sessions', async () => {
  const { db } = candor.server.services;
  await candor.signUp();
  expect(await db.query('select id from session')).toHaveLength(1);
  expect(await marks()).toEqual([]);
  const { journal, time } = await reachOf(db);
  const gap = { cause: 'restored', until: time + 60_000, now: time + 90_000 } as const;
  await markRestore(db, gap);
  await markRestore(db, { ...gap, now: time + 120_000 });
  const mark = {
    restoredAt: time + 90_000,
    from: time,
    to: time + 60_000,
    lastJournalId: journal,
    cause: 'restored',
  };
  expect(await marks()).toEqual([mark]);
  expect(await db.query('select id from session')).toEqual([]);

  const { headers } = await signInOperator(candor, 'risk', 'rita');
  expect((await candor.call('GET /operator/running', { headers })).data.restored).toEqual(mark);
  expect(await recentRestore(db, mark.restoredAt + 30 * dayMs)).toEqual(mark);
  expect(await recentRestore(db, mark.restoredAt + 30 * dayMs + 1)).toBeNull();
  const said: unknown[] = [];
  await sayRestore(db, { warn: (...words: unknown[]) => void said.push(words) }, mark.restoredAt);
  expect(said).toEqual([[mark, expect.stringContaining(new Date(time).toISOString())]]);
  await expect(db.query('delete from restore_mark')).rejects.toThrow('append-only');
});

test('data that end before what was told are found, and no others', async () => {
  const { db, log } = candor.server.services;
  const parts = { db, folder };
  const found = (): Promise<boolean> => findGap(parts, candor.time.clock.now());
  const file = join(folder, highWaterFileName);
  expect(await found()).toBe(false);
  await candor.signUp();
  await keepHighWater(parts, candor.time.every, log)();
  const highWater = await highWaterOf(db, folder);
  expect(highWater).toEqual({ ...(await reachOf(db)), installation: expect.any(Number) });
  expect(await found()).toBe(false);

  const more = { ...highWater, journal: String(Number(highWater?.journal) + 1), time: testStart + 5_000 };
  writeFileSync(file, JSON.stringify({ ...more, installation: 1 }));
  expect(await found()).toBe(false);
  writeFileSync(file, JSON.stringify(more).slice(1));
  expect(await found()).toBe(false);
  expect(await marks()).toEqual([]);

  writeFileSync(file, JSON.stringify(more));
  expect([await found(), await found()]).toEqual([true, true]);
  expect(await marks()).toEqual([
    {
      restoredAt: candor.time.clock.now(),
      from: (await reachOf(db)).time,
      to: testStart + 5_000,
      lastJournalId: highWater?.journal,
      cause: 'found',
    },
  ]);
});
