import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestDatabase, type TestDatabase } from '../../db/test-database.ts';
import { update, upsert, type Table } from './table.ts';

const columns = [
  ['id', 'integer'],
  ['words', 'text'],
  ['units', 'numeric'],
  ['time', 'bigint'],
  ['small', 'smallint'],
  ['yes', 'boolean'],
  ['answer', 'json'],
] as const;
const written: Table = { name: 'written', keys: 1, columns };
let opened: TestDatabase;
beforeAll(async () => {
  opened = await openTestDatabase();
  await opened.db.query(
    `create table written (id integer primary key, words text, units numeric(38, 0), time bigint, small smallint,
      yes boolean, answer json)`,
  );
});
afterAll(() => opened.drop());

const readBack = async (): Promise<unknown[][]> =>
  (
    await opened.db.query<Record<string, unknown>>(
      'select id, words, units, time, small, yes, answer from written order by id',
    )
  ).map(({ id, words, units, time, small, yes, answer }) => [id, words, units, time, small, yes, answer]);

const answerOf = (words: string) => ({ words, of: [null, { words }] });
/** Rows as they are handed over, and as the database answers them. */
const rowsOf = (texts: readonly (string | null)[]) =>
  texts.map((words, id) => {
    const units = words === null ? null : '-99999999999999999999999999999999999999';
    return {
      row: [
        id,
        words,
        units,
        9_007_199_254_740_991,
        id % 2 === 0 ? undefined : -1,
        id % 2 === 0,
        JSON.stringify(answerOf(words ?? '')),
      ],
      read: [id, words, units, '9007199254740991', id % 2 === 0 ? null : -1, id % 2 === 0, answerOf(words ?? '')],
    };
  });

test('no row is no statement', () => {
  expect([upsert(written, []), update(written, [])]).toEqual([[], []]);
});

test('a second row is a fault, a change, or passed over, as the table says', async () => {
  const write = (words: string, changing?: readonly string[]) =>
    opened.db.batch(
      upsert(changing === undefined ? written : { ...written, changing }, [[1, words, null, null, null, null, null]]),
    );
  const words = async () => (await readBack()).map(([, each]) => each);
  await write('first');
  await expect(write('second')).rejects.toThrow(/written_pkey/);
  await write('second', []);
  expect(await words()).toEqual(['first']);
  await write('second', ['words']);
  expect(await words()).toEqual(['second']);
});

test('whatever is written is read back: quotes, backslashes, braces, commas, the word NULL, nothing', async () => {
  const nasty = [
    '',
    ' ',
    'NULL',
    'null',
    '"',
    '\\',
    '\\"',
    '{}',
    '{"a",b}',
    ',',
    "'",
    ';--',
    'a\nb\tc',
    '"a\nb\tc\r\u0001\u007f\u2028"',
    '"Thu nhập 每日 💸\\"',
    'Thu nhập 每日 💸',
    '$1',
    '$&',
    null,
  ];
  const any = fc.array(
    fc.option(fc.string({ unit: 'grapheme' }).map((text) => text.replaceAll('\0', '').toWellFormed())),
    { minLength: 1, maxLength: 20 },
  );
  const check = async (texts: readonly (string | null)[]): Promise<void> => {
    const rows = rowsOf(texts);
    await opened.db.query('delete from written');
    await opened.db.batch(
      upsert(
        written,
        rows.map(({ row }) => row),
      ),
    );
    expect(await readBack()).toEqual(rows.map(({ read }) => read));
    await opened.db.query("update written set words = 'x', units = 1, time = 1, small = 1, yes = null, answer = null");
    await opened.db.batch(
      update(
        written,
        rows.map(({ row }) => row),
      ),
    );
    expect(await readBack()).toEqual(rows.map(({ read }) => read));
  };
  await check(nasty);
  await fc.assert(fc.asyncProperty(any, check), { numRuns: 100 });
});

test('a further row of the same keys adds to what is added up', async () => {
  await opened.db.query('create table added (id integer primary key, units numeric(38, 0))');
  const added: Table = {
    name: 'added',
    keys: 1,
    adding: ['units'],
    columns: [
      ['id', 'integer'],
      ['units', 'numeric'],
    ],
  };
  for (const rows of [
    [
      [1, '5'],
      [2, '7'],
    ],
    [[2, '-9']],
  ])
    await opened.db.batch(upsert(added, rows));
  expect(await opened.db.query('select id, units from added order by id')).toEqual([
    { id: 1, units: '5' },
    { id: 2, units: '-2' },
  ]);
});
