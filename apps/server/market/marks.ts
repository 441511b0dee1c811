import {
  acceptMark,
  emptyFilter,
  filterAfter,
  type FilterState,
  type MarkSample,
} from '@candor/core/market/accept-mark.ts';
import { markGapMaxMs, type Instant } from '@candor/core/market/mark.ts';
import { sourceRules, type SourceQuote, type SourceRules } from '@candor/core/market/sources.ts';
import type { Price } from '@candor/core/money/amount.ts';
import type { LiveMessage, PastPrice } from './feed.ts';
import { Voices } from './sources/voices.ts';

/** A price that has passed the filter; the tape gives it its place. */
export interface AcceptedMark {
  readonly symbol: string;
  readonly price: Price;
  readonly time: Instant;
  readonly backfilled: boolean;
  /** What each source said, where that is kept. */
  readonly quotes?: readonly SourceQuote[];
}

/** Turns what feeds say into accepted marks, one sample per symbol and call. */
export interface Sampler {
  /**
   * Takes in one message. One that is no price, out of order or from the future counts as nothing said. @returns
   * whether it counted
   */
  hear(message: LiveMessage, now: Instant): boolean;
  /** Nothing that was said before is a sign of what holds from now on. */
  lose(): void;
  /** Judges every symbol at this moment; symbols without an acceptable price make no mark. */
  sample(now: Instant): AcceptedMark[];
  /** Judges a past price of the feed's own history through the same filter. */
  judgePast(symbol: string, past: PastPrice): AcceptedMark | null;
  /** A known price from which the next ones are judged. @param markedAt when it was a mark; absent when it never was */
  startFrom(symbol: string, price: Price, markedAt?: Instant): void;
  /** Milliseconds since the last accepted mark; infinite before the first. */
  age(symbol: string, now: Instant): number;
  /** No mark fresh enough to trade on, which ends by itself with the next one; or stopped by operators. */
  halted(symbol: string, now: Instant): boolean;
  /** How many marks were accepted since the start. */
  readonly accepted: number;
  /** How many samples and messages were refused, by reason, since the start. */
  readonly refused: ReadonlyMap<string, number>;
  /** How late prices of each source came, and how often it counted, since the start. */
  readonly sources: Pick<Voices, 'lags' | 'votes'>;
}

export interface SamplerOptions {
  /** Symbols that operators have stopped: halted, with marks that go on. */
  readonly stopped?: (symbol: string) => boolean;
  /** Of a feed with real sources, whose quotes are kept; without them none is too late. */
  readonly rules?: SourceRules;
}

const anyAge: SourceRules = { ...sourceRules, ageMaxMs: Number.POSITIVE_INFINITY };

class VoiceSampler implements Sampler {
  readonly refused = new Map<string, number>();
  readonly sources: Voices;
  readonly #filters: Map<string, FilterState>;
  readonly #stopped: (symbol: string) => boolean;
  readonly #keepsQuotes: boolean;
  #accepted = 0;

  constructor(symbols: readonly string[], { stopped = () => false, rules }: SamplerOptions) {
    this.sources = new Voices(symbols, rules ?? anyAge);
    this.#filters = new Map(symbols.map((symbol) => [symbol, emptyFilter]));
    this.#stopped = stopped;
    this.#keepsQuotes = rules !== undefined;
  }

  get accepted(): number {
    return this.#accepted;
  }

  hear(message: LiveMessage, now: Instant): boolean {
    const fault = this.sources.hear(message, now);
    if (fault !== null) this.#count(fault);
    return fault === null;
  }

  lose(): void {
    this.sources.lose();
  }

  sample(now: Instant): AcceptedMark[] {
    return [...this.#filters.keys()].flatMap((symbol) => this.#markOf(symbol, now) ?? []);
  }

  judgePast(symbol: string, { price, time, quotes = [] }: PastPrice): AcceptedMark | null {
    const mark = this.#judge(symbol, { price, time, statedAt: time, heardAt: time });
    return mark === null ? null : { ...mark, backfilled: true, ...this.#kept(quotes) };
  }

  startFrom(symbol: string, price: Price, markedAt: Instant = Number.NEGATIVE_INFINITY): void {
    if (this.#filters.has(symbol)) this.#filters.set(symbol, filterAfter(price, markedAt));
  }

  age(symbol: string, now: Instant): number {
    return now - (this.#filters.get(symbol)?.time ?? Number.NEGATIVE_INFINITY);
  }

  halted(symbol: string, now: Instant): boolean {
    return this.#stopped(symbol) || this.age(symbol, now) > markGapMaxMs;
  }

  #markOf(symbol: string, now: Instant): AcceptedMark | null {
    const spoken = this.sources.at(symbol, now);
    if (!spoken.ok) return spoken.refusal === 'silent' ? null : this.#count(spoken.refusal);
    const { quotes, ...stated } = spoken.value;
    const mark = this.#judge(symbol, { ...stated, time: now });
    return mark === null ? null : { ...mark, ...this.#kept(quotes) };
  }

  #kept(quotes: readonly SourceQuote[]): Pick<AcceptedMark, 'quotes'> {
    return this.#keepsQuotes ? { quotes } : {};
  }

  #judge(symbol: string, sample: MarkSample): AcceptedMark | null {
    const filter = this.#filters.get(symbol);
    if (filter === undefined) return null;
    const { state, result } = acceptMark(filter, sample);
    this.#filters.set(symbol, state);
    if (result.ok) this.#accepted += 1;
    return result.ok
      ? { symbol, price: result.value, time: sample.time, backfilled: false }
      : this.#count(result.refusal);
  }

  #count(reason: string): null {
    this.refused.set(reason, (this.refused.get(reason) ?? 0) + 1);
    return null;
  }
}

export const createSampler = (symbols: readonly string[], options: SamplerOptions = {}): Sampler =>
  new VoiceSampler(symbols, options);
