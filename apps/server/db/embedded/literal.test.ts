import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { literalOf } from './literal.ts';
import { openTestDatabase, type TestDatabase } from '../test-database.ts';

let opened: TestDatabase;
beforeAll(async () => {
  opened = await openTestDatabase();
});
afterAll(() => opened.drop());

const readAs = async (value: unknown, type: string): Promise<unknown> =>
  (await opened.db.query<{ it: unknown }>(`select ${literalOf(value)}::${type} as it`))[0]?.it;

test.each([
  "'",
  "''",
  "'; drop table account; --",
  "\\'; drop table account; --",
  '\\',
  '\\\\',
  '\\x41',
  "\\'",
  "E'\\''",
  '$1',
  '$$',
  '"',
  '--',
  '/*',
  ';',
  '',
  'null',
  'a\nb\tc\r\u0001\u007f',
  'Thu nhập 每日 💸',
  '\u2019\uFF07',
])('%j is read as it was', async (text) => {
  expect(await readAs(text, 'text')).toBe(text);
});

test('every text is read as it was, and nothing of it is carried out', async () => {
  const hostile = fc.array(fc.constantFrom("'", '\\', '"', ';', '--', '/*', '*/', '$$', '$1', 'E', '\n', 'a'));
  const texts = fc.oneof(
    hostile.map((parts) => parts.join('')),
    // A byte order mark at the very beginning is left out by the embedded database as it reads, however it was written.
    fc.string({ unit: 'binary' }).map((text) =>
      text
        .replaceAll('\0', '')
        .replace(/^\uFEFF+/, '')
        .toWellFormed(),
    ),
  );
  await fc.assert(
    fc.asyncProperty(texts, async (text) => {
      expect(await readAs(text, 'text')).toBe(text);
    }),
    { numRuns: 300 },
  );
});

test.each([
  [9_007_199_254_740_991, 'bigint', '9007199254740991'],
  [-1, 'integer', -1],
  [0.25, 'float8', 0.25],
  [123456789012345678901234567890n, 'numeric', '123456789012345678901234567890'],
  [true, 'boolean', true],
  [false, 'boolean', false],
  [null, 'text', null],
  [undefined, 'text', null],
  ['{a,"b\\"c"}', 'text[]', ['a', 'b"c']],
  ['{"a":"\'"}', 'json', { a: "'" }],
])('value %# is read as %s', async (value, type, read) => {
  expect(await readAs(value, type)).toEqual(read);
});

test('bytes are read as they were', async () => {
  const bytes = Uint8Array.from({ length: 256 }, (_, i) => i);
  expect(Uint8Array.from((await readAs(bytes, 'bytea')) as Uint8Array)).toEqual(bytes);
  expect(await readAs(bytes.subarray(65, 67), "bytea = 'AB'")).toBe(true);
});

test.each([['a\0b'], [['a']], [{ a: 1 }], [new Date(0)], [Symbol('a')], [() => 'a']])(
  'number %# can not be written so',
  (value) => {
    expect(literalOf(value)).toBeNull();
  },
);
