import { listingOf } from '@candor/core/market/catalogue.ts';
import { randomBytes } from 'node:crypto';
import { expect, test } from 'vitest';
import { sampleMs } from '../feed.ts';
import { profiles } from './profiles.ts';
import { simulatedSymbol, type SimulatedSymbol } from './symbol.ts';

const minuteMs = 60_000;
const holdMs = 30_000;
const symbols = ['BTCUSDT', 'ETHUSDT', 'SOLUSDT', 'BNBUSDT', 'XRPUSDT', 'XAUUSDT', 'NAS100USDT', 'AAVEUSDT'];
const seeds = 3;
const minutesPerSymbol = 4_500;
const begin = Date.UTC(2026, 10, 24, 7);

/** What everybody can see at a moment: prices up to it. */
interface Seen {
  readonly now: number;
  /** So many ms before. */
  at(msAgo: number): bigint;
  readonly round: bigint;
}
/** 1 bets on rising, -1 on falling, 0 leaves the round out. */
type Rule = (seen: Seen) => number;

const sign = (value: bigint): number => (value > 0n ? 1 : value < 0n ? -1 : 0);
/** While the first price of the minute is still its extreme: on the return to it. */
const backToFirst: Rule = ({ now, at }) => {
  const elapsed = now % minuteMs;
  const first = at(elapsed);
  const moves = Array.from({ length: Math.floor(elapsed / sampleMs) }, (_, i) => sign(at(i * sampleMs) - first));
  if (moves.every((move) => move >= 0)) return -sign(at(0) - first);
  return moves.every((move) => move <= 0) ? sign(first - at(0)) : 0;
};
const momentum =
  (ms: number): Rule =>
  ({ at }) =>
    sign(at(0) - at(ms));
const rangePlace =
  (ms: number): Rule =>
  ({ at }) => {
    const past = Array.from({ length: 30 }, (_, i) => at((i * ms) / 30)).sort((a, b) => (a < b ? -1 : 1));
    const [low = 0n, high = 0n] = [past[0], past.at(-1)];
    const place = at(0) - low;
    if (place * 4n >= (high - low) * 3n) return -1;
    return place * 4n <= high - low ? 1 : 0;
  };

/** By the second of the minute at which it is decided. */
const rules: Record<string, { second: number; rule: Rule }> = {
  'back to the first price, at :08': { second: 8, rule: backToFirst },
  'back to the first price, at :20': { second: 20, rule: backToFirst },
  'place in the range of a minute': { second: 13, rule: rangePlace(minuteMs) },
  'place in the range of ten minutes': { second: 29, rule: rangePlace(10 * minuteMs) },
  'movement of 1 s': { second: 17, rule: momentum(1_000) },
  'movement of 5 s': { second: 41, rule: momentum(5_000) },
  'movement of 30 s': { second: 0, rule: momentum(holdMs) },
  'movement across the turn of the minute': { second: 1, rule: momentum(3_000) },
  'round numbers': { second: 23, rule: ({ at, round }) => ((at(0) % round) * 2n >= round ? 1 : -1) },
  'colour of the last candle': { second: 2, rule: ({ at }) => sign(at(2_000) - at(2_000 + minuteMs)) },
  'end of the minute': { second: 50, rule: ({ at }) => sign(at(0) - at(50_000)) },
  'minute of the hour': { second: 5, rule: ({ now }) => (Math.floor(now / minuteMs) % 2 === 0 ? 1 : -1) },
};

const seedsOfRun = Array.from({ length: seeds }, () => randomBytes(16).toString('hex'));
const marketsOfRun = seedsOfRun.flatMap((seed) =>
  symbols.flatMap((symbol) => {
    const [listing, profile] = [listingOf(symbol), profiles[symbol]];
    return listing === undefined || profile === undefined ? [] : [simulatedSymbol(seed, listing, profile)];
  }),
);

/** +1 for a round that the rule has won, -1 for a lost one; 0 where it was even or left out. */
function play(market: SimulatedSymbol, { second, rule }: { second: number; rule: Rule }, minute: number): number {
  const now = begin + minute * minuteMs + second * 1_000;
  const at = (msAgo: number): bigint => market.priceAt(now - msAgo);
  const bet = rule({ now, at, round: 10n ** BigInt(at(0).toString().length - 3) });
  if (bet === 0) return 0;
  const entry = now + sampleMs;
  return bet * sign(market.priceAt(entry + holdMs) - market.priceAt(entry));
}

test(
  'no rule over public prices wins or loses more than chance, on seeds that nobody has seen',
  { timeout: 600_000 },
  () => {
    const names = Object.keys(rules);
    const [won, lost] = [new Map<string, number>(), new Map<string, number>()];
    for (const market of marketsOfRun) {
      for (let minute = 0; minute < minutesPerSymbol; minute += 1) {
        for (const [name, rule] of Object.entries(rules)) {
          const result = play(market, rule, minute);
          if (result !== 0) (result > 0 ? won : lost).set(name, ((result > 0 ? won : lost).get(name) ?? 0) + 1);
        }
      }
    }
    const results = names.map((name) => {
      const [wins, losses] = [won.get(name) ?? 0, lost.get(name) ?? 0];
      const decided = wins + losses;
      return { name, decided, share: wins / decided, deviations: (wins - losses) / Math.sqrt(decided) };
    });
    const lines = results.map(
      ({ name, decided, share, deviations }) =>
        `${name}: ${(share * 100).toFixed(2)} % of ${decided}, ${deviations.toFixed(1)} σ`,
    );
    // With twelve rules one run in 1,300 would be beyond by chance.
    expect(
      results.filter(({ deviations }) => Math.abs(deviations) > 4).map(({ name }) => name),
      `${seedsOfRun.join(', ')}\n${lines.join('\n')}`,
    ).toEqual([]);
    expect(Math.min(...results.map(({ decided }) => decided))).toBeGreaterThan(10_000);
  },
);
