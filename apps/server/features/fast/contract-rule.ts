import { breakEvenRate, expectedLossPer100 } from '@candor/core/fast/terms.ts';
import { rateScale } from '@candor/core/money/amount.ts';
import { formatAmount } from '@candor/core/money/currencies.ts';
import { formatPlain } from '@candor/core/money/decimal.ts';
import { ok } from '@candor/core/result.ts';
import type { Http } from '../../http/http.ts';
import { route } from '../../http/route.ts';
import type { Services } from '../../services.ts';

/** The terms that new fast orders are accepted on. */
export function registerContractRule(http: Http, { rules, symbols }: Pick<Services, 'rules' | 'symbols'>): void {
  const { terms, minStake, maxStake, excludedSymbols } = rules.fast;
  const fast = {
    durations: terms.map(({ seconds, payoutRate }) => ({
      seconds, payoutRate: formatPlain(payoutRate, rateScale), breakEvenRate: formatPlain(breakEvenRate(payoutRate), rateScale),
      expectedLossPer100: formatAmount(expectedLossPer100(payoutRate), 'USDT'),
    })),
    minStake: formatAmount(minStake, 'USDT'), maxStake: formatAmount(maxStake, 'USDT'), fee: '0', currencyCode: 'USDT',
  };
  route(http, 'GET /portal/common/contractRule', () => ok({ fast: { ...fast, symbols: symbols.filter((symbol) => !excludedSymbols.has(symbol)) } }));
}
