import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { DataHeldError } from './database.ts';
import { lockFolder } from './folder-lock.ts';

let folder: string;
const children: ChildProcess[] = [];
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'candor-lock-'));
});
afterEach(() => {
  for (const child of children.splice(0)) child.kill('SIGKILL');
  rmSync(folder, { recursive: true, force: true });
});

/** Another process that locks the folder and stays; says `held` or why not. */
async function other(): Promise<{ child: ChildProcess; said: string }> {
  const script = `import { lockFolder } from ${JSON.stringify(new URL('./folder-lock.ts', import.meta.url).href)};
    try {
      globalThis.lock = lockFolder(process.argv[1]);
      console.log('held');
      setInterval(() => {}, 1000);
    } catch (error) { console.log(error.name + ': ' + error.message); }`;
  const child = spawn(process.execPath, ['--input-type=module', '-e', script, folder], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  children.push(child);
  const [said] = (await once(child.stdout, 'data')) as [Buffer];
  return { child, said: said.toString().trim() };
}

test('a second process is refused, and told which one holds the folder', async () => {
  const { child, said } = await other();
  expect(said).toBe('held');
  expect(() => lockFolder(folder)).toThrow(DataHeldError);
  expect(() => lockFolder(folder)).toThrow(new RegExp(`in use by process ${child.pid}, started \\d{4}-`));
  const second = await other();
  expect(second.said).toContain(`DataHeldError: ${folder} is in use by process ${child.pid},`);
});

test('the same process can not lock it twice either', () => {
  const lock = lockFolder(folder);
  expect(() => lockFolder(folder)).toThrow(`process ${process.pid}`);
  expect(() => lockFolder(folder)).toThrow(DataHeldError);
  lock.release();
  lockFolder(folder).release();
});

test('a killed holder leaves nothing behind', async () => {
  const { child } = await other();
  child.kill('SIGKILL');
  await once(child, 'exit');
  lockFolder(folder).release();
  expect((await other()).said).toBe('held');
});

test('of several that start at once exactly one gets it', async () => {
  const all = await Promise.all([other(), other(), other()]);
  expect(all.filter(({ said }) => said === 'held')).toHaveLength(1);
  expect(all.filter(({ said }) => said.startsWith('DataHeldError'))).toHaveLength(2);
});
