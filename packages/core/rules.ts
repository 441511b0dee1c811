import { fastRules } from './fast/terms.ts';
import { usdt } from './money/currencies.ts';
import type { Rules } from './state.ts';

/** The rules of a paper market: test money, funded by the house from nothing. */
export const paperRules: Rules = {
  mode: 'paper',
  fast: fastRules,
  signUpGift: usdt('10'),
  testFundsPerDay: usdt('10000'),
  funding: { 'fast-reserve': usdt('100000000'), 'bonus-pool': usdt('10000000') },
};
