import { dayMs } from '@candor/core/platform-day.ts';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { checkBooks } from '../../books/run-checks.ts';
import { openTestDatabase, type TestDatabase } from '../../db/test-database.ts';
import { settledOrder } from '../../orders/test-settled-order.ts';
import { startOn } from '../../test-restart.ts';
import { testStart, type TestServer } from '../../test-server.ts';
import { minutesOf, sweepTape } from './keep-tape.ts';

const minuteMs = 60_000;
const keepDays = 30;
/** So long after the first minute that the sweep may take all of this test. */
const later = testStart + (keepDays + 2) * dayMs;

let opened: TestDatabase;
let candor: TestServer;
beforeEach(async () => {
  opened = await openTestDatabase();
  candor = await startOn(opened);
});
afterEach(async () => {
  await candor.close();
  await opened.drop();
});

const minutes = async (table: string, symbol: string): Promise<number[]> =>
  (
    await opened.db.query<{ minute: string }>(`select minute from ${table} where symbol = $1 order by minute`, [symbol])
  ).map(({ minute }) => (Number(minute) - testStart) / minuteMs);

/** Ten minutes of the tape of two symbols, a contract settled in the fifth and sixth, and later a minute more. */
async function tenMinutesAndLater(): Promise<string> {
  candor.feed.tick('BTCUSDT', '60000');
  candor.feed.tick('ETHUSDT', '3000');
  await candor.advance(5 * minuteMs - 15_000);
  const { orderNo } = await settledOrder(candor, 60_000);
  await candor.advance(10 * minuteMs + testStart - candor.time.clock.now());
  await candor.close();
  // The feed has nothing of the time between.
  candor = await startOn(opened, later);
  candor.feed.tick('BTCUSDT', '60000');
  candor.feed.tick('ETHUSDT', '3000');
  await candor.advance(2 * minuteMs);
  return orderNo;
}

test('what is older than it is kept is forgotten, but not what a receipt rests on', async () => {
  await tenMinutesAndLater();
  const before = await minutes('tape_chunk', 'BTCUSDT');
  expect(before.slice(0, 10)).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9]);
  await sweepTape(opened.db, candor.time.clock.now(), keepDays);
  expect((await minutes('tape_chunk', 'BTCUSDT')).filter((minute) => minute < 10)).toEqual([3, 4, 5, 6]);
  expect(await minutes('tape_kept', 'BTCUSDT')).toEqual([3, 4, 5, 6]);
  expect((await minutes('tape_chunk', 'ETHUSDT')).filter((minute) => minute < 10)).toEqual([]);
  const { faults } = await checkBooks(opened.db, candor.time.clock.now(), 'whole');
  expect(faults.tape).toEqual([]);

  await expect(
    opened.db.query(`delete from tape_chunk where symbol = 'BTCUSDT' and minute = ${testStart + 4 * minuteMs}`),
  ).rejects.toThrow(/a receipt rests on this chunk/);
  await expect(opened.db.query('delete from tape_kept')).rejects.toThrow();
});

test('a stretch that reaches into what is gone is refused, within what is kept it is answered', async () => {
  await tenMinutesAndLater();
  await sweepTape(opened.db, candor.time.clock.now(), keepDays);
  const ask = (from: number, to: number) =>
    candor.call('GET /fair/tape', {
      query: { symbol: 'BTCUSDT', from: testStart + from * minuteMs, to: testStart + to * minuteMs - 1 },
    });
  expect((await ask(3, 7)).data.marks.length).toBe(4 * 240);
  expect((await ask(0, 2)).data.marks).toEqual([]);
});

test('the tape of the last 30 days is kept, whatever is asked for, and so is what was not swept before', async () => {
  candor.feed.tick('BTCUSDT', '60000');
  await candor.advance(3 * minuteMs);
  await expect(opened.db.query('update tape_swept set minute = $1', [candor.time.clock.now()])).rejects.toThrow(
    /is not swept/,
  );
  await sweepTape(opened.db, candor.time.clock.now(), keepDays);
  expect(await minutes('tape_chunk', 'BTCUSDT')).toEqual([0, 1, 2]);
});

test('a hole in what is not past keeping is a fault of the books', async () => {
  await tenMinutesAndLater();
  await opened.db.batch([
    { sql: 'alter table tape_chunk disable trigger user' },
    { sql: `delete from tape_chunk where symbol = 'BTCUSDT' and minute = ${testStart + 5 * minuteMs}` },
    { sql: 'alter table tape_chunk enable trigger user' },
  ]);
  const { faults } = await checkBooks(opened.db, candor.time.clock.now(), 'whole');
  expect(faults.tape).toContain(`BTCUSDT at ${testStart + 6 * minuteMs}`);
});

test('what the verifier asks for as one stretch is kept without a hole', () => {
  const from = testStart + 10_000;
  const content = [
    `terms fast|1|user|BTCUSDT|up|120|50000000|80000000|40000000|-|${from}`,
    `entry 37@${from + 250}=6000000000000`,
    `exit 517@${from + 120_250}=6000100000000`,
  ].join('\n');
  expect(minutesOf(content)).toEqual([{ symbol: 'BTCUSDT', first: testStart, last: testStart + 2 * minuteMs }]);
  expect(minutesOf('terms withdrawal|1|user')).toEqual([]);
});
