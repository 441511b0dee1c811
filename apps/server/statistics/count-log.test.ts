import { dayMs, platformDay } from '@candor/core/platform-day.ts';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { openTestDatabase, type TestDatabase } from '../db/test-database.ts';
import { entryOf } from '../log/intake.ts';
import { countLog } from './count-log.ts';
import { loggedOf } from './facts-of-log.ts';

const start = Date.UTC(2026, 10, 20, 12);
const today = platformDay(start);
let opened: TestDatabase;
beforeEach(async () => {
  opened = await openTestDatabase();
  await beginLog(1);
});
afterEach(() => opened.drop());

const beginLog = (id: number) =>
  opened.db.query(
    `insert into public_log (id, origin, began_at, last_restore, vkey, seeds_sealed)
      values ($1, 'log ' || $1::integer, 1, 0, 'v', 's')`,
    [id],
  );
async function say(log: number, ...entries: readonly (readonly [kind: string, time: number, facts: object])[]) {
  await opened.db.query(
    `insert into log_entry (log, index, data, hash)
      select $1, (select coalesce(max(index), -1) from log_entry where log = $1) + n, convert_to(entry, 'UTF8'),
        sha256('x') from unnest($2::text[]) with ordinality as e (entry, n)`,
    [log, entries.map(([kind, time, facts]) => entryOf(kind, time, JSON.stringify(facts)).toString())],
  );
}
const batch = (time: number, counts: Record<string, number>) => ['batch', time, { counts }] as const;
const minute = (time: number, marks: Record<string, number>) =>
  [
    'minute',
    time + 60_250,
    {
      minute: time,
      symbols: Object.fromEntries(Object.entries(marks).map(([symbol, n]) => [symbol, [0, n, 'h', 'c']])),
    },
  ] as const;
const logged = (days: number) => loggedOf(opened.db, { from: today - 90, to: today + days });

test('batches are summed by the day of their entry, once, however they are cut and whoever counts beside', async () => {
  const { db } = opened;
  expect(await logged(0)).toBe(null);
  const tomorrow = start + dayMs;
  await say(1, ['act', start, { act: 'began' }], batch(start, { 'fast-win': 2, ack: 1 }));
  await countLog(db, start);
  await say(
    1,
    batch(start, { 'fast-win': 1, 'refusal-market-halted': 3 }),
    batch(tomorrow, { 'refusal-market-halted': 4, 'futures-liquidation': 1 }),
    batch(tomorrow, { 'ack-place-spot-order': 5 }),
  );
  await countLog(db, tomorrow, 1);
  await Promise.all([countLog(db, tomorrow), countLog(db, tomorrow)]);
  const ofToday = { ack: 1, 'fast-win': 3, 'refusal-market-halted': 3 };
  expect(await logged(1)).toEqual({
    since: today - 90,
    counts: ofToday,
    marks: { symbols: 0, marks: 0, missing: 0 },
  });
  expect((await logged(2))?.counts).toEqual({
    ...ofToday,
    'ack-place-spot-order': 5,
    'futures-liquidation': 1,
    'refusal-market-halted': 7,
  });
});

test('a log that repeats what was settled before it is counted from the day after it began', async () => {
  const { db } = opened;
  await countLog(db, start);
  await say(1, batch(start, { 'fast-win': 2 }));
  await countLog(db, start);
  await beginLog(2);
  const tomorrow = start + dayMs;
  await say(2, batch(tomorrow, { 'fast-win': 2 }));
  await countLog(db, tomorrow);
  expect(await logged(2)).toBe(null);
  await say(2, batch(tomorrow + 1, { 'fast-win': 7 }), batch(tomorrow + dayMs, { 'fast-lose': 1 }));
  await countLog(db, tomorrow + dayMs);
  expect(await logged(3)).toEqual({
    since: today + 2,
    counts: { 'fast-lose': 1 },
    marks: { symbols: 0, marks: 0, missing: 0 },
  });
});

test('an installation from before is counted from the next day on, without what it had said', async () => {
  const { db } = opened;
  await db.query('update statistics_until set since = null');
  await say(1, batch(start, { 'fast-win': 2 }));
  await countLog(db, start);
  expect(await db.query('select log, entry, log_since from statistics_until')).toEqual([
    { log: 1, entry: '0', log_since: today + 1 },
  ]);
  expect(await db.query('select * from statistics_tally')).toEqual([]);
});

test('marks are missing to four a second of each day after a symbol’s first, each by itself', async () => {
  const { db } = opened;
  const [first, second, third] = [start, start + dayMs, start + 2 * dayMs];
  await say(
    1,
    minute(first, { BTCUSDT: 1, ETHUSDT: 240 }),
    minute(second, { BTCUSDT: 345_601 }),
    minute(third, { BTCUSDT: 345_590, SOLUSDT: 9 }),
  );
  await countLog(db, third);
  // Of one there is the first day alone, of the other nothing but it.
  expect((await logged(3))?.marks).toEqual({
    symbols: 2,
    marks: 691_191,
    missing: 10 + 2 * 345_600,
  });
  expect((await logged(1))?.marks).toEqual({ symbols: 0, marks: 0, missing: 0 });
});
