import { existsSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import { capture, launch } from './child.mjs';
import { root } from './folders.mjs';
import { Problem, say } from './say.mjs';
import { Tally, testEnvironment } from './tests.mjs';

/** The folders of core that move money. */
const mutated = [
  'money',
  'ledger',
  'fast',
  'futures',
  'spot',
  'earn',
  'exchange',
  'withdrawals',
  'deposits',
  'limits',
  'market',
];
/** As stryker.config.mjs names them. */
const output = path.join(root, '.mutation');
const breakPercent = 80;
/** From the signal to the end, Stryker saves what it knows. */
const surelySavedMs = 20_000;

/**
 * @typedef {{ status: string, mutatorName: string, location: { start: { line: number } } }} Mutant
 * @typedef {{ files: Record<string, { mutants: Mutant[] }> }} Report
 * @typedef {{ caught: number, survivors: string[], unreached: string[] }} Verdict
 */

/**
 * Plants faults in what is named, or in all that moves money. @param {string} node
 * @param {readonly string[]} places folders or files of core, without their ending
 * @returns {{ exit: Promise<number>, stop: () => void }}
 */
export function mutate(node, places) {
  const named = places.length === 0 ? mutated : places;
  const place = named.length === 1 ? named[0] : `{${named.join(',')}}`;
  const stryker = path.join(root, 'node_modules/@stryker-mutator/core/bin/stryker.js');
  const config = 'tests/mutation/stryker.config.mjs';
  return launch(node, ['--disable-warning=ExperimentalWarning', stryker, 'run', config], {
    env: { ...testEnvironment(process.env), MUTATION_PLACE: place },
  });
}

/**
 * The files that mutants are planted in, as {@link mutate} names them, of those that differ.
 * @param {readonly string[]} files paths in the repository @returns {string[]}
 */
export const mutatedOf = (files) =>
  files.flatMap((file) => {
    const [, place = '', folder = '', name = ''] = /^packages\/core\/((\w+)\/(?:.+\/)?([^/]+))\.ts$/.exec(file) ?? [];
    const isTest = name.endsWith('.test') || name.startsWith('test-');
    return mutated.includes(folder) && !isTest ? [place] : [];
  });

/**
 * What a run says of some files; it may have ended before all its mutants were tested.
 * @param {Report} report what was tested @param {Record<string, number>} plan how many mutants each file has
 * @returns {Verdict} with survivors as `file:line`, and how many of a file were not reached
 */
export function verdictOf(report, plan) {
  /** @type {Verdict} */
  const verdict = { caught: 0, survivors: [], unreached: [] };
  for (const [file, planned] of Object.entries(plan)) {
    const mutants = report.files[file]?.mutants ?? [];
    if (mutants.length < planned) verdict.unreached.push(`${planned - mutants.length} of ${planned} in ${file}`);
    for (const { status, mutatorName, location } of mutants) {
      if (status === 'Killed' || status === 'Timeout') verdict.caught += 1;
      if (status === 'Survived' || status === 'NoCoverage')
        verdict.survivors.push(`${file}:${location.start.line} ${mutatorName}`);
    }
  }
  return verdict;
}

/** @param {string[]} args @returns {Promise<string | null>} null when git has no answer */
async function git(...args) {
  const { code, output: answer } = await capture('git', args).catch(() => ({ code: 1, output: '' }));
  return code === 0 ? answer.trim() : null;
}

/** The commit that the work began from; null where there is no other, as in a shallow checkout. */
async function baseOfWork() {
  const [head, fork] = [await git('rev-parse', 'HEAD'), await git('merge-base', 'HEAD', 'origin/main')];
  return fork !== null && fork !== head ? fork : git('rev-parse', '--verify', '--quiet', 'HEAD~1');
}

/** @returns {Promise<{ base: string | null, places: string[] }>} */
async function changes() {
  const base = process.env['MUTATION_SINCE'] || (await baseOfWork());
  if (base === null) return { base, places: [] };
  const differing = await git('diff', '--name-only', '--diff-filter=d', base, '--', 'packages/core');
  if (differing === null) throw new Problem(`git can't compare with ${base}`);
  return { base, places: mutatedOf(differing.split('\n')) };
}

/** @param {string} name @returns {unknown} what Stryker has written there, if it has */
function read(name) {
  const file = path.join(output, name);
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined;
}

/**
 * Plants faults in what has changed since `MUTATION_SINCE`, else since the work left `origin/main`, else in the last
 * commit, and ends after `MUTATION_MINUTES` (9): what was not reached by then is told and does not count.
 * @param {string} node @returns {Promise<number>} not 0 when too many survive
 */
export async function mutateChanged(node) {
  const tally = new Tally();
  const { base, places } = await changes();
  const minutes = Number(process.env['MUTATION_MINUTES'] || 9);
  if (base === null) say('there is no earlier commit to compare with: nothing is mutated');
  else if (places.length === 0) say(`nothing of core that moves money has changed since ${base}`);
  else if (minutes <= 0) say(`no time is left for the faults of ${places.join(', ')}`);
  else {
    tally.add('mutation: too many faults survive', await mutateFor(node, places, minutes));
    return tally.close();
  }
  tally.add('mutation', true);
  return tally.close();
}

/**
 * @param {string} node @param {string[]} places @param {number} minutes
 * @returns {Promise<boolean>} whether enough of what was planted was caught
 */
async function mutateFor(node, places, minutes) {
  rmSync(path.join(output, 'plan.json'), { force: true });
  const run = mutate(node, places);
  // The second signal ends at once what the first has not.
  const stops = [0, surelySavedMs].map((late) => setTimeout(run.stop, minutes * 60_000 + late));
  const started = Date.now();
  await run.exit;
  for (const stop of stops) clearTimeout(stop);
  const plan = /** @type {Record<string, number> | undefined} */ (read('plan.json'));
  const report = /** @type {Report | undefined} */ (read('incremental.json'));
  if (plan === undefined) return Date.now() - started >= minutes * 60_000;
  // The plan has the files of earlier runs too.
  const own = Object.fromEntries(
    places.map((place) => `packages/core/${place}.ts`).map((file) => [file, plan[file] ?? 0]),
  );
  const { caught, survivors, unreached } = verdictOf(report ?? { files: {} }, own);
  for (const survivor of survivors) say(`survived: ${survivor}`);
  if (unreached.length > 0) say(`not reached in ${minutes} minutes: ${unreached.join(', ')}`);
  const all = caught + survivors.length;
  say(`${caught} of ${all} faults were noticed by tests`);
  return caught * 100 >= all * breakPercent;
}
