const isNumber = (text: string): boolean => /^-?\d+(\.\d+)?$/.test(text);
/** Spreadsheets run what begins with one of these; fullwidth forms are read like the plain ones. */
const formula = /^[=+\-@\t\r\n＝＋－＠]/;

/**
 * A cell of a CSV file (RFC 4180) that no spreadsheet takes for a formula, and that holds together whatever it
 * contains.
 */
export function csvCell(text: string): string {
  const safe = !isNumber(text) && formula.test(text) ? `'${text}` : text;
  return /[",\r\n;\t]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** What a cell that `csvCell` wrote says, once the table around it is read: without the mark that kept it a text. */
export const csvCellText = (cell: string): string =>
  cell.startsWith("'") && formula.test(cell.slice(1)) ? cell.slice(1) : cell;
