import type { Command } from '@candor/core/engine.ts';
import { amount } from '@candor/core/money/amount.ts';
import { selfTrades, type SelfTrade } from '@candor/core/spot/book-events.ts';
import type { SpotOrder, SpotStop } from '@candor/core/spot/order.ts';
import type { PlaceSpotOrder } from '@candor/core/spot/place-order.ts';
import type { PriceLevel, Side } from '@candor/core/spot/price-key.ts';
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
export function nextSpotCommand(draw: Draw, symbols: readonly string[]): Command {
  const { random, state, userId, newId } = draw;
  const symbol = random.chance(0.02) ? 'NOSUCH' : random.pick(symbols);
  const pair = state.rules.spot.pairs.get(symbol);
  const mark = Number((state.marks.get(symbol)?.price ?? 0n) / (pair?.tick ?? 1n));
  const near = mark + random.whole(-60, 60);
  if (mark > 100 && random.chance(0.25))
    return { kind: 'follow-depth', symbol, bids: ladder(random, near - 1, -1), asks: ladder(random, near + 1, 1) };
  const { amends = true } = draw;
  if (amends && random.chance(0.02)) return silence(draw, symbol);
  const open = [...state.spot.orders.values()].filter((order) => order.userId === userId || random.chance(0.02));
  if (amends && open.length > 0 && random.chance(0.1)) return amendment(draw, random.pick(open));
  if (open.length > 0 && random.chance(0.25))
    return { kind: 'end-spot-order', userId, orderNo: random.pick(open).orderNo, untouched: random.chance(0.5) };
  const type = random.pick(['limit', 'limit', 'market'] as const);
  const side = random.pick(['buy', 'sell'] as const);
  if (random.chance(0.1)) return nextList(draw, { symbol, side, mark });
  const forBudget = type === 'market' && side === 'buy' && random.chance(0.7);
  const steps = (): number => (random.chance(0.02) ? 0 : random.whole(1, random.pick([20, 3_000])));
  return {
    kind: 'place-spot-order',
    userId,
    orderNo: newId,
    symbol,
    side,
    type,
    tick: type === 'limit' && !random.chance(0.02) ? Math.max(0, random.chance(0.03) ? near * 2 : near) : null,
    steps: forBudget ? null : steps(),
    budget: forBudget ? amount(BigInt(random.whole(1, 900_000_000))) : null,
    ...timing(random, mark),
    selfTrade: selfTradeOf(draw),
  };
}

/** Whom an order of this number ends, so that nothing is drawn for it; seldom it is not said. */
function selfTradeOf({ newId, amends = true }: Draw): SelfTrade | undefined {
  return amends ? selfTrades[Number(newId.replaceAll(/\D/g, '')) % 4] : undefined;
}

/** A countdown is set or ended, or one that runs is said to have run out. */
function silence({ random, userId, state }: Draw, symbol: string): Command {
  const running = [...state.countdowns.values()];
  if (running.length > 0 && random.chance(0.5)) {
    const one = random.pick(running);
    return { kind: 'end-silent-orders', userId: one.userId, symbol: one.symbol, dueAt: one.dueAt ?? 0 };
  }
  const countdownMs = random.pick([0, 1_000, 1_000, 1_000, 30_000, 999]);
  return { kind: 'set-countdown', userId, symbol: random.chance(0.5) ? null : symbol, countdownMs };
}

/** Mostly fewer steps than the order has. */
const amendment = ({ random, userId }: Draw, { orderNo, steps, filledSteps }: SpotOrder): Command => ({
  kind: 'amend-spot-order',
  userId,
  orderNo,
  steps: random.whole(Math.max(0, filledSteps - 1), (steps ?? 10) + 1),
});

/** Most orders just trade and rest. */
function timing(random: Random, mark: number): Partial<PlaceSpotOrder> {
  return {
    force: random.chance(0.3) ? random.pick(['ioc', 'fok', 'maker', 'gtc'] as const) : undefined,
    stop: random.chance(0.25) ? nextStop(random, mark) : undefined,
    clientId: random.chance(0.1) ? `mine${random.whole(1, 3)}` : undefined,
  };
}

/** Mostly ahead of the mark, and near enough to be reached. */
function nextStop(random: Random, mark: number): SpotStop {
  const when = random.pick(['rising', 'falling'] as const);
  const away = random.whole(-3, 60) * random.pick([1, 1, 20]);
  return { tick: Math.max(random.chance(0.01) ? 0 : 1, mark + (when === 'rising' ? away : -away)), when };
}

function nextList(
  draw: Draw,
  { symbol, side, mark }: { readonly symbol: string; readonly side: Side; readonly mark: number },
): Command {
  const { random, userId, newId } = draw;
  const up = side === 'buy' ? 1 : -1;
  const stop = mark + up * random.whole(-2, 80);
  return {
    kind: 'place-spot-list',
    orderNo: newId,
    userId,
    symbol,
    side,
    steps: random.whole(1, 3_000),
    selfTrade: selfTradeOf(draw),
    limit: { orderNo: `${newId}g`, tick: random.chance(0.03) ? mark * 2 : mark - up * random.whole(-5, 60) },
    stop: {
      orderNo: `${newId}l`,
      tick: random.chance(0.3) ? null : stop + up * random.whole(0, 40),
      at: { tick: Math.max(1, stop), when: (up === 1) === random.chance(0.95) ? 'rising' : 'falling' },
    },
  };
}
