import type { ProposalBody } from '@candor/api-contract/calls/operator/proposals.ts';
import { amount, rate } from '@candor/core/money/amount.ts';
import { usdt } from '@candor/core/money/currencies.ts';
import { expect, test } from 'vitest';
import { productCommand } from './product.ts';
import { units } from './units.ts';

type Change = Extract<ProposalBody, { kind: 'product-change' }>;
/** What products are called: one row, and what is shown once it is committed. */
const shown: string[] = [];
const names = {
  change: (productId: string, texts: object) => ({
    statements: Object.keys(texts).map((language) => ({ sql: '', params: [productId, language] })),
    apply: () => shown.push(productId),
  }),
} as never;
const product: Change['product'] = {
  productId: 'lock-20',
  kind: 'lock-mining',
  currencyCode: 'USDT',
  dailyRate: '0.045',
  penaltyRate: '1.5',
  days: 20,
  dividend: 'daily',
  minAmount: '10',
  maxAmount: '1000.5',
  example: false,
  paused: false,
};
const effect = (changed: Partial<Change['product']>, texts?: Change['texts']) =>
  productCommand(
    {
      kind: 'product-change',
      reason: 'agreed',
      product: { ...product, ...changed },
      ...(texts === undefined ? {} : { texts }),
    },
    names,
  );

test.each<[Partial<Change['product']>, string, string]>([
  [{ currencyCode: 'XYZ' }, 'currency-unknown', 'currencyCode'],
  [{ dailyRate: '0.0000001' }, 'decimal-scale', 'dailyRate'],
  [{ penaltyRate: '1.0000001' }, 'decimal-scale', 'penaltyRate'],
  [{ minAmount: '10.0000001' }, 'decimal-scale', 'minAmount'],
  [{ maxAmount: '0.1234567' }, 'decimal-scale', 'maxAmount'],
  [{ currencyCode: 'VND', minAmount: '1.5' }, 'decimal-scale', 'minAmount'],
])('a product with %j is refused as %s at its field', (changed, error, field) => {
  expect(effect(changed)).toEqual({ ok: false, error, field: `proposal.product.${field}` });
});

test('rates of a product are percent as customers read them, and amounts units of its currency', () => {
  const made = effect({});
  expect(made.ok && made.value).toMatchObject({
    subject: 'product:lock-20',
    userId: null,
    statements: [],
    command: {
      kind: 'change-product',
      product: {
        productId: 'lock-20',
        kind: 'lock-mining',
        currency: 'USDT',
        dailyRate: rate(45_000n),
        penaltyRate: rate(1_500_000n),
        days: 20,
        dividend: 'daily',
        minAmount: usdt('10'),
        maxAmount: usdt('1000.5'),
        example: false,
        paused: false,
      },
    },
  });
});

test('its texts are written with it, and shown only once they are committed', async () => {
  const made = effect({}, { vi: { name: 'Xuân', description: '{days} ngày' } });
  if (!made.ok) throw new Error(made.error);
  expect(made.value.statements).toEqual([{ sql: '', params: ['lock-20', 'vi'] }]);
  expect(shown).toEqual([]);
  await made.value.apply?.();
  expect(shown).toEqual(['lock-20']);
});

test.each([
  ['0', 'USDT', 'amount-not-positive'],
  ['0.000000', 'USDT', 'amount-not-positive'],
  ['0.0000001', 'USDT', 'decimal-scale'],
  ['1.5', 'VND', 'decimal-scale'],
] as const)('%s %s is no sum that an operator can move: %s', (text, currency, error) => {
  expect(units(text, currency, 'amount')).toEqual({ ok: false, error, field: 'amount' });
});

test.each([
  ['0.000001', 'USDT', '1'],
  ['12.5', 'USDT', '12500000'],
  ['0.00000001', 'BTC', '1'],
  ['26300', 'VND', '26300'],
] as const)('%s %s is %s units', (text, currency, value) => {
  expect(units(text, currency, 'amount')).toEqual({ ok: true, value: amount(BigInt(value)) });
});
