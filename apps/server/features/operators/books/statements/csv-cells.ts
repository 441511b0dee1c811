import { dayOf, dongOf, linesMax, StatementFault } from './statement.ts';

/** A row of a table. */
export interface Row {
  readonly cells: readonly string[];
  /** Line of the file on which it begins, from 1. */
  readonly at: number;
}

/** Rows of RFC 4180, with the separator that the first line has most of. @throws StatementFault for an open quote */
export function rowsOf(text: string): Row[] {
  const head = text.slice(0, text.search(/\r|\n|$/));
  const mark = [',', ';', '\t'].toSorted((a, b) => head.split(b).length - head.split(a).length)[0] ?? ',';
  const cell = new RegExp(
    `(?:"([^"]*(?:""[^"]*)*)"|([^"${mark}\\r\\n][^${mark}\\r\\n]*)?)(${mark}|\\r\\n|\\n|\\r|$)`,
    'y',
  );
  const rows: Row[] = [];
  let [cells, at, line]: [string[], number, number] = [[], 1, 1];
  while (cell.lastIndex < text.length || cells.length > 0) {
    const [whole, quoted, plain = '', end] = cell.exec(text) ?? [];
    if (whole === undefined) throw new StatementFault(line, 'columns');
    cells.push(quoted === undefined ? plain.trim() : quoted.replaceAll('""', '"'));
    line += whole.split(/\r\n|\n|\r/).length - 1;
    if (end === mark) continue;
    if (cells.some((one) => one !== '')) rows.push({ cells, at });
    [cells, at] = [[], line];
    if (rows.length > linesMax + 1) throw new StatementFault(line, 'too-large');
  }
  return rows;
}

/** Days are written before months, unless the year comes first. */
export function dayIn(text: string, at: number): string {
  const iso = /^(\d{4})-(\d{1,2})-(\d{1,2})(?:[ T].*)?$/.exec(text);
  if (iso !== null) return dayOf(iso[1] ?? '', iso[2] ?? '', iso[3] ?? '', at);
  const [, day = '', month = '', year = ''] = /^(\d{1,2})[/.-](\d{1,2})[/.-](\d{4})(?: .*)?$/.exec(text) ?? [];
  return dayOf(year, month, day, at);
}

const groupedForm = /^\d{1,3}(?:(?:,\d{3})+(?:\.\d{1,2})?|(?:\.\d{3})+(?:,\d{1,2})?)$/;
const plainForm = /^\d+(?:[.,]\d{1,2})?$/;

/** Whole dong as people write them: `1.500.000`, `1,500,000.00`, `-1500000 VND`. A lone group of three is one. */
export function dongIn(text: string, at: number): bigint {
  const [, sign = '', digits = ''] = /^([+-]?) ?([\d.,]+)(?: ?(?:VND|đ|₫))?$/iu.exec(text.trim()) ?? [];
  if (!groupedForm.test(digits) && !plainForm.test(digits)) throw new StatementFault(at, 'amount');
  const [, whole = '', fraction = ''] = /^(.*?)(?:[.,](\d{1,2}))?$/.exec(digits) ?? [];
  const units = dongOf(whole.replace(/[.,]/g, ''), fraction, at);
  return sign === '-' ? -units : units;
}
