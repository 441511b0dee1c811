import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readlinkSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { outcomeOf } from './outcome.ts';

const root = path.join(import.meta.dirname, '../..');
const patches = path.join(import.meta.dirname, 'planted');
const atMostMs = 600_000;

const git = (tree: string, ...args: string[]): string =>
  execFileSync('git', ['-C', tree, ...args], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] });

/** What was committed last, in a folder of its own, with the packages of this one and its own parts of ours. */
function copyTree(): string {
  const tree = path.join(mkdtempSync(path.join(tmpdir(), 'candor-planted-')), 'tree');
  git(root, 'worktree', 'add', '--detach', tree, 'HEAD');
  const [from, to] = [path.join(root, 'node_modules'), path.join(tree, 'node_modules')];
  mkdirSync(path.join(to, '@candor'), { recursive: true });
  for (const name of readdirSync(from)) if (name !== '@candor') symlinkSync(path.join(from, name), path.join(to, name));
  for (const name of readdirSync(path.join(from, '@candor')))
    symlinkSync(readlinkSync(path.join(from, '@candor', name)), path.join(to, '@candor', name));
  return tree;
}

/** @returns the first seed in whose world something is wrong, and what; null when none is found in time */
async function firstFound(tree: string): Promise<{ readonly seed: number; readonly fault: string } | null> {
  const end = performance.now() + atMostMs;
  for (let seed = 1; performance.now() < end; seed += 1) {
    const { digest, faults } = await outcomeOf(seed, undefined, tree);
    const [fault] = faults;
    // A patch that is out of date would be found by everybody.
    if (digest === '') throw new Error(fault);
    if (fault !== undefined) return { seed, fault };
  }
  return null;
}

/** Plants each bug in a copy and looks for it. @param only of one name @returns whether all were found */
export async function findPlanted(say: (text: string) => void, only?: string): Promise<boolean> {
  const all = readdirSync(patches).filter((name) => only === undefined || name.startsWith(only));
  const tree = copyTree();
  let found = 0;
  try {
    for (const name of all) {
      git(tree, 'apply', path.join(patches, name));
      const began = performance.now();
      const first = await firstFound(tree);
      git(tree, 'checkout', '--', '.');
      const seconds = ((performance.now() - began) / 1_000).toFixed(0);
      if (first !== null) found += 1;
      say(
        first === null
          ? `${name}: NOT found in ${seconds} s`
          : `${name}: seed ${first.seed}, ${seconds} s: ${first.fault}`,
      );
    }
  } finally {
    git(root, 'worktree', 'remove', '--force', tree);
    rmSync(path.dirname(tree), { recursive: true, force: true });
  }
  say(`${found} of ${all.length} found`);
  return found === all.length;
}
