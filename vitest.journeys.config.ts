import { BaseSequencer, type TestSpecification } from 'vitest/node';
import { defineConfig } from 'vitest/config';

/** Those that take a minute or more begin at once: one that began last would be waited for alone. */
const longest = ['every-page.journey', 'overlays', 'steady', 'arrivals', 'first-trade'];

class LongestFirst extends BaseSequencer {
  override sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const place = ({ moduleId }: TestSpecification): number => {
      const found = longest.findIndex((name) => moduleId.includes(name));
      return found === -1 ? longest.length : found;
    };
    return Promise.resolve([...files].sort((a, b) => place(a) - place(b)));
  }
}

/** A browser through the whole stack. */
export default defineConfig({
  test: {
    name: 'journeys',
    include: ['tests/journeys/**/*.journey.ts'],
    globalSetup: 'tests/journeys/server/shared-server.ts',
    maxWorkers: 2,
    sequence: { sequencer: LongestFirst },
    testTimeout: 180_000,
    hookTimeout: 120_000,
    // As long as the browser waits for what it looks for; a second, which is the preset, is a race.
    expect: { poll: { timeout: 30_000 } },
  },
});
