import { readFileSync } from 'node:fs';
import path from 'node:path';
import { callNames } from '@candor/api-contract/index.ts';
import { expect, test } from 'vitest';
import { isCode, isTest, nameOf, planted, readAll, root, stringOf, walk, type Source } from './source.ts';

/** Calls that no code of the server hangs a handler on. */
function withoutHandler(names: readonly string[], sources: readonly Source[]): string[] {
  const handled = new Set<string>();
  for (const source of sources.filter((one) => one.path.startsWith('apps/server/') && isCode(one) && !isTest(one))) {
    walk(source, (node) => {
      if (node.type !== 'CallExpression' || nameOf(node['callee']) !== 'route' || !Array.isArray(node['arguments']))
        return;
      const name = stringOf(node['arguments'][1]);
      if (name !== null) handled.add(name);
    });
  }
  return names.filter((name) => !handled.has(name));
}

test('every declared call has a handler', () => {
  expect(withoutHandler(callNames, readAll())).toEqual([]);
});

test('no setting carries a price or an outcome', () => {
  const settings = readFileSync(path.join(root, 'apps/server/settings.ts'), 'utf8');
  const keys = settings.match(/^ +[A-Z][A-Z_]+(?=:)/gm) ?? [];
  expect(keys.length).toBeGreaterThan(30);
  expect(keys.filter((key) => /PRICE|WIN|PROFIT|RESULT|OUTCOME|PAYOUT/.test(key))).toEqual([]);
});

test('a call without handler is reported', () => {
  const sources = planted({
    'apps/server/features/a.ts': `route(http, 'POST /login', f);`,
    'apps/server/features/a.test.ts': `route(http, 'GET /b', f);`,
  });
  expect(withoutHandler(['POST /login', 'GET /b'], sources)).toEqual(['GET /b']);
});
