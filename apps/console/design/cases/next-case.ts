import { needsProof } from '../ask/proof.ts';

const listeners = new Set<() => void>();

/** Says that what is open has been decided: the list behind it turns to the next one. */
export function decided(): void {
  for (const listener of listeners) listener();
}
export function onDecided(listener: () => void): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}

interface Standing {
  /** Where the open case stands, -1 when it has left the list. */
  readonly at: number;
  /** Where it stood when it was seen last, -1 before any was. */
  readonly last: number;
  readonly by: 1 | -1;
}

/** The place beside the open case. What has left the list leaves its place to the one after it. */
export function besides({ at, last, by }: Standing): number {
  if (at !== -1) return at + by;
  return by === 1 ? Math.max(last, 0) : last - 1;
}

/** The first case after the open one, then from the head on, that waits for this operator; never the open one. */
export function nextWaiting<Row>(rows: readonly Row[], from: number, waits: (row: Row) => boolean): Row | undefined {
  const before = rows.slice(0, Math.max(from - 1, 0));
  return [...rows.slice(from), ...before].find(waits);
}

/**
 * Does them one after another. Called again, it does what is left: what it did once, it does not do again.
 * @throws CallError of the first one that wants a proof, at once; else Error that says how many were done, and why the
 * first other one was not
 */
export function oneByOne<Row, Given = void>(
  rows: readonly Row[],
  act: (row: Row, given: Given) => Promise<unknown>,
  said: (done: number, failed: number, fault: unknown) => string,
): (given: Given) => Promise<void> {
  const left = new Set(rows);
  return async (given) => {
    const faults: unknown[] = [];
    for (const row of left)
      try {
        await act(row, given);
        left.delete(row);
      } catch (fault) {
        if (needsProof(fault)) throw fault;
        faults.push(fault);
      }
    if (faults.length > 0) throw new Error(said(rows.length - faults.length, faults.length, faults[0]));
  };
}
