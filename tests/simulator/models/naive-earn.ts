import type { EarnProduct } from '@candor/core/earn/product.ts';
import type { PurchaseEarnProduct } from '@candor/core/earn/purchase-product.ts';
import { Purses, up } from './purses.ts';

const dayMs = 86_400_000;
const one = 10n ** 8n;

/** What somebody has locked, in the words of the decisions (section 7). */
export interface Locked {
  readonly orderNo: string;
  readonly userId: string;
  readonly product: EarnProduct;
  readonly principal: bigint;
  /** principal × dailyRate, rounded down. */
  readonly daily: bigint;
  readonly startAt: number;
  paidDays: number;
  paid: bigint;
}

/** A payment of income: a day's, or all of it. */
export interface Income {
  readonly orderNo: string;
  readonly day: number;
  readonly amount: bigint;
}

/** What an early end brings, and what it costs. */
export interface Ending {
  readonly penalty: bigint;
  readonly returned: bigint;
  readonly dueIncome: bigint;
  readonly forgone: bigint;
}

/**
 * Lock mining and wealth as decisions.md (section 7) tells them, written down once more. It is told which purchases and
 * redemptions were taken and which orders were looked at, and says what each of them pays.
 */
export class NaiveEarn {
  readonly orders = new Map<string, Locked>();
  readonly products = new Map<string, EarnProduct>();
  readonly purses = new Purses();

  /** The order that a purchase makes; null when nothing like it is sold. */
  asked(
    { productId, product: kind, userId, orderNo, amount: principal }: PurchaseEarnProduct,
    now: number,
  ): Locked | null {
    const product = this.products.get(productId);
    if (product?.kind !== kind) return null;
    const daily = (principal * product.dailyRate) / one;
    return { orderNo, userId, product, principal, daily, startAt: now, paidDays: 0, paid: 0n };
  }

  /** All income still to be paid moves from the product's pool to its reserve. */
  purchase(order: Locked): void {
    this.orders.set(order.orderNo, order);
    this.purses.add(purse(order), -order.principal);
    this.purses.add(pool(order), -promised(order));
  }

  /** Every full day that is over and not paid, each once; at maturity the principal comes back. */
  catchUp(order: Locked, now: number): Income[] {
    const paid: Income[] = [];
    for (let day = order.paidDays + 1; day <= fullDays(order, now); day += 1) {
      const atEnd = order.product.dividend === 'end';
      if (atEnd && day < order.product.days) continue;
      paid.push(this.pay(order, day));
    }
    if (isMature(order, now)) this.end(order, order.principal);
    return paid;
  }

  /** Settled income stays, the running day is dropped, and what was promised beyond is the pool's again. */
  redeem(order: Locked, now: number): { readonly ending: Ending; readonly paid: Income[] } {
    const ending = endingOf(order, now);
    const paid = this.catchUp(order, now);
    if (isMature(order, now)) return { ending, paid };
    const full = fullDays(order, now);
    if (full > order.paidDays) paid.push(this.pay(order, full));
    this.purses.add(pool(order), promised(order) + ending.penalty);
    this.end(order, ending.returned);
    return { ending, paid };
  }

  isDue(order: Locked, now: number): boolean {
    const next = order.product.dividend === 'end' ? order.product.days : order.paidDays + 1;
    return order.startAt + next * dayMs <= now;
  }

  /** All days up to this one that are not paid yet. */
  private pay(order: Locked, day: number): Income {
    const amount = order.daily * BigInt(day - order.paidDays);
    this.purses.add(purse(order), amount);
    order.paidDays = day;
    order.paid += amount;
    return { orderNo: order.orderNo, day, amount };
  }

  private end(order: Locked, returned: bigint): void {
    this.purses.add(purse(order), returned);
    this.orders.delete(order.orderNo);
  }
}

export const purse = ({ userId }: { readonly userId: string }): string => `${userId}:1:USDT`;
export const pool = ({ product }: Pick<Locked, 'product'>): string => `pool-${product.productId}:0:USDT`;
export const promised = ({ daily, product, paidDays }: Locked): bigint => daily * BigInt(product.days - paidDays);

const isMature = ({ startAt, product }: Locked, now: number): boolean => now >= startAt + product.days * dayMs;
const fullDays = ({ startAt, product }: Locked, now: number): number =>
  Math.min(product.days, Math.floor((now - startAt) / dayMs));

/** Lock mining: principal × penaltyRate. Wealth: as often as full days remain. At most the principal. */
function endingOf(order: Locked, now: number): Ending {
  const { product, principal, daily, paidDays } = order;
  const remaining = product.days - fullDays(order, now);
  const times = product.kind === 'lock-mining' ? 1n : BigInt(remaining);
  const asked = isMature(order, now) ? 0n : up(principal * product.penaltyRate * times, one);
  const penalty = asked < principal ? asked : principal;
  return {
    penalty,
    returned: principal - penalty,
    dueIncome: daily * BigInt(fullDays(order, now) - paidDays),
    forgone: daily * BigInt(remaining),
  };
}
