import { spawn } from 'node:child_process';
import path from 'node:path';
import process from 'node:process';

/** What has come of one world. */
export interface Outcome {
  readonly seed: number;
  /** What was wrong, in words. */
  readonly faults: readonly string[];
  /** Of all that was asked, answered and stored: the same seed has the same one. */
  readonly digest: string;
  readonly simulatedMs: number;
  readonly realMs: number;
  /** Calls that were answered. */
  readonly answered: number;
  /**
   * Commands to move money that were sent, each order of a batch and each time counted; those that were done, and
   * intents that nobody knows of.
   */
  readonly sent: number;
  readonly done: number;
  readonly unknown: number;
  /** Processes. */
  readonly starts: number;
  /** How often a request to the database met which fault. */
  readonly troubles: Readonly<Record<string, number>>;
}

const here = path.join(import.meta.dirname, '../..');
/** A world that has not ended by then has come to a stand. */
const realMsMost = 600_000;

/** Lives through one world, in a process of its own. @param tree whose code it is @param minutes of trouble */
export async function outcomeOf(seed: number, minutes?: number, tree = here): Promise<Outcome> {
  const program = path.join(tree, 'tests/world/one.ts');
  const args = ['--disable-warning=ExperimentalWarning', program, String(seed), ...(minutes ? [String(minutes)] : [])];
  // What was compiled for one world is there for the next.
  const env = { ...process.env, NODE_COMPILE_CACHE: path.join(here, 'node_modules/.cache/candor/world') };
  const stdio: ['ignore', 'pipe', 'pipe'] = ['ignore', 'pipe', 'pipe'];
  const child = spawn(process.execPath, args, { stdio, env, timeout: realMsMost, cwd: tree });
  let [said, wrong] = ['', ''];
  child.stdout.on('data', (chunk: Buffer) => (said += chunk.toString()));
  child.stderr.on('data', (chunk: Buffer) => (wrong += chunk.toString()));
  const code = await new Promise((resolve) => void child.once('close', resolve));
  const line = said.trim().split('\n').at(-1) ?? '';
  if (code === 0 && line.startsWith('{')) return JSON.parse(line) as Outcome;
  const none = { digest: '', simulatedMs: 0, realMs: 0, answered: 0, sent: 0, done: 0, unknown: 0, starts: 0 };
  return { seed, ...none, troubles: {}, faults: [`the world has ended with ${String(code)}: ${wrong || said}`] };
}
