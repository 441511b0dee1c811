import { hourMs } from '@candor/core/platform-day.ts';
import type { Logger } from 'pino';
import type { Clock } from '../clock.ts';
import type { Database } from '../db/database.ts';
import type { Engine } from '../engine/engine.ts';
import { question } from '../engine/seams/question.ts';
import type { AddressBook } from './address-book.ts';
import {
  checkAgainAt,
  dueTransactions,
  endTransaction,
  notePage,
  noteReported,
  readUntil,
  type Seen,
} from './chain-store.ts';
import { confirmationsNeeded } from './confirmations.ts';
import { creditDeposit } from './credit-deposit.ts';
import type { Head, TronGrid } from './tron-grid.ts';

const blockMs = 3_000;
/** The index may learn of an event a little late: that far back it is read again. */
const rereadMs = 40_000;
const pagesMax = 500;
const checksMax = 200;
/** After that a transaction that is in no block is given up. */
const givenUpAfterMs = hourMs;
const checkMaxMs = 300_000;
const troubleMs = 30_000;

export interface WatchParts {
  readonly db: Database;
  readonly clock: Clock;
  readonly engine: Pick<Engine, 'submit' | 'answer'>;
  readonly log: Logger;
  readonly grid: TronGrid;
  readonly book: AddressBook;
  readonly contract: string;
  /** Whether the first-deposit bonus is offered to a user. */
  readonly bonusOffered: (userId: string) => Promise<boolean>;
}

/**
 * Reads what the index has of new transfers and keeps those that say they are to us. @throws ChainUnavailable; what was
 * read before stays noted
 */
export async function readHints({ db, clock, grid, book, contract }: WatchParts, head: Head): Promise<void> {
  // A node that lies about the time must not make us skip any.
  const latest = Math.min(head.time, clock.now());
  const since = await readUntil(db, contract);
  if (since === null || (await book.isEmpty())) {
    await notePage(db, contract, { txids: [], until: latest }, clock.now());
    return;
  }
  let page: string | null = null;
  for (let pages = 0; pages < pagesMax; pages += 1) {
    const { hints, until, next } = await grid.hintsSince(since - rereadMs, page);
    const ours = await book.owners([...new Set(hints.map(({ to }) => to))]);
    const txids = hints.filter(({ to }) => ours.has(to)).map(({ txid }) => txid);
    await notePage(db, contract, { txids, until: Math.min(until ?? since, latest) }, clock.now());
    if (next === null || next === page) return;
    page = next;
  }
}

/** Transactions that customers say have paid us. */
const claimedTxids = question('claimed-txids', ({ state }, _none: null) =>
  [...state.deposits.open.values()].flatMap(({ claimedTxid }) => (claimedTxid === null ? [] : [claimedTxid])),
);

/** Looks up what may have paid us and credits what is deep enough. @throws ChainUnavailable */
export async function creditConfirmed(parts: WatchParts, head: Head): Promise<void> {
  const { db, clock, engine } = parts;
  const reported = engine.answer(claimedTxids, null);
  if (reported.length > 0) await noteReported(db, reported, clock.now());
  for (const seen of await dueTransactions(db, clock.now(), checksMax)) {
    try {
      await check(parts, head, seen);
    } catch (error) {
      // Else one that can't be looked up would stand before all others for ever.
      await checkAgainAt(db, seen.txid, clock.now() + troubleMs);
      throw error;
    }
  }
}

async function check(parts: WatchParts, head: Head, { txid, seenAt }: Seen): Promise<void> {
  const { db, clock, grid, book } = parts;
  const found = await grid.transaction(txid);
  const now = clock.now();
  if (found === null) {
    const age = now - seenAt;
    // Before its confirmations a transaction can vanish with its block, and come again in another.
    if (age > givenUpAfterMs) await endTransaction(db, txid, 'gone');
    else await checkAgainAt(db, txid, now + Math.min(checkMaxMs, Math.max(blockMs, age)));
    return;
  }
  const missing = confirmationsNeeded - (head.block - found.block);
  if (missing > 0) {
    await checkAgainAt(db, txid, now + missing * blockMs);
    return;
  }
  const owners = await book.owners(found.transfers.map(({ to }) => to));
  const ours = found.transfers.flatMap((transfer) => {
    const userId = owners.get(transfer.to);
    return userId === undefined ? [] : [{ transfer, userId }];
  });
  for (const { transfer, userId } of ours) await creditDeposit(parts, { txid, block: found.block, transfer, userId });
  await endTransaction(db, txid, ours.length === 0 ? 'foreign' : 'credited');
}
