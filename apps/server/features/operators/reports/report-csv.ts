import { csvCell } from '@candor/core/csv-cell.ts';
import type { Report } from './report.ts';

const row = (cells: readonly string[]): string => `${cells.map(csvCell).join(',')}\r\n`;

/** One line for each balance and each kind of movement; amounts as exact decimals. */
export function reportCsv({ from, until, journalId, mode, userId, accounts, realised }: Report): string {
  const head = [
    ['from', new Date(from).toISOString()],
    ['until', new Date(until).toISOString()],
    ['last journal', String(journalId)],
    ['money', mode],
    ['customer', userId ?? 'all'],
    ...Object.entries(realised).map(([product, amount]) => [`realised ${product} USDT`, amount]),
  ];
  const lines = accounts.flatMap(({ book, currencyCode, opening, closing, lines: moved }) => [
    [book, currencyCode, 'opening', opening, ''],
    ...moved.map(({ kind, amount, journals }) => [book, currencyCode, kind, amount, String(journals)]),
    [book, currencyCode, 'closing', closing, ''],
  ]);
  // Tells a spreadsheet that it is UTF-8.
  const title = row(['book', 'currency', 'line', 'amount', 'journals']);
  return `\ufeff${head.map(row).join('')}\r\n${title}${lines.map(row).join('')}`;
}
