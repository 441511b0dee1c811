import type { Field } from './mt940-fields.ts';
import { dayOf, dongOf, partyOf, referenceOf, StatementFault, textOf, type StatementLine } from './statement.ts';

const balanceForm = /^([CD])(\d{2})(\d{2})(\d{2})([A-Z]{3})(\d{1,15}),(\d{0,2})$/;
/** Value date, day of booking, side, amount, kind, references, and what the bank adds on lines of its own. */
const lineForm = new RegExp(
  String.raw`^(\d{2})(\d{2})(\d{2})(?:(\d{2})(\d{2}))?(R?[CD]|E[CD])[A-Z]?(\d{1,15}),(\d{0,2})` +
    String.raw`[NFS][A-Z0-9]{3}([^\n]*)(?:\n([^]*))?$`,
);

/** What an account held, less than nothing where it owed. @throws StatementFault */
export function balanceOf({ value, at }: Field): bigint {
  const [, sign, year = '', month = '', day = '', currency, whole = '', fraction = ''] = balanceForm.exec(value) ?? [];
  if (sign === undefined) throw new StatementFault(at, 'balance');
  if (currency !== 'VND') throw new StatementFault(at, 'currency');
  dayOf(`20${year}`, month, day, at);
  const units = dongOf(whole, fraction, at);
  return sign === 'C' ? units : -units;
}

/** The day of booking stands without its year, which is that of the value date or one beside it. */
function bookedOn(value: string, month: string, day: string, at: number): string {
  const apart = Number(month) - Number(value.slice(5, 7));
  const turn = Math.abs(apart) > 6 ? -Math.sign(apart) : 0;
  return dayOf(String(Number(value.slice(0, 4)) + turn), month, day, at);
}

/** A movement without what its information says; that comes with the next field. */
export function lineOf({ value, at }: Field): StatementLine {
  const [, year = '', month = '', day = '', bookMonth, bookDay = '', sign, whole = '', fraction = '', refs = '', more] =
    lineForm.exec(value) ?? [];
  if (sign === undefined) throw new StatementFault(at, 'tag');
  if (sign.startsWith('E')) throw new StatementFault(at, 'not-booked');
  const units = dongOf(whole, fraction, at);
  if (units === 0n) throw new StatementFault(at, 'amount');
  const valueDay = dayOf(`20${year}`, month, day, at);
  const [own, bank] = splitAt(refs, '//');
  return {
    day: bookMonth === undefined ? valueDay : bookedOn(valueDay, bookMonth, bookDay, at),
    // What takes a credit back goes out, and the other way round.
    amount: sign === 'C' || sign === 'RD' ? units : -units,
    reference: referenceOf(own),
    bankReference: referenceOf(bank),
    name: null,
    text: textOf(more ?? ''),
  };
}

function splitAt(text: string, mark: string): readonly [string, string] {
  const at = text.indexOf(mark);
  return at === -1 ? [text, ''] : [text.slice(0, at), text.slice(at + mark.length)];
}

/** The information of a movement: parts of `?20` to `?63`, words between strokes, or just a text. */
export function withInformation(line: StatementLine, value: string): StatementLine {
  const flat = value.replaceAll('\n', '');
  const parts = new Map([...flat.matchAll(/\?(\d{2})([^?]*)/g)].map(([, code = '', text = '']) => [code, text]));
  if (parts.size > 0) {
    const joined = (from: number, to: number): string =>
      [...parts].flatMap(([code, text]) => (Number(code) >= from && Number(code) <= to ? [text] : [])).join('');
    const text = `${joined(20, 29)}${joined(60, 63)}`;
    return { ...line, name: partyOf(joined(32, 33)), text: textOf(text) };
  }
  const word = (name: string): string | undefined => new RegExp(`/${name}/([^/]*)`).exec(flat)?.[1];
  const reference = line.reference ?? referenceOf(word('EREF'));
  return {
    ...line,
    reference,
    name: partyOf(word('NAME')),
    text: textOf(word('REMI') ?? value.replaceAll('\n', ' ')),
  };
}
