import { breakEvenRate, expectedLossPer100 } from '@candor/core/fast/terms.ts';
import { rateScale } from '@candor/core/money/amount.ts';
import { formatAmount } from '@candor/core/money/currencies.ts';
import { formatPlain } from '@candor/core/money/decimal.ts';
import type { CallAnswer } from '@candor/api-contract/index.ts';
import type { CallServices } from '../../services.ts';

/** The terms that new fast orders are accepted on. */
export function fastRule({
  rules,
  symbols,
}: Pick<CallServices, 'rules' | 'symbols'>): CallAnswer<'GET /portal/common/contractRule'>['fast'] {
  const { terms, minStake, maxStake, excludedSymbols } = rules.fast;
  return {
    durations: terms.map(({ seconds, payoutRate }) => ({
      seconds,
      payoutRate: formatPlain(payoutRate, rateScale),
      breakEvenRate: formatPlain(breakEvenRate(payoutRate), rateScale),
      expectedLossPer100: formatAmount(expectedLossPer100(payoutRate), 'USDT'),
    })),
    minStake: formatAmount(minStake, 'USDT'),
    maxStake: formatAmount(maxStake, 'USDT'),
    fee: '0',
    currencyCode: 'USDT',
    symbols: symbols.filter((symbol) => !excludedSymbols.has(symbol)),
  };
}
