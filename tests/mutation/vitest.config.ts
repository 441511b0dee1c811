import { defineConfig } from 'vitest/config';

/** The tests of core alone, without what else the projects bring: a mutant costs a start of them. */
export default defineConfig({ test: { include: ['packages/core/**/*.test.ts'], testTimeout: 120_000 } });
