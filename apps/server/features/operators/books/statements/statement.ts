/** Why a statement can't be taken, in a word for whoever exported it. */
export type StatementWhy =
  | 'encoding'
  | 'format'
  | 'xml'
  | 'doctype'
  | 'too-large'
  | 'no-lines'
  | 'tag'
  | 'columns'
  | 'date'
  | 'amount'
  | 'currency'
  | 'not-booked'
  | 'balance';

/** A statement that can't be read. */
export class StatementFault extends Error {
  override name = 'StatementFault';
  readonly where: string;
  readonly why: StatementWhy;
  /** @param where line of the file or entry of the statement, for a person */
  constructor(where: string | number, why: StatementWhy) {
    super(`${where}: ${why}`);
    this.where = String(where);
    this.why = why;
  }
}

/** A movement on an account of ours, as its bank says it. */
export interface StatementLine {
  /** Booked on, `YYYY-MM-DD`. */
  readonly day: string;
  /** In dong; more than nothing came in, less went out. Never nothing. */
  readonly amount: bigint;
  /** Of the payer, or of whoever ordered it. */
  readonly reference: string | null;
  /** The bank's own, which no other movement of the account has. */
  readonly bankReference: string | null;
  /** Of whoever stands on the other side. */
  readonly name: string | null;
  readonly text: string;
}

export interface Statement {
  /** Number of the account, as the file has it; null where it has none. */
  readonly account: string | null;
  /** What the account held before the first and after the last line, in dong; null where the file doesn't say. */
  readonly opening: bigint | null;
  readonly closing: bigint | null;
  readonly lines: readonly StatementLine[];
}

/** More lines of one file are refused: it is cut by day or month. */
export const linesMax = 20_000;
const textMax = 1_000;
const referenceMax = 100;

/** A day of the calendar as `YYYY-MM-DD`. @throws StatementFault for one that is none */
export function dayOf(year: string, month: string, day: string, where: string | number): string {
  const text = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  const at = new Date(`${text}T00:00:00Z`);
  if (!/^20\d\d-\d\d-\d\d$/.test(text) || Number.isNaN(at.getTime()) || at.toISOString().slice(0, 10) !== text)
    throw new StatementFault(where, 'date');
  return text;
}

/** Whole dong: a fraction is written only as noughts. @throws StatementFault */
export function dongOf(whole: string, fraction: string, where: string | number): bigint {
  if (!/^\d{1,15}$/.test(whole) || !/^0*$/.test(fraction)) throw new StatementFault(where, 'amount');
  return BigInt(whole);
}

/** Without control characters, one blank between words. */
const plain = (text: string): string => text.replace(/[\p{Cc}\p{Cs}\u202a-\u202e\u2066-\u2069\s]+/gu, ' ').trim();
/** No more than so much of it, without half a character or a blank at its end. */
const cut = (text: string, most: number): string =>
  text
    .slice(0, most)
    .replace(/[\ud800-\udbff]$/, '')
    .trimEnd();
export const textOf = (text: string): string => cut(plain(text), textMax);

/** What banks write where there is none. */
const none = /^(nonref|notprovided|not provided|n\/a|none|-|0*)$/i;
export function referenceOf(text: string | undefined): string | null {
  const one = cut(plain(text ?? ''), referenceMax);
  return none.test(one) ? null : one;
}
export function partyOf(text: string | undefined): string | null {
  const one = cut(plain(text ?? ''), referenceMax);
  return one === '' ? null : one;
}

/** @throws StatementFault for a statement whose lines don't lead from what was there before to what is there after */
export function assertAddsUp({ opening, closing, lines }: Statement, where: string | number): void {
  if (lines.length > linesMax) throw new StatementFault(where, 'too-large');
  if (opening === null || closing === null) return;
  const sum = lines.reduce((total, { amount }) => total + amount, opening);
  if (sum !== closing) throw new StatementFault(where, 'balance');
}
