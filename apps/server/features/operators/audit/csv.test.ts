import { expect, test } from 'vitest';
import { openTestDatabase } from '../../../db/test-database.ts';
import { cellOf, csvLines, type CsvList } from './csv.ts';

test.each([
  ['=1+1', "'=1+1"],
  ['+84900', "'+84900"],
  ['-cmd', "'-cmd"],
  ['@x', "'@x"],
  ['\t=1', '"\'\t=1"'],
  ['-12.50', '-12.50'],
  ['12', '12'],
  ['a,b', '"a,b"'],
  ['say "so"', '"say ""so"""'],
  ['a\r\nb', '"a\r\nb"'],
  [null, ''],
  [undefined, ''],
  [7, '7'],
  [true, 'true'],
  ['=HYPERLINK("x";"y")', '"\'=HYPERLINK(""x"";""y"")"'],
])('the cell %j is written as %j', (value, cell) => {
  expect(cellOf(value)).toBe(cell);
});

test('reads in pieces and forgets no row, also where a piece ends within equal first columns of the key', async () => {
  const { db, drop } = await openTestDatabase();
  try {
    const asked: (readonly unknown[])[] = [];
    const query = <Row>(sql: string, params: readonly unknown[] = []): Promise<Row[]> => {
      asked.push(params);
      return db.query<Row>(sql, params);
    };
    let text = '';
    for await (const piece of csvLines(
      { query },
      {
        columns: ['name'],
        selected: "'n' || a || '-' || b as name",
        tables: '(select n / 3 as a, n % 3 as b from generate_series(0, 2499) as n) one',
        key: [
          { sql: 'a', type: 'bigint' },
          { sql: 'b', type: 'smallint' },
        ],
      },
    ))
      text += piece;
    expect(asked).toEqual([[], [333, 0], [666, 1]]);
    const names = Array.from({ length: 2_500 }, (_, n) => `n${Math.floor(n / 3)}-${n % 3}`);
    expect(text.trimEnd().split('\r\n')).toEqual(['\ufeffname', ...names]);
  } finally {
    await drop();
  }
});

test.each([
  ['both down', true, true],
  ['both up', false, false],
  ['down, then up', true, false],
  ['up, then down', false, true],
])('sorted %s, it forgets no row and repeats none, whatever is equal where a piece ends', async (_, first, second) => {
  const { db, drop } = await openTestDatabase();
  try {
    const list: CsvList = {
      columns: ['name'],
      selected: "'n' || a || '-' || b as name",
      tables: '(select n / 7 as a, n % 7 as b from generate_series(0, 2499) as n) one',
      key: [{ sql: 'a', type: 'bigint' }],
      sorted: {
        largest: [
          { sql: 'a', type: 'bigint', descending: first },
          { sql: 'b', type: 'smallint', descending: second },
        ],
      },
    };
    const pieces: string[] = [];
    for await (const piece of csvLines(db, list, { sort: 'largest' })) pieces.push(piece);
    const names = Array.from({ length: 2_500 }, (_row, n) => [Math.floor(n / 7), n % 7] as const)
      .toSorted(([a, b], [c, d]) => (first ? c - a : a - c) || (second ? d - b : b - d))
      .map(([a, b]) => `n${a}-${b}`);
    expect(pieces.join('').trimEnd().split('\r\n')).toEqual(['\ufeffname', ...names]);
  } finally {
    await drop();
  }
});
