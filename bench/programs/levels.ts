type Level = readonly [price: string, quantity: string];
type Side = Map<string, string>;

export interface Change {
  readonly U: number;
  readonly u: number;
  readonly b: readonly Level[];
  readonly a: readonly Level[];
}
export interface Snapshot {
  readonly lastUpdateId: number;
  readonly bids: readonly Level[];
  readonly asks: readonly Level[];
}

/** Both sides of a book as a snapshot and the changes after it make them. */
export class Levels {
  /** Number of the last change in it. */
  at: number;
  private readonly bids: Side;
  private readonly asks: Side;

  constructor({ lastUpdateId, bids, asks }: Snapshot) {
    this.at = lastUpdateId;
    [this.bids, this.asks] = [new Map(bids), new Map(asks)];
  }

  /** @returns whether it holds anything that was not known yet */
  take({ u, b, a }: Change): boolean {
    if (u <= this.at) return false;
    for (const [side, levels] of [[this.bids, b] as const, [this.asks, a] as const])
      for (const [price, quantity] of levels)
        if (Number(quantity) === 0) side.delete(price);
        else side.set(price, quantity);
    this.at = u;
    return true;
  }

  /** Prices at which not the same stands in both. */
  differingFrom(other: Levels): number {
    return differing(this.bids, other.bids) + differing(this.asks, other.asks);
  }
}

const differing = (side: Side, other: Side): number =>
  [...new Set([...side.keys(), ...other.keys()])].filter((price) => side.get(price) !== other.get(price)).length;
