import fc from 'fast-check';
import { expect, test } from 'vitest';
import { hourSpan, isEmpty, meaningOf, placesOf, type Mirror } from './meaning.ts';

const none: Mirror = {
  from: 0,
  to: 1,
  fast: {
    orders: 0,
    wins: 0,
    losses: 0,
    ties: 0,
    voids: 0,
    staked: '0',
    result: '0',
    houseEdge: '0',
    hitRate: null,
    needed: 30,
  },
  futures: { positions: 0, profit: '0', fees: '0', result: '0' },
  spot: { trades: 0, fees: '0', difference: '0' },
  exchange: { trades: 0, fees: '0', difference: '0' },
  fees: '0',
  hours: null,
  hourNeeded: 10,
  againstHolding: '0',
};
const rate = { rate: '0.5', low: '0.4', high: '0.6', breakEven: '0.55', verdict: 'unclear' } as const;
const fast = (verdict: 'few' | 'below' | 'unclear' | 'above'): Mirror => ({
  ...none,
  fast: { ...none.fast, orders: 40, wins: 20, losses: 20, hitRate: { ...rate, verdict } },
});

test('where nothing has ended nothing is said of it', () => {
  expect([isEmpty(none), meaningOf(none)]).toEqual([true, 'mirror.nothing']);
});

test.each([
  ['a tie alone', { ...none, fast: { ...none.fast, orders: 1, ties: 1 } }],
  ['a closed position', { ...none, futures: { ...none.futures, positions: 1 } }],
  ['a deal of spot', { ...none, spot: { ...none.spot, trades: 1 } }],
  ['an exchange', { ...none, exchange: { ...none.exchange, trades: 1 } }],
])('%s says nothing of a rate', (_which, mirror) => {
  expect([isEmpty(mirror), meaningOf(mirror)]).toEqual([false, 'mirror.others']);
});

test('each verdict has its sentence', () => {
  expect((['few', 'below', 'unclear', 'above'] as const).map((verdict) => meaningOf(fast(verdict)))).toEqual([
    'mirror.tooFew',
    'mirror.below',
    'mirror.unclear',
    'mirror.above',
  ]);
});

test('range and break-even stand on the bar as they stand to each other', () => {
  // From 0.34 to 0.66: 0.4 lies at 6 / 32, 0.55 at 21 / 32.
  const { low, high, rate: at, breakEven } = placesOf(rate);
  expect([low, at, breakEven, high].map((place) => place.toFixed(3))).toEqual(['18.750', '50.000', '65.625', '81.250']);
});

test('nothing stands outside of the bar, however few and however extreme', () => {
  const share = fc.integer({ min: 0, max: 1_000 });
  fc.assert(
    fc.property(share, share, share, share, (a, b, c, breakEven) => {
      const [low = 0, middle = 0, high = 0] = [a, b, c].sort((x, y) => x - y);
      const text = (of: number) => String(of / 1_000);
      const places = placesOf({
        rate: text(middle),
        low: text(low),
        high: text(high),
        breakEven: text(breakEven),
        verdict: 'few',
      });
      for (const place of Object.values(places)) expect(place >= 0 && place <= 100.000_001).toBe(true);
      expect(places.low <= places.rate && places.rate <= places.high).toBe(true);
    }),
    { seed: 15, numRuns: 300 },
  );
});

test('the last hour of the day ends at midnight', () => {
  expect([hourSpan(0), hourSpan(9), hourSpan(23)]).toEqual(['00:00–01:00', '09:00–10:00', '23:00–00:00']);
});
