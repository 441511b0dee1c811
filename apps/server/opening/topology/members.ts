import { spawn, type ChildProcess } from 'node:child_process';
import process from 'node:process';
import { fileURLToPath } from 'node:url';

export type Part = 'engine' | 'api' | 'stream';

/** One process of the topology, which is started again when it has ended. */
export interface Member {
  readonly name: string;
  readonly part: Part;
  readonly port: number;
  /** Null while there is none. */
  readonly pid: number | null;
  /** Whether it can work: of engines the one that is the writer. */
  readonly isReady: boolean;
  readonly starts: number;
  kill(): void;
}

const program = fileURLToPath(new URL('../../main.mjs', import.meta.url));
const startAgainMs = 1_000;
const lookEveryMs = 200;
const lookMaxMs = 1_000;

interface Wanted {
  readonly name: string;
  readonly part: Part;
  readonly port: number;
  readonly settings: NodeJS.ProcessEnv;
}

/** @returns the member, and how it ends for good */
export function openMember({ name, part, port, settings }: Wanted): { member: Member; stop(): Promise<void> } {
  let child: ChildProcess | null = null;
  let isReady = false;
  let starts = 0;
  let isStopped = false;
  const start = (): void => {
    if (isStopped) return;
    starts += 1;
    const env = { ...settings, ROLE: part, PORT: String(port), ENGINE_ADDRESS: `http://127.0.0.1:${port}` };
    child = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', program], { env, stdio: 'ignore' });
    child.once('close', () => {
      child = null;
      isReady = false;
      setTimeout(start, startAgainMs);
    });
  };
  start();
  const looking = setInterval(() => {
    void answers(port).then((ready) => (isReady = child !== null && ready));
  }, lookEveryMs);
  const member: Member = {
    name,
    part,
    port,
    get pid() {
      return child?.pid ?? null;
    },
    get isReady() {
      return isReady;
    },
    get starts() {
      return starts;
    },
    kill: () => void child?.kill('SIGKILL'),
  };
  return {
    member,
    async stop() {
      isStopped = true;
      clearInterval(looking);
      const ending = child;
      if (ending === null) return;
      await new Promise((resolve) => {
        ending.once('close', resolve);
        ending.kill('SIGTERM');
      });
    },
  };
}

const answers = (port: number): Promise<boolean> =>
  fetch(`http://127.0.0.1:${port}/ready`, { signal: AbortSignal.timeout(lookMaxMs) }).then(
    async (response) => {
      await response.arrayBuffer();
      return response.ok;
    },
    () => false,
  );
