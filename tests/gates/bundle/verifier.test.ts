import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { build } from 'vite';
import { expect, test } from 'vitest';
import { root } from '../source.ts';

const kib = 1024;
const most = 20 * kib;

/** The whole verifier as one script for a browser. */
async function built(): Promise<string> {
  const made = await build({
    configFile: false,
    root: path.join(root, 'packages/verifier'),
    logLevel: 'error',
    build: { write: false, lib: { entry: 'index.ts', formats: ['es'], fileName: 'verifier' } },
  });
  const [first] = Array.isArray(made) ? made : [made];
  const chunks = first !== undefined && 'output' in first ? first.output : [];
  const [script, ...others] = chunks;
  if (script?.type !== 'chunk' || others.length > 0) throw new Error('the verifier is not one script');
  return script.code;
}

test('the verifier is one small script that needs nothing', async () => {
  const code = await built();
  expect(code).toContain('DecompressionStream');
  expect(code).not.toMatch(/\b(import|require)\s*[({"'`]/);
  expect(gzipSync(code).length).toBeLessThanOrEqual(most);
});
