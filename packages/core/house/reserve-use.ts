import { accountId, accountTypes, type HouseName } from '../ledger/account.ts';
import { amount, shareDown, zero, type Amount } from '../money/amount.ts';
import { assert } from '../result.ts';
import type { State } from '../state.ts';

/** How much of what stands behind open orders is used, both in USDT. */
export interface ReserveUse {
  /** A house, or `fast:` and a symbol for its part of the reserve of fast orders. */
  readonly name: string;
  readonly used: Amount;
  readonly limit: Amount;
}

/** What a house has in USDT, without making its account. */
function fundsOf(state: State, house: HouseName): { readonly frozen: Amount; readonly total: Amount } {
  const account = state.accounts.get(accountId(house, accountTypes.house, 'USDT'));
  const [available, frozen] = [account?.available ?? zero, account?.frozen ?? zero];
  return { frozen, total: amount(available + frozen) };
}

/**
 * What open orders may cost at worst against what is funded: fast orders in all and of each symbol, and with real money
 * futures, whose house has to own their notionals. What is neither funded nor used is left out.
 */
export function reserveUses(state: State, symbols: readonly string[]): ReserveUse[] {
  const reserve = fundsOf(state, 'fast-reserve');
  const symbolLimit = shareDown(reserve.total, state.rules.fast.symbolShare);
  const fast = symbols.map((symbol) => ({
    name: `fast:${symbol}`,
    used: state.fast.exposure(symbol),
    limit: symbolLimit,
  }));
  const { total: futuresLimit } = fundsOf(state, 'futures-house');
  const futures = { name: 'futures-house', used: state.futures.totalOpenInterest(), limit: futuresLimit };
  const all = [
    { name: 'fast-reserve', used: reserve.frozen, limit: reserve.total },
    ...(state.rules.mode === 'real' ? [futures] : []),
    ...fast,
  ];
  return all.filter(({ used, limit }) => used > zero || limit > zero);
}

/** Whether at least so many per cent of a limit are used; of nothing anything is too much. */
export function isUsed({ used, limit }: Pick<ReserveUse, 'used' | 'limit'>, percent: number): boolean {
  assert(used >= zero && limit >= zero, 'neither what is used nor its limit is below nothing');
  return used > zero && used * 100n >= limit * BigInt(percent);
}
