import { defineConfig } from 'vitest/config';
import { beyondSample, sampled, sampleJourneys } from './tests/effort.ts';
import { longestFirst } from './tests/longest-first.ts';

const longest = [
  'every-page.journey',
  'overlays',
  'arrivals',
  'steady',
  'first-trade',
  'running',
  'proof',
  'mirror',
  'keyboard',
];

/** A browser through the whole stack. */
export default defineConfig({
  test: {
    name: 'journeys',
    include: sampled ? sampleJourneys : ['tests/journeys/**/*.journey.ts'],
    exclude: beyondSample ? sampleJourneys : [],
    globalSetup: 'tests/journeys/server/shared-server.ts',
    // On two cores: they wait more than they work.
    maxWorkers: 2,
    sequence: { sequencer: longestFirst(longest) },
    testTimeout: 180_000,
    hookTimeout: 120_000,
    // As long as the browser waits for what it looks for; a second, which is the preset, is a race.
    expect: { poll: { timeout: 30_000 } },
  },
});
