import { selfTrades } from '../../../packages/core/spot/book-events.ts';
import type { TickValue } from '../../../packages/core/spot/notional.ts';
import { maxTick, type PriceLevel } from '../../../packages/core/spot/price-key.ts';
import { Random } from '../random.ts';
import { Player, type AnyBook, type Operation } from './compare-books.ts';

/** What kind of market a flow is. */
export interface Market {
  name: string;
  /** Where prices start, and how far from the middle orders are placed. */
  middle: number;
  spread: number;
  maxSteps: number;
  value: TickValue;
}

export const crowded: Market = {
  name: 'crowded',
  middle: 500,
  spread: 6,
  maxSteps: 20,
  value: { numerator: 1n, denominator: 1n },
};
export const markets: readonly Market[] = [
  crowded,
  { name: 'ordinary', middle: 6_000_000, spread: 40, maxSteps: 100_000, value: { numerator: 1n, denominator: 10n } },
  {
    name: 'wide',
    middle: 400_000_000,
    spread: 300_000_000,
    maxSteps: 50,
    value: { numerator: 1_000n, denominator: 1n },
  },
  { name: 'at the lowest price', middle: 3, spread: 4, maxSteps: 9, value: { numerator: 1n, denominator: 2n } },
  { name: 'cheap coin', middle: 1_200, spread: 30, maxSteps: 10 ** 12, value: { numerator: 1n, denominator: 100n } },
];

/** How often each thing happened. */
export type Seen = Record<string, number>;

/**
 * Plays one random flow on two books.
 * @returns what happened, how often
 * @throws at the first operation after which trades or books differ, with seed, market and number of the operation
 */
export function compareBooks(
  seed: number,
  market: Market,
  operations: number,
  books: readonly [() => AnyBook, () => AnyBook],
): Seen {
  const random = new Random(seed);
  const [first, second] = [new Player(books[0]), new Player(books[1])];
  const seen: Seen = {};
  for (let at = 0; at < operations; at += 1) {
    const operation = nextOperation(random, market, first, at);
    const [trades, expected] = [first.play(operation), second.play(operation)];
    const place = `seed ${seed}, ${market.name}, operation ${at}: ${wordsOf(operation)}`;
    if (trades.join('\n') !== expected.join('\n'))
      throw new Error(`${place}\ntrades\n${trades.join('\n')}\nexpected\n${expected.join('\n')}`);
    const [state, right] = [first.state(), second.state()];
    if (state !== right) throw new Error(`${place}\nbook\n${state}\nexpected\n${right}`);
    for (const text of [operation.kind, ...trades]) count(seen, nameOf(operation, text));
  }
  return seen;
}

const wordsOf = (operation: Operation): string =>
  JSON.stringify(operation, (_, value: unknown) => (typeof value === 'bigint' ? `${value}n` : value));

const count = (seen: Seen, name: string): void => {
  seen[name] = (seen[name] ?? 0) + 1;
};

/** `fill 3 -1 5@100` is a fill with the house as the taker. */
function nameOf({ kind }: Operation, text: string): string {
  const [what = '', maker = '', taker = ''] = text.split(' ');
  if (what === 'rests') return `${kind} ${text.startsWith('rests true') ? 'rests' : 'gone'}`;
  if (what !== 'fill') return what;
  if (maker === '-1') return 'fill by house';
  return taker === '-1' ? 'house reaches' : 'fill';
}

function nextOperation(random: Random, market: Market, player: Player, number: number): Operation {
  const dice = random.next();
  if (dice < 0.08) return houseOperation(random, market, player);
  if (dice < 0.083) return { kind: 'restore' };
  if (dice < 0.093)
    return { kind: 'cap', side: random.pick(['buy', 'sell'] as const), steps: random.whole(0, market.maxSteps * 2) };
  const resting = player.resting();
  if (resting.length > 0 && (dice < 0.3 || resting.length > 100)) {
    const order = random.pick(resting);
    const left = player.stepsLeft(order);
    return left > 1 && random.chance(0.25)
      ? { kind: 'reduce', order, steps: random.whole(1, left - 1) }
      : { kind: 'cancel', order };
  }
  const side = random.chance(0.5) ? 'buy' : 'sell';
  const placed = {
    order: number,
    owner: random.whole(1, 6),
    selfTrade: random.pick(selfTrades),
    tick: tickNear(random, market, player),
    steps: random.whole(1, market.maxSteps),
  };
  if (dice < 0.85) return { kind: 'limit', side, ...placed };
  const furthest = side === 'buy' ? maxTick : 1;
  const tick = random.chance(0.5) ? placed.tick : furthest;
  if (dice < 0.92 || side === 'sell') return { kind: 'market', side, ...placed, tick };
  const { order, owner, selfTrade, steps } = placed;
  const worth = (BigInt(placed.tick) * BigInt(steps) * market.value.numerator) / market.value.denominator;
  return {
    kind: 'budget',
    order,
    owner,
    selfTrade,
    tick,
    units: worth * BigInt(random.whole(0, 3)) + BigInt(random.whole(1, 9)),
    value: market.value,
  };
}

/** Around the middle of the book, so that the market drifts. */
function tickNear(random: Random, { middle, spread }: Market, player: Player): number {
  const [bid, ask] = [player.bestTick('buy') ?? middle - 1, player.bestTick('sell') ?? middle + 1];
  const centre = random.chance(0.05) ? middle : Math.round((bid + ask) / 2);
  return clamp(centre + random.whole(-spread, spread));
}

function houseOperation(random: Random, market: Market, player: Player): Operation {
  const centre = tickNear(random, market, player);
  const levels = (direction: 1 | -1): PriceLevel[] => {
    const found: PriceLevel[] = [];
    let tick = centre + direction;
    for (let left = random.whole(0, 6); left > 0 && tick >= 1 && tick <= maxTick; left -= 1) {
      found.push({ tick, steps: random.whole(1, market.maxSteps) });
      tick += direction * random.whole(1, Math.max(1, Math.floor(market.spread / 3)));
    }
    return found;
  };
  return { kind: 'house', bids: levels(-1), asks: levels(1) };
}

const clamp = (tick: number): number => Math.min(Math.max(tick, 1), maxTick);
