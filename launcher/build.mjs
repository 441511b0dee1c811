import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import { launch } from './child.mjs';
import { root, runtimeFolder } from './folders.mjs';
import { whileHolding } from './hold.mjs';
import { say } from './say.mjs';

const web = path.join(root, 'apps/web');
const result = path.join(web, 'dist/index.html');
const stampFile = path.join(runtimeFolder, 'web-build');

/**
 * Builds the web app unless the last build was made from the same files.
 * @param {string} node @returns {Promise<number>} 0, or the exit code of a build that failed
 */
export async function buildWeb(node) {
  if (isFresh()) return 0;
  return whileHolding(async () => {
    if (isFresh()) return 0;
    say('building the web app');
    const inputs = inputsOf(root, process.env);
    // Without its stamp a killed build counts as none.
    rmSync(stampFile, { force: true });
    const code = await launch(node, [path.join(root, 'node_modules/vite/bin/vite.js'), 'build', '--logLevel', 'error'], { cwd: web }).exit;
    if (code === 0) {
      mkdirSync(runtimeFolder, { recursive: true });
      writeFileSync(stampFile, inputs);
    }
    return code;
  });
}

function isFresh() {
  return existsSync(result) && existsSync(stampFile) && readFileSync(stampFile, 'utf8') === inputsOf(root, process.env);
}

/**
 * One hash over all that goes into the web app: its files, the shared packages, the versions, the VITE_ settings.
 * @param {string} folder the project @param {NodeJS.ProcessEnv} environment @returns {string}
 */
export function inputsOf(folder, environment) {
  const hash = createHash('sha256');
  const files = [
    'package-lock.json', 'tsconfig.base.json',
    ...filesUnder(folder, 'apps/web'), ...filesUnder(folder, 'packages'),
  ];
  for (const file of files.sort()) hash.update(`${file}\n`).update(readFileSync(path.join(folder, file)));
  for (const key of Object.keys(environment).filter((name) => name.startsWith('VITE_')).sort()) hash.update(`${key}=${environment[key]}\n`);
  return hash.digest('hex');
}

/** @param {string} folder @param {string} inside @returns {string[]} paths from `folder`, without what is built, installed or only tests */
function filesUnder(folder, inside) {
  return readdirSync(path.join(folder, inside), { withFileTypes: true }).flatMap((entry) => {
    const place = `${inside}/${entry.name}`;
    if (entry.isDirectory()) return entry.name === 'node_modules' || entry.name === 'dist' ? [] : filesUnder(folder, place);
    return /\.test\.tsx?$/.test(entry.name) ? [] : [place];
  });
}
