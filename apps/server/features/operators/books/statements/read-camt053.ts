import { SaxesParser, type SaxesTagNS } from 'saxes';
import { lineOf, said, signed, type Element } from './camt-entry.ts';
import { assertAddsUp, linesMax, StatementFault, type Statement, type StatementLine } from './statement.ts';

const namespace = /^urn:iso:std:iso:20022:tech:xsd:camt\.053\.001\.\d{2}$/;
const statementPath = 'Document/BkToCstmrStmt/Stmt';
/** Deeper than a message of the standard is. */
const depthMax = 32;
/** Elements of one movement or balance. */
const elementsMax = 20_000;

/** A statement while its parts come. */
interface Open {
  readonly account: string | null;
  opening: bigint | null;
  closing: bigint | null;
  readonly lines: StatementLine[];
  entries: number;
}

function takePart(open: Open, part: Element): Open {
  if (part.name === 'Acct') return { ...open, account: said(part, 'Id/IBAN', 'Id/Othr/Id') ?? null };
  if (part.name === 'Bal') {
    const code = said(part, 'Tp/CdOrPrtry/Cd');
    if (code === 'OPBD' || (code === 'PRCD' && open.opening === null)) open.opening = signed(part, 'Bal');
    if (code === 'CLBD') open.closing = signed(part, 'Bal');
  }
  if (part.name === 'Ntry') {
    open.entries += 1;
    const line = lineOf(part, `Ntry ${open.entries}`);
    if (line !== null) open.lines.push(line);
    if (open.lines.length > linesMax) throw new StatementFault(`Ntry ${open.entries}`, 'too-large');
  }
  return open;
}

const emptyStatement = (): Open => ({ account: null, opening: null, closing: null, lines: [], entries: 0 });

/** Builds the parts of each statement, one after the other: never the whole file as a tree. */
class Reader {
  readonly statements: Statement[] = [];
  private readonly stack: Element[] = [];
  private open = emptyStatement();
  private elements = 0;

  begin({ local, uri, attributes }: SaxesTagNS): void {
    if (!namespace.test(uri)) throw new StatementFault(local, 'format');
    this.elements += 1;
    if (this.stack.length >= depthMax || this.elements > elementsMax) throw new StatementFault(local, 'too-large');
    this.stack.push({ name: local, currency: attributes['Ccy']?.value ?? null, text: '', children: [] });
    if (this.path() === statementPath) this.open = emptyStatement();
  }

  text(text: string): void {
    const last = this.stack.at(-1);
    if (last !== undefined) last.text += text;
  }

  end(): void {
    const path = this.path();
    const element = this.stack.pop() as Element;
    const parent = this.stack.at(-1);
    if (path === statementPath) this.close();
    else if (this.path() === statementPath) {
      this.open = takePart(this.open, element);
      this.elements = 0;
    } else parent?.children.push(element);
  }

  private close(): void {
    const { account, opening, closing, lines } = this.open;
    if (opening === null || closing === null) throw new StatementFault('Stmt', 'balance');
    const statement = { account, opening, closing, lines };
    assertAddsUp(statement, 'Stmt');
    this.statements.push(statement);
  }

  private path(): string {
    return this.stack.map(({ name }) => name).join('/');
  }
}

/**
 * Reads statements of ISO 20022 (camt.053, any version). Nothing outside the text is ever fetched or replaced: a
 * document type is refused, and so with it every entity beside XML's own five. @throws StatementFault
 */
export function readCamt053(text: string): Statement[] {
  const reader = new Reader();
  const parser = new SaxesParser({ xmlns: true });
  parser.on('xmldecl', ({ encoding }) => {
    if (encoding !== undefined && !/^utf-?8$/i.test(encoding)) throw new StatementFault(1, 'encoding');
  });
  parser.on('doctype', () => {
    throw new StatementFault(parser.line, 'doctype');
  });
  parser.on('error', () => {
    throw new StatementFault(parser.line, 'xml');
  });
  parser.on('opentag', (tag) => reader.begin(tag));
  parser.on('text', (part) => reader.text(part));
  parser.on('cdata', (part) => reader.text(part));
  parser.on('closetag', () => reader.end());
  parser.write(text).close();
  return reader.statements;
}
