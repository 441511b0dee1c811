import { spawn } from 'node:child_process';
import { constants } from 'node:os';
import process from 'node:process';
import { root } from './folders.mjs';
import { watchNpm } from './parent.mjs';
import { Problem } from './say.mjs';

/** @typedef {{ cwd?: string, env?: NodeJS.ProcessEnv }} RunOptions */

/** @type {Set<import('node:child_process').ChildProcess>} */
const running = new Set();
let listening = false;
let stopping = false;

/** Longer than the orderly stop of any child. */
const surelyStoppedMs = 12_000;

// A terminal sends Ctrl-C and its own closing to every program in it, so the child has them already;
// a second copy would tell it to give up its orderly stop. Who sends them to this process alone is heard a little
// later.
/** @param {NodeJS.Signals} signal */
function passOn(signal) {
  stopping = true;
  if (running.size === 0) process.exit(128 + constants.signals[signal]);
  const send = () => {
    for (const child of running) child.kill(signal);
  };
  if (process.stdin.isTTY && signal !== 'SIGTERM') setTimeout(send, surelyStoppedMs).unref();
  else send();
}

function listen() {
  if (stopping) throw new Problem('stopped');
  if (listening) return;
  listening = true;
  for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP'])) process.on(signal, () => passOn(signal));
  // Whoever has stopped npm may have stopped this one too.
  watchNpm(() => {
    if (!stopping) passOn('SIGTERM');
  });
}

/**
 * Starts a program that shares this terminal; signals are passed on to it.
 * With `tied`, a line to the launcher that {@link ./tied.mjs} listens on: the program ends when the launcher is killed.
 * @param {string} program @param {string[]} args @param {RunOptions & { tied?: boolean }} [options]
 * @returns {{ exit: Promise<number>, stop: () => void }} its exit code (128 + n when signal n ended it)
 */
export function launch(program, args, options = {}) {
  listen();
  /** @type {import('node:child_process').StdioOptions} */
  const stdio = options.tied === true ? ['inherit', 'inherit', 'inherit', 'ipc'] : 'inherit';
  const child = spawn(program, args, { cwd: options.cwd ?? root, env: options.env ?? process.env, stdio });
  running.add(child);
  /** @type {Promise<number>} */
  const exit = new Promise((resolve, reject) => {
    child.once('error', (error) => {
      running.delete(child);
      reject(error);
    });
    child.once('exit', (code, signal) => {
      running.delete(child);
      resolve(code ?? 128 + (signal === null ? 1 : constants.signals[signal]));
    });
  });
  return {
    exit,
    stop: () => {
      if (!stopping) child.kill('SIGTERM');
    },
  };
}

/**
 * Runs a program and keeps what it prints.
 * @param {string} program @param {string[]} args @param {RunOptions & { shell?: boolean }} [options]
 * @returns {Promise<{ code: number, output: string }>}
 */
export function capture(program, args, options = {}) {
  listen();
  return new Promise((resolve, reject) => {
    const child = spawn(program, args, {
      cwd: options.cwd ?? root,
      env: options.env ?? process.env,
      shell: options.shell ?? false,
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    running.add(child);
    let output = '';
    child.stdout.on('data', (chunk) => {
      output += String(chunk);
    });
    child.stderr.on('data', (chunk) => {
      output += String(chunk);
    });
    child.once('error', (error) => {
      running.delete(child);
      reject(error);
    });
    child.once('close', (code, signal) => {
      running.delete(child);
      resolve({ code: code ?? 128 + (signal === null ? 1 : constants.signals[signal]), output });
    });
  });
}
