import { expect, test } from 'vitest';
import { measure, readRatchets, tightened, worseThan, type Ratchets } from './ratchets.ts';
import { planted, readAll } from './source.ts';

const none: Ratchets = {
  longestFileLines: 0, longestTestFileLines: 0, longestFunctionLines: 0, fullestFolderFiles: 0,
  anyTypes: 0, castsThroughUnknown: 0, nonNullAssertions: 0, disabledRules: 0,
};

test('nothing has become worse', () => {
  expect(worseThan(readRatchets(), measure(readAll()))).toEqual([]);
});

test('each number is measured and reported', () => {
  const tree = planted({
    'apps/server/a.ts': 'function f() {\n  return [\n  1,\n  ];\n}\nconst a: any = b!;\nconst c = a as unknown as string;\n',
    'apps/server/b.ts': `// ${'ox'}lint-disable-next-line no-var\nvar d;\n`,
    'apps/server/b.test.ts': '1;\n2;\n3;\n',
    'apps/web/locales/vi/words.ts': `export const words = {${'\n'.repeat(500)}};`,
  });
  const now = measure(tree);
  expect(Object.fromEntries(Object.entries(now).map(([key, { number }]) => [key, number]))).toEqual({
    longestFileLines: 7, longestTestFileLines: 3, longestFunctionLines: 5, fullestFolderFiles: 3,
    anyTypes: 1, castsThroughUnknown: 1, nonNullAssertions: 1, disabledRules: 1,
  });
  expect(worseThan(none, now)).toHaveLength(8);
  expect(worseThan(none, now)[0]).toBe('longestFileLines: 7 (apps/server/a.ts), at most 0');
});

test('tightening only lowers', () => {
  const now = measure(planted({ 'apps/server/a.ts': '1;\n2;\n' }));
  expect(tightened({ ...none, longestFileLines: 9 }, now)).toEqual({ ...none, longestFileLines: 2 });
  expect(tightened({ ...none, longestFileLines: 1 }, now)).toEqual({ ...none, longestFileLines: 1 });
});
