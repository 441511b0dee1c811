import { areApart, type SourceQuote, type SourceRules } from '@candor/core/market/sources.ts';
import type { Price } from '@candor/core/money/amount.ts';

/** How a source fared in the frames in which it carried a symbol. */
export const votes = ['counted', 'apart', 'late', 'silent'] as const;
export type Vote = (typeof votes)[number];

interface Frame {
  readonly quotes: readonly SourceQuote[];
  readonly counted: readonly SourceQuote[];
  /** What they came to; null where two that are apart gave none. */
  readonly price: Price | null;
}

/**
 * How often each source counted since the start, in agreement or `apart` from the price, and how often it was left out:
 * `late`, its line being too far behind, or `silent` about the symbol.
 */
export class SourceVotes {
  private readonly bySource = new Map<string, Map<Vote, number>>();

  get counts(): ReadonlyMap<string, ReadonlyMap<Vote, number>> {
    return this.bySource;
  }

  /** @param all sources that have ever priced the symbol */
  note(all: readonly (readonly [source: string, unknown])[], frame: Frame, max: SourceRules['apartMax']): void {
    for (const [source] of all) {
      const counts = this.bySource.get(source) ?? new Map<Vote, number>();
      const vote = voteOf(source, frame, max);
      counts.set(vote, (counts.get(vote) ?? 0) + 1);
      this.bySource.set(source, counts);
    }
  }
}

function voteOf(source: string, { quotes, counted, price }: Frame, max: SourceRules['apartMax']): Vote {
  const quote = counted.find((each) => each.source === source);
  if (quote !== undefined) return price === null || areApart(quote.price, price, max) ? 'apart' : 'counted';
  return quotes.some((each) => each.source === source) ? 'late' : 'silent';
}
