import { defineConfig } from 'vitest/config';
import { sampled } from './tests/effort.ts';
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

/** What people come for, each page and both programs: where time is short, these. */
const sample = [
  'first-trade',
  'futures',
  'spot',
  'exchange',
  'earn',
  'deposit',
  'withdrawal',
  'identity',
  'support',
  'offline',
  'screens',
  'proof/proof',
  'sight/overlays',
  'wide/desk',
  'desk/cases',
].map((name) => `tests/journeys/${name}.journey.ts`);

/** A browser through the whole stack. */
export default defineConfig({
  test: {
    name: 'journeys',
    include: sampled ? sample : ['tests/journeys/**/*.journey.ts'],
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
