/** At least so long it is known when something of a user's has changed; a page is opened and connected in less. */
const keepMs = 60_000;

/** When something of each user's has last changed. */
export class LastChanges {
  private readonly now: () => number;
  private newer = new Map<string, number>();
  private older = new Map<string, number>();
  /** From when on `newer` and `older` hold every change. */
  private newerSince: number;
  private olderSince: number;

  /** @param now ms that never go back, and never jump ahead either */
  constructor(now: () => number) {
    this.now = now;
    this.newerSince = this.olderSince = now();
  }

  note(userId: string): void {
    const now = this.now();
    if (now - this.newerSince >= keepMs) {
      [this.older, this.olderSince] = [this.newer, this.newerSince];
      [this.newer, this.newerSince] = [new Map<string, number>(), now];
    }
    this.newer.set(userId, now);
  }

  /** Something may have changed of everybody's. */
  noteAll(): void {
    [this.newer, this.older] = [new Map<string, number>(), new Map<string, number>()];
    this.newerSince = this.olderSince = this.now();
  }

  /** @returns ms for which nothing of the user's has changed, as far back as it is known */
  quietMs(userId: string): number {
    return this.now() - (this.newer.get(userId) ?? this.older.get(userId) ?? this.olderSince);
  }
}
