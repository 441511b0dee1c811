import { defineConfig } from 'vitest/config';

/**
 * A browser through the whole stack. Two at a time: a journey waits half of its time, for contracts that run out and
 * for servers that start.
 */
export default defineConfig({
  test: {
    name: 'journeys',
    include: ['tests/journeys/**/*.journey.ts'],
    maxWorkers: 2,
    testTimeout: 180_000,
    hookTimeout: 120_000,
    // As long as the browser waits for what it looks for; a second, which is the preset, is a race.
    expect: { poll: { timeout: 30_000 } },
  },
});
