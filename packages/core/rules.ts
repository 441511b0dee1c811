import { fastRules } from './fast/terms.ts';
import { futuresRules } from './futures/contract.ts';
import { usdt } from './money/currencies.ts';
import { spotRules } from './spot/rules.ts';
import type { Rules } from './state.ts';

/** The rules of a paper market: test money, funded by the house from nothing. */
export const paperRules: Rules = {
  mode: 'paper',
  fast: fastRules,
  futures: futuresRules,
  spot: spotRules,
  signUpGift: usdt('10'),
  testFundsPerDay: usdt('10000'),
  funding: { 'fast-reserve': usdt('100000000'), 'bonus-pool': usdt('10000000'), 'futures-house': usdt('100000000'), insurance: usdt('1000000') },
};
