import { amount, zero, type Amount } from '../money/amount.ts';
import { platformDay, platformDayStartOf } from '../platform-day.ts';
import type { State } from '../state.ts';
import { dueAtOf, maturityOf, promisedIncome, type EarnOrder } from './order.ts';
import type { EarnProduct } from './product.ts';
import { poolOf } from './pool.ts';

/** What falls due on one platform day. */
export interface LiabilityDay {
  /** When the day begins. */
  readonly day: number;
  readonly income: Amount;
  /** Comes back to customers; it is frozen on their own accounts. */
  readonly principal: Amount;
}

/** What a product still owes to its active orders. */
export interface Liability {
  readonly product: EarnProduct;
  readonly orders: number;
  readonly principal: Amount;
  /** All income that is promised: the pool's frozen part, to the last unit. */
  readonly income: Amount;
  readonly reserve: Amount;
  /** Of the pool, for what is sold next. */
  readonly free: Amount;
  /** Only days on which something falls due, the earliest first. */
  readonly days: readonly LiabilityDay[];
}

/** What is promised and when it falls due, by product and platform day; the days add up to the whole. */
export function liabilitiesOf(state: State): Liability[] {
  const byProduct = new Map<string, EarnOrder[]>();
  for (const order of state.earn.orders.values()) {
    const own = byProduct.get(order.productId);
    if (own === undefined) byProduct.set(order.productId, [order]);
    else own.push(order);
  }
  return [...state.earn.products.values()].map((product) => {
    const orders = byProduct.get(product.productId) ?? [];
    const pool = poolOf(state, product.productId, product.currency);
    return {
      product,
      orders: orders.length,
      principal: sum(orders, ({ principal }) => principal),
      income: sum(orders, promisedIncome),
      reserve: pool.frozen,
      free: pool.available,
      days: daysOf(orders),
    };
  });
}

const sum = (orders: readonly EarnOrder[], of: (order: EarnOrder) => Amount): Amount =>
  orders.reduce((total, order) => amount(total + of(order)), zero);

/**
 * A daily income is the same on successive days, so an order counts where it begins and where it ends: many orders of
 * long
 * terms cost no more than short ones.
 */
function daysOf(orders: readonly EarnOrder[]): LiabilityDay[] {
  const [steps, ends, principals] = [new Map<number, bigint>(), new Map<number, bigint>(), new Map<number, bigint>()];
  const add = (to: Map<number, bigint>, day: number, units: bigint): void => {
    to.set(day, (to.get(day) ?? 0n) + units);
  };
  for (const order of orders) {
    const [first, last] = [platformDay(dueAtOf(order)), platformDay(maturityOf(order))];
    add(principals, last, order.principal);
    if (order.dividend === 'end') add(ends, last, promisedIncome(order));
    else {
      add(steps, first, order.dailyIncome);
      add(steps, last + 1, -order.dailyIncome);
    }
  }
  const known = [...steps.keys(), ...ends.keys(), ...principals.keys()];
  const [from, until] = [
    known.reduce((a, b) => Math.min(a, b), Infinity),
    known.reduce((a, b) => Math.max(a, b), -Infinity),
  ];
  const days: LiabilityDay[] = [];
  let running = 0n;
  for (let day = from; day <= until; day += 1) {
    running += steps.get(day) ?? 0n;
    const [income, principal] = [amount(running + (ends.get(day) ?? 0n)), amount(principals.get(day) ?? 0n)];
    if (income > 0n || principal > 0n) days.push({ day: platformDayStartOf(day), income, principal });
  }
  return days;
}
