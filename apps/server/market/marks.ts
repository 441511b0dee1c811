import {
  acceptMark,
  emptyFilter,
  filterAfter,
  medianPrice,
  type FilterState,
  type MarkSample,
} from '@candor/core/market/accept-mark.ts';
import { markAgeMaxMs, markGapMaxMs, type Instant } from '@candor/core/market/mark.ts';
import type { Price } from '@candor/core/money/amount.ts';
import type { LiveMessage } from './feed.ts';
import { SourceLags } from './source-lag.ts';

/** A price that has passed the filter; the tape gives it its place. */
export interface AcceptedMark {
  readonly symbol: string;
  readonly price: Price;
  readonly time: Instant;
  readonly backfilled: boolean;
}

/** What one venue last said of one symbol. */
interface Voice {
  price: Price | null;
  statedAt: Instant;
  heardAt: Instant;
}

interface Watched {
  readonly voices: Map<string, Voice>;
  filter: FilterState;
}

/** Turns what feeds say into accepted marks, one sample per symbol and call. */
export interface Sampler {
  /**
   * Takes in one message. One that is no price, out of order or from the future counts as nothing said. @returns
   * whether it counted
   */
  hear(message: LiveMessage, now: Instant): boolean;
  /** Judges every symbol at this moment; symbols without an acceptable price make no mark. */
  sample(now: Instant): AcceptedMark[];
  /** Judges a past price of the feed's own history through the same filter. */
  judgePast(symbol: string, price: Price, time: Instant): AcceptedMark | null;
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
  /** How late prices came, by venue, since the start. */
  readonly lags: Pick<SourceLags, 'counts'>;
}

class VoiceSampler implements Sampler {
  readonly refused = new Map<string, number>();
  readonly lags = new SourceLags();
  readonly #watched: ReadonlyMap<string, Watched>;
  readonly #stopped: (symbol: string) => boolean;
  #accepted = 0;

  constructor(symbols: readonly string[], stopped: (symbol: string) => boolean) {
    this.#watched = new Map(symbols.map((symbol) => [symbol, { voices: new Map(), filter: emptyFilter }]));
    this.#stopped = stopped;
  }

  get accepted(): number {
    return this.#accepted;
  }

  hear(message: LiveMessage, now: Instant): boolean {
    const voices = this.#watched.get(message.symbol)?.voices;
    const fault = voices === undefined ? 'symbol-unknown' : faultOf(message, voices.get(message.source), now);
    if (voices === undefined || fault !== null) {
      this.#count(fault ?? 'symbol-unknown');
      return false;
    }
    note(voices, message);
    if (message.kind === 'price') this.lags.note(message.source, now - message.time);
    return true;
  }

  sample(now: Instant): AcceptedMark[] {
    const marks: AcceptedMark[] = [];
    for (const [symbol, each] of this.#watched) {
      const sample = sampleOf(each.voices, now);
      const mark = sample === null ? null : this.#judge(symbol, each, sample, false);
      if (mark !== null) marks.push(mark);
    }
    return marks;
  }

  judgePast(symbol: string, price: Price, time: Instant): AcceptedMark | null {
    const each = this.#watched.get(symbol);
    return each === undefined ? null : this.#judge(symbol, each, { price, time, statedAt: time, heardAt: time }, true);
  }

  startFrom(symbol: string, price: Price, markedAt: Instant = Number.NEGATIVE_INFINITY): void {
    const each = this.#watched.get(symbol);
    if (each !== undefined) each.filter = filterAfter(price, markedAt);
  }

  age(symbol: string, now: Instant): number {
    return now - (this.#watched.get(symbol)?.filter.time ?? Number.NEGATIVE_INFINITY);
  }

  halted(symbol: string, now: Instant): boolean {
    return this.#stopped(symbol) || this.age(symbol, now) > markGapMaxMs;
  }

  #judge(symbol: string, each: Watched, sample: MarkSample, backfilled: boolean): AcceptedMark | null {
    const { state, result } = acceptMark(each.filter, sample);
    each.filter = state;
    if (result.ok) this.#accepted += 1;
    return result.ok ? { symbol, price: result.value, time: sample.time, backfilled } : this.#count(result.refusal);
  }

  #count(reason: string): null {
    this.refused.set(reason, (this.refused.get(reason) ?? 0) + 1);
    return null;
  }
}

/** @param stopped symbols that operators have stopped: halted, with marks that go on */
export const createSampler = (
  symbols: readonly string[],
  stopped: (symbol: string) => boolean = () => false,
): Sampler => new VoiceSampler(symbols, stopped);

/** A venue's clock may run ahead of ours by this much. */
const aheadMaxMs = 2_000;

function faultOf(message: LiveMessage, voice: Voice | undefined, now: Instant): string | null {
  if (!Number.isSafeInteger(message.time) || message.time > now + aheadMaxMs) return 'time-ahead';
  if (message.kind === 'price' && (message.price === null || message.price <= 0n)) return 'no-price';
  return voice !== undefined && message.time < voice.heardAt ? 'out-of-order' : null;
}

/** Age counts from the venue's own time: a message that was long on its way is old when it comes. */
function note(voices: Map<string, Voice>, message: LiveMessage): void {
  const voice = voices.get(message.source) ?? { price: null, statedAt: message.time, heardAt: message.time };
  voice.heardAt = message.time;
  if (message.kind === 'price') {
    voice.price = message.price;
    voice.statedAt = message.time;
  }
  voices.set(message.source, voice);
}

/** The median of the venues that still speak. Null when nothing was ever said. */
function sampleOf(voices: ReadonlyMap<string, Voice>, now: Instant): MarkSample | null {
  const received = [...voices.values()].filter((voice) => voice.price !== null);
  if (received.length === 0) return null;
  const fresh = received.filter((voice) => now - voice.heardAt <= markAgeMaxMs);
  const speaking = fresh.length === 0 ? received : fresh;
  return {
    time: now,
    price: medianPrice(speaking.flatMap((voice) => (voice.price === null ? [] : [voice.price]))),
    statedAt: Math.max(...speaking.map((voice) => voice.statedAt)),
    heardAt: Math.max(...speaking.map((voice) => voice.heardAt)),
  };
}
