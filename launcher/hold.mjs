import { mkdirSync, readFileSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import { setTimeout as sleep } from 'node:timers/promises';
import { runtimeFolder } from './folders.mjs';
import { say, writeProblem } from './say.mjs';

const pollMs = 200;
/**
 * The holder touches its lock this often; one that is left untouched for longer belongs to nobody, whoever has its
 * process id now.
 */
const touchMs = 2000;
const abandonedMs = 30_000;
/** A lock that has no name in it after this long belongs to a launcher that died while writing it. */
const namelessMs = 2000;

/**
 * Runs `work` while no other launcher of this folder prepares anything. A lock left by a killed launcher is taken over.
 * @template T @param {() => Promise<T>} work @param {string} [file]
 * @returns {Promise<T>}
 */
export async function whileHolding(work, file = path.join(runtimeFolder, 'preparing.lock')) {
  await take(file);
  const touching = setInterval(() => touch(file), touchMs);
  try {
    return await work();
  } finally {
    clearInterval(touching);
    if (owner(file) === process.pid) rmSync(file, { force: true });
  }
}

/** @param {string} file */
async function take(file) {
  let announced = false;
  for (;;) {
    if (create(file)) {
      // Whoever took over the same dead lock at the same moment may have removed ours: the file decides.
      await sleep(pollMs / 2);
      if (owner(file) === process.pid) return;
    } else if (isDead(file)) {
      rmSync(file, { force: true });
    } else {
      if (!announced) say(`waiting for the launcher that is preparing this folder (process ${owner(file)})`);
      announced = true;
      await sleep(pollMs);
    }
  }
}

/** @param {string} file @returns {boolean} */
function create(file) {
  try {
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, String(process.pid), { flag: 'wx' });
    return true;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EEXIST') return false;
    throw writeProblem(error, path.dirname(file));
  }
}

/** @param {string} file @returns {number} 0 when nobody's name is in it */
function owner(file) {
  try {
    return Number(readFileSync(file, 'utf8'));
  } catch {
    return 0;
  }
}

/** @param {string} file */
function touch(file) {
  if (owner(file) === process.pid) utimesSync(file, new Date(), new Date());
}

/** @param {string} file @returns {boolean} */
function isDead(file) {
  const info = statSync(file, { throwIfNoEntry: false });
  if (info === undefined) return false;
  const age = Date.now() - info.mtimeMs;
  const pid = owner(file);
  if (pid === 0) return age > namelessMs;
  return age > abandonedMs || pid === process.pid || !isAlive(pid);
}

/** @param {number} pid @returns {boolean} */
export function isAlive(pid) {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    // Another user's process answers EPERM: it lives.
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}
