import type { CallAnswer } from '@candor/api-contract/index.ts';
import { sourceRules, type SourceRules } from '@candor/core/market/sources.ts';
import { rateScale } from '@candor/core/money/amount.ts';
import { formatPlain } from '@candor/core/money/decimal.ts';
import type { Clock } from '../clock.ts';
import { SettingsError, type Settings } from '../settings.ts';
import { openBinanceFeed, type BinanceOptions } from './binance/feed.ts';
import type { Feed } from './feed.ts';
import { playPast } from './play-past.ts';
import { replayFeed } from './replay/feed.ts';
import { readRecordings } from './replay/recording.ts';
import type { MarketSeed } from './simulated/market-seed.ts';
import { simulatedFeed } from './simulated/feed.ts';
import type { PublicValueOf } from './simulated/path/seeds.ts';
import type { Every, ManualTime } from './timing.ts';

/** What of an installation its market goes on from. */
export interface FeedAnchor {
  readonly createdAt: number;
  readonly seed: Pick<MarketSeed, 'secret' | 'levels'> & { readonly publicValueOf?: PublicValueOf };
}

/**
 * The feed that the settings name, anchored in the installation so that a restart goes on in the same market. @throws
 * SettingsError
 */
export async function openFeed(
  settings: Settings,
  installation: FeedAnchor,
  clock: Clock,
  every: Every,
): Promise<Feed> {
  const { createdAt, seed } = installation;
  switch (settings.MARKET_FEED) {
    case 'simulated':
      return simulatedFeed({ ...seed, seed: seed.secret, clock, every });
    case 'binance':
      return openBinanceFeed({ venues: venuesOf(settings), clock, rules: sourceRulesOf(settings) });
    case 'replay': {
      const recordings = readRecordings(settings.MARKET_REPLAY_FILE ?? '');
      if (!recordings.ok) throw new SettingsError(`MARKET_REPLAY_FILE: ${recordings.refusal}`);
      return replayFeed({ recordings: recordings.value, startAt: createdAt, clock, every });
    }
  }
}

/** A visit to the past is no longer than this. */
const visitMs = 180_000;
const visitedSymbols = 3;

/** The installation's market at a time of the past. @param live what {@link openFeed} opened @throws SettingsError */
export const openPastFeed = (
  settings: Settings,
  installation: FeedAnchor,
  live: Feed,
  time: ManualTime,
): Promise<Feed> =>
  settings.MARKET_FEED === 'binance'
    ? playPast(live, time, visitedSymbols, visitMs)
    : openFeed(settings, installation, time.clock, time.every);

/** By which real sources make a price. */
export const sourceRulesOf = ({ SOURCE_AGE_MAX_MS: ageMaxMs }: Pick<Settings, 'SOURCE_AGE_MAX_MS'>): SourceRules => ({
  ...sourceRules,
  ageMaxMs,
});

/** The venues that the settings name, Binance first. @throws SettingsError when a name comes twice */
export function venuesOf(
  settings: Pick<Settings, 'BINANCE_REST_URL' | 'BINANCE_WS_URL' | 'MARKET_SOURCES'>,
): BinanceOptions['venues'] {
  const others = settings.MARKET_SOURCES.map((source) => {
    const [name = '', addresses = ''] = source.split(/=(.*)/);
    const [restUrl = '', wsUrl = ''] = addresses.split('|');
    return { name, restUrl, wsUrl };
  });
  const names = ['binance', ...others.map(({ name }) => name)];
  if (new Set(names).size < names.length)
    throw new SettingsError('MARKET_SOURCES: every source needs a name of its own, and binance is taken');
  return [{ name: 'binance', restUrl: settings.BINANCE_REST_URL, wsUrl: settings.BINANCE_WS_URL }, ...others];
}

/** By venue the hosts of its calls and of its stream. @throws SettingsError */
export const hostsOfVenues = (settings: Parameters<typeof venuesOf>[0]): Record<string, string[]> =>
  Object.fromEntries(
    venuesOf(settings).map(({ name, restUrl, wsUrl }) => [name, [new URL(restUrl).host, new URL(wsUrl).host]]),
  );

/** Real sources by their names and hosts, and the rules by which they make a price; null where prices have none. */
export const sourcesOf = (settings: Settings): CallAnswer<'GET /common/getConfig'>['sources'] => {
  if (settings.MARKET_FEED !== 'binance') return null;
  const { ageMaxMs, apartMax } = sourceRulesOf(settings);
  const list = Object.entries(hostsOfVenues(settings)).map(([name, hosts]) => ({ name, hosts }));
  return { ageMaxMs, apartMax: formatPlain(apartMax, rateScale), list };
};

/** Everybody can check later that the seeds of the days are those of this; null for a market that has none. */
export const publishedSeedHash = (settings: Settings, { commitment }: MarketSeed): string | null =>
  settings.MARKET_FEED === 'simulated' ? commitment : null;
