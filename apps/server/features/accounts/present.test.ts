import { emptyAccount } from '@candor/core/ledger/account.ts';
import { amount, price } from '@candor/core/money/amount.ts';
import { displayOrder } from '@candor/core/money/currencies.ts';
import { expect, test } from 'vitest';
import { presentBalances } from './present.ts';

const one = price(100_000_000n);

test('accounts come USDT, USDC, BTC, ETH first and then as they are listed, in whatever order they were opened', () => {
  const opened = [...displayOrder].reverse().map((currency) => emptyAccount('u', 1, currency));
  const shown = presentBalances(opened, 'u', [1], () => one).map(({ currencyCode }) => currencyCode);
  expect(shown.slice(0, 4)).toEqual(['USDT', 'USDC', 'BTC', 'ETH']);
  expect(shown).toEqual(displayOrder);
});

test('a balance has every field, with the locked bonus beside the first account alone', () => {
  const accounts = ([1, 2] as const).map((type) => ({
    ...emptyAccount('u', type, 'USDT'),
    available: amount(9_600_000_000n),
    frozen: amount(400_000_000n),
  }));
  const bonus = { ...emptyAccount('u', 4, 'USDT'), available: amount(10_000_000n) };
  const balance = { currencyCode: 'USDT', available: '9600', frozen: '400', total: '10000', valuation: '10000' };
  expect(presentBalances([...accounts, bonus], 'u', [1, 2], () => one)).toEqual([
    { ...balance, accountType: 1, bonusLocked: '10' },
    { ...balance, accountType: 2, bonusLocked: '0' },
  ]);
  expect(presentBalances([], 'u', [3], () => null)).toEqual([
    {
      accountType: 3,
      currencyCode: 'USDT',
      available: '0',
      frozen: '0',
      total: '0',
      bonusLocked: '0',
      valuation: null,
    },
  ]);
});
