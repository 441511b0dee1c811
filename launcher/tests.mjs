import { existsSync, mkdirSync, readFileSync, readdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import { stripVTControlCharacters } from 'node:util';
import { capture, launch } from './child.mjs';
import { root, runtimeFolder } from './folders.mjs';
import { say } from './say.mjs';

/** Counts what passed and failed over all the steps of a run; a step that isn't a test run counts as one. */
export class Tally {
  passed = 0;
  skipped = 0;
  /** What failed, by name. @type {string[]} */
  failures = [];
  /** What failed beside others and passed alone: a race to be looked for. @type {string[]} */
  unsteady = [];
  /** Why, of those that a test run tells it of. @type {Map<string, string>} */
  reasons = new Map();

  /** @param {string} step @param {boolean} good */
  add(step, good) {
    if (good) this.passed += 1;
    else this.failures.push(step);
  }

  /** Prints what failed, where a long run ends, and the closing line. @returns {number} the exit code of the run */
  close() {
    const { passed, failures, unsteady, reasons } = this;
    const because = (/** @type {string} */ name) => (reasons.has(name) ? `\n  ${reasons.get(name)}` : '');
    for (const name of unsteady) say(`unsteady: ${name}${because(name)}`);
    for (const failure of failures) say(`failed: ${failure}${because(failure)}`);
    const skipped = this.skipped > 0 ? `, ${this.skipped} skipped` : '';
    process.stdout.write(`\n${passed} passed, ${failures.length} failed${skipped}\n`);
    return failures.length === 0 && passed > 0 ? 0 : 1;
  }
}

/** Every folder with a tsconfig.json. @returns {string[]} */
function typedFolders() {
  const workspaces = ['packages', 'apps'].flatMap((group) =>
    readdirSync(path.join(root, group)).map((name) => `${group}/${name}`),
  );
  return [...workspaces, 'tests', 'launcher'].filter((folder) => existsSync(path.join(root, folder, 'tsconfig.json')));
}

/** What reads the code and runs none of it, on both cores. @param {string} node @param {Tally} tally */
export const checkCode = (node, tally) =>
  Promise.all([checkTypes(node, tally), checkLint(node, tally).then(() => checkFormat(node, tally))]);

/** @param {string} node @param {Tally} tally */
async function checkTypes(node, tally) {
  const compiler = path.join(root, 'node_modules/typescript/bin/tsc');
  for (const folder of typedFolders()) {
    // Several threads check what they share several times over: twice the work, while others wait for the processor.
    const code = await launch(node, [compiler, '-p', path.join(root, folder), '--singleThreaded']).exit;
    tally.add(`types of ${folder}`, code === 0);
  }
}

/** @param {string} node @param {Tally} tally */
async function checkLint(node, tally) {
  const code = await launch(node, [
    path.join(root, 'node_modules/oxlint/bin/oxlint'),
    '--type-aware',
    '--deny-warnings',
  ]).exit;
  tally.add('lint', code === 0);
}

export const formatProgram = path.join(root, 'node_modules/oxfmt/bin/oxfmt');

/** @param {string} node @param {Tally} tally */
async function checkFormat(node, tally) {
  const code = await launch(node, [formatProgram, '--check', root]).exit;
  tally.add('format: `npm run format` mends it', code === 0);
}

/** The settings of a person's own installation must not reach into test runs. @param {NodeJS.ProcessEnv} environment */
export function testEnvironment(environment) {
  const own = { ...environment };
  for (const key of [
    'PORT',
    'HOST',
    'DATA_DIR',
    'MODE',
    'MARKET_FEED',
    'MARKET_SEED',
    'MARKET_REPLAY_FILE',
    'SETTINGS_FILE',
  ])
    delete own[key];
  return own;
}

/** More files than these, of six hundred, don't fail by chance: not on a machine that does something else either. */
const mostRepeated = 12;

/** @param {readonly string[]} failures by name @returns {string[]} the files to run once more */
export function repeatedOf(failures) {
  const files = [...new Set(failures.map((name) => name.replace(/: .*/s, '')))];
  return files.length <= mostRepeated ? files : [];
}

/**
 * Runs vitest and takes over its counts. In CI the few files in which something failed run once more, alone: what
 * passes then is told as unsteady.
 * @param {string} node @param {'tests' | 'journeys'} kind @param {Tally} tally @param {string[]} args
 * @param {{ quiet?: boolean, places?: string[] }} [options] quiet: what it says is said at its end, for a run beside
 * another one; places: which files, all of them unless told
 */
export async function runTests(node, kind, tally, args, { quiet = false, places = [] } = {}) {
  const run = quiet ? runQuietly : runAloud;
  const { code, passed, failures, skipped, reasons } = await runVitest(node, kind, [...args, ...places], run);
  const files = process.env.CI === undefined ? [] : repeatedOf(failures);
  const again =
    files.length === 0 ? failures : (await runVitest(node, kind, [...args, '--maxWorkers=1', ...files], run)).failures;
  const unsteady = failures.filter((name) => !again.includes(name));
  tally.passed += passed + unsteady.length;
  tally.skipped += skipped;
  tally.unsteady.push(...unsteady);
  tally.failures.push(...again);
  for (const [name, reason] of Object.entries(reasons)) tally.reasons.set(name, reason);
  // A run may fail without a failed test: an uncaught error, a crash, no test found.
  if (code !== 0 && failures.length === 0) tally.add(kind, false);
}

/**
 * @param {string} node @param {'tests' | 'journeys'} kind @param {string[]} args
 * @param {(node: string, args: string[]) => Promise<number>} run
 * @returns {Promise<{ code: number } & Counted>}
 */
async function runVitest(node, kind, args, run) {
  const report = path.join(runtimeFolder, `${kind}-${process.pid}.json`);
  mkdirSync(runtimeFolder, { recursive: true });
  const code = await run(node, [
    path.join(root, 'node_modules/vitest/vitest.mjs'),
    'run',
    '--config',
    kind === 'tests' ? 'vitest.config.ts' : 'vitest.journeys.config.ts',
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${report}`,
    ...args,
  ]);
  const counts = existsSync(report)
    ? countsOf(JSON.parse(readFileSync(report, 'utf8')))
    : { passed: 0, failures: [], skipped: 0, reasons: {} };
  rmSync(report, { force: true });
  return { code, ...counts };
}

/** @param {string} node @param {string[]} args @returns {Promise<number>} its exit code */
const runAloud = (node, args) => launch(node, args, { env: testEnvironment(process.env) }).exit;

/** @param {string} node @param {string[]} args @returns {Promise<number>} its exit code */
async function runQuietly(node, args) {
  const { code, output } = await capture(node, args, { env: testEnvironment(process.env) });
  process.stdout.write(output);
  return code;
}

/**
 * @typedef {{ status: string, fullName: string, failureMessages?: string[] }} TestResult
 * @typedef {{ status: string, name: string, message?: string, assertionResults: TestResult[] }} FileResult
 * @typedef {{ passed: number, failures: string[], skipped: number, reasons: Record<string, string> }} Counted
 * @param {{ testResults: FileResult[] }} report of vitest
 * @returns {Counted} failures as `file: name of the test`, and their reasons in a line each where there is one
 */
export function countsOf(report) {
  const tests = report.testResults.flatMap(({ name, assertionResults }) =>
    assertionResults.map(({ status, fullName, failureMessages: [said] = [] }) => ({
      status,
      said,
      name: `${path.relative(root, name)}: ${fullName}`,
    })),
  );
  const failed = tests.filter(({ status }) => status === 'failed');
  // A file that couldn't be loaded has no tests to count.
  const unloaded = report.testResults
    .filter(
      ({ status, assertionResults }) => status === 'failed' && assertionResults.every((one) => one.status !== 'failed'),
    )
    .map(({ name, message: said }) => ({ name: path.relative(root, name), said }));
  const passed = tests.filter(({ status }) => status === 'passed').length;
  /** @type {Record<string, string>} */
  const reasons = {};
  for (const { name, said } of [...failed, ...unloaded]) if (said) reasons[name] = reasonIn(said);
  return {
    passed,
    failures: [...failed, ...unloaded].map(({ name }) => name),
    skipped: tests.length - passed - failed.length,
    reasons,
  };
}

/** So much of a reason is told again where a run ends. */
const reasonMost = 1_000;

/** What a failure says, in one line, without where it was thrown. @param {string} said */
const reasonIn = (said) =>
  stripVTControlCharacters(said)
    .replace(/\n\s+at .*/s, '')
    .replace(/\s*\n\s*/g, ' ')
    .slice(0, reasonMost);
