import { AsyncLocalStorage } from 'node:async_hooks';

/** A process of the world: what it has scheduled comes to nothing once it is dead, and waits while it is frozen. */
export interface Process {
  state: 'running' | 'frozen' | 'dead';
  /** What became due while it was frozen. */
  readonly held: (() => unknown)[];
}

interface Due {
  readonly at: number;
  readonly number: number;
  readonly run: () => unknown;
  readonly owner: Process | undefined;
  cancelled: boolean;
}

const comesFirst = (a: Due, b: Due): boolean => a.at < b.at || (a.at === b.at && a.number < b.number);

const realTurn = setImmediate;
/** In a turn of Node's own all that follows at once is done. */
const turn = (): Promise<void> =>
  new Promise((resolve) => {
    realTurn(resolve);
  });
/**
 * All that happens in the world, one thing after the other in the order of simulated time. The next thing begins when
 * nothing is left to be done of the one before: what comes out depends on the seed alone.
 */
export class Schedule {
  /** Epoch milliseconds. */
  now: number;
  private skipped = 0;
  /** What was slept through: from when, and for how long. */
  private readonly skips: { readonly from: number; readonly ms: number }[] = [];
  private readonly owners = new AsyncLocalStorage<Process>();
  /** A heap: whatever comes first is its root. */
  private readonly heap: Due[] = [];
  private count = 0;
  /** How much more each of these does before it dies. */
  private readonly dooms = new Map<Process, { left: number; readonly die: () => void }>();

  constructor(now: number) {
    this.now = now;
  }

  /** Does something as a process: all that comes of it is this process' own. */
  as<T>(owner: Process, run: () => T): T {
    return this.owners.run(owner, run);
  }

  /**
   * @param run what it promises is waited for before anything else happens @param owner whose work it is; without it
   * that of whoever asks
   * @returns what cancels it
   */
  after(ms: number, run: () => unknown, owner = this.owners.getStore()): () => void {
    const at = this.now + Math.max(0, Math.round(Number.isFinite(ms) ? ms : 0));
    const due: Due = { at, number: (this.count += 1), run, owner, cancelled: false };
    this.push(due);
    return () => {
      due.cancelled = true;
    };
  }

  /** The same as nobody's, so that it happens whatever becomes of whoever asks. */
  outside(ms: number, run: () => unknown): void {
    this.owners.exit(() => this.after(ms, run));
  }

  sleep(ms: number): Promise<void> {
    return new Promise((resolve) => {
      this.after(ms, resolve);
    });
  }

  /** Whatever became due while a process was frozen happens to it now. */
  thaw(process: Process): void {
    process.state = 'running';
    for (const run of process.held.splice(0)) this.after(0, run, process);
  }

  /** Ends a process at one of the next moments in which it goes on after waiting for something. */
  doom(process: Process, moments: number, die: () => void): void {
    this.dooms.set(process, { left: moments, die });
  }

  /** As if the world had stood still and nobody had noticed: all that became due meanwhile is late. */
  oversleep(ms: number): void {
    this.skips.push({ from: this.now, ms });
    this.now += ms;
    this.skipped += ms;
  }

  /** Milliseconds that were lived through: {@link now} without what was skipped. */
  get awake(): number {
    return this.now - this.skipped;
  }

  /** Milliseconds that were lived through between two moments; none of those that the world has slept. */
  livedBetween(from: number, to: number): number {
    return this.skips.reduce(
      (lived, skip) => lived - Math.max(0, Math.min(to, skip.from + skip.ms) - Math.max(from, skip.from)),
      to - from,
    );
  }

  /** Goes on until something is so. @throws when it isn't by then */
  async until(isSo: () => boolean, atMostMs: number): Promise<void> {
    const end = this.awake + atMostMs;
    await turn();
    while (!isSo()) {
      if (this.awake > end) throw new Error('it has not come to an end in time');
      await this.step();
    }
  }

  private async step(): Promise<void> {
    const due = this.pop();
    // Nothing is waited for but work of other threads.
    if (due === undefined) return turn();
    if (due.cancelled) return;
    this.now = Math.max(this.now, due.at);
    const { owner, run } = due;
    if (owner !== undefined) this.dies(owner);
    if (owner?.state === 'dead') return;
    if (owner?.state === 'frozen') {
      owner.held.push(run);
      return;
    }
    await (owner === undefined ? this.owners.exit(run) : this.owners.run(owner, run));
    await turn();
  }

  private dies(process: Process): void {
    const doom = this.dooms.get(process);
    if (doom === undefined || (doom.left -= 1) > 0) return;
    this.dooms.delete(process);
    doom.die();
  }

  private push(due: Due): void {
    const { heap } = this;
    let at = heap.push(due) - 1;
    for (let above = (at - 1) >> 1; at > 0; at = above, above = (at - 1) >> 1) {
      const parent = heap[above];
      if (parent === undefined || comesFirst(parent, due)) break;
      heap[at] = parent;
      heap[above] = due;
    }
  }

  private pop(): Due | undefined {
    const { heap } = this;
    const [first, last] = [heap[0], heap.pop()];
    if (last === undefined || first === last) return first;
    let at = 0;
    for (;;) {
      const children = [2 * at + 1, 2 * at + 2].filter((child) => child < heap.length);
      const next = children.reduce((best, child) => (this.isBefore(child, best) ? child : best), children[0] ?? -1);
      const child = heap[next];
      if (child === undefined || comesFirst(last, child)) break;
      heap[at] = child;
      at = next;
    }
    heap[at] = last;
    return first;
  }

  private isBefore(a: number, b: number): boolean {
    const [one, other] = [this.heap[a], this.heap[b]];
    return one !== undefined && other !== undefined && comesFirst(one, other);
  }
}
