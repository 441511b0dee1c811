import type { Registry } from 'prom-client';
import { isTxidFor, txidKey, type Withdrawal } from '@candor/core/withdrawals/withdrawal.ts';
import type { Settings } from '../settings.ts';
import { openAccountKey, testAccountKey } from './account-key.ts';
import { openAddressBook, type DepositAddress } from './address-book.ts';
import { isWatched, pays } from './confirm-withdrawals.ts';
import { openTronGrid, type TronGrid } from './tron-grid.ts';
import type { WatchParts } from './watch-deposits.ts';
import { measureWatcher, openWatcher } from './watcher.ts';
import type { Every } from '../market/timing.ts';

export interface Chain {
  /** The user's own address. */
  addressOf(userId: string): Promise<DepositAddress>;
  /** When the chain was last read to its end, null before; undefined where nothing is watched. */
  readonly readAt: number | null | undefined;
  /** Whether a transaction of the chain has paid a withdrawal; false too where nobody can say it. */
  hasPaid(withdrawal: Withdrawal, txid: string): Promise<boolean>;
  stop(): Promise<void>;
}

type ChainParts = Pick<WatchParts, 'db' | 'clock' | 'engine' | 'log' | 'bonusOffered'> & {
  readonly every: Every;
  readonly registry: Registry;
};

/** The own addresses on TRON, and the watch over them where a node is named. */
export function openChain(settings: Settings, { every, registry, ...parts }: ChainParts): Chain {
  const book = openAddressBook(parts.db, parts.clock, openAccountKey(settings.TRON_XPUB ?? testAccountKey));
  const { TRON_GRID_URL: url, TRON_GRID_KEY: key, TRON_USDT_CONTRACT: contract } = settings;
  const grid = url === undefined ? null : openTronGrid({ url, key, contract });
  const watcher = grid === null ? null : openWatcher({ ...parts, book, contract, grid }, every);
  if (watcher !== null) measureWatcher(registry, watcher, parts.clock);
  return {
    addressOf: (userId) => book.of(userId),
    get readAt() {
      return watcher === null ? undefined : watcher.readAt;
    },
    hasPaid: (withdrawal, txid) => hasPaid(grid, withdrawal, txidKey(txid)),
    stop: async () => watcher?.stop(),
  };
}

async function hasPaid(grid: TronGrid | null, withdrawal: Withdrawal, txid: string): Promise<boolean> {
  if (grid === null || !isWatched(withdrawal) || !isTxidFor('chain', txid)) return false;
  const found = await grid.transaction(txid).catch(() => null);
  return found !== null && pays(found, withdrawal);
}
