import type { statementFormats } from '@candor/api-contract/calls/operator/books/bank-lines.ts';
import { readCamt053 } from './read-camt053.ts';
import { readCsv } from './read-csv.ts';
import { readMt940 } from './read-mt940.ts';
import { linesMax, StatementFault, type Statement } from './statement.ts';

export type StatementFormat = (typeof statementFormats)[number];

export interface StatementFile {
  readonly format: StatementFormat;
  readonly statements: readonly Statement[];
}

const readers: Readonly<Record<StatementFormat, (text: string) => Statement[]>> = {
  mt940: readMt940,
  camt053: readCamt053,
  csv: readCsv,
};

function decoded(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    throw new StatementFault(1, 'encoding');
  }
}

/** What a text begins with says what it is. */
function formatOf(text: string): StatementFormat {
  const start = text.replace(/^[\p{Cc}\s]+/u, '');
  if (start.startsWith('<')) return 'camt053';
  return /^(\{1:|:20:)/.test(start) ? 'mt940' : 'csv';
}

/** Reads a file of a bank, whichever of the three it is. @throws StatementFault */
export function readStatements(bytes: Uint8Array): StatementFile {
  const text = decoded(bytes);
  const format = formatOf(text);
  const statements = readers[format](text);
  const lines = statements.reduce((sum, one) => sum + one.lines.length, 0);
  if (lines > linesMax) throw new StatementFault(linesMax, 'too-large');
  if (lines === 0) throw new StatementFault(1, 'no-lines');
  return { format, statements };
}
