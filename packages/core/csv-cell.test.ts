import { expect, test } from 'vitest';
import { csvCell, csvCellText } from './csv-cell.ts';
import { readCsvTable } from './csv-table.ts';

test.each(['=1+1', '+1', '-1+cmd|x', '-2+3', '@SUM(A1)', '\t=1', '\r=1', '\n=1', '＝1', '-', '--1', '-1e9', '-.5'])(
  '%j is no formula',
  (text) => {
    expect(csvCell(text)).toMatch(/^"?'/);
  },
);

test.each([
  ['-1.50', '-1.50'],
  ['0', '0'],
  ['12', '12'],
  ['a,b', '"a,b"'],
  ['say "x"', '"say ""x"""'],
  ['a;b', '"a;b"'],
  ['', ''],
  ['1=1', '1=1'],
  ['=a,"b"', `"'=a,""b"""`],
])('%j is written %j', (text, cell) => {
  expect(csvCell(text)).toBe(cell);
});

test.each(['-Th9jDwOa0P5JsBo', '=1+1', '\t=1', "'", "'a", '-1.50', 'say "x"', 'a,b', 'plain'])(
  '%j is read as it was written',
  (text) => {
    const [row] = readCsvTable(`${csvCell(text)},end`).rows;
    expect(row?.cells.map(csvCellText)).toEqual([text, 'end']);
  },
);
