import type { Clock } from '../clock.ts';
import type { Installation } from '../installation.ts';
import { SettingsError, type Settings } from '../settings.ts';
import type { Feed } from './feed.ts';
import { replayFeed } from './replay/feed.ts';
import { readRecordings } from './replay/recording.ts';
import { seedFingerprint, simulatedFeed } from './simulated/feed.ts';
import type { Every } from './timing.ts';

/** The feed that the settings name, anchored in the installation so that a restart goes on in the same market. @throws SettingsError */
export function openFeed(settings: Settings, installation: Pick<Installation, 'feedSeed' | 'createdAt'>, clock: Clock, every: Every): Feed {
  if (settings.MARKET_FEED === 'simulated') return simulatedFeed({ seed: installation.feedSeed, clock, every });
  const recordings = readRecordings(settings.MARKET_REPLAY_FILE ?? '');
  if (!recordings.ok) throw new SettingsError(`MARKET_REPLAY_FILE: ${recordings.refusal}`);
  return replayFeed({ recordings: recordings.value, startAt: installation.createdAt, clock, every });
}

/** Published so that everybody can check later that the seed was not changed; null for a market that has none. */
export const publishedSeedHash = (settings: Settings, seed: string): string | null =>
  settings.MARKET_FEED === 'simulated' ? seedFingerprint(seed) : null;
