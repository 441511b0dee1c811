import type { Listing } from '@candor/core/market/catalogue.ts';
import type { Instant } from '@candor/core/market/mark.ts';
import { priceOfSources, type SourceQuote, type SourceRules } from '@candor/core/market/sources.ts';
import type { Feed, PastPrice } from '../feed.ts';

/** One source with what it knows of the past. */
export interface PastSource extends Pick<Feed, 'historyMarks'> {
  readonly source: string;
}

/** A past price is as old as it is; when it reached anybody is not known. */
const quoteOf = (source: string, { time, price }: PastPrice): SourceQuote => ({
  source,
  price,
  statedAt: time,
  arrivedAt: time,
  saidAt: time,
});

/** Past prices as live ones are made: of all sources that have one of that moment; where those are apart, none. */
export const pastOf =
  (sources: readonly PastSource[], listings: ReadonlyMap<string, Listing>, rules: SourceRules): Feed['historyMarks'] =>
  async (symbol, from, to) => {
    const listing = listings.get(symbol);
    if (listing === undefined) return [];
    const bySource = await Promise.all(
      sources.map(async ({ source, historyMarks }) =>
        (await historyMarks(symbol, from, to)).map((past) => quoteOf(source, past)),
      ),
    );
    const atTime = Map.groupBy(bySource.flat(), ({ statedAt }) => statedAt);
    return [...atTime].toSorted(([a], [b]) => a - b).flatMap(([time, quotes]) => pastAt(time, quotes, listing, rules));
  };

function pastAt(time: Instant, quotes: SourceQuote[], { priceDecimals }: Listing, rules: SourceRules): PastPrice[] {
  const prices = quotes.map(({ price }) => price);
  const found = priceOfSources(prices, priceDecimals, rules);
  return found.ok ? [{ time, price: found.value, quotes }] : [];
}
