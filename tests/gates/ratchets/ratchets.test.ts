import { expect, test } from 'vitest';
import { measure, readRatchets, tightened, worseThan, type Ratchets } from './ratchets.ts';
import { planted, readAll } from '../source.ts';

const tree = planted({
  'packages/core/a.ts': [
    'function f(a, b, c, d, e) {',
    '  return [',
    '  a ? b : c ? d : e,',
    '  a ? b : (c ? d : e),',
    '  ];',
    '}',
    'const a: any = b!;',
    'const c = a as unknown as string;',
    `const wide = '${'x'.repeat(120)}';`,
    'assert(a);',
    '',
  ].join('\n'),
  'packages/core/b.ts': `// ${'ox'}lint-disable-next-line no-var\nvar d;\n`,
  'packages/core/b.test.ts': '1;\n2;\n3;\n',
  'packages/core/long.ts': `const f = () => {${'\n'.repeat(41)}};`,
  'apps/web/locales/vi/words.ts': `export const words = {${'\n'.repeat(500)}};`,
});
const figures = {
  atMost: {
    longestFileLines: 42,
    p90FileLines: 42,
    longestTestFileLines: 3,
    longestFunctionLines: 42,
    p90FunctionLines: 42,
    functionsOver40Lines: 1,
    linesOver120: 1,
    functionsOf5Parameters: 1,
    nestedConditionals: 2,
    fullestFolderFiles: 4,
    anyTypes: 1,
    castsThroughUnknown: 1,
    nonNullAssertions: 1,
    disabledRules: 1,
  },
  // 3 lines of tests for 53 of code, one assertion in two functions.
  atLeast: {
    coreTestPercent: 5,
    'api-contractTestPercent': 0,
    clientTestPercent: 0,
    serverTestPercent: 0,
    webTestPercent: 0,
    consoleTestPercent: 0,
    webLogicTestPercent: 0,
    consoleLogicTestPercent: 0,
    coreAssertsPer1000Functions: 500,
  },
};
const changed = (numbers: Readonly<Record<string, number>>, by: number): Record<string, number> =>
  Object.fromEntries(Object.entries(numbers).map(([key, number]) => [key, number + by]));
const off = (by: number): Ratchets => ({ atMost: changed(figures.atMost, by), atLeast: changed(figures.atLeast, -by) });

test('nothing has become worse', () => {
  expect(worseThan(readRatchets(), measure(readAll()))).toEqual([]);
});

test('each number is measured', () => {
  const now = measure(tree);
  const numbers = (of: typeof now.atMost) =>
    Object.fromEntries(Object.entries(of).map(([key, { number }]) => [key, number]));
  expect({ atMost: numbers(now.atMost), atLeast: numbers(now.atLeast) }).toEqual(figures);
  expect(now.atMost['functionsOver40Lines']?.where).toBe('packages/core/long.ts');
});

test('each number that is worse by one is reported', () => {
  expect(worseThan(figures, measure(tree))).toEqual([]);
  const found = worseThan(off(-1), measure(tree));
  expect(found).toHaveLength(23);
  expect(found[0]).toBe('longestFileLines: 42 (packages/core/long.ts), at most 41');
  expect(found).toContain('coreTestPercent: 5, at least 6');
});

test('the tests of an app are counted against its logic as well, without what draws and without words', () => {
  const { atLeast } = measure(
    planted({
      'apps/web/features/earn/draft.ts': '1;\n'.repeat(10),
      'apps/web/features/earn/form.tsx': '1;\n'.repeat(90),
      'apps/web/features/earn/draft.test.ts': '1;\n'.repeat(4),
      'apps/web/design/form.test.tsx': '1;\n',
      'apps/web/locales/vi/words.ts': '1;\n'.repeat(500),
      'apps/console/decisions/changes.ts': '1;\n'.repeat(20),
      'apps/console/decisions/changes.test.ts': '1;\n'.repeat(3),
      'apps/console/decisions/box.tsx': '1;\n'.repeat(40),
      'apps/console/locales/en/a.ts': '1;\n'.repeat(500),
    }),
  );
  expect({
    webTestPercent: atLeast['webTestPercent']?.number,
    webLogicTestPercent: atLeast['webLogicTestPercent']?.number,
    consoleTestPercent: atLeast['consoleTestPercent']?.number,
    consoleLogicTestPercent: atLeast['consoleLogicTestPercent']?.number,
  }).toEqual({
    webTestPercent: 5,
    webLogicTestPercent: 50,
    consoleTestPercent: 5,
    consoleLogicTestPercent: 15,
  });
});

test('code that lies beside words counts', () => {
  const code = `const f = () => {${'\n'.repeat(99)}};`;
  const places = [
    'apps/server/features/articles/articles.ts',
    'apps/server/features/operators/content/en.ts',
    'apps/web/locales/format.ts',
  ];
  for (const place of places) expect(measure(planted({ [place]: code })).atMost['longestFileLines']?.number).toBe(100);
});

test('tightening takes the better number of each', () => {
  expect(tightened(off(9), measure(tree))).toEqual(figures);
  expect(tightened(off(-1), measure(tree))).toEqual(off(-1));
});
