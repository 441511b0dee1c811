import { defineConfig } from 'vitest/config';

/** A browser through the whole stack, one journey after the other: they share two cores with a server and a browser. */
export default defineConfig({
  test: {
    name: 'journeys',
    include: ['tests/journeys/**/*.journey.ts'],
    fileParallelism: false,
    testTimeout: 180_000,
    hookTimeout: 120_000,
    // As long as the browser waits for what it looks for; a second, which is the preset, is a race.
    expect: { poll: { timeout: 30_000 } },
  },
});
