import type { Clock } from '../clock.ts';
import type { Settings } from '../settings.ts';
import type { Feed } from './feed.ts';
import { seedFingerprint, simulatedFeed } from './simulated/feed.ts';
import type { Every } from './timing.ts';

/** The feed that the settings name. @param seed of the installation, for the simulated market */
export async function openFeed(settings: Settings, seed: string, clock: Clock, every: Every): Promise<Feed> {
  if (settings.MARKET_FEED === 'replay') {
    const { replayFeed } = await import('./replay/feed.ts');
    return replayFeed({ files: settings.MARKET_REPLAY_FILE ?? '', clock, every });
  }
  return simulatedFeed({ seed, clock, every });
}

/** Published so that everybody can check later that the seed was not changed; null for a market that has none. */
export const publishedSeedHash = (settings: Settings, seed: string): string | null =>
  settings.MARKET_FEED === 'simulated' ? seedFingerprint(seed) : null;
