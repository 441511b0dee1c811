import { hash } from 'node:crypto';
import { assert } from '@candor/core/result.ts';

/**
 * What is promised of a command: that it was accepted, or refused because of a market or a limit, under these terms and
 * with the symbol's tape at this place; and that the public log holds this within a minute.
 */
export interface Promised {
  readonly kind: 'ack' | 'refusal';
  /** Of an acknowledgement the command, of a refusal its reason. */
  readonly what: string;
  /** The order, quote or call that it is about. */
  readonly subject: string;
  readonly userId: string;
  /** What was accepted, or asked for, as one line of text. */
  readonly terms: string;
  /** SHA-256 of the terms, hexadecimal. */
  readonly termsHash: string;
  /** Whose tape it is; null where no price is concerned. */
  readonly symbol: string | null;
  /** The last mark at receipt, and the head of the chain after it; null where there is none. */
  readonly lastSeq: number | null;
  readonly lastHead: string | null;
  /** Of the last signed checkpoint of the log. */
  readonly logSize: number;
  /** Of receipt, in epoch ms. */
  readonly time: number;
}

/** The same as a customer gets it. Salt: 16 bytes, hexadecimal. Signature: see {@link ./sign-together.ts}. */
export interface Ack extends Promised {
  readonly salt: string;
  signature: string;
}

export const termsHashOf = (terms: string): string => hash('sha256', terms, 'hex');

/** The bytes that are hashed, with the salt before them, to a leaf of the log; docs/fair.md has the grammar. */
export function ackText(ack: Promised): string {
  const place = ack.lastSeq === null ? '-' : `${ack.symbol}#${ack.lastSeq}@${ack.lastHead}`;
  const head = `${ack.kind} ${ack.what}|${ack.subject}|${ack.userId}|${ack.termsHash}`;
  return `${head}|${place}|${ack.logSize}|${ack.time}`;
}

/** What stands for a promise in a stored answer: by its salt it is found again. */
export type AckPlace = Pick<Ack, 'salt' | 'symbol'>;

/** The promise of a row, as it was answered. @throws when its content is none */
export function ackFrom(row: Pick<Ack, 'terms' | 'signature'> & { readonly content: string }, at: AckPlace): Ack {
  const [said = '', subject = '', userId = '', termsHash = '', place = '', logSize, time] = row.content.split('|');
  const [kind, what = ''] = said.split(' ');
  assert(kind === 'ack' || kind === 'refusal', `${said} is no promise`);
  const [, lastSeq, lastHead] = /#(\d+)@([0-9a-f]+)$/.exec(place) ?? [];
  // In the order of a promise that was just given: an answer that is repeated is the same text.
  return {
    kind,
    what,
    subject,
    userId,
    symbol: at.symbol,
    terms: row.terms,
    termsHash,
    lastSeq: lastSeq === undefined ? null : Number(lastSeq),
    lastHead: lastHead ?? null,
    logSize: Number(logSize),
    time: Number(time),
    salt: at.salt,
    signature: row.signature,
  };
}
