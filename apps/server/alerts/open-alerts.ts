import type { Mark } from '@candor/core/market/mark.ts';
import type { Database, Statement } from '../db/database.ts';
import { AlertBook, firedRows, type Fired } from './alert-book.ts';
import { waitingAlerts } from './store.ts';

/** What a frame of marks has set off. */
export interface SetOff {
  /** For the transaction of the frame: an alert fires with the mark that it fires on, or not at all. */
  readonly statements: readonly Statement[];
  readonly committed: () => void;
  readonly failed: () => void;
}

/** Price alerts, seen by every accepted mark. */
export interface Alerts {
  readonly book: AlertBook;
  /** Reads anew what waits, where another process has worked on it. */
  load(): Promise<void>;
  onMarks(marks: readonly Mark[]): SetOff;
  /** Called with what has fired, after its commit. */
  onFired(listener: (fired: readonly Fired[]) => void): void;
}

/** Reads what waits; from then on each waits in memory too. */
export async function openAlerts(db: Database): Promise<Alerts> {
  const book = new AlertBook();
  const load = async (): Promise<void> => {
    const waiting = await waitingAlerts(db);
    book.clear();
    for (const alert of waiting) {
      book.reserve(alert.userId);
      book.add(alert);
    }
  };
  await load();
  const listeners: ((fired: readonly Fired[]) => void)[] = [];
  return {
    book,
    load,
    onMarks(marks) {
      const fired = book.take(marks);
      return {
        statements: firedRows(fired),
        committed() {
          if (fired.length > 0) for (const listener of listeners) listener(fired);
        },
        failed: () => book.giveBack(fired),
      };
    },
    onFired(listener) {
      listeners.push(listener);
    },
  };
}
