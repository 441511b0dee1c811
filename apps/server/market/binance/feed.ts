import { catalogue, type Listing } from '@candor/core/market/catalogue.ts';
import { setTimeout } from 'node:timers/promises';
import type { Clock } from '../../clock.ts';
import type { Feed, FeedDepth } from '../feed.ts';
import { sourceRules, type SourceRules } from '@candor/core/market/sources.ts';
import { openHistory } from './history.ts';
import { pastOf, type PastSource } from '../sources/past-prices.ts';
import type { Rest } from './rest.ts';
import { openVenue, venueTiming, type Venue, type VenueAddress, type VenueTiming } from './venue.ts';
import { readServerTime, readSymbols } from './wire.ts';

export interface BinanceOptions {
  /** The first is asked for bars and its deals count as volume; the price is made of all. */
  readonly venues: readonly [VenueAddress, ...VenueAddress[]];
  readonly clock: Clock;
  readonly rules?: SourceRules;
  readonly timing?: Partial<VenueTiming>;
  /** In [0, 1). */
  readonly random?: () => number;
}

export interface BinanceFeed extends Feed {
  /** How often what happened since the start: lost connections, gaps, garbage, refused requests; by venue. */
  readonly counts: ReadonlyMap<string, number>;
}

const exchangeInfoWeight = 20;
const tries = 3;

/**
 * The public market data of Binance, or of venues that speak its protocol.
 * A venue that can't be asked what it lists is taken to list every coin: what it doesn't carry stays halted.
 */
export async function openBinanceFeed(options: BinanceOptions): Promise<BinanceFeed> {
  const { venues: addresses, clock, rules = sourceRules, timing, random = Math.random } = options;
  const { counts, count } = counter();
  const [mainAddress, ...others] = addresses;
  const open = (address: VenueAddress, countsTrades: boolean): Venue =>
    openVenue({ address, clock, timing: { ...venueTiming, ...timing }, random, countsTrades, count });
  const main = open(mainAddress, true);
  const venues = [main, ...others.map((address) => open(address, false))];
  const { backoffMs } = { ...venueTiming, ...timing };
  const lists = new Map(
    await Promise.all(venues.map(async (venue) => [venue, await listedAt(venue.rest, backoffMs)] as const)),
  );
  const listings = lists.get(main) ?? [];
  const bySymbol = new Map(listings.map((listing) => [listing.symbol, listing]));
  const isListed = ({ symbol }: Listing): boolean => bySymbol.has(symbol);
  return {
    name: 'binance',
    counts,
    listings,
    description: `public prices of ${addresses.map(({ name }) => name).join(', ')}`,
    sourceRules: rules,
    ...openHistory(main.rest, listings, clock),
    historyMarks: pastOf(pastSources(lists, clock), bySymbol, rules),
    start(emit) {
      for (const [venue, listed] of lists) venue.start(listed.filter(isListed), emit);
    },
    stop() {
      for (const venue of venues) venue.stop();
    },
    async serverTime() {
      const answer = await main.rest.get('/api/v3/time', {}, 1, 'market');
      return answer.ok ? readServerTime(answer.value) : null;
    },
    depth(symbol) {
      const listing = bySymbol.get(symbol);
      return listing === undefined ? null : firstDepth(venues, listing);
    },
  };
}

const pastSources = (lists: ReadonlyMap<Venue, readonly Listing[]>, clock: Clock): PastSource[] =>
  [...lists].map(([{ name: source, rest }, listings]) => ({
    source,
    historyMarks: openHistory(rest, listings, clock).historyMarks,
  }));

/** Of the first venue that knows one. */
function firstDepth(venues: readonly Venue[], listing: Listing): FeedDepth | null {
  for (const venue of venues) {
    const depth = venue.depth(listing);
    if (depth !== null) return depth;
  }
  return null;
}

/** Counts what happens, by its name. */
function counter(): { readonly counts: ReadonlyMap<string, number>; readonly count: (what: string) => void } {
  const counts = new Map<string, number>();
  return {
    counts,
    count: (what) => {
      counts.set(what, (counts.get(what) ?? 0) + 1);
    },
  };
}

/** The coins of the catalogue that a venue lists. */
async function listedAt(rest: Rest, pauseMs: number): Promise<Listing[]> {
  const coins = catalogue.filter(({ group }) => group === 'usdt');
  for (let attempt = 0; attempt < tries; attempt += 1) {
    const answer = await rest.get('/api/v3/exchangeInfo', {}, exchangeInfoWeight, 'market');
    const symbols = answer.ok ? readSymbols(answer.value) : null;
    if (symbols !== null) return coins.filter(({ symbol }) => symbols.has(symbol));
    await setTimeout(pauseMs * (attempt + 1));
  }
  return coins;
}
