import fc from 'fast-check';
import type { Mark } from '@candor/core/market/mark.ts';
import { fastRules } from '@candor/core/fast/terms.ts';
import { settleFromTape } from '@candor/core/fast/settle-order.ts';
import { price, rate } from '@candor/core/money/amount.ts';
import { usdt } from '@candor/core/money/currencies.ts';
import { formatPlain } from '@candor/core/money/decimal.ts';
import { expect, test } from 'vitest';
import type { FastOrder } from '../../../shell/fast/standing.ts';
import { momentAt, playedOn, replayOf, stretchesOf, thinned, type Replay } from './replay.ts';

const receivedAt = 1_800_000_000_000;
const terms = {
  orderNo: 'o',
  userId: 'u',
  symbol: 'BTCUSDT',
  seconds: 30,
  stake: usdt('10'),
  payoutRate: rate(80_000_000n),
  payout: usdt('8'),
  bound: null,
  receivedAt,
} as const;
const wire = (marks: readonly Mark[]) => marks.map((mark) => ({ ...mark, price: formatPlain(mark.price, 8) }));

/** The order as the app has it once core has settled it along a tape; null where it is void. */
function settled(direction: 'up' | 'down', tape: readonly Mark[]): FastOrder | null {
  const found = settleFromTape({ ...terms, direction }, tape, Infinity, fastRules);
  if (found === null || found.entry === null || found.exit === null || found.result === 'void') return null;
  return {
    id: 'o',
    orderNo: 'o',
    contractType: 'fast',
    symbol: 'BTCUSDT',
    productName: 'Bitcoin',
    direction,
    seconds: 30,
    amount: '10',
    payoutRate: '0.8',
    orderPrice: formatPlain(found.entry.price, 8),
    currentPrice: null,
    salePrice: formatPlain(found.exit.price, 8),
    fee: '0',
    expectedProfit: '8',
    profit: { win: '8', lose: '-10', tie: '0' }[found.result],
    status: 'settled',
    result: found.result,
    orderTime: receivedAt,
    openTime: found.entry.time,
    saleTime: found.exit.time,
    termsHash: '',
  };
}

/** Marks as [milliseconds since the last, price step], from a moment before the receipt. */
const tapes = fc
  .array(fc.tuple(fc.constantFrom(250, 250, 250, 251, 500, 1_999, 2_001, 4_000), fc.integer({ min: -2, max: 2 })), {
    minLength: 60,
    maxLength: 150,
  })
  .map((steps) => {
    let [time, units] = [receivedAt - 1_000, 100n];
    return steps.map(([ms, step], seq): Mark => {
      [time, units] = [time + ms, units + BigInt(step)];
      return { symbol: 'BTCUSDT', seq, time, price: price(units * 100_000_000n), backfilled: false };
    });
  });
const replays = fc
  .tuple(fc.constantFrom('up' as const, 'down' as const), tapes)
  .map(([direction, tape]) => ({ order: settled(direction, tape), tape }))
  .filter((made): made is { order: FastOrder; tape: Mark[] } => made.order !== null)
  .map(({ order, tape }) => replayOf(order, wire(tape)))
  .filter((replay): replay is Replay => replay !== null);

test('it ends at the settled result: the exit price, the standing and the money of the order itself', () => {
  const seen = new Set<string | null>();
  fc.assert(
    fc.property(replays, (replay) => {
      const { mark, standing, profit, ended } = momentAt(replay, replay.to);
      const { order } = replay;
      expect([mark?.time, mark?.price, standing, profit, ended]).toEqual([
        order.saleTime,
        order.salePrice,
        order.result,
        order.profit,
        true,
      ]);
      seen.add(standing);
    }),
    { seed: 7, numRuns: 300 },
  );
  expect(seen).toEqual(new Set(['win', 'lose', 'tie']));
});

test('whatever core settles with entry and exit can be played', () => {
  fc.assert(
    fc.property(fc.constantFrom('up' as const, 'down' as const), tapes, (direction, tape) => {
      const order = settled(direction, tape);
      expect(order !== null && replayOf(order, wire(tape)) === null).toBe(false);
    }),
  );
});

test('time goes on one way, a price is never shown before its moment, and each is read at its own', () => {
  fc.assert(
    fc.property(replays, fc.array(fc.double({ min: 0, max: 1, noNaN: true })), (replay, shares) => {
      const times = shares.sort((a, b) => a - b).map((share) => replay.from + share * (replay.to - replay.from));
      let last = 0;
      for (const at of times) {
        const { mark, standing } = momentAt(replay, at);
        if (mark === null) continue;
        expect(mark.time).toBeLessThanOrEqual(at);
        expect(at - mark.time).toBeLessThanOrEqual(2_000);
        expect(mark.time).toBeGreaterThanOrEqual(last);
        expect(standing === null).toBe(at < replay.entryAt);
        last = mark.time;
      }
      for (const mark of replay.marks) expect(momentAt(replay, mark.time).mark).toBe(mark);
    }),
  );
});

test('playing comes to the exit in ten seconds, and not past it', () => {
  fc.assert(
    fc.property(replays, fc.integer({ min: 8, max: 100 }), (replay, ms) => {
      let [at, played] = [replay.from, 0];
      while (at < replay.to) {
        const next = playedOn(at, ms, replay);
        expect(next).toBeGreaterThan(at);
        [at, played] = [next, played + ms];
      }
      expect(at).toBe(replay.to);
      expect(Math.abs(played - 10_000)).toBeLessThanOrEqual(ms + 1);
      expect(playedOn(replay.from, 60_000, replay)).toBe(playedOn(replay.from, 100, replay));
    }),
    { numRuns: 30 },
  );
});

const at = (time: number, units: string) => ({ seq: time, time, price: units, backfilled: false });
const order = {
  ...({ direction: 'up', seconds: 30, amount: '10', expectedProfit: '8', orderPrice: '100' } as FastOrder),
  openTime: 1_000,
  result: 'win',
} as const;

test('where no price was recorded none is shown, and the line is in parts', () => {
  const marks = [at(0, '99'), at(1_000, '100'), at(2_000, '90'), at(9_000, '95'), at(31_000, '101')];
  const replay = replayOf(order, marks);
  if (replay === null) throw new Error('it is recorded');
  expect(momentAt(replay, 500)).toMatchObject({ mark: marks[0], standing: null, profit: null });
  expect(momentAt(replay, 2_000)).toMatchObject({ mark: marks[2], standing: 'lose', profit: '-10' });
  expect(momentAt(replay, 2_001)).toMatchObject({ mark: null, standing: null, profit: null, ended: false });
  expect(stretchesOf(marks).map((part) => part.length)).toEqual([3, 1, 1]);
});

test.each([
  ['the entry is missing', [at(0, '99'), at(31_000, '101')]],
  ['the exit is missing', [at(1_000, '100'), at(30_999, '101')]],
  ['the entry is another price', [at(1_000, '100.5'), at(31_000, '101')]],
  ['the exit has another result', [at(1_000, '100'), at(31_000, '99')]],
])('it is not played where %s', (_why, marks) => {
  expect(replayOf(order, marks)).toBeNull();
});

test('few of many marks keep the ends, the lowest and the highest, and their order', () => {
  fc.assert(
    fc.property(replays, fc.integer({ min: 1, max: 40 }), ({ marks }, parts) => {
      const few = thinned(marks, parts);
      const prices = (list: typeof few) => list.map((mark) => Number(mark.price));
      expect(few).toEqual(marks.filter((mark) => few.includes(mark)));
      expect(few.length).toBeLessThanOrEqual(parts * 2 + 2);
      expect([few[0], few.at(-1)]).toEqual([marks[0], marks.at(-1)]);
      expect(Math.min(...prices(few))).toBe(Math.min(...prices(marks)));
      expect(Math.max(...prices(few))).toBe(Math.max(...prices(marks)));
    }),
  );
});
