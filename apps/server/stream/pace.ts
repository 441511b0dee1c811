import type { TickerChange } from '@candor/api-contract/events.ts';
import type { Changes } from './change-texts.ts';

/** Between two turns of the market. */
const turnMs = 250;

/** What has changed since it was last told, every so many turns of the market. */
export class Pace {
  /** Between two times of telling. */
  readonly everyMs: number;
  private readonly every: number;
  private readonly at: number;
  private changes = new Map<string, TickerChange>();
  private turn = 0;

  /** @param every so many turns @param at which of them, from 0 */
  constructor(every: number, at: number) {
    this.everyMs = every * turnMs;
    this.every = every;
    this.at = at;
  }

  /** Takes over a turn. @returns of each symbol the newest that is to be told now; null while it is not time */
  take(changes: Changes): Changes | null {
    this.turn += 1;
    if (this.every === 1) return changes;
    for (const change of changes.values())
      this.changes.set(change.symbol, { ...this.changes.get(change.symbol), ...change });
    if (!this.isTurnOf(this.every)) return null;
    const taken = this.changes;
    this.changes = new Map();
    return taken;
  }

  /** Whether this is one of the turns at which it tells what comes every `turns`. */
  isTurnOf(turns: number): boolean {
    return this.turn % turns === this.at;
  }
}
