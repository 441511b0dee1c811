import { expect, test } from 'vitest';
import { watchFaults } from './faults.ts';
import type { RecordedMark } from './tape.ts';

const mark = (time: number, backfilled = false, symbol = 'BTCUSDT', price = time) =>
  ({ symbol, time, backfilled, price: BigInt(price) }) as RecordedMark;
const shown = (watch: ReturnType<typeof watchFaults>, ...marks: RecordedMark[]) =>
  watch({ marks }).map(({ params = [] }) => params.slice(1));

test('marks that follow each other are no fault', () => {
  const watch = watchFaults(() => 1000);
  for (let time = 1250; time < 5000; time += 250) expect(shown(watch, mark(time))).toEqual([]);
  expect(
    shown(
      watchFaults(() => undefined),
      mark(99_999),
    ),
  ).toEqual([]);
});

test('a hole is a fault of its symbol, from the last mark to the next, also over a restart', () => {
  const watch = watchFaults((symbol) => (symbol === 'BTCUSDT' ? 1000 : 4000));
  expect(shown(watch, mark(4250), mark(4250, false, 'ETHUSDT'))).toEqual([['BTCUSDT', 'silence', 1000, 4250]]);
  expect(shown(watch, mark(5251))).toEqual([['BTCUSDT', 'silence', 4250, 5251]]);
  expect(shown(watch, mark(6251))).toEqual([]);
});

test('what was filled in from history is a fault until the feed speaks again', () => {
  const watch = watchFaults(() => 1000);
  expect(shown(watch, mark(1500, true))).toEqual([]);
  expect(shown(watch, mark(2000, true))).toEqual([]);
  expect(shown(watch, mark(2250))).toEqual([['BTCUSDT', 'backfilled', 1000, 2250]]);
  expect(shown(watch, mark(2500))).toEqual([]);
});

test('a value that stands still while the feed speaks on is a fault of its symbol alone', () => {
  const watch = watchFaults(() => undefined);
  const noted: unknown[] = [];
  for (let time = 0; time < 60_000; time += 250) {
    const isStill = time >= 30_000 && time < 45_000;
    noted.push(...shown(watch, mark(time, false, 'BTCUSDT', isStill ? 7 : time), mark(time, false, 'ETHUSDT')));
  }
  expect(noted).toEqual([['BTCUSDT', 'standstill', 30_000, 45_000]]);
});
