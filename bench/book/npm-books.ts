import { createRequire } from 'node:module';
import { cancel, limit } from './flow.ts';
import type { Play } from './candor-books.ts';
import { cancelled, filled, OrderStates } from './order-states.ts';

/** What is used of the packages; neither declares its types so that they are found. */
interface Traded {
  id: string;
  price: number;
  size: number;
}
interface NodejsBook {
  limit(order: { id: string; side: string; size: number; price: number }): {
    done: Traded[];
    partial: Traded | null;
    partialQuantityProcessed: number;
  };
  market(order: { side: string; size: number }): {
    done: Traded[];
    partial: Traded | null;
    partialQuantityProcessed: number;
    quantityLeft: number;
  };
  cancel(id: string): unknown;
}
interface LimitMaker {
  orderId: string;
  price: string;
  filled: string;
  sizeRemaining: string;
}
interface LimitBook {
  add(order: object): { taker: { sizeRemaining: string }; makers: LimitMaker[] };
  remove(id: string): unknown;
}

const load = createRequire(import.meta.url);
const nodejs = load('nodejs-order-book') as { OrderBook: new () => NodejsBook };
const limits = load('limit-order-book') as {
  LimitOrderBook: new (options: object) => LimitBook;
  LimitOrder: new (id: string, side: string, price: string, size: string) => object;
  MarketOrder: new (id: string, side: string, size: string) => object;
};

const numberOf = (id: string): number => Number(id.slice(1));
/** Ids whose number can be read again. */
export const makeIds = (count: number): string[] => Array.from({ length: count }, (_, at) => `o${at}`);

/** nodejs-order-book: its answer names what traded; the taker's own row among it is skipped. */
export const playNodejs: Play = (flow, count, ids) => {
  const { kinds, sides, ticks, steps, targets } = flow;
  const book = new nodejs.OrderBook();
  const states = new OrderStates(count);
  const settle = (
    taker: number,
    { done, partial: rest, partialQuantityProcessed }: ReturnType<NodejsBook['limit']>,
  ): void => {
    const takerId = ids[taker];
    for (const { id, price, size } of done) {
      if (id === takerId) continue;
      trade(states, [numberOf(id), taker], price, size);
      states.end(numberOf(id), filled);
    }
    if (rest !== null && rest.id !== takerId)
      trade(states, [numberOf(rest.id), taker], rest.price, partialQuantityProcessed);
    if (states.filledSteps[taker] === steps[taker]) states.end(taker, filled);
  };
  for (let at = 0; at < count; at += 1) {
    const kind = kinds[at];
    const side = sides[at] as string;
    const size = steps[at] as number;
    if (kind === cancel) {
      book.cancel(ids[targets[at] as number] as string);
      states.end(targets[at] as number, cancelled);
    } else if (kind === limit) {
      settle(at, book.limit({ id: ids[at] as string, side, size, price: ticks[at] as number }));
    } else {
      const answer = book.market({ side, size });
      settle(at, answer);
      if (answer.quantityLeft > 0) states.end(at, cancelled);
    }
  }
  return { states, keep: book };
};

/** limit-order-book: prices and sizes are decimal texts, the answer lists the makers with what each gave. */
export const playLimit: Play = (flow, count, ids) => {
  const { kinds, sides, ticks, steps, targets } = flow;
  const book = new limits.LimitOrderBook({ symbol: 'BTCUSDT', priceStep: '1', sizeStep: '1' });
  const states = new OrderStates(count);
  for (let at = 0; at < count; at += 1) {
    const kind = kinds[at];
    if (kind === cancel) {
      book.remove(ids[targets[at] as number] as string);
      states.end(targets[at] as number, cancelled);
      continue;
    }
    const side = sides[at] === 'buy' ? 'bid' : 'ask';
    const size = String(steps[at]);
    const id = ids[at] as string;
    const { taker, makers } = book.add(
      kind === limit
        ? new limits.LimitOrder(id, side, String(ticks[at]), size)
        : new limits.MarketOrder(id, side, size),
    );
    for (const maker of makers) {
      trade(states, [numberOf(maker.orderId), at], Number(maker.price), Number(maker.filled));
      if (maker.sizeRemaining === '0') states.end(numberOf(maker.orderId), filled);
    }
    if (taker.sizeRemaining === '0') states.end(at, filled);
    else if (kind !== limit) states.end(at, cancelled);
  }
  return { states, keep: book };
};

function trade(states: OrderStates, orders: readonly [number, number], price: number, size: number): void {
  for (const order of orders) states.fill(order, price, size);
}
