import type { Outdated, Snapshot } from '@candor/core/restore.ts';
import type { State } from '@candor/core/state.ts';
import type { Writer } from '../db/database.ts';
import { Batch } from './batch.ts';
import { loadSnapshot } from './load.ts';

/** The state as it was loaded, and the batches that have changed it and may not be stored. */
export class Changes {
  private state: State | null = null;
  private batches: Batch[] = [];
  /** Id of the next journal after the last commit that was stored. */
  private nextJournal = 0;

  /** A batch that is about to be applied. */
  begin(): Batch {
    const batch = new Batch();
    this.batches.push(batch);
    return batch;
  }

  /** The tables hold what was begun. */
  stored(): void {
    this.batches = [];
    this.nextJournal = this.state?.nextJournal ?? 0;
  }

  /** A state that is what the tables hold; null where that can't be said of any. */
  loaded(state: State | null): void {
    this.state = state;
    this.stored();
  }

  /** What may differ from the tables; null where all of it may. */
  outdated(): Outdated | null {
    const touched = this.batches.map((batch) => batch.touched());
    if (this.state === null || touched.includes(null)) return null;
    const known = touched.filter((each) => each !== null);
    return {
      state: this.state,
      nextJournal: this.nextJournal,
      touched: {
        accounts: new Set(known.flatMap(({ accounts }) => [...accounts])),
        bonuses: new Set(known.flatMap(({ bonuses }) => [...bonuses])),
      },
    };
  }
}

/**
 * Reads again what an outdated state needs, and everything where there is none, or where the tables are not those that
 * were left: another process has been the writer since (the turns of all engines are counted in the tables), or what
 * was stored is gone from them, as on a replica that had fallen behind.
 */
export class Loading {
  private turn = 0;

  /** @returns what was read, and the state that it brings up to date; null where it is whole */
  async read(
    writer: Pick<Writer, 'batch'>,
    resting: ReadonlySet<string>,
    before: Outdated | null,
  ): Promise<{ snapshot: Omit<Snapshot, 'marks'>; outdated: Outdated | null }> {
    const [rows] = await writer.batch([{ sql: 'update engine_turn set turn = turn + 1 returning turn' }]);
    const turn = Number(rows?.[0]?.turn);
    const outdated = turn === this.turn + 1 ? before : null;
    this.turn = turn;
    const snapshot = await loadSnapshot(writer, resting, outdated?.touched ?? null);
    if (outdated === null || snapshot.nextJournal >= outdated.nextJournal) return { snapshot, outdated };
    return { snapshot: await loadSnapshot(writer, resting), outdated: null };
  }
}
