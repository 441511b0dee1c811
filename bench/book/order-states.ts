export const open = 0;
export const partial = 1;
export const filled = 2;
export const cancelled = 3;

/**
 * What a caller of a book keeps of every order ever placed, by order number: status, filled steps, and what an average
 * price needs.
 */
export class OrderStates {
  readonly statuses: Uint8Array;
  readonly filledSteps: Float64Array;
  /** Sum of tick × steps of the fills; the average price is this over the filled steps. */
  readonly worth: Float64Array;

  constructor(orders: number) {
    this.statuses = new Uint8Array(orders);
    this.filledSteps = new Float64Array(orders);
    this.worth = new Float64Array(orders);
  }

  fill(order: number, tick: number, steps: number): void {
    this.statuses[order] = partial;
    this.filledSteps[order] = (this.filledSteps[order] as number) + steps;
    this.worth[order] = (this.worth[order] as number) + tick * steps;
  }

  end(order: number, status: number): void {
    this.statuses[order] = status;
  }

  /** Equal for equal states: statuses, filled steps and worth of every order. */
  digest(): string {
    let sum = 0n;
    for (let at = 0; at < this.statuses.length; at += 1) {
      const order =
        BigInt(this.statuses[at] as number) +
        BigInt(this.filledSteps[at] as number) * 4n +
        BigInt(this.worth[at] as number) * 1_024n;
      sum = (sum * 31n + order) % 1_000_000_007n;
    }
    return `${sum}`;
  }
}
