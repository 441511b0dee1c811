import type { BookTickerEvent, DepthEvent, PartialDepthEvent } from '@candor/api-contract/dialect/events.ts';
import type { Pair } from '@candor/core/spot/rules.ts';
import { deepBook } from '../../../features/spot/depth.ts';
import { stepsText, tickText } from '../../../features/spot/present.ts';
import type { CallServices } from '../../../services.ts';
import type { Rooms } from '../rooms.ts';
import { depthNames, paces, streamOf } from '../stream-name.ts';
import { followBook, type BookLevels, type BookReader, type FollowedBook } from './follow-book.ts';

export type BookServices = Pick<CallServices, 'rules' | 'clock' | 'engine' | 'log'>;
export interface Snapshot extends BookLevels {
  /** Its number in the changes that are told. */
  readonly lastUpdateId: number;
}

/** Levels of a side that are followed, and the most that a snapshot has. */
export const deepest = 1_000;
/** Of the streams that tell the first levels alone. */
const partial = [5, 10, 20];
/** The pace at which the best prices are told as well. */
const fastestMs = 100;

interface Pace {
  readonly everyMs: number;
  readonly reader: BookReader;
  toldAt: number;
  timer: NodeJS.Timeout | null;
}

/** Looks at the book of one pair when it may have changed and somebody hears it, and tells what has. */
export class BookTeller {
  private readonly pair: Pair;
  private readonly services: BookServices;
  private readonly rooms: Rooms;
  private readonly book: FollowedBook;
  private readonly paces: readonly Pace[];
  private best = '';

  /** @param startAt number before the first change */
  constructor(pair: Pair, services: BookServices, { rooms, startAt }: { rooms: Rooms; startAt: number }) {
    this.pair = pair;
    this.services = services;
    this.rooms = rooms;
    this.book = followBook(startAt);
    this.paces = paces.map((everyMs) => ({ everyMs, reader: this.book.reader(), toldAt: -Infinity, timer: null }));
  }

  async snapshot(): Promise<Snapshot> {
    await this.look();
    this.touched();
    return { ...this.book.levels, lastUpdateId: this.book.lastUpdateId };
  }

  /** The book may have changed. */
  touched(): void {
    for (const pace of this.paces)
      if (this.isWatched(pace)) this.arm(pace);
      // Nobody follows: what has changed meanwhile is in the snapshot that whoever comes begins with.
      else pace.reader.forget();
  }

  /** Somebody begins to hear a stream of this pair that nobody has heard. */
  begin(stream: string): void {
    // What waits to be told stays: others of the same pace may follow it, by another name.
    if (stream === streamOf(this.pair.symbol, 'bookTicker')) this.best = '';
    this.touched();
  }

  stop(): void {
    for (const { timer } of this.paces) if (timer !== null) clearTimeout(timer);
  }

  /** Questions are answered in their order, so looks come in the order of what they see. */
  private async look(): Promise<void> {
    const { symbol } = this.pair;
    this.book.look(await this.services.engine.ask(deepBook, { symbol, levels: deepest }));
  }

  private arm(pace: Pace): void {
    if (pace.timer !== null) return;
    const waitMs = Math.max(0, pace.toldAt + pace.everyMs - performance.now());
    pace.timer = setTimeout(() => {
      pace.timer = null;
      pace.toldAt = performance.now();
      this.look().then(
        () => this.tell(pace),
        (error: unknown) => this.services.log.debug({ err: error }, 'a book was not looked at'),
      );
    }, waitMs);
  }

  private isWatched({ everyMs }: Pace): boolean {
    const { symbol } = this.pair;
    const isBestWatched = everyMs === fastestMs && this.rooms.has(streamOf(symbol, 'bookTicker'));
    const names = [null, ...partial].flatMap((levels) => depthNames(symbol, levels, everyMs));
    return isBestWatched || names.some((name) => this.rooms.has(name));
  }

  private tell({ everyMs, reader }: Pace): void {
    const change = reader.take();
    if (change === null) return;
    const { symbol } = this.pair;
    const { first: U, last: u } = change;
    const sides = { b: this.texts(change.bids), a: this.texts(change.asks) };
    const event: DepthEvent = { e: 'depthUpdate', E: this.services.clock.now(), s: symbol, U, u, ...sides };
    for (const name of depthNames(symbol, null, everyMs)) this.rooms.publish(name, event);
    for (const levels of partial)
      for (const name of depthNames(symbol, levels, everyMs)) this.rooms.publish(name, () => this.first(levels));
    if (everyMs === fastestMs) this.tellBest();
  }

  private first(levels: number): PartialDepthEvent {
    const { bids, asks } = this.book.levels;
    const sides = { bids: this.texts(bids.slice(0, levels)), asks: this.texts(asks.slice(0, levels)) };
    return { lastUpdateId: this.book.lastUpdateId, ...sides };
  }

  private tellBest(): void {
    const [[b = '0', B = '0'] = [], [a = '0', A = '0'] = []] = [
      this.texts(this.book.levels.bids.slice(0, 1))[0],
      this.texts(this.book.levels.asks.slice(0, 1))[0],
    ];
    const best = { b, B, a, A };
    const text = Object.values(best).join();
    if (text === this.best) return;
    this.best = text;
    const { symbol } = this.pair;
    const event: BookTickerEvent = { u: this.book.lastUpdateId, s: symbol, ...best };
    this.rooms.publish(streamOf(symbol, 'bookTicker'), event);
  }

  private texts(levels: BookLevels['bids']): string[][] {
    return levels.map(({ tick, steps }) => [tickText(tick, this.pair), stepsText(steps, this.pair)]);
  }
}
