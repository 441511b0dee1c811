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
  /** What the last one has said of its end; '' where it said nothing. */
  readonly lastWords: string;
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

/** Keeps a process running under its settings. */
class KeptProcess {
  child: ChildProcess | null = null;
  starts = 0;
  isReady = false;
  lastWords = '';
  private isStopped = false;
  private readonly env: NodeJS.ProcessEnv;

  constructor(env: NodeJS.ProcessEnv) {
    this.env = env;
    this.start();
  }

  /** Ends it for good. */
  async stop(): Promise<void> {
    this.isStopped = true;
    const { child } = this;
    if (child === null) return;
    await new Promise((resolve) => {
      child.once('close', resolve);
      child.kill('SIGTERM');
    });
  }

  private start(): void {
    if (this.isStopped) return;
    this.starts += 1;
    const options = ['--disable-warning=ExperimentalWarning', program];
    this.child = spawn(process.execPath, options, { env: this.env, stdio: ['ignore', 'ignore', 'pipe'] });
    this.child.stderr?.on('data', (text: Buffer) => {
      this.lastWords = text.toString().trim().split('\n').at(-1) ?? '';
    });
    this.child.once('close', () => {
      this.child = null;
      this.isReady = false;
      setTimeout(() => this.start(), startAgainMs);
    });
  }
}

/** @returns the member, and how it ends for good */
export function openMember({ name, part, port, settings }: Wanted): { member: Member; stop(): Promise<void> } {
  const address = { ROLE: part, PORT: String(port), ENGINE_ADDRESS: `http://127.0.0.1:${port}` };
  const kept = new KeptProcess({ ...settings, ...address });
  const looking = setInterval(() => {
    void answers(port).then((ready) => (kept.isReady = kept.child !== null && ready));
  }, lookEveryMs);
  const member: Member = {
    name,
    part,
    port,
    get pid() {
      return kept.child?.pid ?? null;
    },
    get isReady() {
      return kept.isReady;
    },
    get starts() {
      return kept.starts;
    },
    get lastWords() {
      return kept.lastWords;
    },
    kill: () => void kept.child?.kill('SIGKILL'),
  };
  return {
    member,
    stop() {
      clearInterval(looking);
      return kept.stop();
    },
  };
}

const answers = (port: number): Promise<boolean> =>
  fetch(`http://127.0.0.1:${port}/ready`, { redirect: 'error', signal: AbortSignal.timeout(lookMaxMs) }).then(
    async (response) => {
      await response.arrayBuffer();
      return response.ok;
    },
    () => false,
  );
