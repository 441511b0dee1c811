import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import { root } from './folders.mjs';
import { whileHolding } from './hold.mjs';
import { npm } from './npm.mjs';
import { say, writeProblem } from './say.mjs';

const lockFile = path.join(root, 'package-lock.json');
const stampFile = path.join(root, 'node_modules/.candor-installed');
/** npm's own record of what lies in node_modules, written when an install has ended well. */
const npmRecord = path.join(root, 'node_modules/.package-lock.json');

/** Brings node_modules to what package-lock.json says, unless it is there already. */
export async function installPackages() {
  if (isInstalled()) return;
  await whileHolding(async () => {
    if (isInstalled()) return;
    if (!installedByHand()) {
      say('installing packages');
      await npm(['ci', '--include=dev', '--include=optional'], 'install the packages');
    }
    try {
      writeFileSync(stampFile, stamp());
    } catch (error) {
      throw writeProblem(error, root);
    }
  });
}

function isInstalled() {
  return existsSync(stampFile) && readFileSync(stampFile, 'utf8') === stamp();
}

// The platform belongs to it: a folder that moves between machines has the other one's natives.
const platform = `${process.platform}-${process.arch}`;
function stamp() {
  return `${platform} ${createHash('sha256').update(readFileSync(lockFile)).digest('hex')}\n`;
}

/** After `npm install` by a developer there is nothing left to do. */
function installedByHand() {
  if (!existsSync(npmRecord)) return false;
  if (existsSync(stampFile) && !readFileSync(stampFile, 'utf8').startsWith(`${platform} `)) return false;
  return holdsAll(packagesOf(npmRecord), packagesOf(lockFile));
}

/**
 * @typedef {Record<string, { version?: string, optional?: boolean, devOptional?: boolean, peer?: boolean }>} Packages
 * @param {Packages} there @param {Packages} wanted
 * @returns {boolean} whether exactly the wanted versions are there; optional ones may be absent (they are for other
 * platforms)
 */
export function holdsAll(there, wanted) {
  for (const [place, { version, optional, devOptional }] of Object.entries(wanted)) {
    if (!place.includes('node_modules/')) continue;
    const found = there[place];
    if (found === undefined && (optional === true || devOptional === true)) continue;
    if (found === undefined || found.version !== version) return false;
  }
  return Object.keys(there).every((place) => !place.includes('node_modules/') || wanted[place] !== undefined);
}

/** @param {string} file @returns {Packages} */
function packagesOf(file) {
  const lock = /** @type {{ packages: Packages }} */ (JSON.parse(readFileSync(file, 'utf8')));
  return lock.packages;
}
