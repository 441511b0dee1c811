import type { UserId } from '../ledger/account.ts';
import type { State } from '../state.ts';

/** What has to be ended before an account can be closed, each with how many there are. */
export interface ClosingBlockers {
  readonly fast: number;
  readonly futures: number;
  readonly spot: number;
  readonly lockMining: number;
  readonly wealth: number;
  readonly deposits: number;
  readonly withdrawals: number;
}

export function closingBlockers(
  { fast, futures, spot, earn, deposits, withdrawals }: State,
  userId: UserId,
): ClosingBlockers {
  const own = <T extends { readonly userId: UserId }>(
    orders: ReadonlyMap<string, T>,
    counts: (order: T) => boolean = () => true,
  ): number => {
    let count = 0;
    for (const order of orders.values()) if (order.userId === userId && counts(order)) count += 1;
    return count;
  };
  return {
    fast: own(fast.orders),
    futures: own(futures.orders),
    spot: own(spot.orders),
    lockMining: own(earn.orders, ({ kind }) => kind === 'lock-mining'),
    wealth: own(earn.orders, ({ kind }) => kind === 'wealth'),
    deposits: own(deposits.open),
    withdrawals: own(withdrawals.open),
  };
}

/** Whether something has to be ended before the account can be closed. */
export const isClosingBlocked = (state: State, userId: UserId): boolean =>
  Object.values(closingBlockers(state, userId)).some((count) => count > 0);
