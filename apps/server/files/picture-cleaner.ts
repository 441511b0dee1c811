import { refuse } from '@candor/core/result.ts';
import { fork, type ChildProcess } from 'node:child_process';
import process from 'node:process';
import { fileURLToPath } from 'node:url';
import { openTurns } from '../queues/in-turn.ts';
import { isOffered, type Cleaning } from './picture-kind.ts';
import type { PictureReply, PictureRequest } from './picture-process.ts';

/** Decodes and writes anew what customers send, in a process of its own, one picture at a time. */
export interface PictureCleaner {
  /**
   * A picture that takes more memory or time than there is for one is refused as unreadable; the next one is none the
   * worse.
   */
  clean(sent: Uint8Array): Promise<Cleaning>;
}

export interface PictureLimits {
  /** All that the process may take, in MiB. */
  readonly memoryMib: number;
  readonly milliseconds: number;
  /** A process that has nothing to do for so long ends: what it has taken is given back. */
  readonly idleMs: number;
}

export const pictureLimits: PictureLimits = { memoryMib: 280, milliseconds: 40_000, idleMs: 20_000 };
const program = fileURLToPath(new URL('./picture-process.ts', import.meta.url));
const nodeOptions = ['--disable-warning=ExperimentalWarning', '--max-old-space-size=64'];

/** Lets glibc give back what is freed; other systems don't read it. */
const givingBack = { MALLOC_ARENA_MAX: '1', MALLOC_TRIM_THRESHOLD_: '131072', MALLOC_MMAP_THRESHOLD_: '65536' };

/** What a decoder needs of the environment: no key and no address is among it. */
function environment(): NodeJS.ProcessEnv {
  const { PATH, SystemRoot, NODE_COMPILE_CACHE } = process.env;
  return { PATH, SystemRoot, NODE_COMPILE_CACHE, ...givingBack };
}

/** The answer to one picture, or null when the process ends or takes too long over it. */
const ask = (asked: ChildProcess, sent: Uint8Array, withinMs: number): Promise<PictureReply | null> =>
  new Promise((resolve) => {
    const finish = (reply: PictureReply | null): void => {
      clearTimeout(late);
      asked.off('message', finish);
      asked.off('exit', end);
      resolve(reply);
    };
    const end = (): void => finish(null);
    const late = setTimeout(() => asked.kill('SIGKILL'), withinMs);
    asked.once('message', finish);
    asked.once('exit', end);
    asked.send({ sent } satisfies PictureRequest, (error) => {
      if (error !== null) asked.kill('SIGKILL');
    });
  });

/** @param onLost told when a process has ended over a picture */
export function openPictureCleaner(onLost: () => void, limits: PictureLimits = pictureLimits): PictureCleaner {
  const inTurn = openTurns();
  let child: ChildProcess | null = null;
  let idle: NodeJS.Timeout | undefined;

  function start(): ChildProcess {
    const started = fork(program, [String(limits.memoryMib)], {
      execArgv: nodeOptions,
      env: environment(),
      serialization: 'advanced',
    });
    started.unref();
    started.channel?.unref();
    started.once('exit', () => {
      if (child === started) child = null;
    });
    started.on('error', () => undefined);
    return started;
  }

  return {
    clean: (sent) =>
      inTurn(async () => {
        if (!isOffered(sent)) return refuse('file-type');
        clearTimeout(idle);
        child ??= start();
        const asked = child;
        const reply = await ask(asked, sent, limits.milliseconds);
        idle = setTimeout(() => asked.kill('SIGKILL'), limits.idleMs);
        idle.unref();
        if (reply !== null) return reply;
        onLost();
        return refuse('file-unreadable');
      }),
  };
}
