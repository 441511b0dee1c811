import { beforeEach, expect, test } from 'vitest';
import {
  amount,
  compact,
  date,
  directionOf,
  inWords,
  labelled,
  number,
  percent,
  price,
  signedAmount,
  unknown,
  until,
  writeIn,
} from './format.ts';

beforeEach(() => writeIn('en'));

test('an amount is cut and never rounded up', () => {
  expect(amount('0.999999')).toBe('0.99');
  expect(amount('-0.999999')).toBe('−0.99');
  expect(amount('1.123456789', 'BTC')).toBe('1.12345678');
  expect(amount('1999.9', 'VND')).toBe('1,999');
});

test('a result is never shown better than it is', () => {
  expect(
    ['0.469', '-5.419018', '-0.001', '-5.42', '0.009', '0', '-0', '12.5'].map((value) => signedAmount(value)),
  ).toEqual(['+0.46', '−5.42', '−0.01', '−5.42', '0.00', '0.00', '0.00', '+12.50']);
  expect([
    signedAmount('-0.000001', 'USDT', 6),
    signedAmount('0.0000000001', 'BTC'),
    signedAmount('-0.5', 'VND'),
  ]).toEqual(['−0.000001', '0.00', '−1']);
});

test('nothing has neither sign nor direction', () => {
  expect([
    amount('-0.004'),
    percent('-0.00004'),
    percent('0.00004'),
    percent('-0.0004', 1),
    price('-0.001', 2),
    number('-0.4'),
  ]).toEqual(['0.00', '0.00%', '0.00%', '0.0%', '0.00', '0']);
  expect(['+0.46', '−5.42', '0.00', '0.00%', unknown].map(directionOf)).toEqual(['up', 'down', 'flat', 'flat', 'flat']);
});

test('a decimal string keeps every digit, where a JavaScript number would not', () => {
  expect(price('123456789012345.12345678', 8)).toBe('123,456,789,012,345.12345678');
});

test('numbers are written in the manner of the language, always in groups', () => {
  writeIn('es');
  expect(number('1234')).toBe('1.234');
  writeIn('vi');
  expect(amount('12480.36')).toBe('12.480,36');
  writeIn('sv');
  expect(percent('-0.0216')).toBe('−2,16\u00a0%');
});

test('a change has its sign, and a true minus', () => {
  expect(percent('0.0469')).toBe('+4.69%');
  expect(percent('-0.0204')).toBe('−2.04%');
  expect(percent('0')).toBe('0.00%');
  expect(signedAmount('12.5')).toBe('+12.50');
});

test('large numbers are short from a million on', () => {
  expect([compact('999999'), compact('1000000'), compact('2519000000'), compact('-3100000000000')]).toEqual([
    '999,999',
    '1.00M',
    '2.51B',
    '−3.10T',
  ]);
});

test.each([
  ['vi', '1,23 Tr', '2,51 tỷ', '−3,10 nghìn tỷ'],
  ['en', '1.23M', '2.51B', '−3.10T'],
  ['zh_cn', '123.45万', '25.19亿', '−3.10万亿'],
  ['pl', '1,23 mln', '2,51 mld', '−3,10 bln'],
  ['de', '1,23 Mio.', '2,51 Mrd.', '−3,10 Bio.'],
  ['fr', '1,23 M', '2,51 Md', '−3,10 Bn'],
  ['it', '1,23 Mln', '2,51 Mld', '−3,10 Bln'],
  ['es', '1,23 M', '2.519,00 M', '−3,10 B'],
  ['pt', '1,23 M', '2,51 mM', '−3,10 Bi'],
  ['ru', '1,23 млн', '2,51 млрд', '−3,10 трлн'],
  ['hu', '1,23 M', '2,51 Mrd', '−3,10 B'],
  ['sv', '1,23 mn', '2,51 md', '−3,10 bn'],
] as const)('a large number has the word that is read as its size in %s', (language, ...texts) => {
  writeIn(language);
  expect(
    ['1234567.89', '2519000000', '-3109999999999'].map((value) => compact(value).replaceAll('\u00a0', ' ')),
  ).toEqual(texts);
});

test.each([
  ['vi', '1,5 triệu', '12,3456789 tỷ'],
  ['en', '1.5 million', '12.3456789 billion'],
  ['zh_cn', '150万', '123.456789亿'],
  ['de', '1,5 Millionen', '12,3456789 Milliarden'],
] as const)('a number in words keeps every digit in %s', (language, ...texts) => {
  writeIn(language);
  expect(['1500000', '12345678900'].map((value) => inWords(value).replaceAll('\u00a0', ' '))).toEqual(texts);
});

test('what is not known is a dash', () => {
  const said = [amount(null), price(undefined, 2), percent(''), compact(null), inWords(null)];
  expect(said).toEqual(said.map(() => unknown));
});

test('a platform day has the date of platform time, wherever the device is', () => {
  const midnight = Date.UTC(2026, 10, 20, 23);
  expect([date(midnight - 1, 'platformDay'), date(midnight, 'platformDay')]).toEqual(['Nov 20', 'Nov 21']);
});

test.each([
  ['en', 'Aug 6, 14:00', 'Aug 6, 2026', 'Aug 6, 2026, 14:00:05'],
  ['vi', '14:00 06/08', '06/08/2026', '14:00:05 06/08/2026'],
  ['de', '06.08., 14:00', '06.08.2026', '06.08.2026, 14:00:05'],
] as const)('%s writes days so that nobody takes the month for the day', (language, moment, day, full) => {
  writeIn(language);
  const at = new Date(2026, 7, 6, 14, 0, 5).getTime();
  expect([date(at, 'moment'), date(at, 'day'), date(at, 'full')]).toEqual([moment, day, full]);
});

test.each([
  ['en', 'Aug 6, 14:00', 'Aug 6, 2028, 14:00'],
  ['vi', '14:00 06/08', '14:00 06/08/2028'],
  ['de', '06.08., 14:00', '06.08.2028, 14:00'],
] as const)('%s writes the year of an end that is not within this one', (language, today, later) => {
  writeIn(language);
  const now = new Date(2026, 7, 6, 14).getTime();
  const after = (days: number) => until(new Date(2026, 7, 6 + days, 14).getTime(), now);
  expect([after(0), after(731), until(null, now)]).toEqual([today, later, unknown]);
});

test.each([
  ['vi', 'Hạn mức: 5'],
  ['zh_cn', 'Hạn mức：5'],
  ['fr', 'Hạn mức\u00a0: 5'],
] as const)('a name and its value are joined as in %s', (language, text) => {
  writeIn(language);
  expect(labelled('Hạn mức', '5')).toBe(text);
});
