import type { Clock } from '../clock.ts';
import type { Database, Statement } from '../db/database.ts';
import { batchRow, lastLeafOf, leavesMax, readBatch } from './batch.ts';
import { withEntries, type Tree } from './format/tree.ts';
import { entryOf, intakeMax, readIntake, takenOut } from './intake.ts';
import { grownRows, readTree } from './log-table.ts';

/** Makes entries of what waits. Who else adds to the same log is noticed by the key of its rows. */
export interface LogWriter {
  readonly tree: Tree;
  /** @returns whether more waits than is taken at once @throws when it was not stored; it is taken the next time */
  take(): Promise<boolean>;
}

interface Parts {
  readonly db: Database;
  readonly clock: Clock;
}

export async function openLogWriter({ db, clock }: Parts, log: number, stored: Tree): Promise<LogWriter> {
  let tree = stored;
  let lastLeaf = await lastLeafOf(db, log);
  let isKnown = true;

  /** After a commit of which nobody knows whether it was done. */
  async function readAgain(): Promise<void> {
    tree = await readTree(db, log);
    lastLeaf = await lastLeafOf(db, log);
    isKnown = true;
  }

  return {
    get tree() {
      return tree;
    },
    async take() {
      if (!isKnown) await readAgain();
      const now = clock.now();
      const waiting = await readIntake(db);
      const batch = await readBatch(db, lastLeaf, now);
      const entries = waiting.map(({ kind, time, facts }) => entryOf(kind, Number(time ?? now), facts));
      const rows: Statement[] = takenOut(waiting);
      if (batch !== null) rows.push(batchRow(log, tree.frontier.size + entries.push(batch.entry) - 1, batch));
      if (entries.length === 0) return false;
      const grown = withEntries(tree, entries);
      isKnown = false;
      await db.batch([...grownRows(log, entries, grown), ...rows]);
      isKnown = true;
      tree = grown.tree;
      lastLeaf = batch?.last ?? lastLeaf;
      return waiting.length === intakeMax || batch?.leaves === leavesMax;
    },
  };
}
