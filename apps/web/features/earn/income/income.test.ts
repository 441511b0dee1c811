import '../../../../../tests/screens/browser.ts';
import { beforeEach, expect, test } from 'vitest';
import { writeIn } from '../../../locales/format.ts';
import { byDay, byMonth, paidIn } from './income.ts';
import type { Income } from '../model.ts';

beforeEach(() => writeIn('en'));
const income = (date: Date, amount: string, changes: Partial<Income> = {}) =>
  ({ date: date.getTime(), amount, currencyCode: 'USDT', settled: true, ...changes }) as Income;
const june = (day: number) => new Date(2026, 5, day, 12);
const may = (day: number) => new Date(2026, 4, day, 12);

test('rows stand in the months in which they are due, in the order in which they come', () => {
  const rows = [income(june(2), '1'), income(june(1), '2'), income(may(31), '3')];
  expect(byMonth(rows, false)).toEqual([
    { name: 'June 2026', rows: rows.slice(0, 2), whole: true },
    { name: 'May 2026', rows: rows.slice(2), whole: true },
  ]);
  expect(byMonth([], true)).toEqual([]);
});

test('while more is to come, the last month has no sum yet', () => {
  const rows = [income(june(2), '1'), income(may(31), '3')];
  expect(byMonth(rows, true).map(({ name, whole }) => [name, whole])).toEqual([
    ['June 2026', true],
    ['May 2026', false],
  ]);
});

test('what a month has paid is summed up exactly, currency by currency, without what is still due', () => {
  expect(
    paidIn([
      income(june(3), '0.1'),
      income(june(2), '0.2'),
      income(june(2), '0.00000001', { currencyCode: 'BTC' }),
      income(june(1), '5', { settled: false }),
    ]),
  ).toEqual([
    { currency: 'USDT', sum: '0.3' },
    { currency: 'BTC', sum: '0.00000001' },
  ]);
  expect(paidIn([income(june(1), '5', { settled: false })])).toEqual([]);
});

test('the orders of a day are one payment, due as long as one of them is', () => {
  const [first, second] = [june(1).getTime(), june(2).getTime()];
  expect(
    byDay([
      income(june(2), '1.5'),
      income(june(2), '0.25', { settled: false }),
      income(june(2), '1'),
      income(june(1), '2'),
    ]),
  ).toEqual([
    { at: second, amount: '2.75', due: true },
    { at: first, amount: '2', due: false },
  ]);
});

test('currencies have no sum together: their days show none', () => {
  expect(byDay([income(june(1), '1'), income(june(1), '1', { currencyCode: 'BTC' })])).toEqual([]);
  expect(byDay([])).toEqual([]);
});
