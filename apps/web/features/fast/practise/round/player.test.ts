import { expect, test, vi } from 'vitest';
import { fraction } from '@candor/core/money/amount.ts';
import { usdt } from '@candor/core/money/currencies.ts';
import { clockText } from './clock-text.ts';
import { entriesOf } from './entries.ts';
import { playerOf } from './player.ts';
import { advanced, placed } from './round.ts';
import { start, stretchFrom } from '../past/test-tape.ts';

/** A hundredth of a percent more each quarter of a second. */
const stretch = stretchFrom(Array.from({ length: 400 }, (_, at) => `${10_000 + at}`));

test('only what was played is in the line, and its times say nothing of the date', () => {
  const player = playerOf(stretch, start + 700);
  expect([player.now(), player.points(), player.price()]).toEqual([
    700,
    [
      { time: 0, price: 100 },
      { time: 250, price: 100.01 },
      { time: 500, price: 100.02 },
    ],
    '100.02',
  ]);
  player.seek(start + 750);
  expect(player.points()).toHaveLength(4);
  player.seek(stretch.to);
  expect(player.points()).toHaveLength(400);
  expect([player.writeTime(0), player.writeTime(65_000)]).toEqual(['0:00', '1:05']);
});

test('before the first price there is none', () => {
  const player = playerOf(stretch, start - 1);
  expect([player.points(), player.price()]).toEqual([[], null]);
});

test('who draws it is called with each move, until it stops', () => {
  const player = playerOf(stretch, start);
  const redraw = vi.fn();
  const stop = player.onMove(redraw);
  player.seek(start + 10);
  expect([redraw.mock.calls.length, player.at()]).toEqual([1, start + 10]);
  stop();
  player.seek(start + 20);
  expect(redraw).toHaveBeenCalledTimes(1);
});

test('minutes and seconds', () => {
  expect([0, 999, 59_999, 60_000, 1_800_000].map(clockText)).toEqual(['0:00', '0:00', '0:59', '1:00', '30:00']);
});

test('an order is on the line from its entry on, and for half a minute with its end', () => {
  const player = playerOf(stretch, start);
  const draft = { direction: 'up', seconds: 30, stake: usdt('10'), payoutRate: fraction('0.80') } as const;
  const round = placed({ stretch, at: start + 10_000, orders: [] }, draft);
  const shown = (at: number) => entriesOf(advanced(round, start + at), player);
  expect(shown(10_000)).toEqual([]);
  const entry = { id: '0', direction: 'up', price: 100.41, from: 10_250, to: 40_250 };
  expect(shown(10_250)).toEqual([entry]);
  expect(shown(40_250)).toEqual([{ ...entry, exit: { time: 40_250, price: 101.61, end: 'win' } }]);
  expect(shown(70_250)).toHaveLength(1);
  expect(shown(70_251)).toEqual([]);
});
