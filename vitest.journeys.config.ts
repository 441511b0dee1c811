import { defineConfig } from 'vitest/config';

/** A browser through the whole stack, one journey after the other: they share two cores with a server and a browser. */
export default defineConfig({
  test: {
    name: 'journeys',
    include: ['tests/journeys/**/*.journey.ts'],
    fileParallelism: false,
    testTimeout: 180_000,
    hookTimeout: 120_000,
  },
});
