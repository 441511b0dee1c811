import { monthName, type Payment } from '../model.ts';

export interface Month {
  readonly key: string;
  readonly name: string;
  readonly blanks: number;
  readonly days: { day: number; payment: Payment | undefined }[];
}

const keyOf = (at: Date): string => `${at.getFullYear()}-${at.getMonth()}`;
/** Weeks begin on Monday. */
const weekday = (at: Date): number => (at.getDay() + 6) % 7;

/**
 * The months in which payments fall, each with the weeks from its first payment to its last. Days are those of the
 * device.
 */
export function monthsOf(payments: readonly Payment[]): Month[] {
  const byDay = new Map(payments.map((payment) => [new Date(payment.at).toDateString(), payment]));
  const months = new Map(payments.map(({ at }) => [keyOf(new Date(at)), new Date(at)]));
  return [...months].map(([key, at]) => {
    const dayAt = (day: number): Date => new Date(at.getFullYear(), at.getMonth(), day);
    const length = new Date(at.getFullYear(), at.getMonth() + 1, 0).getDate();
    const all = Array.from({ length }, (_, i) => ({ day: i + 1, payment: byDay.get(dayAt(i + 1).toDateString()) }));
    const paid = all.filter(({ payment }) => payment !== undefined).map(({ day }) => day);
    const first = Math.max(1, Math.min(...paid) - weekday(dayAt(Math.min(...paid))));
    const last = Math.max(...paid) + 6 - weekday(dayAt(Math.max(...paid)));
    return { key, name: monthName(at), blanks: weekday(dayAt(first)), days: all.slice(first - 1, last) };
  });
}
