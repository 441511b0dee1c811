import { expect, test } from 'vitest';
import { usdt } from '../../money/currencies.ts';
import { Venue } from './test-venue.ts';
import { journalsOf } from '../../test-apply.ts';

const marketBuy = { type: 'market', tick: null, steps: null } as const;
const sale = { userId: 'b', orderNo: 'm', side: 'sell' } as const;

test('a buy that meets a better price gives back what it saved and keeps what its rest can cost', () => {
  const venue = new Venue();
  venue.placed({ ...sale, tick: 5_999_000, steps: 400 });
  const { result, effects } = venue.put();
  // 400 steps at 59,990 cost 239.96, the 600 that rest can cost 360: 0.04 of 600 are free.
  expect(result).toMatchObject({ value: { status: 'partial', filledSteps: 400, held: usdt('360') } });
  expect(journalsOf(effects)).toEqual([
    ['spot-hold', ['a:2:USDT', -usdt('600'), usdt('600')]],
    [
      'spot-fill',
      ['a:2:USDT', 0n, -usdt('239.96')],
      ['a:2:BTC', 399_400n, 0n],
      ['b:2:BTC', 0n, -400_000n],
      ['b:2:USDT', usdt('239.72004'), 0n],
      ['fees:0:BTC', 600n, 0n],
      ['fees:0:USDT', usdt('0.23996'), 0n],
    ],
    ['spot-release', ['a:2:USDT', usdt('0.04'), -usdt('0.04')]],
  ]);
});

test('what a rest can cost is rounded together with what has been paid, so that its fills never lack a unit', () => {
  const venue = new Venue();
  venue.placed({ ...sale, tick: 6_000_001, steps: 11 });
  const order = venue.placed({ tick: 6_000_003, steps: 33 });
  // 11 steps cost 6,600,001.1 and 22 can cost 13,200,006.6: 19,800,007.7 in all, of which 6,600,002 are paid.
  expect(order.held).toBe(13_200_006n);
  venue.placed({ ...sale, orderNo: 'n', tick: 6_000_003, steps: 22 });
  expect(order).toMatchObject({ status: 'filled', dealAmount: 19_800_008n, held: 0n });
});

test.each([
  ['has met nobody', {}],
  ['has met its own price', { side: 'sell', userId: 'b', orderNo: 'm', steps: 400 }],
  ['sells, at whatever price', { side: 'buy', userId: 'b', orderNo: 'm', tick: 6_001_000, steps: 400 }],
] as const)('an order that %s has nothing to give back', (_name, other) => {
  const venue = new Venue();
  if ('side' in other) venue.placed(other);
  const { effects } = venue.put({ side: 'side' in other && other.side === 'buy' ? 'sell' : 'buy' });
  expect(effects.journals.map(({ kind }) => kind)).toEqual(
    'side' in other ? ['spot-hold', 'spot-fill'] : ['spot-hold'],
  );
});

test.each([
  // A step at the edge of the band, 66,000, costs 0.66.
  ['is spent', '600', 'filled', 1_000],
  ['no longer buys a step at the worst price', '600.659999', 'filled', 1_000],
  ['would still buy a step', '600.66', 'cancelled', 1_000],
  ['is less than the book offers', '599.999999', 'filled', 999],
] as const)('a buy at market whose money %s', (_name, budget, status, filledSteps) => {
  const venue = new Venue();
  venue.depth([], [{ tick: 6_000_000, steps: 1_000 }]);
  const order = venue.placed({ ...marketBuy, budget: usdt(budget) });
  expect(order).toMatchObject({ status, filledSteps, held: 0n, endedAt: venue.now });
  expect(venue.coin('a', 'USDT')[1]).toBe('0');
});

test('a buy at market that can’t pay one step is cancelled, its money free again', () => {
  const venue = new Venue({ mark: '1000000' });
  venue.depth([], [{ tick: 100_000_000, steps: 1_000 }]);
  expect(venue.placed({ ...marketBuy, budget: usdt('9.999999') })).toMatchObject({
    status: 'cancelled',
    filledSteps: 0,
  });
  expect(venue.coin('a', 'USDT')).toEqual(['10000', '0']);
});

test('a sell at market that the book can’t take whole is cancelled for the rest, whatever is left of it', () => {
  const venue = new Venue();
  venue.depth([{ tick: 6_000_000, steps: 999 }], []);
  const order = venue.placed({ type: 'market', tick: null, side: 'sell' });
  expect(order).toMatchObject({ status: 'cancelled', filledSteps: 999, held: 0n });
  expect(venue.coin('a', 'BTC')).toEqual(['0.99001', '0']);
});
