import { expect, test } from 'vitest';
import type { z } from 'zod';
import {
  accountName,
  accountType,
  currencyCode,
  decimalText,
  email,
  instantSent,
  opaqueId,
  password,
  phone,
  sixDigits,
  symbol,
  wholeNumber,
} from './scalars.ts';

const accepts = (schema: z.ZodType, value: unknown): boolean => schema.safeParse(value).success;
const faults = (schema: z.ZodType, values: readonly unknown[], wanted: boolean): unknown[] =>
  values.filter((value) => accepts(schema, value) !== wanted);

test('money is digits and nothing else, however nearly it looks like money', () => {
  const nasty = [
    undefined,
    null,
    true,
    false,
    0,
    1,
    100,
    1e21,
    2 ** 53,
    Number.NaN,
    Infinity,
    5n,
    [],
    ['5'],
    [5],
    {},
    { toString: () => '5' },
    new Date(0),
    '',
    ' ',
    ' 5',
    '5 ',
    ' 5 ',
    '5\n',
    '\n5',
    '\t5',
    '\u00005',
    '\ufeff5',
    '+5',
    '-5',
    '-0',
    '--5',
    '1e3',
    '1E3',
    '1e-7',
    '0x10',
    '0b1',
    '0o7',
    '1_000',
    '1,5',
    '1,000.00',
    '1 000',
    '.5',
    '5.',
    '.',
    '00',
    '007',
    '0005.1',
    'NaN',
    'Infinity',
    '-Infinity',
    'null',
    'true',
    '5n',
    '$5',
    '5%',
    '１２',
    '٣',
    '五',
    '1.２',
    '1.5.5',
    '1..5',
    '1.-5',
    '1.5e0',
    '1000000000000000',
    `0.${'0'.repeat(18)}1`,
    '9'.repeat(10_000),
  ];
  expect(faults(decimalText, nasty, false)).toEqual([]);
  expect(
    faults(
      decimalText,
      ['0', '5', '0.5', '0.000001', '10', '10000.000001', '999999999999999', `0.${'0'.repeat(17)}1`, '1.10'],
      true,
    ),
  ).toEqual([]);
});

test('a whole number is a number or its digits, within its range; nothing is rounded or coerced', () => {
  const limit = wholeNumber(1, 100);
  expect(
    faults(
      limit,
      [
        undefined,
        null,
        true,
        '',
        ' 5',
        '5 ',
        '1.0',
        '1.5',
        1.5,
        '-1',
        -1,
        0,
        '0',
        101,
        '101',
        '1e1',
        '0x10',
        '1000000000',
        Number.NaN,
        Infinity,
        ['5'],
        [5],
        {},
        5n,
        '５',
      ],
      false,
    ),
  ).toEqual([]);
  expect(faults(limit, [1, 100, '1', '100', '050'], true)).toEqual([]);
  expect(limit.parse('42')).toBe(42);
  expect(faults(accountType, [0, 4, '0', '4', '1.5', -1], false)).toEqual([]);
  expect(faults(instantSent, [-1, '-1', 1.5, '1.5', '1e12', 'now', 1e15, null, ''], false)).toEqual([]);
  expect(instantSent.parse('1800000000000')).toBe(1_800_000_000_000);
});

test('an email has one plain address', () => {
  const refused = [
    '',
    'a',
    '@b.co',
    'a@',
    'a@b',
    'a@b.',
    'a@.co',
    'a@-b.co',
    'a@b-.co',
    'a b@c.co',
    'a@b c.co',
    'a@b.co\n',
    'a@b.co\r\nBcc: x@y.co',
    '"a"@b.co',
    '<a@b.co>',
    'A <a@b.co>',
    'a@b.co,c@d.co',
    'a@b.co;c@d.co',
    'a@b@c.co',
    'a@[127.0.0.1]',
    'a(comment)@b.co',
    `${'a'.repeat(65)}@b.co`,
    `a@${'b'.repeat(250)}.co`,
    null,
    5,
    ['a@b.co'],
  ];
  expect(faults(email, refused, false)).toEqual([]);
  expect(faults(email, ['a@b.co', 'first.last+tag@sub.example.com', 'ü@example.com', 'x_y-z@a-b.co.uk'], true)).toEqual(
    [],
  );
});

test('names, codes and ids take only their own alphabet and length', () => {
  expect(
    faults(accountName, ['short12', 'a'.repeat(33), 'with space', 'name_1234', 'náme12345', 'name1234\n', null], false),
  ).toEqual([]);
  expect(faults(accountName, ['abcdefgh', 'ABCDEF12', 'a'.repeat(32)], true)).toEqual([]);
  expect([
    password.safeParse('1234567').success,
    password.safeParse('a'.repeat(33)).success,
    password.safeParse('12345678').success,
    password.safeParse('a'.repeat(32)).success,
  ]).toEqual([false, false, true, true]);
  expect(faults(sixDigits, ['12345', '1234567', '12345a', ' 123456', '１２３４５６', 123456, null], false)).toEqual([]);
  expect(faults(phone, ['123', '1'.repeat(16), '+4912345', '12 345', 123456], false)).toEqual([]);
  expect(
    faults(symbol, ['btcusdt', 'B', 'BTC/USDT', 'BTC-USDT', 'A'.repeat(21), '', null, ['BTCUSDT']], false),
  ).toEqual([]);
  expect(faults(currencyCode, ['usdt', 'U', 'US DT', '__proto__', null], false)).toEqual([]);
  expect(faults(opaqueId, ['', '../x', 'a/b', 'a%2eb', 'a b', 'a'.repeat(65), 'a\n', null], false)).toEqual([]);
});
