import { formatPlain, parseDecimal } from '@candor/core/money/decimal.ts';
import { scaleOf } from '../../../shell/funds/micros.ts';
import { monthName, type Income, type Payment } from '../model.ts';

interface IncomeMonth {
  readonly name: string;
  readonly rows: Income[];
  /** All of its rows are here: only then it has a sum. */
  readonly whole: boolean;
}

/** Rows in the order in which they come, by the month in which they are due. */
export function byMonth(rows: readonly Income[], more: boolean): IncomeMonth[] {
  const months = new Map<string, Income[]>();
  for (const row of rows) {
    const name = monthName(row.date);
    months.set(name, [...(months.get(name) ?? []), row]);
  }
  return [...months].map(([name, list], at) => ({ name, rows: list, whole: !more || at < months.size - 1 }));
}

/** What a month has paid, in each of its currencies. */
export function paidIn(rows: readonly Income[]): { currency: string; sum: string }[] {
  const sums = new Map<string, bigint>();
  for (const { settled, amount: units, currencyCode } of rows) {
    if (settled)
      sums.set(currencyCode, (sums.get(currencyCode) ?? 0n) + (parseDecimal(units, scaleOf(currencyCode)) ?? 0n));
  }
  return [...sums].map(([currency, units]) => ({ currency, sum: formatPlain(units, scaleOf(currency)) }));
}

/** What each day of a month pays; nothing where it pays in several currencies, which have no sum. */
export function byDay(rows: readonly Income[]): Payment[] {
  const currency = rows[0]?.currencyCode ?? '';
  if (rows.some(({ currencyCode }) => currencyCode !== currency)) return [];
  const days = new Map<string, { at: number; units: bigint; due: boolean }>();
  for (const { date: at, amount: text, settled } of rows) {
    const key = new Date(at).toDateString();
    const before = days.get(key);
    days.set(key, {
      at,
      units: (before?.units ?? 0n) + (parseDecimal(text, scaleOf(currency)) ?? 0n),
      due: !settled || before?.due === true,
    });
  }
  return [...days.values()].map(({ at, units, due }) => ({ at, amount: formatPlain(units, scaleOf(currency)), due }));
}
