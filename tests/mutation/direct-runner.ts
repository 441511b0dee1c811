import { existsSync, globSync, readFileSync, writeFileSync } from 'node:fs';
import { registerHooks } from 'node:module';
import path from 'node:path';
import { performance } from 'node:perf_hooks';
import process from 'node:process';
import { pathToFileURL } from 'node:url';
import { Worker } from 'node:worker_threads';
import { INSTRUMENTER_CONSTANTS, type MutantCoverage } from '@stryker-mutator/api/core';
import { declareClassPlugin, PluginKind } from '@stryker-mutator/api/plugin';
import {
  determineHitLimitReached,
  DryRunStatus,
  TestStatus,
  toMutantRunResult,
  type CompleteDryRunResult,
  type DryRunResult,
  type MutantRunOptions,
  type MutantRunResult,
  type TestResult,
  type TestRunner,
} from '@stryker-mutator/api/test-runner';
import { collected, type CollectedTest } from './vitest-in-place.ts';

/** What the planted code looks at and counts in. */
interface Planted {
  activeMutant?: string | undefined;
  currentTestId?: string | undefined;
  hitCount?: number | undefined;
  hitLimit?: number | undefined;
  mutantCoverage?: MutantCoverage;
}

/** A planted endless loop hears nothing of the end of its run: a thread beside it ends both. */
const watch = `const { ppid } = process;
  setInterval(() => process.ppid === ppid || process.kill(process.pid, 'SIGKILL'), 1_000);`;

/** Stryker waits for a hundred times the hits of all tests together; from here on twice is enough. */
const runawayHits = 1_000_000;

/** In the sandbox of the run. */
const durationsFile = 'durations.json';
const inPlace = new URL('vitest-in-place.ts', import.meta.url).href;
/** Modules of core are other ones after a reload: they have another address. */
let loads = 0;
registerHooks({
  resolve(specifier, context, next) {
    const isTest = context.parentURL !== undefined && /\.test\.ts\?/.test(context.parentURL);
    if (specifier === 'vitest' && isTest) return { url: inPlace, shortCircuit: true };
    const found = next(specifier, context);
    return found.url.includes('/packages/core/') ? { ...found, url: `${found.url.split('?')[0]}?${loads}` } : found;
  },
});

/**
 * Runs the tests of core where they are loaded, one function after the other: vitest would start a worker for every
 * mutant, which takes a thousand times what the tests of most take. Of vitest they use `expect` and these few words.
 */
class DirectRunner implements TestRunner {
  private readonly planted: Planted = {};
  /** What each test took last, in this process or the one before it. */
  private durations = new Map<string, number>();

  constructor() {
    new Worker(watch, { eval: true }).unref();
    Object.assign(globalThis, { [INSTRUMENTER_CONSTANTS.NAMESPACE]: this.planted });
  }

  capabilities(): { reloadEnvironment: boolean } {
    return { reloadEnvironment: true };
  }

  async dryRun(): Promise<DryRunResult> {
    await this.load();
    const tests = [...collected.values()].map((test) => this.run(test));
    writeFileSync(durationsFile, JSON.stringify([...this.durations]));
    const { mutantCoverage } = this.planted;
    return { status: DryRunStatus.Complete, tests, ...(mutantCoverage === undefined ? {} : { mutantCoverage }) };
  }

  async mutantRun({
    activeMutant,
    hitLimit,
    mutantActivation,
    reloadEnvironment,
    testFilter,
  }: MutantRunOptions): Promise<MutantRunResult> {
    const { planted } = this;
    const most = hitLimit === undefined ? undefined : Math.min(hitLimit, Math.max(hitLimit / 50, runawayHits));
    planted.hitLimit = most;
    planted.hitCount = most === undefined ? undefined : 0;
    planted.activeMutant = mutantActivation === 'static' ? activeMutant.id : undefined;
    if (reloadEnvironment) collected.clear();
    await this.load();
    planted.activeMutant = activeMutant.id;
    const result = this.untilFailure(testFilter ?? [...collected.keys()]);
    planted.activeMutant = undefined;
    return toMutantRunResult(determineHitLimitReached(planted.hitCount, most) ?? result);
  }

  private async load(): Promise<void> {
    if (collected.size > 0) return;
    loads += 1;
    if (existsSync(durationsFile))
      this.durations = new Map(JSON.parse(readFileSync(durationsFile, 'utf8')) as [string, number][]);
    for (const file of globSync('packages/core/**/*.test.ts').toSorted())
      await import(pathToFileURL(path.resolve(process.cwd(), file)).href);
  }

  /** The quickest first: a mutant ends with the first test that notices it. */
  private untilFailure(ids: readonly string[]): CompleteDryRunResult {
    const tests: TestResult[] = [];
    const cost = (id: string): number => this.durations.get(id) ?? 0;
    for (const id of ids.toSorted((a, b) => cost(a) - cost(b))) {
      const test = collected.get(id);
      if (test === undefined) continue;
      const result = this.run(test);
      tests.push(result);
      if (result.status === TestStatus.Failed) break;
    }
    return { status: DryRunStatus.Complete, tests };
  }

  private run({ id, name, fileName, startPosition, run }: CollectedTest): TestResult {
    this.planted.currentTestId = id;
    const started = performance.now();
    let failure: string | null = null;
    try {
      run();
    } catch (error) {
      failure = error instanceof Error ? error.message : String(error);
    }
    this.planted.currentTestId = undefined;
    const timeSpentMs = performance.now() - started;
    this.durations.set(id, timeSpentMs);
    const about = { id, name, fileName, startPosition, timeSpentMs };
    return failure === null
      ? { ...about, status: TestStatus.Success }
      : { ...about, status: TestStatus.Failed, failureMessage: failure };
  }
}

export const strykerPlugins = [declareClassPlugin(PluginKind.TestRunner, 'direct', DirectRunner)];
