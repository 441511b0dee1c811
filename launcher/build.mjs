import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import { launch } from './child.mjs';
import { root, runtimeFolder } from './folders.mjs';
import { whileHolding } from './hold.mjs';
import { say } from './say.mjs';

/**
 * What is built: the app of the customers and the console of the operators, each from its own folder and the shared
 * packages.
 * @typedef {{ name: string, folder: string, shared: readonly string[] }} App @type {readonly App[]}
 */
const apps = [
  { name: 'the web app', folder: 'apps/web', shared: ['packages', 'launcher/vite', 'docs/programs.md'] },
  {
    name: 'the console',
    folder: 'apps/console',
    shared: ['packages/api-contract', 'packages/client', 'launcher/vite'],
  },
];
/** @param {App} app */
const resultOf = (app) => path.join(root, app.folder, 'dist/index.html');
/** @param {App} app */
const stampOf = (app) => path.join(runtimeFolder, `${path.basename(app.folder)}-build`);

/**
 * Builds what is served to browsers, unless the last build was made from the same files.
 * @param {string} node @returns {Promise<number>} 0, or the exit code of a build that failed
 */
export async function buildWeb(node) {
  if (apps.every(isFresh)) return 0;
  return whileHolding(async () => {
    for (const app of apps.filter((one) => !isFresh(one))) {
      const code = await build(node, app);
      if (code !== 0) return code;
    }
    return 0;
  });
}

/** @param {string} node @param {App} app @returns {Promise<number>} */
async function build(node, app) {
  say(`building ${app.name}`);
  const inputs = inputsOf(root, process.env, app);
  // Without its stamp a killed build counts as none.
  rmSync(stampOf(app), { force: true });
  const code = await launch(node, [path.join(root, 'node_modules/vite/bin/vite.js'), 'build', '--logLevel', 'error'], {
    cwd: path.join(root, app.folder),
  }).exit;
  if (code === 0) {
    mkdirSync(runtimeFolder, { recursive: true });
    writeFileSync(stampOf(app), inputs);
  }
  return code;
}

/** @param {App} app */
function isFresh(app) {
  return (
    existsSync(resultOf(app)) &&
    existsSync(stampOf(app)) &&
    readFileSync(stampOf(app), 'utf8') === inputsOf(root, process.env, app)
  );
}

/**
 * One hash over all that goes into an app: its files, the shared packages, the versions, the VITE_ settings.
 * @param {string} folder the project @param {NodeJS.ProcessEnv} environment
 * @param {Pick<App, 'folder' | 'shared'>} app @returns {string}
 */
export function inputsOf(folder, environment, app) {
  const hash = createHash('sha256');
  const files = [
    'package-lock.json',
    'tsconfig.base.json',
    ...[app.folder, ...app.shared].flatMap((inside) => filesUnder(folder, inside)),
  ];
  for (const file of files.sort()) hash.update(`${file}\n`).update(readFileSync(path.join(folder, file)));
  for (const key of Object.keys(environment)
    .filter((name) => name.startsWith('VITE_'))
    .sort())
    hash.update(`${key}=${environment[key]}\n`);
  return hash.digest('hex');
}

/**
 * @param {string} folder @param {string} inside @returns {string[]} paths from `folder`, without what is built,
 * installed or only tests
 */
function filesUnder(folder, inside) {
  if (statSync(path.join(folder, inside)).isFile()) return [inside];
  return readdirSync(path.join(folder, inside), { withFileTypes: true }).flatMap((entry) => {
    const place = `${inside}/${entry.name}`;
    if (entry.isDirectory())
      return entry.name === 'node_modules' || entry.name === 'dist' ? [] : filesUnder(folder, place);
    return /\.test\.tsx?$/.test(entry.name) ? [] : [place];
  });
}
