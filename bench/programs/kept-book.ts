import { setTimeout as sleep } from 'node:timers/promises';
import { Levels, type Change, type Snapshot } from './levels.ts';

const levelsCompared = 1_000;
/** A change that is on its way comes within this time, or the book counts as another one. */
const onItsWayMs = 5_000;

/** A book that a program keeps by the changes that it is told, as docs/programs.md says. */
export class KeptBook {
  private readonly url: string;
  private readonly symbol: string;
  private readonly socket: WebSocket;
  private waiting: Change[] | null = [];
  private levels = new Levels({ lastUpdateId: 0, bids: [], asks: [] });
  /** Changes that were told, and those that did not follow the one before. */
  changes = 0;
  gaps = 0;
  /** Told of each change when it arrives. */
  onChange: (change: Change) => void = () => undefined;

  private constructor(url: string, symbol: string) {
    this.url = url;
    this.symbol = symbol;
    this.socket = new WebSocket(`${url.replace('http', 'ws')}/binance/ws/${symbol.toLowerCase()}@depth@100ms`);
    this.socket.addEventListener('message', ({ data }) => {
      const change = JSON.parse(String(data)) as Change;
      this.onChange(change);
      if (this.waiting === null) this.take(change);
      else this.waiting.push(change);
    });
  }

  static async open(url: string, symbol: string): Promise<KeptBook> {
    const book = new KeptBook(url, symbol);
    await new Promise((resolve) => book.socket.addEventListener('open', resolve, { once: true }));
    book.levels = new Levels(await book.snapshot());
    book.goOn();
    return book;
  }

  /**
   * How many levels differ from a snapshot that is taken now. Its number may lie inside of a change that is told as
   * one, and then no kept book ever stands at it: so both are brought to the end of that change first.
   */
  async differences(): Promise<number> {
    this.waiting = [];
    const other = new Levels(await this.snapshot());
    const giveUpAt = performance.now() + onItsWayMs;
    while (this.levels.at < other.at && performance.now() < giveUpAt) {
      const next = this.waiting.shift();
      if (next === undefined) await sleep(5);
      else {
        this.take(next);
        other.take(next);
      }
    }
    const found = this.levels.at === other.at ? this.levels.differingFrom(other) : levelsCompared;
    this.goOn();
    return found;
  }

  close(): void {
    this.socket.close();
  }

  private async snapshot(): Promise<Snapshot> {
    const answer = await fetch(
      `${this.url}/binance/api/v3/depth?symbol=${this.symbol}&limit=${String(levelsCompared)}`,
    );
    return (await answer.json()) as Snapshot;
  }

  private goOn(): void {
    for (const change of this.waiting ?? []) this.take(change);
    this.waiting = null;
  }

  private take(change: Change): void {
    const before = this.levels.at;
    if (!this.levels.take(change)) return;
    this.changes += 1;
    if (change.U > before + 1) this.gaps += 1;
  }
}
