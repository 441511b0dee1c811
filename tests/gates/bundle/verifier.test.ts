import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { build } from 'vite';
import { expect, test } from 'vitest';
import { root } from '../source.ts';

const kib = 1024;
const most = 21 * kib;
/** Lines of code, without comments and empty ones: who reads all of it has to come to its end. */
const mostLines = 2_760;
const mostLinesOfPrices = 420;

const folder = path.join(root, 'packages/verifier');
const isCode = (line: string): boolean => !/^\s*($|\/\/|\/\*|\*)/.test(line);
/** Of the files of the verifier that are no tests, under a folder of it. */
function linesOf(part: string): number {
  const files = globSync(path.join(folder, part, '**/*.ts')).filter((file) => !/\.test\.ts$|\/test-/.test(file));
  return files.flatMap((file) => readFileSync(file, 'utf8').split('\n').filter(isCode)).length;
}

/** The whole verifier as one script for a browser, as its page has it: a module would keep its white space. */
async function built(): Promise<string> {
  const made = await build({
    configFile: false,
    root: folder,
    logLevel: 'error',
    build: { write: false, lib: { entry: 'index.ts', formats: ['iife'], name: 'candor', fileName: 'verifier' } },
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

test('the verifier is read in one go, and the path of prices by itself', () => {
  expect([isCode('  const a = 1;'), isCode('  // why'), isCode('   * why'), isCode('/** why */'), isCode('')]).toEqual([
    true,
    false,
    false,
    false,
    false,
  ]);
  expect(linesOf('log')).toBeGreaterThan(100);
  expect(linesOf('prices')).toBeLessThanOrEqual(mostLinesOfPrices);
  expect(linesOf('')).toBeLessThanOrEqual(mostLines);
});
