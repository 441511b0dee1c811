import type { Bar } from './bars.ts';
import { Series, type SeriesParts } from './series.ts';

/** Who draws the candles: told of them, never asked. */
export interface Listener {
  onBars: (bars: Bar[], more: boolean) => void;
  onBar: (bar: Bar) => void;
}

export interface Feed {
  readonly older: Series['older'];
  readonly stop: () => void;
}

/** Candles for all who draw them, also for who comes when they are already there. */
export class SharedSeries {
  private readonly parts: Omit<SeriesParts, keyof Listener>;
  private readonly listeners = new Set<Listener>();
  private series: Series | null = null;
  private bars: Bar[] | null = null;
  private more = false;

  constructor(parts: Omit<SeriesParts, keyof Listener>) {
    this.parts = parts;
  }

  /** Begins to load. @returns how to end it */
  open(): () => void {
    const series = new Series({
      ...this.parts,
      onBars: (...all) => this.takeAll(...all),
      onBar: (bar) => this.take(bar),
    });
    this.series = series;
    void series.load();
    return () => {
      series.close();
      this.series = null;
      this.bars = null;
    };
  }

  readonly retry = (): void => void this.series?.load();

  /** Takes a mark into the running candle, once there is one. @param time epoch milliseconds of the server */
  mark(price: number, time: number): void {
    this.series?.mark(price, time);
  }

  catchUp(): void {
    void this.series?.catchUp();
  }

  pause(on: boolean): void {
    this.series?.pause(on);
  }

  /** Tells of the candles that are there, and of each change from now on. */
  readonly listen = (listener: Listener): Feed => {
    this.listeners.add(listener);
    if (this.bars !== null) listener.onBars([...this.bars], this.more);
    return {
      older: (before) => this.series?.older(before) ?? Promise.resolve({ bars: [], more: false }),
      stop: () => void this.listeners.delete(listener),
    };
  };

  private takeAll(bars: Bar[], more: boolean): void {
    this.bars = bars;
    this.more = more;
    // Each may keep and lengthen its own list; the candles in them are the same.
    for (const { onBars } of this.listeners) onBars([...bars], more);
  }

  private take(bar: Bar): void {
    const same = this.bars?.at(-1)?.timestamp === bar.timestamp;
    if (same) this.bars?.pop();
    this.bars?.push(bar);
    for (const { onBar } of this.listeners) onBar(bar);
  }
}
