import { execFileSync, spawn } from 'node:child_process';
import {
  chmodSync,
  copyFileSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  rmSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { validate } from 'dockerfile-utils';
import { afterAll, describe, expect, test, vi } from 'vitest';
import { isIgnored, settingsIn, stepsOf, wordsIn, type Step } from './containerfile.ts';

const house = path.resolve(import.meta.dirname, '../..');
const read = (file: string): string => readFileSync(path.join(house, file), 'utf8');
const ignored = read('.containerignore').trim().split('\n');

test('the Containerfile is one', () => {
  expect(validate(read('deploy/Containerfile'))).toEqual([]);
});

test('flags stand before the rest of a step', () => {
  expect(stepsOf('# x\nCOPY --from=a /b c\nRUN x \\\n  --y=1\n')).toEqual([
    { instruction: 'COPY', flags: { from: 'a' }, text: '/b c' },
    { instruction: 'RUN', flags: {}, text: 'x --y=1' },
  ]);
});

test('what is ignored stays out, what has a like name does not', () => {
  const files = ['.git/HEAD', 'node_modules/x/y.js', 'apps/web/dist/index.html', 'candor.env', 'a.log'];
  expect(files.filter((file) => !isIgnored(file, ignored))).toEqual([]);
  expect(isIgnored('apps/server/main.mjs', ignored)).toBe(false);
  expect(isIgnored('.gitignore', ignored)).toBe(false);
});

/** One stage of the image as a folder, with what the steps have said so far. */
interface Stage {
  readonly root: string;
  folder: string;
  env: Record<string, string>;
  user: number;
  entrypoint: string[];
  health: string[];
}
const stageAt = (root: string): Stage => ({ root, folder: '/', env: {}, user: 0, entrypoint: [], health: [] });

/** Nobody of this machine. */
const rootless = process.getuid?.() === 0 && process.platform === 'linux';

describe.runIf(rootless && process.env['CI'] !== undefined)('its steps, in an empty folder', () => {
  const top = mkdtempSync(path.join(tmpdir(), 'candor-image-'));
  afterAll(() => rmSync(top, { recursive: true, force: true }));
  const place = ({ root }: Stage, file: string): string => path.join(root, file);
  /** Paths of the image as those of its folder. */
  const here = (stage: Stage, text: string): string => text.replaceAll(/(?<=^|[ =])\/(?=opt|var)/g, `${stage.root}/`);

  function copy(stages: ReadonlyMap<string, Stage>, stage: Stage, { flags, text }: Step): void {
    const [from = '', to = ''] = text.split(' ');
    const source = stages.get(flags['from'] ?? '');
    const target = path.resolve(place(stage, stage.folder), to);
    if (source !== undefined) cpSync(place(source, from), target, { recursive: true, verbatimSymlinks: true });
    else
      cpSync(house, target, {
        recursive: true,
        verbatimSymlinks: true,
        filter: (file) => !isIgnored(path.relative(house, file), ignored),
      });
  }

  const actions: Readonly<Record<string, (stage: Stage, text: string) => void>> = {
    WORKDIR(stage, text) {
      stage.folder = text;
      mkdirSync(place(stage, text), { recursive: true });
    },
    RUN(stage, text) {
      // As an own container would: with what reaches the registry here, without what this run has set for itself.
      const env = {
        ...process.env,
        NODE_ENV: undefined,
        NODE_OPTIONS: undefined,
        PATH: `${top}/bin:${process.env['PATH']}`,
      };
      execFileSync('sh', ['-c', here(stage, text)], { cwd: place(stage, stage.folder), env, stdio: 'pipe' });
    },
    ENV: (stage, text) => Object.assign(stage.env, settingsIn(here(stage, text))),
    USER: (stage, text) => (stage.user = Number(text)),
    ENTRYPOINT: (stage, text) => (stage.entrypoint = wordsIn(text)),
    HEALTHCHECK: (stage, text) => (stage.health = wordsIn(text.replace('CMD ', ''))),
  };

  /** Carries out all steps. @returns the last stage */
  function build(): Stage {
    chmodSync(top, 0o755);
    mkdirSync(`${top}/bin`);
    copyFileSync(process.execPath, `${top}/bin/node`);
    const stages = new Map<string, Stage>();
    let stage = stageAt(top);
    for (const step of stepsOf(read('deploy/Containerfile'))) {
      if (step.instruction === 'FROM') {
        const name = step.text.split(' AS ')[1] ?? 'last';
        stage = stageAt(path.join(top, name));
        stages.set(name, stage);
      } else if (step.instruction === 'COPY') copy(stages, stage, step);
      else actions[step.instruction]?.(stage, step.text);
    }
    return stage;
  }

  test('make a program that starts as nobody, changes nothing of itself, says that it lives and drains', async () => {
    const image = build();
    const cwd = place(image, image.folder);
    expect(['vite', 'vitest', 'typescript'].filter((name) => existsSync(`${cwd}/node_modules/${name}`))).toEqual([]);
    const options = { cwd, uid: image.user, gid: image.user, env: { ...image.env, PATH: `${top}/bin`, PORT: '0' } };
    const [program = '', ...words] = image.entrypoint;
    const server = spawn(program, words, { ...options, stdio: ['ignore', 'pipe', 'pipe'] });
    let output = '';
    server.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()));
    server.stderr.on('data', (chunk: Buffer) => (output += chunk.toString()));
    const ended = new Promise<number | null>((resolve) => server.once('exit', resolve));
    try {
      const portOf = (): string => /is up at http:\/\/[^:\s]+:(\d+)/.exec(output)?.[1] ?? '';
      // What it has said last tells why it is not up.
      const up = async () => expect(portOf(), output).not.toBe('');
      await vi.waitFor(up, { timeout: 90_000, interval: 100 });
      const at = `http://127.0.0.1:${portOf()}`;
      await expect.poll(async () => (await fetch(`${at}/ready`)).status, { timeout: 30_000 }).toBe(200);
      for (const page of ['/', '/console/']) expect(await (await fetch(at + page)).text()).toContain('<html');
      const [check = '', ...rest] = image.health;
      const env = { ...options.env, PORT: portOf() };
      execFileSync(check, rest, { ...options, env });
      // A first process that does not answer is found.
      expect(() => execFileSync(check, rest, { ...options, env: { ...env, PORT: '1' }, stdio: 'pipe' })).toThrow();
      server.kill('SIGTERM');
      expect(await ended, output).toBe(0);
      expect(readdirSync(place(image, '/var/lib/candor'))).toContain('pg');
    } finally {
      server.kill('SIGKILL');
    }
  }, 900_000);
});
