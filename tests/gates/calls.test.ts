import { readFileSync } from 'node:fs';
import path from 'node:path';
import { callNames, calls } from '@candor/api-contract/index.ts';
import { expect, test } from 'vitest';
import { z } from 'zod';
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

/** Calls whose answer promises something. */
const acknowledgedCalls = callNames.filter((name) =>
  JSON.stringify(z.toJSONSchema(calls[name].answer, { unrepresentable: 'any' })).includes('"ack":'),
);

/** Where the app makes one of them in a way that doesn't keep what is promised. */
function unkept(names: readonly string[], sources: readonly Source[]): string[] {
  const found: string[] = [];
  for (const source of sources.filter((one) => one.path.startsWith('apps/web/') && isCode(one) && !isTest(one)))
    walk(source, (node, parents) => {
      const name = stringOf(node);
      // It may be chosen between two.
      const call = parents.findLast(({ type }) => type === 'CallExpression');
      if (name !== null && names.includes(name) && nameOf(call?.['callee']) === 'call')
        found.push(`${source.path}: ${name}`);
    });
  return found;
}

test('what is promised to the app it keeps', () => {
  expect(acknowledgedCalls.length).toBeGreaterThan(15);
  expect(unkept(acknowledgedCalls, readAll())).toEqual([]);
});

test('a call that does not keep what it is promised is reported', () => {
  const sources = planted({
    'apps/web/a.ts': `call('POST /a', {}); call(short ? 'POST /c' : 'POST /b', {});`,
    'apps/web/b.ts': `callAcknowledged('POST /a', {}); useCall('POST /a');`,
  });
  expect(unkept(['POST /a', 'POST /b'], sources)).toEqual(['apps/web/a.ts: POST /a', 'apps/web/a.ts: POST /b']);
});
