import type { Engine } from '../../engine/engine.ts';
import { earnProducts } from '../../operators/earn-products.ts';
import type { EarnProduct } from '@candor/core/earn/product.ts';
import { rate } from '@candor/core/money/amount.ts';
import { usdt } from '@candor/core/money/currencies.ts';
import { assert } from '@candor/core/result.ts';
import type { Services } from '../../services.ts';

type Seed = Omit<EarnProduct, 'version'>;
const base = { currency: 'USDT', dividend: 'daily', example: false, paused: false } as const;
/** 0.001 % as a fraction of scale 8. */
const milliPercent = 1_000n;

/** 0.042–0.054 % a day is 15.3–19.8 % a year; the examples are those of the specification's section 9. */
const products: readonly Seed[] = [
  {
    ...base,
    productId: 'lock-7',
    kind: 'lock-mining',
    days: 7,
    dailyRate: rate(42n * milliPercent),
    penaltyRate: rate(500_000n),
    minAmount: usdt('50'),
    maxAmount: usdt('50000'),
  },
  {
    ...base,
    productId: 'lock-30',
    kind: 'lock-mining',
    days: 30,
    dailyRate: rate(45n * milliPercent),
    penaltyRate: rate(1_000_000n),
    minAmount: usdt('100'),
    maxAmount: usdt('50000'),
  },
  {
    ...base,
    productId: 'lock-90',
    kind: 'lock-mining',
    days: 90,
    dailyRate: rate(49n * milliPercent),
    penaltyRate: rate(2_000_000n),
    minAmount: usdt('100'),
    maxAmount: usdt('100000'),
  },
  {
    ...base,
    productId: 'lock-180',
    kind: 'lock-mining',
    days: 180,
    dailyRate: rate(54n * milliPercent),
    penaltyRate: rate(3_000_000n),
    minAmount: usdt('200'),
    maxAmount: usdt('100000'),
  },
  {
    ...base,
    productId: 'lock-30-example',
    kind: 'lock-mining',
    days: 30,
    dailyRate: rate(500n * milliPercent),
    penaltyRate: rate(5_000_000n),
    minAmount: usdt('100'),
    maxAmount: usdt('5000'),
    example: true,
  },
  {
    ...base,
    productId: 'wealth-15',
    kind: 'wealth',
    days: 15,
    dailyRate: rate(42n * milliPercent),
    penaltyRate: rate(20n * milliPercent),
    minAmount: usdt('100'),
    maxAmount: usdt('20000'),
  },
  {
    ...base,
    productId: 'wealth-60',
    kind: 'wealth',
    days: 60,
    dailyRate: rate(48n * milliPercent),
    penaltyRate: rate(20n * milliPercent),
    minAmount: usdt('100'),
    maxAmount: usdt('50000'),
    dividend: 'end',
  },
  {
    ...base,
    productId: 'wealth-5-example',
    kind: 'wealth',
    days: 5,
    dailyRate: rate(300n * milliPercent),
    penaltyRate: rate(400n * milliPercent),
    minAmount: usdt('100'),
    maxAmount: usdt('5000'),
    example: true,
  },
  {
    ...base,
    productId: 'wealth-5-end-example',
    kind: 'wealth',
    days: 5,
    dailyRate: rate(500n * milliPercent),
    penaltyRate: rate(400n * milliPercent),
    minAmount: usdt('100'),
    maxAmount: usdt('5000'),
    dividend: 'end',
    example: true,
  },
];
const poolFunds = usdt('500000');

/** A paper market starts with products; a real one sells what two operators have agreed on. */
export async function seedProducts({
  engine,
  settings,
}: {
  readonly engine: Pick<Engine, 'answer' | 'submit'>;
  readonly settings: Pick<Services['settings'], 'MODE'>;
}): Promise<void> {
  if (settings.MODE !== 'paper' || engine.answer(earnProducts, null).length > 0) return;
  const seeded = await Promise.all(
    products.flatMap((product) => [
      engine.submit({ kind: 'change-product', product }),
      engine.submit({
        kind: 'fund-pool',
        productId: product.productId,
        amount: poolFunds,
        reference: `first-${product.productId}`,
      }),
    ]),
  );
  assert(
    seeded.every(({ ok }) => ok),
    'a seeded product is refused',
  );
}
