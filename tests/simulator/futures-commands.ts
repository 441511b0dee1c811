import type { Command } from '@candor/core/engine.ts';
import type { FuturesOrder } from '@candor/core/futures/order.ts';
import { price, type Price } from '@candor/core/money/amount.ts';
import type { Draw } from './draw.ts';
import { countryOf } from './rules/countries.ts';
import type { Random } from './random.ts';

/** A random thing that a futures trader does, sensible or not. */
export function nextFuturesCommand(draw: Draw, symbols: readonly string[]): Command {
  const { random, state, userId, newId: newOrderNo } = draw;
  const orders = [...state.futures.orders.values()].filter((order) => order.userId === userId || random.chance(0.01));
  const dice = random.next();
  if (orders.length === 0 || dice < 0.3) return place(draw, symbols);
  const pending = orders.filter(({ status }) => status === 'pending');
  const { orderNo, symbol } = random.pick(dice < 0.44 && pending.length > 0 && random.chance(0.8) ? pending : orders);
  const mark = state.marks.get(symbol)?.price ?? price(0n);
  if (dice < 0.35) return { kind: 'revoke-futures-order', userId, orderNo };
  if (dice < 0.44) return { kind: 'chase-futures-order', userId, orderNo, country: countryOf(userId) };
  if (dice < 0.56) return { kind: 'close-position', userId, orderNo };
  if (dice < 0.61) return closePart(draw, orders);
  if (dice < 0.62) {
    const meant = random.pick([null, 'NOSUCH', ...symbols, ...symbols]);
    return { kind: 'close-all', userId, symbol: meant, pairOf: dice < 0.612 ? orderNo : null };
  }
  if (dice < 0.7) return { kind: 'reverse-position', userId, orderNo, newOrderNo };
  if (dice < 0.82) return { kind: 'lock-position', userId, orderNo, newOrderNo, country: countryOf(userId) };
  const stop = (): Price | null | undefined => {
    if (random.chance(0.2)) return undefined;
    return random.chance(0.2) ? null : near(random, mark);
  };
  return { kind: 'set-stops', userId, orderNo, takeProfit: stop(), stopLoss: stop() };
}

/** Some lots of a position; now and then none, all or more than there are. */
function closePart({ random, userId, newId: newOrderNo }: Draw, orders: readonly FuturesOrder[]): Command {
  const holding = orders.filter(({ status }) => status === 'holding');
  const { orderNo, lots } = random.pick(holding.length > 0 && random.chance(0.9) ? holding : orders);
  const some = BigInt(random.whole(0, Number(lots) + 1));
  return { kind: 'close-part', userId, orderNo, newOrderNo, lots: some };
}

/** A price on the tick within some thousandths of the mark; now and then off the tick. */
function near(random: Random, mark: Price): Price {
  const reach = random.chance(0.15) ? 600_000 : 3_000;
  const shift = BigInt(random.whole(-reach, reach)) * 1_000_000n;
  const wanted = mark + shift + (random.chance(0.01) ? 1n : 0n);
  return price(wanted > 0n ? wanted : 1_000_000n);
}

function place({ random, state, userId, newId: orderNo }: Draw, symbols: readonly string[]): Command {
  const symbol = random.chance(0.01) ? 'NOSUCH' : random.pick(symbols);
  const mark = state.marks.get(symbol)?.price ?? price(0n);
  const orderType = random.pick(['market', 'limit'] as const);
  return {
    kind: 'place-futures-order',
    userId,
    country: countryOf(userId),
    orderNo,
    symbol,
    direction: random.pick(['long', 'short'] as const),
    orderType,
    price: orderType === 'limit' && !random.chance(0.02) ? near(random, mark) : null,
    lots: BigInt(random.chance(0.05) ? random.whole(0, 200_000) : random.whole(1, 60)),
    leverage: random.chance(0.02) ? 3 : random.pick([1, 2, 5, 10, 20]),
    takeProfit: random.chance(0.2) ? near(random, mark) : null,
    stopLoss: random.chance(0.2) ? near(random, mark) : null,
  };
}
