import type { Command } from '@candor/core/engine.ts';
import type { EarnKind, EarnProduct } from '@candor/core/earn/product.ts';
import { amount, rate } from '@candor/core/money/amount.ts';
import { usdt } from '@candor/core/money/currencies.ts';
import type { Draw } from './draw.ts';
import type { Random } from './random.ts';

const kinds: Readonly<Record<string, EarnKind>> = { lock: 'lock-mining', daily: 'wealth', end: 'wealth' };

/** A version of a product as an operator may write it, now and then a bad one. */
function version(random: Random, productId: string): Omit<EarnProduct, 'version'> {
  return {
    productId,
    kind: kinds[productId] ?? 'lock-mining',
    currency: 'USDT',
    dailyRate: rate(BigInt(random.chance(0.1) ? 0 : random.whole(10_000, 500_000))),
    penaltyRate: rate(BigInt(random.whole(0, 5_000_000))),
    days: random.whole(1, 8),
    dividend: productId === 'end' ? 'end' : 'daily',
    minAmount: usdt('10'),
    maxAmount: usdt('3000'),
    example: random.chance(0.5),
    paused: random.chance(0.1),
  };
}

/** What customers and operators do with locked products. */
export function nextEarnCommand({ random, state, userId, newId }: Draw): Command {
  const dice = random.next();
  const productId = random.chance(0.01) ? 'nosuch' : random.pick(Object.keys(kinds));
  if (dice < 0.05 || state.earn.products.size < 3)
    return { kind: 'change-product', product: version(random, random.pick(Object.keys(kinds))) };
  if (dice < 0.1)
    return {
      kind: 'fund-pool',
      productId,
      amount: amount(BigInt(random.chance(0.1) ? 0 : random.whole(1, 5_000_000))),
      reference: newId,
    };
  if (dice < 0.3) return { kind: 'pay-income', limit: random.whole(1, 60) };
  const orders = [...state.earn.orders.values()].filter((order) => order.userId === userId || random.chance(0.01));
  // Few at a time: every step looks at all that is open.
  if ((dice < 0.45 || orders.length > 3) && orders.length > 0) {
    const { orderNo, kind } = random.pick(orders);
    return { kind: 'redeem-earn-order', product: random.chance(0.02) ? 'wealth' : kind, userId, orderNo };
  }
  return {
    kind: 'purchase-earn-product',
    product: kinds[productId] ?? 'wealth',
    productId,
    userId,
    orderNo: newId,
    amount: amount(
      BigInt(random.chance(0.1) ? 0 : random.whole(10_000_000, random.chance(0.1) ? 4_000_000_000 : 400_000_000)),
    ),
  };
}
