import { csvCell } from '@candor/core/csv-cell.ts';
import { saveFile } from './save-file.ts';

/** Rows of cells as CSV (RFC 4180). */
export const csvText = (rows: readonly (readonly string[])[]): string =>
  rows.map((row) => row.map(csvCell).join(',')).join('\r\n') + '\r\n';

/** Offers a text to be kept as a file of today. */
export const saveCsv = (text: string, name: string) =>
  saveFile(
    // The mark at the start tells spreadsheets that it is UTF-8.
    new Blob(['\ufeff', text], { type: 'text/csv;charset=utf-8' }),
    `${name}-${new Date().toISOString().slice(0, 10)}.csv`,
  );

interface PageOf<Row> {
  readonly list: readonly Row[];
  readonly total: number;
}
const pageLimit = 100;

/**
 * Fetches every page of a list. New rows meanwhile push the others back, so one may come twice: by its key it is kept
 * once.
 */
export async function allRows<Row>(
  fetchPage: (page: number, limit: number) => Promise<PageOf<Row>>,
  keyOf: (row: Row) => string,
): Promise<Row[]> {
  const rows = new Map<string, Row>();
  for (let page = 1, total = 1; (page - 1) * pageLimit < total; page += 1) {
    const answer = await fetchPage(page, pageLimit);
    for (const row of answer.list) rows.set(keyOf(row), row);
    total = answer.total;
  }
  return [...rows.values()];
}

const isTime = (name: string): boolean => /(^t|T)ime$/.test(name);
const textOf = (name: string, value: unknown): string => {
  if (typeof value === 'number') return isTime(name) ? new Date(value).toISOString() : String(value);
  if (typeof value === 'boolean') return String(value);
  return typeof value === 'string' ? value : '';
};

/** Rows under the names and in the numbers of the wire, so that nothing is rounded; times as ISO 8601. */
export function tableOf(rows: readonly object[]): string[][] {
  const names = [
    ...new Set(
      rows.flatMap((row) =>
        Object.entries(row)
          .filter(([, value]) => typeof value !== 'object' || value === null)
          .map(([name]) => name),
      ),
    ),
  ];
  return [names, ...rows.map((row) => names.map((name) => textOf(name, (row as Record<string, unknown>)[name])))];
}
