import { beforeEach, expect, test } from 'vitest';
import { writeIn } from '../../../locales/format.ts';
import { bigNumber, separated, writeDate } from './formats.ts';

beforeEach(() => writeIn('de'));

test('what is no decimal stays as it is', () => {
  expect(separated('n/a')).toBe('n/a');
  expect(separated('')).toBe('');
  expect(bigNumber('n/a')).toBe('n/a');
});

test('prices keep their decimals, in the manner of the language', () => {
  expect(separated('97264.05')).toBe('97.264,05');
  expect(separated('-1234')).toBe('−1.234');
  expect(separated('0.00001234')).toBe('0,00001234');
});

test('a volume written in short is not read as a decimal once more', () => {
  expect(separated(bigNumber('1029'))).toBe('1.029');
  expect(separated(bigNumber(2_519_000))).toBe('2,51\u00a0Mio.');
});

test('days and months are those of UTC, hours those of the device', () => {
  const monday = Date.UTC(2026, 10, 16);
  expect(writeDate(monday, 'YYYY-MM-DD')).toBe('16.11.2026');
  expect(writeDate(monday, 'YYYY-MM')).toMatch(/11.*2026/);
  expect(writeDate(monday, 'HH:mm')).toBe(
    new Intl.DateTimeFormat('de-DE', { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' }).format(monday),
  );
});
