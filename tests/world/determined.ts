import crypto from 'node:crypto';
import fs from 'node:fs';
import files from 'node:fs/promises';
import { registerHooks, syncBuiltinESMExports } from 'node:module';
import type { Transform } from 'node:stream';
import plainTimers from 'node:timers';
import timers from 'node:timers/promises';
import zlib from 'node:zlib';
import { Schedule } from './schedule.ts';

/**
 * Everything by which a program learns of time and chance beside its ports, put under the world's rule. Imported first
 * of all, by a process that lives through one world: what modules keep would go over into the next.
 */
export const worldStart = Date.UTC(2026, 10, 20, 12);

/** The seed of this process' world. */
export const seed = Number(process.argv[2] ?? 1);
export const schedule = new Schedule(worldStart);
const key = crypto.hash('sha256', `world ${seed}`, 'buffer');
const stream = crypto.createCipheriv('aes-256-ctr', key, Buffer.alloc(16));

const bytes = (size: number): Buffer => stream.update(Buffer.alloc(size));
const fraction = (): number => bytes(6).readUIntBE(0, 6) / 2 ** 48;
const fill = <T extends NodeJS.ArrayBufferView>(target: T): T => {
  new Uint8Array(target.buffer, target.byteOffset, target.byteLength).set(bytes(target.byteLength));
  return target;
};
const between = (low: number, high?: number): number =>
  high === undefined ? Math.floor(fraction() * low) : low + Math.floor(fraction() * (high - low));

function ownChance(): void {
  const { createECDH } = crypto;
  const uuid = (): string => {
    const hex = bytes(16).toString('hex');
    return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20)}`;
  };
  Object.assign(crypto, {
    randomBytes: bytes,
    randomInt: between,
    randomFillSync: fill,
    randomUUID: uuid,
    createECDH(curve: string) {
      const pair = createECDH(curve);
      return Object.assign(pair, { generateKeys: () => pair.setPrivateKey(bytes(32)) });
    },
  });
  Object.assign(globalThis.crypto, { getRandomValues: fill, randomUUID: uuid });
  Math.random = fraction;
}

function ownTime(): void {
  const RealDate = Date;
  globalThis.Date = new Proxy(RealDate, {
    construct: (target, args, own) =>
      Reflect.construct(target, args.length === 0 ? [schedule.now] : args, own) as object,
    apply: () => new RealDate(schedule.now).toString(),
  });
  RealDate.now = () => schedule.now;
  Object.defineProperty(performance, 'timeOrigin', { value: worldStart });
  performance.now = () => schedule.now - worldStart;
}

/** What `setTimeout` gives. */
const timer = (cancel: () => void, again: () => void) => {
  const refresh = () => (again(), own);
  const own = { cancel, refresh, ref: () => own, unref: () => own, hasRef: () => true, [Symbol.dispose]: cancel };
  return own;
};
const cancelled = (one?: Partial<ReturnType<typeof timer>>): void => one?.cancel?.();

type Run = (...args: unknown[]) => unknown;

/** `setTimeout`. */
function later(run: Run, ms = 0, ...args: unknown[]) {
  const arm = (): (() => void) => schedule.after(Math.max(1, ms), () => void run(...args));
  let cancel = arm();
  const again = (): void => {
    cancel();
    cancel = arm();
  };
  return timer(() => cancel(), again);
}

/** `setInterval`. */
function again(run: Run, ms = 1) {
  const arm = (): (() => void) =>
    schedule.after(Math.max(1, ms), () => {
      cancel = arm();
      run();
    });
  let cancel = arm();
  const refresh = (): void => {
    cancel();
    cancel = arm();
  };
  return timer(() => cancel(), refresh);
}

function ownTimers(): void {
  const own = {
    setTimeout: later,
    setInterval: again,
    setImmediate: (run: Run, ...args: unknown[]) =>
      timer(
        schedule.after(0, () => void run(...args)),
        () => undefined,
      ),
    clearTimeout: cancelled,
    clearInterval: cancelled,
    clearImmediate: cancelled,
  };
  Object.assign(globalThis, own);
  // Some take them from there.
  Object.assign(plainTimers, own);
  const sleep = <T>(ms = 0, value?: T, { signal }: { signal?: AbortSignal } = {}): Promise<T | undefined> =>
    new Promise((resolve, reject) => {
      const cancel = schedule.after(ms, () => resolve(value));
      signal?.addEventListener('abort', () => {
        cancel();
        reject(signal.reason as Error);
      });
    });
  Object.assign(timers, { setTimeout: sleep, setImmediate: (value?: unknown) => sleep(0, value) });
}

/** Files are read, and streams packed, by threads of their own, in real time. */
function ownThreads(): void {
  const { gzipSync } = zlib;
  const parts = new WeakMap<Transform, Buffer[]>();
  Object.assign(zlib.Gzip.prototype, {
    _transform(this: Transform, part: Buffer, _encoding: string, done: () => void) {
      parts.set(this, [...(parts.get(this) ?? []), part]);
      done();
    },
    _flush(this: Transform, done: () => void) {
      this.push(gzipSync(Buffer.concat(parts.get(this) ?? [])));
      done();
    },
  });
  const { readFileSync, readdirSync } = fs;
  Object.assign(files, {
    readFile: (...args: Parameters<typeof readFileSync>) => Promise.resolve(readFileSync(...args)),
    readdir: (...args: Parameters<typeof readdirSync>) => Promise.resolve(readdirSync(...args)),
  });
}

/** Hashes of passwords are made in threads of their own, and pictures decoded in a process, in real time. */
const standIns: Readonly<Record<string, string>> = {
  '@node-rs/argon2': new URL('./cheap-hash.ts', import.meta.url).href,
  './picture-cleaner.ts': new URL('./plain-pictures.ts', import.meta.url).href,
};
registerHooks({
  resolve(specifier, context, next) {
    const url = standIns[specifier];
    return url === undefined ? next(specifier, context) : { url, shortCircuit: true };
  },
});
ownChance();
ownTime();
ownTimers();
ownThreads();
syncBuiltinESMExports();
