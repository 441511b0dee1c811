import { expect, test } from 'vitest';
import { cellOf, csvLines } from './csv.ts';

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

test('reads in pieces and forgets no row', async () => {
  const all = Array.from({ length: 2_500 }, (_, n) => ({ key: n + 1, name: `n${n + 1}` }));
  const asked: unknown[] = [];
  const query = <Row>(_sql: string, [after]: readonly unknown[] = []): Promise<Row[]> => {
    asked.push(after);
    return Promise.resolve(all.filter(({ key }) => key > Number(after ?? 0)).slice(0, 1_000) as Row[]);
  };
  let text = '';
  for await (const piece of csvLines({ query }, { columns: ['name'], select: '', key: 'id', keyType: 'bigint' }))
    text += piece;
  expect(asked).toEqual([null, '1000', '2000']);
  expect(text.trimEnd().split('\r\n')).toEqual(['\ufeffname', ...all.map(({ name }) => name)]);
});
