import { readCsvTable, type CsvRow } from '@candor/core/csv-table.ts';
import { dayIn, dongIn } from './csv-cells.ts';
import {
  assertAddsUp,
  linesMax,
  partyOf,
  referenceOf,
  StatementFault,
  textOf,
  type Statement,
  type StatementLine,
} from './statement.ts';

/** A heading as it is looked for: without case, accents and what stands between words. */
const folded = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll('đ', 'd')
    .replace(/[^a-z0-9]+/g, ' ')
    .trim();

/** What a column may be called, as banks in Viet Nam and elsewhere do. */
const headings = {
  day: ['date', 'day', 'booking date', 'posting date', 'transaction date', 'ngay', 'ngay giao dich', 'ngay hach toan'],
  amount: ['amount', 'so tien', 'phat sinh'],
  credit: ['credit', 'credit amount', 'ghi co', 'phat sinh co', 'so tien ghi co'],
  debit: ['debit', 'debit amount', 'ghi no', 'phat sinh no', 'so tien ghi no'],
  balance: ['balance', 'so du', 'so du cuoi'],
  reference: ['reference', 'customer reference', 'ma tham chieu', 'so tham chieu'],
  bankReference: ['bank reference', 'transaction id', 'transaction number', 'so but toan', 'ma giao dich', 'so gd'],
  name: ['name', 'counterparty', 'payer', 'ten doi ung', 'nguoi chuyen', 'ten nguoi chuyen', 'doi tac'],
  text: ['text', 'description', 'details', 'narrative', 'noi dung', 'dien giai', 'mo ta', 'noi dung giao dich'],
} as const;
type Heading = keyof typeof headings;

function columnsOf({ cells, at }: CsvRow): ReadonlyMap<Heading, number> {
  const found = new Map<Heading, number>();
  cells.forEach((cell, i) => {
    for (const heading of Object.keys(headings) as Heading[]) {
      if (!(headings[heading] as readonly string[]).includes(folded(cell))) continue;
      if (found.has(heading)) throw new StatementFault(at, 'columns');
      found.set(heading, i);
    }
  });
  const hasAmount = found.has('amount') !== (found.has('credit') && found.has('debit'));
  if (!found.has('day') || !hasAmount) throw new StatementFault(at, 'columns');
  return found;
}

/** A line with what its row says is there after it; null where the file has no balances. */
interface Booking {
  readonly line: StatementLine;
  readonly balance: bigint | null;
}

function bookingOf({ cells, at }: CsvRow, columns: ReadonlyMap<Heading, number>): Booking {
  const cell = (heading: Heading): string => {
    const column = columns.get(heading);
    return column === undefined ? '' : (cells[column] ?? '').trim();
  };
  const dong = (heading: Heading): bigint => (cell(heading) === '' ? 0n : dongIn(cell(heading), at));
  const [credit, debit] = [dong('credit'), dong('debit')];
  // One side has the amount; some banks write the other one as nothing, some write what goes out below it.
  if (credit !== 0n && debit !== 0n) throw new StatementFault(at, 'amount');
  const amount = dong('amount') + credit - (debit < 0n ? -debit : debit);
  if (amount === 0n || credit < 0n) throw new StatementFault(at, 'amount');
  return {
    line: {
      day: dayIn(cell('day'), at),
      amount,
      reference: referenceOf(cell('reference')),
      bankReference: referenceOf(cell('bankReference')),
      name: partyOf(cell('name')),
      text: textOf(cell('text')),
    },
    balance: cell('balance') === '' ? null : dongIn(cell('balance'), at),
  };
}

/** Whether each balance is the one before and the line together. */
const follows = (bookings: readonly Booking[]): boolean =>
  bookings.every(({ line, balance }, i) => {
    const before = bookings[i - 1]?.balance ?? null;
    return i === 0 || before === null || balance === null || before + line.amount === balance;
  });

/** The earliest first: many banks write the newest first. */
function inOrder(bookings: readonly Booking[]): readonly Booking[] {
  const reversed = bookings.toReversed();
  if (follows(bookings) && (bookings.at(0)?.line.day ?? '') <= (bookings.at(-1)?.line.day ?? '')) return bookings;
  if (follows(reversed)) return reversed;
  if (follows(bookings)) return bookings;
  throw new StatementFault('', 'balance');
}

/** The heading and at most as many lines as a statement may have. */
function rowsOf(text: string): readonly CsvRow[] {
  const { rows, brokenAt } = readCsvTable(text, linesMax + 2);
  if (brokenAt !== null) throw new StatementFault(brokenAt, 'columns');
  if (rows.length > linesMax + 1) throw new StatementFault(rows.at(-1)?.at ?? '', 'too-large');
  return rows;
}

/**
 * Reads a table with headings in English or Vietnamese: a day, an amount or what came in and what went out, and what
 * else there is. @throws StatementFault that names the line of the file
 */
export function readCsv(text: string): Statement[] {
  const [head, ...rows] = rowsOf(text);
  if (head === undefined) throw new StatementFault(1, 'columns');
  const columns = columnsOf(head);
  const bookings = inOrder(rows.map((row) => bookingOf(row, columns)));
  const [first, last] = [bookings.at(0), bookings.at(-1)];
  const before = first?.balance ?? null;
  const statement: Statement = {
    account: null,
    opening: first === undefined || before === null ? null : before - first.line.amount,
    closing: last?.balance ?? null,
    lines: bookings.map(({ line }) => line),
  };
  assertAddsUp(statement, '');
  return [statement];
}
