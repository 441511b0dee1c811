import { listingOf } from '@candor/core/market/catalogue.ts';
import { markAgeMaxMs, type Instant } from '@candor/core/market/mark.ts';
import { isCounted, priceOfSources, type SourceQuote, type SourceRules } from '@candor/core/market/sources.ts';
import { priceScale, type Price } from '@candor/core/money/amount.ts';
import { refuse, type Result } from '@candor/core/result.ts';
import type { LiveMessage } from '../feed.ts';
import { SourceLags } from './source-lag.ts';
import { SourceVotes } from './source-votes.ts';

/** What one source last said of one symbol. */
interface Voice {
  readonly line: string;
  price: Price | null;
  statedAt: Instant;
  arrivedAt: Instant;
  /** The source's time in its last word about this symbol. */
  heardAt: Instant;
}

/** What all sources together say of a symbol, and what each of them says. */
export interface Spoken {
  readonly price: Price;
  readonly statedAt: Instant;
  readonly heardAt: Instant;
  readonly quotes: readonly SourceQuote[];
}

/** Why there is no price; `silent` before the first, or where nothing was said for too long. */
export type SpokenRefusal = 'silent' | 'stale' | 'late' | 'sources-apart';

/** A venue's clock may run ahead of ours by this much. */
const aheadMaxMs = 2_000;

/** What the sources of a market say, symbol by symbol and line by line. */
export class Voices {
  readonly lags = new SourceLags();
  readonly votes = new SourceVotes();
  readonly #rules: SourceRules;
  readonly #bySymbol: ReadonlyMap<string, Map<string, Voice>>;
  /** The source's time in the last word of each line. */
  readonly #lines = new Map<string, Instant>();

  constructor(symbols: readonly string[], rules: SourceRules) {
    this.#rules = rules;
    this.#bySymbol = new Map(symbols.map((symbol) => [symbol, new Map<string, Voice>()]));
  }

  /** @returns why a message counts as nothing said; null for one that counts */
  hear(message: LiveMessage, now: Instant): string | null {
    const voices = this.#bySymbol.get(message.symbol);
    if (voices === undefined) return 'symbol-unknown';
    if (message.kind === 'lost') {
      losePrice(voices.get(message.source));
      return null;
    }
    const fault = faultOf(message, voices.get(message.source), now);
    if (fault !== null) return fault;
    const { source, time } = message;
    const line = `${source} ${message.line ?? message.symbol}`;
    this.#lines.set(line, Math.max(time, this.#lines.get(line) ?? time));
    const voice = voices.get(source) ?? { line, price: null, statedAt: time, arrivedAt: now, heardAt: time };
    voice.heardAt = time;
    if (message.kind === 'price') {
      Object.assign(voice, { price: message.price, statedAt: time, arrivedAt: now });
      this.lags.note(source, now - time);
    }
    voices.set(source, voice);
    return null;
  }

  /** As if the way to every source had been lost. */
  lose(): void {
    for (const voices of this.#bySymbol.values()) voices.forEach(losePrice);
  }

  /** The price of the sources that count at this moment. */
  at(symbol: string, now: Instant): Result<Spoken, SpokenRefusal> {
    const all = [...(this.#bySymbol.get(symbol) ?? [])].filter(([, { price }]) => price !== null);
    if (all.length === 0) return refuse('silent');
    const speaking = all.filter(([, { heardAt }]) => now - heardAt <= markAgeMaxMs);
    const quotes = speaking.map(([source, voice]) => this.#quoteOf(source, voice));
    const counted = quotes.filter((quote) => isCounted(quote, now, this.#rules));
    const found = priceOfSources(
      counted.map(({ price }) => price),
      listingOf(symbol)?.priceDecimals ?? priceScale,
      this.#rules,
    );
    this.votes.note(all, { quotes, counted, price: found.ok ? found.value : null }, this.#rules.apartMax);
    if (!found.ok) return refuse(found.refusal === 'no-source' ? silenceOf(quotes) : found.refusal);
    return { ok: true, value: { price: found.value, quotes, ...newestOf(speaking, counted) } };
  }

  #quoteOf(source: string, { price, statedAt, arrivedAt, heardAt, line }: Voice): SourceQuote {
    return { source, price: price as Price, statedAt, arrivedAt, saidAt: this.#lines.get(line) ?? heardAt };
  }
}

function losePrice(voice: Voice | undefined): void {
  if (voice !== undefined) voice.price = null;
}

const silenceOf = (speaking: readonly SourceQuote[]): SpokenRefusal => (speaking.length === 0 ? 'stale' : 'late');

/** When one of those that count last stated a price, and last said anything. */
function newestOf(
  speaking: readonly (readonly [string, Voice])[],
  counted: readonly SourceQuote[],
): Pick<Spoken, 'statedAt' | 'heardAt'> {
  const names = new Set(counted.map(({ source }) => source));
  const voices = speaking.filter(([source]) => names.has(source)).map(([, voice]) => voice);
  return {
    statedAt: Math.max(...voices.map(({ statedAt }) => statedAt)),
    heardAt: Math.max(...voices.map(({ heardAt }) => heardAt)),
  };
}

/** Age counts from the venue's own time: a message that was long on its way is old when it comes. */
function faultOf(
  message: Exclude<LiveMessage, { kind: 'lost' }>,
  voice: Voice | undefined,
  now: Instant,
): string | null {
  if (!Number.isSafeInteger(message.time) || message.time > now + aheadMaxMs) return 'time-ahead';
  if (message.kind === 'price' && (message.price === null || message.price <= 0n)) return 'no-price';
  return voice !== undefined && message.time < voice.heardAt ? 'out-of-order' : null;
}
