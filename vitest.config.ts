import path from 'node:path';
import { defineConfig } from 'vitest/config';
import { longestFirst } from './tests/longest-first.ts';

/** Unit, property, API and gate tests, each beside what it tests. Journeys have a configuration of their own. */
const folders = {
  core: 'packages/core',
  'api-contract': 'packages/api-contract',
  client: 'packages/client',
  verifier: 'packages/verifier',
  server: 'apps/server',
  web: 'apps/web',
  console: 'apps/console',
  witness: 'apps/witness',
  simulator: 'tests/simulator',
  gates: 'tests/gates',
  specification: 'tests/specification',
  world: 'tests/world',
  fuzz: 'tests/fuzz',
  launcher: 'launcher',
  bench: 'bench',
  deploy: 'tests/deploy',
  faults: 'tests/faults',
  programs: 'tests/programs',
  tamper: 'tests/tamper',
};

/** Their files share what is loaded: each module has its state per server, or none. */
const shared = new Set([
  'core',
  'api-contract',
  'verifier',
  'server',
  'console',
  'simulator',
  'gates',
  'specification',
]);

const longest = ['tamper/', 'faults/kill', 'faults/downtime', 'http/nasty', 'simulator/', 'ownership', 'access.test'];

export default defineConfig({
  test: {
    maxWorkers: 2,
    sequence: { sequencer: longestFirst(longest) },
    // A second to wait and five for a test, which are preset, are a race on a machine that does something else as well.
    expect: { poll: { timeout: 10_000 } },
    projects: Object.entries(folders).map(([name, folder]) => ({
      extends: true,
      resolve: { alias: { '@node-rs/argon2': path.join(import.meta.dirname, 'apps/server/proofs/test-argon2.ts') } },
      test: {
        name,
        isolate: !shared.has(name),
        include: [`${folder}/**/*.test.{ts,tsx}`],
        testTimeout: 120_000,
        hookTimeout: 120_000,
      },
    })),
  },
});
