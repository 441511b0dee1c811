import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { fileURLToPath } from 'node:url';

export const serverProgram = fileURLToPath(new URL('../../apps/server/main.mjs', import.meta.url));
const startMaxMs = 90_000;
const ticksPerSecond = 100;

export interface Ended {
  readonly code: number | null;
  readonly signal: NodeJS.Signals | null;
}

/** A program that was started and says where it answers. */
export interface ServerProcess {
  readonly port: number;
  readonly pid: number;
  /** From the start of the process until it said that it is up. */
  readonly startMs: number;
  /** All that it has printed. */
  output(): string;
  /** @returns how it ended */
  end(signal: NodeJS.Signals): Promise<Ended>;
  readonly ended: Promise<Ended>;
}

/** A process whose output is kept, without the settings of the person who runs this. */
function run(program: string, settings: Readonly<Record<string, string>>, nodeOptions: readonly string[] = []) {
  const { PATH = '' } = process.env;
  const child = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', ...nodeOptions, program], {
    // Elsewhere, so that no settings file of this folder is read.
    cwd: tmpdir(),
    env: { PATH, ...settings },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  // Whoever is told to end before it has ended its servers, as the process of a failed test is, takes them along.
  const takeAlong = (): void => {
    child.kill('SIGKILL');
    process.kill(process.pid, 'SIGTERM');
  };
  process.once('SIGTERM', takeAlong);
  child.once('close', () => process.off('SIGTERM', takeAlong));
  let output = '';
  const ended = new Promise<Ended>((resolve) => {
    child.once('close', (code, signal) => resolve({ code, signal }));
  });
  const up = new Promise<number>((resolve, reject) => {
    const note = (chunk: Buffer): void => {
      output += chunk.toString();
      const port = /is up at http:\/\/[^:\s]+:(\d+)/.exec(output)?.[1];
      if (port !== undefined) resolve(Number(port));
    };
    child.stdout.on('data', note);
    child.stderr.on('data', note);
    void ended.then(() => reject(new Error(`the program did not start: ${output}`)));
  });
  return { child, up, ended, output: () => output };
}

const quiet = { PORT: '0', RATE_LIMITS: '0', LOG_LEVEL: 'error', DEMO_ACCOUNT: '0' };

/**
 * Starts the server and waits until it answers. Without PORT it takes a free one. @throws with its output when it does
 * not start
 */
export async function startServer(
  settings: Readonly<Record<string, string>>,
  options: { program?: string; nodeOptions?: readonly string[] } = {},
): Promise<ServerProcess> {
  const before = performance.now();
  const { child, up, ended, output } = run(
    options.program ?? serverProgram,
    { ...quiet, ...settings },
    options.nodeOptions,
  );
  const late = setTimeout(() => child.kill('SIGKILL'), startMaxMs);
  const port = await up.finally(() => clearTimeout(late));
  return {
    port,
    pid: child.pid ?? 0,
    startMs: performance.now() - before,
    output,
    ended,
    end(signal) {
      child.kill(signal);
      return ended;
    },
  };
}

/**
 * Runs a server that is expected to give up. @param told a signal that it gets meanwhile, and when
 * @returns how, and what it said
 */
export async function failToStart(
  settings: Readonly<Record<string, string>>,
  told?: { readonly signal: NodeJS.Signals; readonly when: Promise<unknown> },
): Promise<Ended & { output: string }> {
  const { child, up, ended, output } = run(serverProgram, { ...quiet, ...settings });
  void told?.when.then(() => child.kill(told.signal));
  up.then(
    () => child.kill('SIGKILL'),
    () => undefined,
  );
  return { ...(await ended), output: output() };
}

/** Processor time of a process so far, in ms. Linux only. */
export function cpuMs(pid: number): number {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
  return ((Number(fields[11]) + Number(fields[12])) * 1000) / ticksPerSecond;
}

/** Resident memory of a process, in MiB. Linux only. */
export function residentMib(pid: number): number {
  const kib = /VmRSS:\s+(\d+) kB/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1];
  return Number(kib) / 1024;
}
