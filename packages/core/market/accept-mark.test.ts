import fc from 'fast-check';
import { expect, test } from 'vitest';
import { price, type Price } from '../money/amount.ts';
import { acceptMark, emptyFilter, filterAfter, medianPrice, type FilterState, type MarkSample } from './accept-mark.ts';

const sample = (value: bigint | null, time: number, more: Partial<MarkSample> = {}): MarkSample => ({
  price: value === null ? null : price(value),
  time,
  statedAt: time,
  heardAt: time,
  ...more,
});

/** Runs samples 250 ms apart; a refused one shows as its refusal. */
function run(start: FilterState, samples: readonly MarkSample[]): (bigint | string)[] {
  let state = start;
  return samples.map((each) => {
    const judged = acceptMark(state, each);
    state = judged.state;
    return judged.result.ok ? judged.result.value : judged.result.refusal;
  });
}
const series = (...values: bigint[]): MarkSample[] => values.map((value, i) => sample(value, 1_000 + i * 250));
const at100 = filterAfter(price(10_000n), 0);

test.each([[null], [0n], [-10_000n]])('%s is no price', (value) => {
  expect(run(at100, [sample(value, 250)])).toEqual(['no-price']);
});

test.each([
  [10_200n, 10_200n],
  [10_201n, 'deviates'],
  [9_800n, 9_800n],
  [9_799n, 'deviates'],
])('two per cent from the last marks are near: %i after 10,000 is %s', (value, judged) => {
  expect(run(at100, [sample(value, 250)])).toEqual([judged]);
});

test('only the last three marks say what is near', () => {
  // 104.00 is within 2 % of 102.00, the middle of the last three, and not of 101.50, that of all.
  const drift = [10_000n, 10_150n, 10_200n, 10_350n, 10_400n];
  expect(run(emptyFilter, series(...drift))).toEqual(drift);
});

test('a time that repeats or goes back is refused', () => {
  expect(run(at100, [sample(10_000n, 500), sample(10_001n, 500), sample(10_001n, 499)])).toEqual([
    10_000n,
    'out-of-order',
    'out-of-order',
  ]);
});

test('a feed silent for more than 2 s makes no mark, a heartbeat keeps an old trade alive', () => {
  expect(run(at100, [sample(10_000n, 5_001, { heardAt: 3_000, statedAt: 3_000 })])).toEqual(['stale']);
  expect(run(at100, [sample(10_000n, 5_000, { heardAt: 3_000, statedAt: 10 })])).toEqual([10_000n]);
});

test('a spike that merely stays on the screen is never confirmed', () => {
  const frozen = Array.from({ length: 40 }, (_, i) => sample(5_000n, 1_000 + i * 250, { statedAt: 1_000 }));
  expect(new Set(run(at100, frozen))).toEqual(new Set(['deviates']));
});

test('spikes to both sides in a row confirm nothing', () => {
  expect(new Set(run(at100, series(5_000n, 15_000n, 5_000n, 15_000n, 5_000n, 15_000n)))).toEqual(new Set(['deviates']));
});

test('a real jump is accepted once three further prints agree', () => {
  expect(run(at100, series(10_010n, 12_000n, 12_010n, 12_005n, 12_020n, 12_030n))).toEqual([
    10_010n,
    'deviates',
    'deviates',
    'deviates',
    12_020n,
    12_030n,
  ]);
});

test('small moves pass as they are', () => {
  expect(run(emptyFilter, series(10_000n, 10_100n, 10_150n, 10_100n))).toEqual([10_000n, 10_100n, 10_150n, 10_100n]);
});

test('one tick of ±50 % anywhere in a calm market never becomes a mark', () => {
  const calm = fc.array(fc.integer({ min: 99_500, max: 100_500 }), { minLength: 4, maxLength: 40 });
  fc.assert(
    fc.property(calm, fc.nat(), fc.boolean(), (calmPrices, where, up) => {
      const at = 1 + (where % (calmPrices.length - 1));
      const spike = up ? 150_000 : 50_000;
      const values = calmPrices.with(at, spike).map(BigInt);
      const marks = run(emptyFilter, series(...values));
      expect(marks[at]).toBe('deviates');
      expect(marks.toSpliced(at, 1)).toEqual(values.toSpliced(at, 1));
    }),
  );
});

test('no two marks in a row are further apart than the band unless prints confirmed the level', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 1, max: 400 }), { maxLength: 60 }), (values) => {
      const marks = run(emptyFilter, series(...values.map((value) => BigInt(value * 1_000))));
      let refused = 0;
      let last: bigint | null = null;
      for (const mark of marks) {
        if (typeof mark === 'string') {
          refused += 1;
          continue;
        }
        if (last !== null && refused < 3) expect(Number(mark) / Number(last)).toBeGreaterThan(0.94);
        if (last !== null && refused < 3) expect(Number(mark) / Number(last)).toBeLessThan(1.062);
        last = mark;
        refused = 0;
      }
    }),
  );
});

test('any level that lasts is accepted in the end', () => {
  fc.assert(
    fc.property(
      fc.array(fc.integer({ min: 1, max: 1_000_000 })),
      fc.integer({ min: 1, max: 1_000_000 }),
      (noise, level) => {
        const marks = run(emptyFilter, series(...[...noise, level, level, level, level].map(BigInt)));
        expect(marks.at(-1)).toBe(BigInt(level));
      },
    ),
  );
});

test('the median is a price some source showed and one source can not move it far', () => {
  expect(medianPrice([])).toBeNull();
  expect(medianPrice([3n, 1n, 2n] as Price[])).toBe(2n);
  expect(medianPrice([4n, 1n] as Price[])).toBe(1n);
  expect(medianPrice([100n, 101n, 1_000_000n] as Price[])).toBe(101n);
});
