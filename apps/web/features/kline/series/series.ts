import { bucketStart, nextBucket } from '@candor/core/market/candles.ts';
import { openBar, withFetched, withPrice, type Bar } from './bars.ts';
import type { Period } from './periods.ts';

/** Bars of the first request: enough for the widest screen, and soon there. */
export const firstSize = 200;
/** Bars of a later request. A full page means that there may be older ones. */
export const pageSize = 500;
const retryMs = 3_000;

export type Status = 'loading' | 'ready' | 'empty' | 'failed';
export interface Range {
  readonly from?: number;
  readonly to?: number;
  readonly limit: number;
}
export type FetchBars = (range: Range, signal: AbortSignal) => Promise<Bar[]>;

export interface SeriesParts {
  period: Period;
  fetchBars: FetchBars;
  onStatus: (status: Status) => void;
  /** All bars anew, oldest first. The chart may keep these very objects. */
  onBars: (bars: Bar[], more: boolean) => void;
  /** The last bar has changed, or a new one follows it. */
  onBar: (bar: Bar) => void;
}

/** The candles of one symbol and timeframe: loaded, continued by marks, extended into the past. */
export class Series {
  private readonly parts: SeriesParts;
  private readonly leaving = new AbortController();
  /** The last two bars: the objects that the chart holds. */
  private tail: Bar[] = [];
  private paused = false;
  private catching = false;
  private markedAt = 0;
  /** The newest mark: candles that are on their way don't know it. */
  private latest: { readonly price: number; readonly time: number } | null = null;

  constructor(parts: SeriesParts) {
    this.parts = parts;
  }

  async load(): Promise<void> {
    const { fetchBars, onStatus, onBars } = this.parts;
    const { signal } = this.leaving;
    onStatus('loading');
    try {
      const bars = this.withLatest(await fetchBars({ limit: firstSize }, signal));
      if (signal.aborted) return;
      this.tail = bars.slice(-2);
      onBars(bars, bars.length >= firstSize);
      onStatus(bars.length === 0 ? 'empty' : 'ready');
    } catch {
      if (!signal.aborted) onStatus('failed');
    }
  }

  /** Candles that have just come, the running one at the price that everything else shows. */
  private withLatest(bars: Bar[]): Bar[] {
    const last = bars.at(-1);
    const { latest } = this;
    if (last === undefined || latest === null) return bars;
    if (bucketStart(this.parts.period, latest.time) !== last.timestamp) return bars;
    return [...bars.slice(0, -1), withPrice(last, latest.price)];
  }

  /** The page before a bar. After a failure it waits, so that a scrolling finger does not ask in vain all the time. */
  async older(before: number): Promise<{ bars: Bar[]; more: boolean }> {
    const { signal } = this.leaving;
    try {
      const bars = await this.parts.fetchBars({ to: before - 1, limit: pageSize }, signal);
      return { bars, more: bars.length >= pageSize };
    } catch {
      if (!signal.aborted) await new Promise((resolve) => setTimeout(resolve, retryMs));
      return { bars: [], more: true };
    }
  }

  /** Takes a mark into the running bar. @param time epoch milliseconds of the server */
  mark(price: number, time: number): void {
    if (this.paused) return;
    this.latest = { price, time };
    const last = this.tail.at(-1);
    if (last === undefined) return;
    const { period } = this.parts;
    const start = bucketStart(period, time);
    if (start < last.timestamp) return;
    if (start === last.timestamp) {
      this.markedAt = time;
      if (price !== last.close) this.put(withPrice(last, price));
      return;
    }
    if (start === nextBucket(period, last.timestamp)) {
      this.markedAt = time;
      this.put(openBar(start, price));
    }
    void this.catchUp();
  }

  /** Fetches the running bar and the one before: their volume, and what was missed. */
  async catchUp(): Promise<void> {
    const from = this.tail[0]?.timestamp;
    if (from === undefined || this.catching || this.paused) return;
    this.catching = true;
    const asked = this.markedAt;
    try {
      const bars = await this.parts.fetchBars({ from, limit: pageSize }, this.leaving.signal);
      if (this.leaving.signal.aborted || this.paused) return;
      // A full page leaves a hole behind the last known bar.
      if (bars.length >= pageSize) return await this.load();
      for (const bar of bars) this.take(bar, this.markedAt !== asked);
    } catch {
      // The next bucket asks again.
    } finally {
      this.catching = false;
    }
  }

  /** Paused, the last bar stands still. */
  pause(on: boolean): void {
    this.paused = on;
    if (!on) void this.catchUp();
  }

  /** Drops whatever is still under way. */
  close(): void {
    this.leaving.abort();
  }

  private put(bar: Bar): void {
    const same = this.tail.at(-1)?.timestamp === bar.timestamp;
    this.tail = [...(same ? this.tail.slice(0, -1) : this.tail), bar].slice(-2);
    this.parts.onBar(bar);
  }

  /** @param marked whether marks have come since it was asked for */
  private take(bar: Bar, marked: boolean): void {
    const last = this.tail.at(-1);
    const closed = this.tail.find((each) => each.timestamp === bar.timestamp && each !== last);
    // The chart takes only the last bar; the one before it is amended where it lies.
    if (closed !== undefined) Object.assign(closed, bar);
    else if (last?.timestamp === bar.timestamp && marked) this.put(withFetched(last, bar));
    else if (last === undefined || bar.timestamp >= last.timestamp) this.put(bar);
  }
}
