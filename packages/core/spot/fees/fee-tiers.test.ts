import { verifyReceipt } from '@candor/verifier/receipt.ts';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { canonicalState } from '../../canonical.ts';
import { amount, fraction, rate } from '../../money/amount.ts';
import { usdt } from '../../money/currencies.ts';
import { platformDay, platformDayStartOf } from '../../platform-day.ts';
import { rulesNoticeMs } from '../../rule-versions/change-rules.ts';
import { settingsFault } from '../../rule-versions/settings-fault.ts';
import { settingsOf } from '../../rule-versions/settings.ts';
import { paperRules } from '../../rules.ts';
import type { Effects } from '../../state.ts';
import { Venue } from '../orders/test-venue.ts';
import { spotRules } from '../rules.ts';
import { feesOf, tierOf, tiersOf, volumeOf, type FeeTier } from './fee-tiers.ts';
import type { SetSpotVolumes } from './set-spot-volumes.ts';

const tier = (volume: string, maker: string, taker: string): FeeTier => ({
  volumeFrom: usdt(volume),
  makerFee: fraction(maker),
  takerFee: fraction(taker),
});
const feeTiers = [tier('50000', '0.0008', '0.0012'), tier('1000000', '0', '0.0006')];
const tiered = { ...paperRules, spot: { ...spotRules, feeTiers } };

/** With volumes of the day before. */
function venueWith(volumes: SetSpotVolumes['volumes']): Venue {
  const venue = new Venue({ rules: tiered });
  expect(set(venue, -1, volumes)).toBe('ok');
  return venue;
}
function set(venue: Venue, days: number, volumes: SetSpotVolumes['volumes'] = []): string {
  const { result } = venue.do({ kind: 'set-spot-volumes', day: platformDay(venue.now) + days, volumes });
  return result.ok ? 'ok' : result.refusal;
}
const receiptOf = ({ receipts: [first] }: Effects) => ({
  orderNo: first?.receiptNo ?? '',
  journalId: String(first?.journal),
  content: first?.content ?? '',
  contentHash: '',
});

test('a day that is not over, that was set or lies before one that was, is refused and changes nothing', () => {
  const venue = venueWith([['a', usdt('60000')]]);
  const before = canonicalState(venue.state);
  expect([set(venue, 0), set(venue, 1), set(venue, -1), set(venue, -2)]).toEqual([
    'day-not-over',
    'day-not-over',
    'volumes-set',
    'volumes-set',
  ]);
  expect(canonicalState(venue.state)).toBe(before);
});

test('a day is over with its last millisecond of platform time, and one that is missed leaves no gap to fill', () => {
  const venue = venueWith([['a', usdt('60000')]]);
  const midnight = platformDayStartOf(platformDay(venue.now) + 1);
  venue.now = midnight - 2;
  expect(set(venue, 0)).toBe('day-not-over');
  venue.now = midnight;
  expect(set(venue, -1, [['b', usdt('1')]])).toBe('ok');
  venue.now = midnight + 5 * 86_400_000;
  expect(volumeOf(venue.state, 'b')).toMatchObject({ volume: 1_000_000n });
  expect(set(venue, -1)).toBe('ok');
  expect(volumeOf(venue.state, 'b').volume).toBe(0n);
});

test('volumes are a whole: who isn’t in the next day’s has none', () => {
  const venue = venueWith([
    ['a', usdt('60000')],
    ['b', usdt('50000')],
  ]);
  venue.now += 86_400_000;
  expect(set(venue, -1, [['b', usdt('49999.999999')]])).toBe('ok');
  const day = platformDay(venue.now) - 1;
  expect(volumeOf(venue.state, 'a')).toEqual({ volume: 0n, day });
  expect(volumeOf(venue.state, 'b')).toEqual({ volume: 49_999_999_999n, day });
});

test('two volumes of one customer, or none at all, are a fault', () => {
  const twice = [
    ['a', usdt('1')],
    ['a', usdt('2')],
  ] as const;
  expect(() => set(new Venue(), -1, twice)).toThrow('one volume');
  expect(() => set(new Venue(), -1, [['a', amount(0n)]])).toThrow('what deals came to');
});

test('an order has the rates of the last tier that its owner has reached, to the millionth', () => {
  const venue = venueWith([
    ['a', usdt('49999.999999')],
    ['b', usdt('50000')],
  ]);
  expect(venue.placed()).toMatchObject({ makerFee: 100_000n, takerFee: 150_000n });
  expect(venue.placed({ userId: 'b', orderNo: 't' })).toMatchObject({
    makerFee: 80_000n,
    takerFee: 120_000n,
    feeBasis: { volume: usdt('50000'), day: platformDay(venue.now) - 1 },
  });
});

test('before any day was set everybody is in the first tier', () => {
  const venue = new Venue({ rules: tiered });
  expect(venue.placed()).toMatchObject({
    makerFee: 100_000n,
    takerFee: 150_000n,
    feeBasis: { volume: 0n, day: null },
  });
});

test('under rules with one tier an order names no volume, whatever it is', () => {
  const venue = new Venue();
  set(venue, -1, [['a', usdt('9000000')]]);
  expect(venue.placed()).toMatchObject({ makerFee: 100_000n, takerFee: 150_000n, feeBasis: null });
});

test('an open order keeps its rates whatever becomes of rules and volume; its receipt names the old tiers', () => {
  const venue = venueWith([['a', usdt('60000')]]);
  const order = venue.placed({ tick: 5_990_000 });
  const settings = settingsOf(paperRules);
  const spot = { ...settings.spot, makerFee: fraction('0.02'), takerFee: fraction('0.02'), feeTiers: [] };
  venue.do({ kind: 'change-rules', basedOn: 1, settings: { ...settings, spot }, from: null, approval: 'p' });
  venue.now += Math.max(rulesNoticeMs, 86_400_000);
  expect(set(venue, -1)).toBe('ok');
  venue.mark('60000');
  expect(feesOf(venue.state, 'a')).toEqual({ makerFee: 2_000_000n, takerFee: 2_000_000n, feeBasis: null });
  const { effects } = venue.put({ userId: 'b', orderNo: 't', side: 'sell', tick: 5_990_000 });
  // 0.01 BTC at 0.08 %.
  expect(effects.deals.find((deal) => deal.order === order)?.fee).toBe(800n);
  expect(effects.receipts[0]?.content).toMatch(
    /^terms spot-when\|s\|a\|.*\|80000\|120000\|.*\|gtc\|-\|-\|60000000000\|\d+\|[\d:,]+\nrole maker\ntrigger -\n/,
  );
  expect(effects.receipts[0]?.content).toContain('|0:100000:150000,50000000000:80000:120000,1000000000000:0:60000\n');
});

test('anybody finds a rate that isn’t the tier’s, and a volume of a day that was not over', () => {
  const venue = venueWith([['a', usdt('60000')]]);
  venue.depth([], [{ tick: 6_000_000, steps: 5_000 }]);
  const receipt = receiptOf(venue.put({ type: 'market', tick: null, steps: 1_000 }).effects);
  const failing = (from: RegExp | string, to: string): (string | false)[] => {
    const content = receipt.content.replace(from, to);
    expect(content === receipt.content).toBe(from === to);
    return verifyReceipt({ ...receipt, content }, [])
      .filter(({ ok, name }) => ok === false && name !== 'receipt')
      .map(({ name }) => name);
  };
  expect(failing('', '')).toEqual([]);
  expect(failing('|80000|120000|', '|80000|130000|')).toEqual(['fillFee', 'fillTier']);
  expect(failing('|80000|120000|', '|100000|120000|')).toEqual(['fillTier']);
  expect(failing('|60000000000|', '|49999999999|')).toEqual(['fillTier']);
  expect(failing(/\|60000000000\|\d+\|/, `|60000000000|${platformDay(venue.now)}|`)).toEqual(['fillTier']);
  expect(failing(/\|60000000000\|\d+\|/, '|60000000000|-|')).toEqual(['fillTier']);
  expect(failing(',50000000000:', ',60000000001:')).toEqual(['fillTier']);
});

const ratesArb = fc.bigInt({ min: 0n, max: 2_000_000n });
const rulesArb = fc
  .record({
    steps: fc.array(fc.record({ volume: fc.bigInt({ min: 1n, max: 10n ** 12n }), maker: ratesArb, taker: ratesArb }), {
      maxLength: 9,
    }),
    first: fc.record({ maker: ratesArb, taker: ratesArb }),
  })
  .map(({ steps, first }) => ({
    ...settingsOf(paperRules).spot,
    makerFee: rate(first.maker),
    takerFee: rate(first.taker),
    feeTiers: steps.map(({ volume, maker, taker }) => ({
      volumeFrom: amount(volume),
      makerFee: rate(maker),
      takerFee: rate(taker),
    })),
  }));
/** Sorted, so that most of them fit. */
const fittingArb = rulesArb.map((spot) => {
  const falling = (values: bigint[]) => values.toSorted((a, b) => (a > b ? -1 : 1)).map((value) => rate(value));
  const all = tiersOf(spot);
  const [makers, takers] = [falling(all.map(({ makerFee }) => makerFee)), falling(all.map((one) => one.takerFee))];
  const volumes = spot.feeTiers.map(({ volumeFrom }) => volumeFrom).toSorted((a, b) => (a < b ? -1 : 1));
  const [makerFee = rate(0n), takerFee = rate(0n)] = [makers[0], takers[0]];
  return {
    ...spot,
    makerFee,
    takerFee,
    feeTiers: volumes.map((volumeFrom, i) => ({
      volumeFrom,
      makerFee: makers[i + 1] ?? makerFee,
      takerFee: takers[i + 1] ?? takerFee,
    })),
  };
});

test('whatever tiers can be set: more volume never costs more, nothing more than the first, taking no less', () => {
  let fit = 0;
  fc.assert(
    fc.property(
      fc.oneof(fittingArb, rulesArb),
      fc.array(fc.bigInt({ min: 0n, max: 2n * 10n ** 12n }), { minLength: 2, maxLength: 20 }),
      (spot, volumes) => {
        if (settingsFault({ ...settingsOf(paperRules), spot }, paperRules) !== null) return;
        fit += 1;
        const rising = volumes.toSorted((a, b) => (a < b ? -1 : 1)).map((volume) => tierOf(spot, amount(volume)));
        rising.forEach(({ makerFee, takerFee }, i) => {
          const before = rising[i - 1] ?? spot;
          expect(makerFee <= before.makerFee && takerFee <= before.takerFee && takerFee >= makerFee).toBe(true);
        });
      },
    ),
    { numRuns: 500 },
  );
  expect(fit).toBeGreaterThan(50);
});
