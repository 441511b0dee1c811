export interface Day<Row> {
  readonly key: string;
  readonly at: number;
  readonly rows: readonly Row[];
}

/** Rows in their order, by the day of the device's calendar. */
export function byDay<Row extends { readonly time: number }>(rows: readonly Row[]): Day<Row>[] {
  const days: { key: string; at: number; rows: Row[] }[] = [];
  for (const row of rows) {
    const key = new Date(row.time).toDateString();
    const last = days.at(-1);
    if (last?.key === key) last.rows.push(row);
    else days.push({ key, at: row.time, rows: [row] });
  }
  return days;
}
