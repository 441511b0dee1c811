import { accountTypes, type Account } from '../ledger/account.ts';
import type { Currency } from '../money/currencies.ts';
import { accountOf, type State } from '../state.ts';

/**
 * A product's reward pool: available pays what is sold next, frozen is the reserve behind all income already promised.
 */
export const poolOf = (state: State, productId: string, currency: Currency): Account =>
  accountOf(state, `pool-${productId}`, accountTypes.house, currency);
