import { usdtOf, worthOf } from './caps.ts';
import type { Dialect } from './dialect.ts';

/** What the names of its orders begin with: by it they are found, and counted together. */
export const ownName = 'mcp-';
/** The most that the server tells at once. */
const perPage = 1_000;
const dayMs = 86_400_000;
const dayOf = (time: number): number => Math.floor(time / dayMs);

/** What this program has placed today (UTC), also before it was started anew. */
export interface DaySum {
  used(): Promise<bigint>;
  add(worth: bigint): void;
}

interface Order {
  readonly orderId: number;
  readonly clientOrderId: string;
  readonly price: string;
  readonly origQty: string;
  readonly origQuoteOrderQty: string;
  readonly cummulativeQuoteQty: string;
}

/** An order counts with what it could have cost at most, whatever became of it. */
function worthOfOrder({ price, origQty, origQuoteOrderQty, cummulativeQuoteQty }: Order): bigint {
  const sum = usdtOf(origQuoteOrderQty) ?? 0n;
  if (sum > 0n) return sum;
  // A sale may have been made above its limit.
  const [atLimit, filled] = [worthOf(price, origQty) ?? 0n, usdtOf(cummulativeQuoteQty) ?? 0n];
  return atLimit > filled ? atLimit : filled;
}

/** All orders of a pair since a moment, also those that others have placed; the oldest first. */
async function* ordersSince({ signed }: Pick<Dialect, 'signed'>, symbol: string, startTime: number) {
  let from = {};
  for (;;) {
    const page = (await signed('GET', '/allOrders', { symbol, startTime, limit: perPage, ...from })) as Order[];
    yield* page;
    const last = page.at(-1);
    if (last === undefined || page.length < perPage) return;
    from = { orderId: last.orderId + 1 };
  }
}

export function placedToday({ open, signed }: Dialect): DaySum {
  let [day, sum]: [number, bigint | null] = [0, null];

  async function read(startTime: number): Promise<bigint> {
    const { symbols } = (await open('/exchangeInfo')) as { symbols: { symbol: string; quoteAsset: string }[] };
    let placed = 0n;
    for (const { symbol } of symbols.filter(({ quoteAsset }) => quoteAsset === 'USDT')) {
      for await (const order of ordersSince({ signed }, symbol, startTime))
        if (order.clientOrderId.startsWith(ownName)) placed += worthOfOrder(order);
    }
    return placed;
  }

  return {
    async used() {
      const { serverTime } = (await open('/time')) as { serverTime: number };
      if (sum === null || day !== dayOf(serverTime)) {
        day = dayOf(serverTime);
        sum = await read(day * dayMs);
      }
      return sum;
    },
    add(worth) {
      sum = (sum ?? 0n) + worth;
    },
  };
}
