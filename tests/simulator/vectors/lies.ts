import { hash } from 'node:crypto';
import { fingerprint } from '@candor/verifier/link.ts';
import type { Receipt, Tape } from '@candor/verifier/text.ts';
import type { Vector, WholeTape } from './choose-receipts.ts';

/** One lie: what is told otherwise than in the vector it is of, and the only steps that find it. */
export interface Forgery {
  readonly name: string;
  readonly of: string;
  readonly receipt?: Receipt;
  readonly tapes?: readonly Tape[];
  readonly termsHash?: string;
  readonly fails: readonly string[];
}

export const sha256 = (text: string): string => hash('sha256', text, 'hex');
/** A liar hashes what he has written. */
export function rewritten(vector: Vector, ...changes: readonly [RegExp | string, string][]): Receipt {
  const content = changes.reduce((text, [from, to]) => {
    const next = text.replace(from, to);
    if (next === text) throw new Error(`${vector.name} has no ${String(from)}`);
    return next;
  }, vector.receipt.content);
  return { ...vector.receipt, content, contentHash: sha256(content) };
}

/** A number of a line, changed by so much. */
export function plus(vector: Vector, line: RegExp, by: bigint): [string, string] {
  const [all = '', before = '', number = '0', after = ''] = line.exec(vector.receipt.content) ?? [];
  return [all, `${before}${BigInt(number) + by}${after}`];
}
/** The nth field of the terms, counted from 0. */
export const field = (n: number): RegExp => new RegExp(`^(terms (?:[^|]*\\|){${n}})(\\d+)(.*)$`, 'm');

export type Lie = (vector: Vector, tape: WholeTape) => Partial<Pick<Forgery, 'receipt' | 'tapes' | 'termsHash'>>;
export const rewriting =
  (...changes: readonly [RegExp | string, string][]): Lie =>
  (vector) => ({ receipt: rewritten(vector, ...changes) });
export const moved =
  (...lines: readonly [RegExp, bigint][]): Lie =>
  (vector) => ({ receipt: rewritten(vector, ...lines.map(([line, by]) => plus(vector, line, by))) });
export const taped =
  (change: (tape: Tape) => readonly Tape[]): Lie =>
  ({ tapes: [first, ...rest] }) => ({ tapes: [...(first === undefined ? [] : change(first)), ...rest] });
export const markChanged = (at: number, how: Partial<Tape['marks'][number]>): Lie =>
  taped((tape) => [{ ...tape, marks: tape.marks.map((one, i) => (i === at ? { ...one, ...how } : one)) }]);

/** The second half begins with another head than the first ends with, and is chained from there. */
export function torn(tape: Tape): Tape[] {
  const half = Math.floor(tape.marks.length / 2);
  const [before, after] = [tape.marks.slice(0, half), tape.marks.slice(half)];
  const chained = (prevHash: string, marks: Tape['marks']): Tape => ({
    symbol: tape.symbol,
    prevHash,
    marks,
    headHash: marks.reduce((head, mark) => fingerprint(head, tape.symbol, mark), prevHash),
  });
  return [chained(tape.prevHash, before), chained('f'.repeat(64), after)];
}

export const tick = (name: string, part: '@' | '='): RegExp =>
  part === '@' ? new RegExp(`^(${name} )(\\d+)(@.*)$`, 'm') : new RegExp(`^(${name} \\d+@\\d+=)(\\d+)(.*)$`, 'm');
export const line = (name: string): RegExp => new RegExp(`^(${name} )(-?\\d+)()$`, 'm');

/** What is told, of which vector, how, and the only steps that find it. */
export type Forged = readonly [name: string, of: string, lie: Lie, ...fails: readonly string[]];
