import { hash } from 'node:crypto';
import { spellReference } from '@candor/core/deposits/deposit.ts';
import { txidKey } from '@candor/core/withdrawals/withdrawal.ts';
import { nameKey } from '../../../../identity/name-key.ts';
import type { Secrets } from '../../../../secrets/secrets.ts';
import type { StatementLine } from '../statements/statement.ts';

/** What lies sealed of a line. */
export interface LineTexts {
  readonly reference: string | null;
  readonly bankReference: string | null;
  readonly name: string | null;
  readonly text: string;
}

/** A line as it is kept. */
export interface LineRow {
  readonly id: string;
  readonly position: number;
  readonly day: string;
  readonly amount: bigint;
  /** As the bank names it; another line may have the same, which an import then counts through. */
  readonly proof: string;
  readonly mentions: readonly string[];
  readonly nameKey: string | null;
  readonly sealed: string;
}

export const lineContext = (id: string): string => `bank-line ${id}`;

const mentionsMax = 20;
/** What can be the number of an order: long, in the alphabet of ids, and no plain word. */
const mentionForm = /(?=[A-Za-z_-]*\d)[A-Za-z0-9_-]{10,64}/g;
const mentionsIn = ({ reference, text }: LineTexts): string[] =>
  [...new Set(`${reference ?? ''} ${text}`.match(mentionForm) ?? [])].slice(0, mentionsMax);

/**
 * By what the bank says a line is known again. What the bank numbers is its number; without one it is everything, and
 * which of those that are alike it is.
 */
function identityOf(accountId: string, { day, amount, ...texts }: StatementLine): string {
  const own =
    texts.bankReference === null ? [texts.reference, texts.name, texts.text] : [`bank ${texts.bankReference}`];
  return JSON.stringify([accountId, day, String(amount), ...own]);
}

/** Lines of one file as rows, each once: those that are alike are told apart by their order. */
export function lineRowsOf(secrets: Secrets, accountId: string, lines: readonly StatementLine[]): LineRow[] {
  const seen = new Map<string, number>();
  return lines.map((line, i) => {
    const identity = identityOf(accountId, line);
    const alike = (seen.get(identity) ?? 0) + 1;
    seen.set(identity, alike);
    const id = hash('sha256', `${identity} ${alike}`, 'hex').slice(0, 32);
    const { day, amount, ...texts } = line;
    return {
      id,
      position: i + 1,
      day,
      amount,
      proof: texts.bankReference ?? texts.reference ?? `line-${id.slice(0, 12)}`,
      mentions: mentionsIn(texts),
      nameKey: texts.name === null ? null : nameKey(secrets, texts.name),
      sealed: secrets.sealText(JSON.stringify(texts), lineContext(id)),
    };
  });
}

/**
 * Proofs that no other line has, however they are spelt: what is taken is counted through.
 * @param taken keys of credits; changes with it
 */
export function withOwnProofs(rows: readonly LineRow[], taken: Set<string>): LineRow[] {
  return rows.map((row) => {
    let proof = row.proof;
    for (let turn = 2; taken.has(creditKey(proof)); turn += 1) proof = `${row.proof}#${turn}`;
    taken.add(creditKey(proof));
    return { ...row, proof };
  });
}

/** As a withdrawal is looked for that a line paid. */
export const proofKey = (proof: string): string => txidKey(proof);
/** As a deposit holds it that was credited against a line. */
export const creditKey = (proof: string): string => spellReference(proof);
