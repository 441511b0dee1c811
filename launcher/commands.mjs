import { existsSync } from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import { pathToFileURL } from 'node:url';
import { buildWeb } from './build.mjs';
import { launch } from './child.mjs';
import { root } from './folders.mjs';
import { installPackages } from './install.mjs';
import { mutate, mutateChanged } from './mutation.mjs';
import { testRest } from './rest.mjs';
import { findNode } from './runtime.mjs';
import { Problem, say } from './say.mjs';
import { checkCode, formatProgram, runTests, testEnvironment, Tally } from './tests.mjs';

const serverProgram = path.join(root, 'apps/server/main.mjs');
// Node 22 and 23 announce their TypeScript as new at every start.
const nodeOptions = ['--disable-warning=ExperimentalWarning'];

/** A Node that runs TypeScript, with the packages in place. */
async function prepare() {
  const node = await findNode();
  await installPackages();
  return node;
}

/** The product. @param {string[]} args @returns {Promise<number>} its exit code */
export async function start(args) {
  const node = await prepare();
  const built = await buildWeb(node);
  if (built !== 0) return built;
  // Imported into the server: without it a killed launcher would leave a server that holds port and data.
  const tie = ['--import', pathToFileURL(path.join(root, 'launcher/tied.mjs')).href];
  return launch(node, [...nodeOptions, ...tie, serverProgram, ...args], { tied: true }).exit;
}

/** What is served to browsers, so that a start only starts. @returns {Promise<number>} */
export async function build() {
  return buildWeb(await prepare());
}

/**
 * Server, web and console, all reloading what changes; they end together. @param {string[]} args @returns
 * {Promise<number>}
 */
export async function dev(args) {
  const node = await prepare();
  const vite = path.join(root, 'node_modules/vite/bin/vite.js');
  const all = [
    launch(node, [...nodeOptions, '--watch', '--watch-preserve-output', serverProgram, ...args]),
    ...['apps/web', 'apps/console'].map((app) => launch(node, [vite], { cwd: path.join(root, app) })),
  ];
  const first = await Promise.race(all.map(({ exit }) => exit));
  for (const one of all) one.stop();
  await Promise.all(all.map(({ exit }) => exit));
  return first;
}

/**
 * All kinds of tests, of what takes long a sample; with `--all` everything, with `--rest <minutes>` what the sample
 * leaves out, in turns; with other arguments only the tests that they name (as vitest takes them). The last line
 * counts: "N passed, N failed".
 * @param {string[]} args @returns {Promise<number>} 0 when nothing failed
 */
export async function test(args) {
  const node = await prepare();
  const tally = new Tally();
  const all = args.includes('--all');
  if (args[0] === '--rest') return testLeftOut(node, tally, args[1]);
  if (args.length > 0 && !all) return testNamed(node, tally, args);
  if (!all) process.env.TEST_EFFORT = 'sample';
  const built = (await buildWeb(node)) === 0;
  tally.add('web build', built);
  // Journeys wait half of their time, for contracts that run out and for servers that start.
  await Promise.all([
    runTests(node, 'tests', tally, ['--project', '!faults', '--project', '!tamper']),
    built ? runTests(node, 'journeys', tally, [], { quiet: true }) : undefined,
    checkCode(node, tally),
  ]);
  // A thousand orders a second want both cores; what happens while a server is down only waits.
  if (all) await runTests(node, 'tests', tally, ['--project', 'faults', '--project', 'tamper', '--maxWorkers=3']);
  return tally.close();
}

/** @param {string} node @param {Tally} tally @param {string} [minutes] @returns {Promise<number>} */
async function testLeftOut(node, tally, minutes) {
  if (!(Number(minutes) > 0)) throw new Problem('for how many minutes? npm test -- --rest 10');
  const built = (await buildWeb(node)) === 0;
  tally.add('web build', built);
  if (built) await testRest(node, tally, Number(minutes));
  return tally.close();
}

/** @param {string} node @param {Tally} tally @param {string[]} args @returns {Promise<number>} */
async function testNamed(node, tally, args) {
  const kind = args.some((word) => word.includes('journey')) ? 'journeys' : 'tests';
  if (kind === 'journeys') tally.add('web build', (await buildWeb(node)) === 0);
  await runTests(node, kind, tally, args);
  return tally.close();
}

/** Types, lint, format and gates. @param {string[]} args @returns {Promise<number>} */
export async function check(args) {
  const node = await prepare();
  const tally = new Tally();
  await checkCode(node, tally);
  await runTests(node, 'tests', tally, ['--project', 'gates', ...args]);
  return tally.close();
}

/** Sets all code in the one way that the check asks for. @returns {Promise<number>} */
export async function format() {
  const node = await prepare();
  return launch(node, [formatProgram, root]).exit;
}

/**
 * What the house measures; with --tighten today's numbers become the bounds. @param {string[]} args @returns
 * {Promise<number>}
 */
export async function measure(args) {
  const node = await prepare();
  return launch(node, [...nodeOptions, path.join(root, 'tests/gates/ratchets/print-figures.ts'), ...args]).exit;
}

/**
 * Plants faults in the rules of core and shows those that no test notices. @param {string[]} places folders or files of
 * core ("futures", "fast/settle-order"), `changed` for what has changed, or none for all that moves money
 * @returns {Promise<number>} not 0 when too many survive
 */
export async function mutation(places) {
  const node = await prepare();
  return places[0] === 'changed' ? mutateChanged(node) : mutate(node, places).exit;
}

/** Makes an operator: `create <name> [role]`. @param {string[]} args @returns {Promise<number>} */
export async function operator(args) {
  const node = await prepare();
  return launch(node, [...nodeOptions, path.join(root, 'apps/server/operators/create-first.ts'), ...args]).exit;
}

/** Brings the schema up to date, as the owner of the tables. @returns {Promise<number>} */
export async function migrate() {
  const node = await prepare();
  return launch(node, [...nodeOptions, path.join(root, 'apps/server/db/roles/run-migrate.ts')]).exit;
}

/**
 * Several processes on one machine, on PostgreSQL and Redis; `--kill engine` loses one of those that run.
 * @param {string[]} args @returns {Promise<number>}
 */
export async function cluster(args) {
  const node = await prepare();
  const built = args[0] === '--kill' ? 0 : await buildWeb(node);
  if (built !== 0) return built;
  return launch(node, [...nodeOptions, path.join(root, 'apps/server/opening/topology/run-topology.ts'), ...args]).exit;
}

/** Makes a backup while the product runs or not. @param {string[]} args a new folder @returns {Promise<number>} */
export async function backup(args) {
  const node = await prepare();
  return launch(node, [...nodeOptions, path.join(root, 'apps/server/backup/run-backup.ts'), ...args]).exit;
}

/** Puts a backup into an empty place. @param {string[]} args the backup's folder @returns {Promise<number>} */
export async function restore(args) {
  const node = await prepare();
  return launch(node, [...nodeOptions, path.join(root, 'apps/server/backup/run-restore.ts'), ...args]).exit;
}

/**
 * Recomputes what files hold: a bundle, a receipt, two checkpoints. @param {string[]} args the files
 * @returns {Promise<number>} 0 when all of it agrees, 1 when something differs, 2 when it can't be told
 */
export async function verify(args) {
  const node = await prepare();
  return launch(node, [...nodeOptions, path.join(root, 'launcher/verify/verify.mjs'), ...args]).exit;
}

/**
 * Witnesses a log: `<address of the log>`, and what its usage says. Nothing has to be installed for it.
 * @param {string[]} args @returns {Promise<number>}
 */
export async function witness(args) {
  const tie = ['--import', pathToFileURL(path.join(root, 'launcher/tied.mjs')).href];
  const program = path.join(root, 'apps/witness/run.ts');
  return launch(await findNode(), [...nodeOptions, ...tie, program, ...args], { tied: true }).exit;
}

/**
 * Tools of a server for programs that speak the Model Context Protocol, over standard input and output.
 * @param {string[]} args `--address <https://…>`, and what its usage says @returns {Promise<number>}
 */
export async function mcp(args) {
  const node = await prepare();
  const tie = ['--import', pathToFileURL(path.join(root, 'launcher/tied.mjs')).href];
  return launch(node, [...nodeOptions, ...tie, path.join(root, 'apps/mcp/run.ts'), ...args], { tied: true }).exit;
}

/**
 * A picture of every page, for people to look at. @param {string[]} args languages, and the width of the phone
 * @returns {Promise<number>} not 0 when a page was not as it should be
 */
export async function pictures(args) {
  const node = await prepare();
  const built = await buildWeb(node);
  if (built !== 0) return built;
  return launch(node, [...nodeOptions, path.join(root, 'tests/pictures/take.ts'), ...args], {
    env: testEnvironment(process.env),
  }).exit;
}

/**
 * The whole program in simulated worlds: fresh seeds for WORLD_MINUTES, or `<seed> [minutes]`, or `--planted`.
 * @param {string[]} args @returns {Promise<number>} not 0 when something was wrong in one
 */
export async function world(args) {
  const node = await prepare();
  return launch(node, [...nodeOptions, path.join(root, 'tests/world/run.ts'), ...args], {
    env: testEnvironment(process.env),
  }).exit;
}

/**
 * Coverage-guided fuzzing of everything that reads what others have written, for FUZZ_SECONDS (60) each.
 * @param {string[]} args one of them by its name @returns {Promise<number>} not 0 when something was not as promised
 */
export async function fuzz(args) {
  const node = await prepare();
  return launch(node, [...nodeOptions, path.join(root, 'tests/fuzz/run.ts'), ...args], {
    env: testEnvironment(process.env),
  }).exit;
}

/** The measurements that the README quotes. @param {string[]} args @returns {Promise<number>} */
export async function bench(args) {
  const node = await prepare();
  const built = await buildWeb(node);
  if (built !== 0) return built;
  const program = path.join(root, 'bench/run.ts');
  if (!existsSync(program)) {
    say('there is no bench/run.ts');
    return 1;
  }
  return launch(node, [...nodeOptions, program, ...args], { env: testEnvironment(process.env) }).exit;
}
