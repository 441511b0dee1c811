import type { Registry } from 'prom-client';
import type { Settings } from '../settings.ts';
import { openAccountKey, testAccountKey } from './account-key.ts';
import { openAddressBook, type DepositAddress } from './address-book.ts';
import { openTronGrid } from './tron-grid.ts';
import type { WatchParts } from './watch-deposits.ts';
import { measureWatcher, openWatcher } from './watcher.ts';
import type { Every } from '../market/timing.ts';

export interface Chain {
  /** The user's own address. */
  addressOf(userId: string): Promise<DepositAddress>;
  /** When the chain was last read to its end, null before; undefined where nothing is watched. */
  readonly readAt: number | null | undefined;
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
  const watcher =
    url === undefined
      ? null
      : openWatcher({ ...parts, book, contract, grid: openTronGrid({ url, key, contract }) }, every);
  if (watcher !== null) measureWatcher(registry, watcher, parts.clock);
  return {
    addressOf: (userId) => book.of(userId),
    get readAt() {
      return watcher === null ? undefined : watcher.readAt;
    },
    stop: async () => watcher?.stop(),
  };
}
