import '../../../../../tests/screens/browser.ts';
import fc from 'fast-check';
import { beforeEach, expect, test } from 'vitest';
import { writeIn } from '../../../locales/format.ts';
import { monthsOf } from './calendar.ts';

beforeEach(() => writeIn('en'));
const pay = (year: number, month: number, day: number) => ({
  at: new Date(year, month - 1, day, 14, 30).getTime(),
  amount: String(day),
});
const told = (payments: ReturnType<typeof pay>[]) =>
  monthsOf(payments).map(({ name, blanks, days }) => ({
    name,
    blanks,
    days: days.map(({ day, payment }) => (payment === undefined ? day : `${day}: ${payment.amount}`)),
  }));

test('without payments there is no month', () => {
  expect(monthsOf([])).toEqual([]);
});

test('a month shows the weeks from its first payment to its last, from Monday to Sunday', () => {
  // The 10th of June 2026 is a Wednesday.
  expect(told([pay(2026, 6, 10), pay(2026, 6, 11)])).toEqual([
    { name: 'June 2026', blanks: 0, days: [8, 9, '10: 10', '11: 11', 12, 13, 14] },
  ]);
});

test('the first week of a month begins behind blanks, its last ends with the month', () => {
  // The 1st of May 2026 is a Friday, the 31st a Sunday.
  const [may] = told([pay(2026, 5, 1), pay(2026, 5, 31)]);
  expect(may).toMatchObject({ name: 'May 2026', blanks: 4 });
  expect([may?.days.length, may?.days[0], may?.days.at(-1)]).toEqual([31, '1: 1', '31: 31']);
  // The 30th of June is a Tuesday.
  expect(told([pay(2026, 6, 30)])[0]?.days).toEqual([29, '30: 30']);
});

test('each month has its own weeks, over the turn of the year and a 29th of February', () => {
  expect(
    told([pay(2027, 12, 31), pay(2028, 1, 1), pay(2028, 2, 29)]).map(({ name, days }) => [name, days.at(-1)]),
  ).toEqual([
    ['December 2027', '31: 31'],
    ['January 2028', 2],
    ['February 2028', '29: 29'],
  ]);
});

test('every payment of a term stands on its day, once', () => {
  const start = fc.date({ min: new Date(2026, 0, 1, 12), max: new Date(2030, 0, 1, 12), noInvalidDate: true });
  fc.assert(
    fc.property(start, fc.integer({ min: 1, max: 90 }), (from, days) => {
      const payments = Array.from({ length: days }, (_, at) =>
        pay(from.getFullYear(), from.getMonth() + 1, from.getDate() + at),
      );
      const months = monthsOf(payments);
      const shown = months.flatMap((month) => month.days.flatMap(({ payment }) => payment ?? []));
      expect(shown).toEqual(payments);
      for (const month of months)
        expect((month.blanks + month.days.length) % 7 === 0 || (month.days.at(-1)?.day ?? 0) > 27).toBe(true);
    }),
    { numRuns: 50 },
  );
});
