import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { build } from 'vite';
import { expect, test } from 'vitest';

const root = path.join(import.meta.dirname, '../..');

/** One file of plain JavaScript with all that a program needs of the package, as a bundler takes it. */
async function bundled(entry: string): Promise<string> {
  const built = await build({
    configFile: false,
    root,
    logLevel: 'error',
    build: {
      write: false,
      minify: false,
      rolldownOptions: { input: entry, output: { format: 'es' }, preserveEntrySignatures: 'strict' },
    },
  });
  const [script, ...others] = 'output' in built ? built.output : [];
  if (script?.type !== 'chunk') throw new Error('there is no script');
  expect([others, script.imports]).toEqual([[], []]);
  return script.code;
}

test('the package is one small file without a schema and without another package, and runs as it is', async () => {
  const code = await bundled(path.join(root, 'packages/client/index.ts'));
  expect(code).not.toMatch(/ZodError|toJSONSchema|safeParse/);
  expect(Buffer.byteLength(code)).toBeLessThan(12_000);
  const folder = await mkdtemp(path.join(root, '.runtime/client-'));
  await writeFile(path.join(folder, 'client.mjs'), code);
  const made = (await import(path.join(folder, 'client.mjs'))) as object;
  await rm(folder, { recursive: true });
  expect(Object.keys(made).toSorted()).toEqual([
    'CallError',
    'addressOf',
    'liveOptions',
    'newIntent',
    'openClient',
    'openLive',
    'signedBy',
    'streamAuth',
    'waitBefore',
  ]);
});

test('what names a schema would be seen', async () => {
  const folder = await mkdtemp(path.join(root, '.runtime/client-'));
  const entry = path.join(folder, 'entry.ts');
  await writeFile(entry, "export { symbol } from '@candor/api-contract/scalars.ts';");
  expect(await bundled(entry)).toMatch(/ZodError|toJSONSchema|safeParse/);
  await rm(folder, { recursive: true });
});

test('the package says what it exports', async () => {
  const shape = JSON.parse(await readFile(path.join(root, 'packages/client/package.json'), 'utf8')) as object;
  expect(shape).toMatchObject({ name: '@candor/client', type: 'module', exports: { '.': './index.ts' } });
  expect(shape).not.toHaveProperty('dependencies');
});
