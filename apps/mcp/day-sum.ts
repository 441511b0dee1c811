import { usdtOf, worthOf } from './caps.ts';
import type { Dialect } from './dialect.ts';

/** What the names of its orders begin with: by it they are found, and counted together. */
export const ownName = 'mcp-';
const dayMs = 86_400_000;
const dayOf = (time: number): number => Math.floor(time / dayMs);

/** What this program has placed today (UTC), also before it was started anew. */
export interface DaySum {
  used(): Promise<bigint>;
  add(worth: bigint): void;
}

interface Order {
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
  return (worthOf(price, origQty) ?? 0n) || (usdtOf(cummulativeQuoteQty) ?? 0n);
}

export function placedToday({ open, signed }: Dialect): DaySum {
  let [day, sum]: [number, bigint | null] = [0, null];

  async function read(startTime: number): Promise<bigint> {
    const { symbols } = (await open('/exchangeInfo')) as { symbols: { symbol: string; quoteAsset: string }[] };
    let placed = 0n;
    for (const { symbol } of symbols.filter(({ quoteAsset }) => quoteAsset === 'USDT')) {
      const orders = (await signed('GET', '/allOrders', { symbol, startTime, limit: 1_000 })) as Order[];
      const own = orders.filter(({ clientOrderId }) => clientOrderId.startsWith(ownName));
      placed += own.reduce((all, order) => all + worthOfOrder(order), 0n);
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
