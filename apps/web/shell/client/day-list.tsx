import type { ReactNode } from 'react';
import { date } from '../../locales/format.ts';
import { byDay } from './by-day.ts';

interface DayListProps<Row> {
  rows: readonly Row[];
  children: (row: Row) => ReactNode;
}

/** Rows under the day they belong to. */
export function DayList<Row extends { readonly id: string; readonly time: number }>({
  rows,
  children,
}: DayListProps<Row>) {
  return byDay(rows).map((day) => (
    <section key={day.key}>
      <h2 className="gutter bg-surface py-1.5 text-note font-semibold text-soft">{date(day.at, 'day')}</h2>
      <ul className="divide-y divide-line/60">
        {day.rows.map((row) => (
          <li key={row.id}>{children(row)}</li>
        ))}
      </ul>
    </section>
  ));
}
