import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import process from 'node:process';
import { pathToFileURL } from 'node:url';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';

/** A program that says when it runs, and that an orderly stop takes a while. */
const child = `
  import { appendFileSync, writeFileSync } from 'node:fs';
  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => {
    appendFileSync('log', 'told\\n');
    setTimeout(() => { appendFileSync('log', 'drained\\n'); process.exit(0); }, 700);
  });
  setInterval(() => undefined, 1000);
  writeFileSync('child', String(process.pid));
`;
const program = 'launcher/run.mjs';
const programOf = (folder: string): string => `
  import { writeFileSync } from 'node:fs';
  import { launch } from '${pathToFileURL(path.join(import.meta.dirname, 'child.mjs')).href}';
  writeFileSync('parent', String(process.pid));
  process.exitCode = await launch(process.execPath, ['${path.join(folder, 'child.mjs')}'], { cwd: '${folder}' }).exit;
`;

let folder = '';
let started: ChildProcess | undefined;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'candor-stop-'));
  writeFileSync(path.join(folder, 'child.mjs'), child);
  mkdirSync(path.join(folder, 'launcher'));
  writeFileSync(path.join(folder, program), programOf(folder));
  const { scripts } = JSON.parse(readFileSync(path.join(import.meta.dirname, '../package.json'), 'utf8')) as {
    scripts: object;
  };
  writeFileSync(path.join(folder, 'package.json'), JSON.stringify({ name: 'stopped', scripts }));
});
afterEach(() => {
  started?.kill('SIGKILL');
  for (const name of ['parent', 'child'])
    if (existsSync(path.join(folder, name)) && pidIn(name) > 0 && isAlive(pidIn(name)))
      process.kill(pidIn(name), 'SIGKILL');
  rmSync(folder, { recursive: true, force: true });
});

const pidIn = (name: string): number => Number(readFileSync(path.join(folder, name), 'utf8'));
const log = (): string => (existsSync(path.join(folder, 'log')) ? readFileSync(path.join(folder, 'log'), 'utf8') : '');
/** Who has ended lives no longer, though nobody may have asked for its exit code yet: that's up to its new parent. */
function isAlive(pid: number): boolean {
  try {
    const [state = ''] = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').slice(-1);
    return !state.startsWith('Z') && !state.startsWith('X');
  } catch {
    return false;
  }
}

async function start(command: string, args: string[]): Promise<void> {
  const { npm_lifecycle_event: _ours, ...env } = process.env;
  started = spawn(command, args, { cwd: folder, env, stdio: 'ignore' });
  // A file that is there may be empty still.
  await expect.poll(() => existsSync(path.join(folder, 'child')) && pidIn('child') > 0, { timeout: 30_000 }).toBe(true);
}

describe.runIf(process.platform === 'linux')('a stop reaches what npm has started, once and in order', () => {
  test.each([
    ['npm', 'SIGTERM'],
    ['npm', 'SIGINT'],
    ['npm', 'SIGKILL'],
    ['launcher', 'SIGTERM'],
    ['launcher', 'SIGINT'],
  ] as const)('%s is sent %s', async (name, signal) => {
    await start('npm', ['start']);
    const [launcher, running] = [pidIn('parent'), pidIn('child')];
    process.kill(name === 'npm' ? (started?.pid ?? 0) : launcher, signal);
    await expect.poll(() => isAlive(running) || isAlive(launcher), { timeout: 30_000 }).toBe(false);
    expect(log()).toBe('told\ndrained\n');
  });

  const namespaces = spawnSync('unshare', ['--pid', '--fork', 'true']).status === 0;
  test.runIf(namespaces).each([
    ['the launcher', [process.execPath, program]],
    ['npm', ['npm', 'start']],
  ])('%s is the first process of a container', async (_, command) => {
    await start('unshare', ['--pid', '--fork', ...command]);
    const [first = 0] = readFileSync(`/proc/${started?.pid}/task/${started?.pid}/children`, 'utf8')
      .trim()
      .split(' ')
      .map(Number);
    process.kill(first, 'SIGTERM');
    await expect.poll(() => isAlive(first), { timeout: 30_000 }).toBe(false);
    expect(log()).toBe('told\ndrained\n');
    rmSync(path.join(folder, 'parent'));
    rmSync(path.join(folder, 'child'));
  });

  test('started without npm it outlives who has started it', async () => {
    await start('sh', ['-c', `"${process.execPath}" ${program} & sleep 0.3`]);
    await new Promise((resolve) => {
      setTimeout(resolve, 1_500);
    });
    expect([isAlive(pidIn('child')), log()]).toEqual([true, '']);
  });
});
