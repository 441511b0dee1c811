import fc from 'fast-check';
import { expect, test } from 'vitest';
import { csvCell } from './csv-cell.ts';
import { readCsvTable } from './csv-table.ts';

const cellsOf = (text: string) => readCsvTable(text).rows.map(({ cells }) => cells);

test('a quote that is never closed is told by its line, and what stands before it is read', () => {
  expect(readCsvTable('a,b\r\n1,2\r\n3,"4\r\n5,6')).toEqual({
    rows: [
      { cells: ['a', 'b'], at: 1 },
      { cells: ['1', '2'], at: 2 },
    ],
    brokenAt: 3,
  });
  expect(readCsvTable('"a" b,c')).toEqual({ rows: [], brokenAt: 1 });
});

test('separators are those of the first line; quotes hold separators, ends of lines and quotes', () => {
  expect(cellsOf('a;b\n1,5;"x;\ny"\n')).toEqual([
    ['a', 'b'],
    ['1,5', 'x;\ny'],
  ]);
  expect(cellsOf('a\tb\r"say ""so"""\t\r')).toEqual([
    ['a', 'b'],
    ['say "so"', ''],
  ]);
  expect(readCsvTable('a,b\n\n,\n 1 ,"\n 2 "\n3,4')).toEqual({
    rows: [
      { cells: ['a', 'b'], at: 1 },
      { cells: ['1', '\n 2 '], at: 4 },
      { cells: ['3', '4'], at: 6 },
    ],
    brokenAt: null,
  });
  expect(cellsOf('')).toEqual([]);
});

test('no more rows are read than are asked for', () => {
  expect(readCsvTable('a\nb\nc', 2).rows).toHaveLength(2);
});

test('what is written cell by cell is read back, whatever it holds but blanks around it', () => {
  // A table of one column has no separator, and a row of nothing is none.
  const text = fc.string({ unit: fc.constantFrom('a', '"', ',', ';', '\t', '\n', '\r', ' ', 'đ', '=') });
  const cell = text.map((one) => one.trim()).filter((one) => !/^[=]/.test(one));
  const table = fc.array(fc.tuple(cell, cell, fc.constant('x')), { minLength: 1, maxLength: 5 });
  fc.assert(
    fc.property(table, (rows) => {
      const lines = [['a', 'b', 'c'], ...rows].map((row) => row.map(csvCell).join(','));
      expect(cellsOf(lines.join('\r\n')).slice(1)).toEqual(rows);
    }),
  );
});
