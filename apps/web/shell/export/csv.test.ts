import { expect, test } from 'vitest';
import { allRows, csvText, tableOf } from './csv.ts';

test('CSV keeps every digit, quotes what needs it and runs nothing', () => {
  expect(
    csvText([
      ['a', '0.123456789012345678'],
      ['=1+1', '-5'],
      ['@x', '-x'],
      ['say "hi", you', 'a\nb'],
    ]),
  ).toBe('a,0.123456789012345678\r\n\'=1+1,-5\r\n\'@x,\'-x\r\n"say ""hi"", you","a\nb"\r\n');
});

test('a table has the names of the wire, times as ISO, and what is not there is empty', () => {
  expect(
    tableOf([
      { orderNo: 'a', openTime: 0, price: '1.50', close: null },
      { orderNo: 'b', openTime: 1_000, price: null, extra: { x: 1 }, status: 'open' },
    ]),
  ).toEqual([
    ['orderNo', 'openTime', 'price', 'close', 'status'],
    ['a', '1970-01-01T00:00:00.000Z', '1.50', '', ''],
    ['b', '1970-01-01T00:00:01.000Z', '', '', 'open'],
  ]);
});

test('all pages are fetched, and a row that was pushed back is kept once', async () => {
  const list = Array.from({ length: 230 }, (_, i) => ({ orderNo: String(i) }));
  const asked: number[] = [];
  const rows = await allRows(
    async (page, limit) => {
      asked.push(page);
      return { list: list.slice(Math.max(0, (page - 1) * limit - 1), page * limit), total: list.length };
    },
    ({ orderNo }) => orderNo,
  );
  expect([asked, rows.length]).toEqual([[1, 2, 3], 230]);
});
