import { accountId, accountTypes, type Account } from '@candor/core/ledger/account.ts';
import type { Services } from '../../services.ts';
import { presentBalance, type Balance } from './present.ts';

/** Tells every user which of their balances have changed. */
export function publishBalances({ engine, stream, priceOf }: Pick<Services, 'engine' | 'stream' | 'priceOf'>): void {
  engine.tellOwners(({ accounts }, { state }) => {
    const changed = new Map<string, Map<string, Balance>>();
    for (const account of accounts) {
      if (account.type === accountTypes.house || !stream.hears(account.owner)) continue;
      const rows = changed.get(account.owner) ?? new Map<string, Balance>();
      changed.set(account.owner, rows);
      const shown = shownFor(account, state.accounts);
      if (shown !== undefined)
        rows.set(
          shown.id,
          presentBalance(
            shown,
            state.accounts.get(accountId(shown.owner, accountTypes.bonus, shown.currency)),
            priceOf,
          ),
        );
    }
    for (const [userId, rows] of changed) stream.toUser(userId, 'balance', [...rows.values()]);
  });
}

/** The locked bonus is shown beside the account of type 1. */
const shownFor = (account: Account, accounts: ReadonlyMap<string, Account>): Account | undefined =>
  account.type === accountTypes.bonus
    ? accounts.get(accountId(account.owner, accountTypes.account, account.currency))
    : account;
