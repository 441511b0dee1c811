import type { Command } from '@candor/core/engine.ts';
import { amount } from '@candor/core/money/amount.ts';
import type { PriceLevel } from '@candor/core/spot/price-key.ts';
import type { Draw } from './draw.ts';
import type { Random } from './random.ts';

function ladder(random: Random, best: number, direction: 1 | -1): PriceLevel[] {
  const levels: PriceLevel[] = [];
  for (
    let tick = best, count = random.whole(0, 6);
    count > 0 && tick > 0;
    count -= 1, tick += direction * random.whole(1, 20)
  ) {
    levels.push({ tick, steps: random.whole(1, 400_000) });
  }
  return levels;
}

/** A random thing that a spot trader or the reference depth does, sensible or not. */
export function nextSpotCommand({ random, state, userId, newId: orderNo }: Draw, symbols: readonly string[]): Command {
  const symbol = random.chance(0.02) ? 'NOSUCH' : random.pick(symbols);
  const pair = state.rules.spot.pairs.get(symbol);
  const mark = Number((state.marks.get(symbol)?.price ?? 0n) / (pair?.tick ?? 1n));
  const near = mark + random.whole(-60, 60);
  if (mark > 100 && random.chance(0.25))
    return { kind: 'follow-depth', symbol, bids: ladder(random, near - 1, -1), asks: ladder(random, near + 1, 1) };
  const open = [...state.spot.orders.values()].filter((order) => order.userId === userId || random.chance(0.02));
  if (open.length > 0 && random.chance(0.25))
    return { kind: 'end-spot-order', userId, orderNo: random.pick(open).orderNo, untouched: random.chance(0.5) };
  const type = random.pick(['limit', 'limit', 'market'] as const);
  const side = random.pick(['buy', 'sell'] as const);
  const forBudget = type === 'market' && side === 'buy';
  const steps = (): number => (random.chance(0.02) ? 0 : random.whole(1, random.pick([20, 3_000])));
  return {
    kind: 'place-spot-order',
    userId,
    orderNo,
    symbol,
    side,
    type,
    tick: type === 'limit' && !random.chance(0.02) ? Math.max(0, random.chance(0.03) ? near * 2 : near) : null,
    steps: forBudget ? null : steps(),
    budget: forBudget ? amount(BigInt(random.whole(1, 900_000_000))) : null,
  };
}
