import { fieldsOf, left, type Field } from './mt940-fields.ts';
import { balanceOf, lineOf, withInformation } from './mt940-movement.ts';
import { assertAddsUp, StatementFault, type Statement, type StatementLine } from './statement.ts';

/** A statement while its fields come. */
interface Open {
  readonly at: number;
  readonly account: string;
  opening: bigint | null;
  closing: bigint | null;
  readonly lines: StatementLine[];
  isLineLast: boolean;
}

function take(open: Open, field: Field): void {
  const { tag, value, at } = field;
  const wasLine = open.isLineLast;
  open.isLineLast = tag === '61';
  if (open.closing !== null && !left.has(tag) && tag !== '86') throw new StatementFault(at, 'tag');
  if (tag === '60F' || tag === '60M') open.opening = balanceOf(field);
  else if (tag === '62F' || tag === '62M') open.closing = balanceOf(field);
  else if (tag === '61') open.lines.push(lineOf(field));
  else if (tag === '86' && wasLine) open.lines.push(withInformation(open.lines.pop() as StatementLine, value));
  else if (tag !== '86' && !left.has(tag)) throw new StatementFault(at, 'tag');
}

function closed({ at, account, opening, closing, lines }: Open): Statement {
  if (opening === null || closing === null) throw new StatementFault(at, 'balance');
  const statement = { account, opening, closing, lines };
  assertAddsUp(statement, at);
  return statement;
}

/**
 * Reads customer statements of SWIFT (MT940, standards release of November 2025): booked movements in dong between two
 * balances that they lead from and to. @throws StatementFault that names the line of the file
 */
export function readMt940(text: string): Statement[] {
  const statements: Statement[] = [];
  let open: Open | null = null;
  for (const field of fieldsOf(text)) {
    if (field.tag === '20') {
      if (open !== null) statements.push(closed(open));
      open = null;
    } else if (field.tag === '25' || field.tag === '25P') {
      const account = field.value.trim();
      if (open !== null || account === '') throw new StatementFault(field.at, 'tag');
      open = { at: field.at, account, opening: null, closing: null, lines: [], isLineLast: false };
    } else if (open !== null) take(open, field);
    else if (!left.has(field.tag)) throw new StatementFault(field.at, 'tag');
  }
  return open === null ? statements : [...statements, closed(open)];
}
