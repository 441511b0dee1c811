import { execFileSync, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { root } from '../tests/gates/source.ts';
import { median } from './harness/statistics.ts';
import type { Finding } from './report.ts';

const starts = 5;
/** What a first start takes on a busy machine, and more. */
const longestMs = 600_000;

/** `npm start` in a folder, until its page is there. @returns ms */
async function startedAfter(folder: string, data: string): Promise<number> {
  const { PATH = '', HOME = '' } = process.env;
  const began = performance.now();
  const launcher = spawn('npm', ['start'], {
    cwd: folder,
    env: { PATH, HOME, PORT: '0', DATA_DIR: data, LOG_LEVEL: 'error' },
    stdio: ['ignore', 'pipe', 'pipe'],
    signal: AbortSignal.timeout(longestMs),
  });
  const ended = new Promise<void>((resolve) => launcher.once('close', () => resolve()));
  let output = '';
  const address = new Promise<string>((resolve, reject) => {
    const note = (chunk: Buffer): void => {
      output += chunk.toString();
      const found = /is up at (http:\/\/\S+?)\/?\s/.exec(output)?.[1];
      if (found !== undefined) resolve(found);
    };
    launcher.stdout.on('data', note);
    launcher.stderr.on('data', note);
    launcher.once('error', reject);
    void ended.then(() => reject(new Error(`npm start has ended: ${output}`)));
  });
  try {
    const page = await fetch(await address);
    if (!page.ok) throw new Error(`the page was answered with ${page.status}`);
    return performance.now() - began;
  } finally {
    launcher.kill('SIGTERM');
    await ended;
  }
}

const seconds = (ms: number): string => `${(ms / 1_000).toFixed(1)} s`;

/** From a clone of the last commit, with what npm has in its cache: installing and building included. */
async function first(folder: string): Promise<Finding> {
  const began = performance.now();
  execFileSync('git', ['clone', '--quiet', '--no-hardlinks', root, folder]);
  const cloned = performance.now() - began;
  const started = await startedAfter(folder, path.join(folder, 'data'));
  return {
    what: 'from a first clone to the page, warm npm cache, embedded',
    value: seconds(cloned + started),
    aim: '≤ 40 s',
    note: `of it ${seconds(cloned)} for the clone; of the last commit`,
  };
}

async function again(folder: string): Promise<Finding> {
  const taken: number[] = [];
  for (let round = 0; round < starts; round += 1) taken.push(await startedAfter(folder, path.join(folder, 'data')));
  return {
    what: '`npm start` again until the page is there, embedded',
    value: seconds(median(taken)),
    aim: '≤ 2.5 s',
    note: `${taken.map(seconds).join(', ')}; with the data of the first start and their demo account`,
  };
}

/** How long `npm start` takes, of a fresh clone and again. */
export async function start(): Promise<Finding[]> {
  const folder = mkdtempSync(path.join(tmpdir(), 'candor-clone-'));
  try {
    return [await first(folder), await again(folder)];
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
