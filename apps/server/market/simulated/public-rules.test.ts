import { catalogue } from '@candor/core/market/catalogue.ts';
import type { Trade } from '@candor/core/market/trade.ts';
import { expect, test } from 'vitest';
import { simulatedMarkets } from './feed.ts';
import { seedsOf } from './path/seeds.ts';
import { slotsPerMinute } from './path/minute.ts';

const minuteMs = 60_000;
const begin = Date.UTC(2026, 10, 24, 7) / minuteMs;
const seeds = ['one', 'two', 'three'];
const symbols = ['BTCUSDT', 'ETHUSDT', 'SOLUSDT', 'BNBUSDT', 'XRPUSDT', 'XAUUSDT', 'NAS100USDT', 'AAVEUSDT'];
/** Of each symbol and seed: 100,800 rounds together. */
const minutes = 4_200;
/** Known of the past before the first round. */
const before = 11;
const holdSlots = 120;
const perSecond = 4;

/** A market as its prices in ticks, four a second, and its deals by minute. */
interface Prices {
  readonly ticks: Float64Array;
  readonly deals: (minute: number) => readonly Pick<Trade, 'time' | 'quantity' | 'side'>[];
  /** Only few are asked for deals: they cost more than all the rest. */
  readonly hasDeals: boolean;
}

const marketsOf = (seed: string): Prices[] => {
  const markets = simulatedMarkets(seedsOf(seed).keyOf, {});
  return symbols.map((symbol) => {
    const ticks = new Float64Array((minutes + before + 2) * slotsPerMinute);
    const market = markets.get(symbol);
    for (let i = 0; i < minutes + before + 2; i += 1)
      ticks.set(market?.ticks(begin - before + i) ?? [], i * slotsPerMinute);
    return { ticks, deals: (minute) => market?.trades(minute) ?? [], hasDeals: symbol === 'AAVEUSDT' };
  });
};
const markets = seeds.flatMap(marketsOf);

/** What everybody can see at a moment. */
interface Seen {
  /** Slot of the moment, and that of the minute's first price. */
  readonly now: number;
  readonly first: number;
  readonly minute: number;
  readonly market: Prices;
}
/** Positive bets on rising, negative on falling, 0 leaves the round out. */
type Rule = (seen: Seen) => number;

const at = ({ ticks }: Prices, slot: number): number => ticks[slot] ?? 0;
/** While the first price of the minute is still its extreme: on the return to it. */
const backToFirst: Rule = ({ market, now, first }) => {
  const path = market.ticks.subarray(first, now + 1);
  const start = at(market, first);
  const isExtreme = path.every((price) => price >= start) || path.every((price) => price <= start);
  return isExtreme ? start - at(market, now) : 0;
};
const momentum =
  (seconds: number): Rule =>
  ({ market, now }) =>
    at(market, now) - at(market, now - seconds * perSecond);
const reversal =
  (seconds: number): Rule =>
  (seen) =>
    -momentum(seconds)(seen);
const rangePlace =
  (seconds: number): Rule =>
  ({ market, now }) => {
    const past = Array.from({ length: 60 }, (_, i) => at(market, now - Math.round((i * seconds * perSecond) / 60)));
    const [low, high] = [Math.min(...past), Math.max(...past)];
    const place = (at(market, now) - low) / (high - low);
    if (place >= 0.75) return -1;
    return place <= 0.25 ? 1 : 0;
  };
const roundNumber: Rule = ({ market, now }) => {
  const round = 10 ** Math.max(1, Math.floor(Math.log10(at(market, now))) - 2);
  return (at(market, now) % round) * 2 >= round ? 1 : -1;
};
/** What was dealt in the minute so far, against the whole of the last one: on the minute's movement. */
const liveliest: Rule = ({ market, now, first, minute }) => {
  if (!market.hasDeals) return 0;
  const volume = (of: number, until: number): number =>
    market.deals(of).reduce((sum, deal) => sum + (deal.time <= until ? Number(deal.quantity) : 0), 0);
  const elapsed = (now - first) / slotsPerMinute;
  const [running, last] = [volume(minute, (minute + elapsed) * minuteMs), volume(minute - 1, minute * minuteMs)];
  return running > last * elapsed ? at(market, now) - at(market, first) : 0;
};

/** What was bought in the minute so far, against what was sold: with the larger side. */
const buyers: Rule = ({ market, minute, now, first }) => {
  if (!market.hasDeals) return 0;
  const until = minute * minuteMs + ((now - first) * 1_000) / perSecond;
  const seen = market.deals(minute).filter(({ time }) => time <= until);
  return seen.reduce((sum, { side, quantity }) => sum + (side === 'buy' ? Number(quantity) : -Number(quantity)), 0);
};

/** By the second of the minute at which it is decided. */
const rules: Record<string, { second: number; rule: Rule }> = {
  'back to the first price, at :08': { second: 8, rule: backToFirst },
  'back to the first price, at :20': { second: 20, rule: backToFirst },
  'place in the range of a minute': { second: 13, rule: rangePlace(60) },
  'place in the range of ten minutes': { second: 29, rule: rangePlace(600) },
  'movement of 1 s': { second: 17, rule: momentum(1) },
  'movement of 5 s': { second: 41, rule: momentum(5) },
  'movement of 30 s': { second: 0, rule: momentum(30) },
  'reversal after 1 s': { second: 33, rule: reversal(1) },
  'reversal after 5 s': { second: 47, rule: reversal(5) },
  'reversal after 30 s': { second: 55, rule: reversal(30) },
  'movement across the turn of the minute': { second: 1, rule: momentum(3) },
  'round numbers': { second: 23, rule: roundNumber },
  'colour of the last candle': {
    second: 2,
    rule: ({ market, first }) => at(market, first - 1) - at(market, first - slotsPerMinute),
  },
  'time in the minute': { second: 50, rule: ({ market, now, first }) => at(market, now) - at(market, first) },
  'time in the hour': { second: 5, rule: ({ minute }) => (minute % 60 < 30 ? 1 : -1) },
  'volume so far': { second: 20, rule: liveliest },
  'bought and sold so far': { second: 27, rule: buyers },
};

interface Outcome {
  readonly decided: number;
  /** From as many won as lost, in standard deviations. */
  readonly deviations: number;
}

function play(all: readonly Prices[], { second, rule }: { second: number; rule: Rule }): Outcome {
  let [won, lost] = [0, 0];
  for (const market of all) {
    for (let i = 0; i < minutes; i += 1) {
      const first = (i + before) * slotsPerMinute;
      const now = first + second * perSecond;
      const bet = Math.sign(rule({ market, now, first, minute: begin + i }));
      // Entry is one slot after the decision.
      const result = bet * Math.sign(at(market, now + 1 + holdSlots) - at(market, now + 1));
      if (result > 0) won += 1;
      if (result < 0) lost += 1;
    }
  }
  return { decided: won + lost, deviations: (won - lost) / Math.sqrt(won + lost) };
}

test.each(Object.entries(rules))('%s wins as often as it loses', { timeout: 120_000 }, (name, rule) => {
  const { decided, deviations } = play(markets, rule);
  expect(decided).toBeGreaterThan(name.endsWith('so far') ? 3_000 : 15_000);
  expect(Math.abs(deviations)).toBeLessThan(3);
});

test('there are eight markets and three seeds', () => {
  expect([markets.length, catalogue.filter(({ symbol }) => symbols.includes(symbol)).length]).toEqual([24, 8]);
});

/** The same markets with a flaw: each price of a minute as something makes it of the minute's own prices. */
const flawed = (flaw: (price: number, slot: number, ticks: Float64Array) => number): Prices[] =>
  markets.map((market) => ({ ...market, ticks: market.ticks.map(flaw) }));
const found = (all: readonly Prices[], name: keyof typeof rules): number => {
  const rule = rules[name];
  return rule === undefined ? 0 : play(all, rule).deviations;
};

test('a path that is drawn back to its first price, goes on or comes back is found', { timeout: 120_000 }, () => {
  const drawn = flawed((price, slot, ticks) => {
    const place = slot % slotsPerMinute;
    const first = ticks[slot - place] ?? price;
    return first + (price - first) * (1 - (0.1 * place) / slotsPerMinute);
  });
  expect(found(drawn, 'back to the first price, at :20')).toBeGreaterThan(3);
  const goingOn = flawed((price, slot, ticks) => price + 0.05 * (price - (ticks[slot - 60] ?? price)));
  expect(found(goingOn, 'reversal after 30 s')).toBeGreaterThan(3);
  const comingBack = flawed((price, slot, ticks) => price - 0.05 * (price - (ticks[slot - 120] ?? price)));
  expect(Math.abs(found(comingBack, 'movement of 30 s'))).toBeGreaterThan(3);
});

test('sides of deals that foretell the next half minute are found', { timeout: 120_000 }, () => {
  const foretelling = markets.map((market): Prices => ({
    ...market,
    deals: (minute) => {
      const first = (minute - begin + before) * slotsPerMinute;
      const rises = at(market, first + 27 * perSecond + 1 + holdSlots) > at(market, first + 27 * perSecond + 1);
      return market.deals(minute).map((deal, i) => (i % 3 === 0 ? { ...deal, side: rises ? 'buy' : 'sell' } : deal));
    },
  }));
  expect(found(foretelling, 'bought and sold so far')).toBeGreaterThan(3);
});

test('volume that foretells where a minute ends is found', { timeout: 120_000 }, () => {
  const foretelling = markets.map((market): Prices => ({
    ...market,
    deals: (minute) => {
      const first = (minute - begin + before) * slotsPerMinute;
      const moved = Math.abs(at(market, first + slotsPerMinute) - at(market, first));
      return market.deals(minute).map(({ time, quantity, side }) => ({
        time,
        side,
        quantity: (quantity * BigInt(Math.round(moved) + 1)) as Trade['quantity'],
      }));
    },
  }));
  expect(found(foretelling, 'volume so far')).toBeGreaterThan(3);
});
