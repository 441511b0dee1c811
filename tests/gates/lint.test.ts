import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { root } from './source.ts';

// In pieces: written out, it would be a finding of its own.
const focused = ['test', 'only'].join('.');

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'lint-'));
  for (const file of ['.oxlintrc.json', 'tsconfig.base.json']) cpSync(path.join(root, file), path.join(folder, file));
  writeFileSync(
    path.join(folder, 'tsconfig.json'),
    JSON.stringify({
      extends: './tsconfig.base.json',
      include: ['**/*.ts', '**/*.tsx'],
      compilerOptions: { jsx: 'react-jsx', lib: ['es2023', 'dom'] },
    }),
  );
  symlinkSync(path.join(root, 'node_modules'), path.join(folder, 'node_modules'), 'junction');
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** The rules that lint reports on a small tree. */
function rulesBroken(files: Record<string, string>): string[] {
  for (const [place, text] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(folder, place)), { recursive: true });
    writeFileSync(path.join(folder, place), text);
  }
  const { stdout } = spawnSync(
    process.execPath,
    [path.join(root, 'node_modules/oxlint/bin/oxlint'), '--type-aware', '--format=unix'],
    { cwd: folder, encoding: 'utf8' },
  );
  return [...new Set([...stdout.matchAll(/\[\w+\/[\w-]+\(([\w-]+)\)\]/g)].map((match) => match[1] ?? ''))].sort();
}

test('lint reports what it is there for', () => {
  expect(
    rulesBroken({
      'apps/server/floating.ts':
        'const later = async (): Promise<number> => await Promise.resolve(1);\nlater();\n' +
        'export const handlers = [1].map((n) => n);\nif (later()) handlers.push(1);\n',
      'apps/server/any.ts':
        'export const x = (y: any): unknown => y;\nconst z: string | null = x(1) as string | null;\n' +
        'export const length = z!.length;\nexport const same = (a: number, b: number): boolean => a == b;\n',
      'apps/server/default.ts': 'export default 1;\n',
      'apps/server/across.ts': "export { a } from '../web/a.ts';\nconsole.log(1);\n",
      'apps/web/a.ts': 'export const a = 1;\n',
      'packages/core/reads.ts':
        "import { readFileSync } from 'node:fs';\nexport const text = (): string => readFileSync('x', 'utf8');\n",
      'apps/server/a.test.ts': "import { test } from 'vitest';\n" + `${focused}('x', () => {});\n`,
      'apps/web/b.tsx': "import { z } from 'zod';\nexport const schema = z.string();\n",
      'apps/web/c.ts': "export const kept = localStorage.getItem('a');\n",
    }),
  ).toEqual(
    expect.arrayContaining([
      'eqeqeq',
      'no-console',
      'no-default-export',
      'no-explicit-any',
      'no-floating-promises',
      'no-focused-tests',
      'no-misused-promises',
      'no-non-null-assertion',
      'no-restricted-globals',
      'no-restricted-imports',
    ]),
  );
});

test('lint is silent on good code', () => {
  expect(rulesBroken({ 'apps/server/good.ts': 'export const double = (n: bigint): bigint => n * 2n;\n' })).toEqual([]);
});

test('what is set otherwise than the formatter does is reported', () => {
  cpSync(path.join(root, '.oxfmtrc.json'), path.join(folder, '.oxfmtrc.json'));
  const check = (text: string): number | null => {
    writeFileSync(path.join(folder, 'a.ts'), text);
    return spawnSync(process.execPath, [path.join(root, 'node_modules/oxfmt/bin/oxfmt'), '--check', folder]).status;
  };
  expect(check("export const a = ['b'];\n")).toBe(0);
  expect(check('export const a = ["b"]\n')).toBe(1);
  expect(check(`export const a = [${"'b', ".repeat(30)}];\n`)).toBe(1);
});
