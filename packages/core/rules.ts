import { agentRules } from './agents/agent-rules.ts';
import { adjustmentRules } from './adjustments/adjust-balance.ts';
import { depositRules } from './deposits/deposit.ts';
import { exchangeRules } from './exchange/rules.ts';
import { fastRules } from './fast/terms.ts';
import { futuresRules } from './futures/contract.ts';
import { addressRules } from './limits/address-limits.ts';
import { zero } from './money/amount.ts';
import { usdt } from './money/currencies.ts';
import { spotRules } from './spot/rules.ts';
import { programRules } from './programs/order-rates.ts';
import type { Rules } from './state.ts';
import { withdrawalRules } from './withdrawals/withdrawal.ts';

/** The rules of a paper market: test money, funded by the house from nothing. */
export const paperRules: Rules = {
  mode: 'paper',
  fast: fastRules,
  futures: futuresRules,
  spot: spotRules,
  exchange: exchangeRules,
  deposits: depositRules,
  withdrawals: withdrawalRules,
  adjustments: adjustmentRules,
  caps: { countries: [] },
  addresses: addressRules,
  agents: agentRules,
  programs: programRules,
  signUpGift: usdt('10'),
  testFundsPerDay: usdt('10000'),
  funding: {
    'fast-reserve': usdt('100000000'),
    'bonus-pool': usdt('10000000'),
    'futures-house': usdt('100000000'),
    insurance: usdt('1000000'),
    'exchange-house': usdt('100000000'),
  },
};

/**
 * The rules of real money: nothing comes from nothing. There are no test funds, and the house's own accounts, its
 * reserves and
 * the pool of bonuses are empty until two operators fund them; until then no order is accepted that rests on them.
 * Where a product is offered at all is not a rule of core: the server asks before it hands a command in.
 */
export const realRules: Rules = { ...paperRules, mode: 'real', testFundsPerDay: zero, funding: {} };
