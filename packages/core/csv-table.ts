import { assert } from './result.ts';

/** A row of a table. */
export interface CsvRow {
  readonly cells: readonly string[];
  /** Line of the file on which it begins, from 1. */
  readonly at: number;
}
export interface CsvTable {
  /** Without those that are empty. */
  readonly rows: readonly CsvRow[];
  /** Line from 1 from which on it can't be read, as a quote is never closed; null where all of it was. */
  readonly brokenAt: number | null;
}

const lineEnd = /\r\n|\n|\r/;

/** The separator that the first line has most of. */
function separatorOf(text: string): string {
  const head = text.slice(0, text.search(/\r|\n|$/));
  return [',', ';', '\t'].toSorted((a, b) => head.split(b).length - head.split(a).length)[0] ?? ',';
}

/**
 * A table as RFC 4180 writes it, separated by comma, semicolon or tabulator; blanks around a cell are none of it unless
 * it stands in quotes. @param rowsMax so many are read at most
 */
export function readCsvTable(text: string, rowsMax = Infinity): CsvTable {
  const mark = separatorOf(text);
  const cell = new RegExp(
    `(?:"([^"]*(?:""[^"]*)*)"|([^"${mark}\\r\\n][^${mark}\\r\\n]*)?)(${mark}|\\r\\n|\\n|\\r|$)`,
    'y',
  );
  const rows: CsvRow[] = [];
  let [cells, at, line]: [string[], number, number] = [[], 1, 1];
  while ((cell.lastIndex < text.length || cells.length > 0) && rows.length < rowsMax) {
    const [whole, quoted, plain = '', end] = cell.exec(text) ?? [];
    if (whole === undefined) return { rows, brokenAt: line };
    cells.push(quoted === undefined ? plain.trim() : quoted.replaceAll('""', '"'));
    line += whole.split(lineEnd).length - 1;
    if (end === mark) continue;
    if (cells.some((one) => one !== '')) rows.push({ cells, at });
    [cells, at] = [[], line];
  }
  assert(cells.length === 0, 'no row is left half read');
  return { rows, brokenAt: null };
}
