import type { Submission } from './submission.ts';

/** A request with several orders is as much work as each of them by itself. */
const sizeOf = ({ command }: Submission): number => (command.kind === 'carry-out-orders' ? command.orders.length : 1);

/** Commands that wait, in their order. */
export class CommandQueue {
  private waiting: Submission[] = [];
  private commands = 0;

  /** How many commands wait, each order of a request counted. */
  get size(): number {
    return this.commands;
  }

  add(submission: Submission): void {
    this.waiting.push(submission);
    this.commands += sizeOf(submission);
  }

  /** Takes the first ones: as many commands as fit, and never a part of a request. */
  take(atMost: number): readonly Submission[] {
    let taken = 0;
    let size = 0;
    for (const submission of this.waiting) {
      if (taken > 0 && size + sizeOf(submission) > atMost) break;
      size += sizeOf(submission);
      taken += 1;
    }
    const first = this.waiting.splice(0, taken);
    this.commands -= size;
    return first;
  }
}
