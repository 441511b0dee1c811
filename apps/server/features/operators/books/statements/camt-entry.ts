import { dayOf, dongOf, partyOf, referenceOf, StatementFault, textOf, type StatementLine } from './statement.ts';

/** A part of a message with what is in it. */
export interface Element {
  readonly name: string;
  readonly currency: string | null;
  text: string;
  readonly children: Element[];
}

function find(element: Element | undefined, path: string): Element | undefined {
  let at = element;
  for (const name of path.split('/')) at = at?.children.find((child) => child.name === name);
  return at;
}
/** The first text that one of these paths leads to. */
export const said = (element: Element | undefined, ...paths: string[]): string | undefined => {
  for (const path of paths) {
    const text = find(element, path)?.text.trim();
    if (text !== undefined && text !== '') return text;
  }
  return undefined;
};

/** More than nothing for what came in. */
export function signed(element: Element, where: string): bigint {
  const amount = find(element, 'Amt');
  const [, whole = '', fraction = ''] = /^(\d+)(?:\.(\d*))?$/.exec(amount?.text.trim() ?? '') ?? [];
  const units = dongOf(whole, fraction, where);
  if (amount?.currency !== 'VND') throw new StatementFault(where, 'currency');
  const side = said(element, 'CdtDbtInd');
  if (side !== 'CRDT' && side !== 'DBIT') throw new StatementFault(where, 'amount');
  return side === 'CRDT' ? units : -units;
}

function dayIn(element: Element | undefined, where: string): string {
  const text = said(element, 'Dt', 'DtTm') ?? '';
  const [, year = '', month = '', day = ''] = /^(\d{4})-(\d{2})-(\d{2})(?:T.*|Z|[+-]\d{2}:\d{2})?$/.exec(text) ?? [];
  return dayOf(year, month, day, where);
}

/** A movement; null for one that is not booked, which no balance has in it. */
export function lineOf(entry: Element, where: string): StatementLine | null {
  const status = said(entry, 'Sts/Cd', 'Sts');
  if (status === 'PDNG' || status === 'INFO' || status === 'FUTR') return null;
  if (status !== 'BOOK') throw new StatementFault(where, 'not-booked');
  const amount = signed(entry, where);
  if (amount === 0n) throw new StatementFault(where, 'amount');
  const details = entry.children.filter(({ name }) => name === 'NtryDtls').flatMap(({ children }) => children);
  const transactions = details.filter(({ name }) => name === 'TxDtls');
  // One entry of several payments has no one payer.
  const only = transactions.length === 1 ? transactions[0] : undefined;
  const other = amount > 0n ? 'Dbtr' : 'Cdtr';
  const remittance = find(only, 'RmtInf')
    ?.children.filter(({ name }) => name === 'Ustrd')
    .map(({ text }) => text)
    .join(' ');
  return {
    day: dayIn(find(entry, 'BookgDt'), where),
    amount,
    reference: referenceOf(said(only, 'Refs/EndToEndId', 'Refs/TxId', 'Refs/InstrId') ?? said(entry, 'NtryRef')),
    bankReference: referenceOf(said(entry, 'AcctSvcrRef') ?? said(only, 'Refs/AcctSvcrRef')),
    name: partyOf(said(only, `RltdPties/${other}/Nm`, `RltdPties/${other}/Pty/Nm`)),
    text: textOf(remittance ?? said(entry, 'AddtlNtryInf') ?? ''),
  };
}
