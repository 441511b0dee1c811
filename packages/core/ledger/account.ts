import { zero, type Amount } from '../money/amount.ts';
import type { Currency } from '../money/currencies.ts';

/**
 * What kind of account. 1–3 are the customer's (account, coin, futures) as on the wire;
 * `bonus` holds what was given but not yet released; `house` are Candor's own.
 */
export const accountTypes = { house: 0, account: 1, coin: 2, futures: 3, bonus: 4 } as const;
export type AccountType = (typeof accountTypes)[keyof typeof accountTypes];
export type CustomerAccountType = 1 | 2 | 3;
export const isCustomerType = (type: number): type is CustomerAccountType => type === 1 || type === 2 || type === 3;

export type UserId = string;
/**
 * Names of Candor's own accounts; beside them stand the reward pools, `pool-` and the product's id. `world` is
 * everything outside: the only one that may be below zero.
 */
export type HouseName =
  | 'world'
  | 'fast-reserve'
  | 'bonus-pool'
  | 'commission-pool'
  | 'futures-house'
  | 'spot-house'
  | 'insurance'
  | 'fees'
  | 'exchange-house';

/** total = available + frozen. */
export interface Account {
  readonly id: string;
  readonly owner: UserId | HouseName;
  readonly type: AccountType;
  readonly currency: Currency;
  available: Amount;
  frozen: Amount;
}

export const accountId = (owner: string, type: AccountType, currency: Currency): string =>
  `${owner}:${type}:${currency}`;

export const emptyAccount = (owner: string, type: AccountType, currency: Currency): Account => ({
  id: accountId(owner, type, currency),
  owner,
  type,
  currency,
  available: zero,
  frozen: zero,
});

export const mayBeNegative = (account: Account): boolean => account.owner === 'world';
