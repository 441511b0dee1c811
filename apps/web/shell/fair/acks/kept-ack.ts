import { ackSteps, readAck, type Acknowledgement } from '@candor/verifier/acks/acknowledgement.ts';
import { settledAlone, settledBy } from '@candor/verifier/acks/settled.ts';
import { readKey } from '@candor/verifier/log/note.ts';
import type { Receipt } from '@candor/verifier/text.ts';

/**
 * Waiting: until the log holds it, or this device can tell. Logged: it does, and what was promised is not settled yet.
 * Kept: nothing is left to find. Missing: the log was asked in vain after a minute. Untrue: anything else is wrong.
 */
export type AckState = 'waiting' | 'logged' | 'kept' | 'missing' | 'untrue';
/** Of these something may still be found: also what is missing can be shown later. */
export const openStates: readonly AckState[] = ['waiting', 'logged', 'missing'];

/** A promise as this device keeps it. Times are epoch milliseconds. */
export interface KeptAck extends Acknowledgement {
  /** The server and the customer whom it was given to. */
  readonly owner: string;
  readonly subject: string;
  /** Of receipt, by the server. */
  readonly time: number;
  /** When this device sent what it answers, by the server's clock; null where that is not known well enough. */
  readonly sentAt: number | null;
  /** By this device's clock. */
  readonly keptAt: number;
  /** Of the log, as this device knew them by then. */
  readonly keys: readonly string[];
  readonly proof: string | null;
  /** When the log was last asked for it, by the server's clock. */
  readonly askedAt: number | null;
  /** By which it was settled. */
  readonly receipt: Receipt | null;
  readonly state: AckState;
}

/** When it has its receipt at the latest; null for what has none. */
export function receiptBy({ content, terms }: Acknowledgement): number | null {
  const facts = readAck(content);
  return facts === null ? null : settledBy(facts, terms);
}

/** What is to be said of a promise by all that is known of it. @param keys of the log that this device knows */
export async function stateOf(ack: Omit<KeptAck, 'state'>, keys: readonly string[]): Promise<AckState> {
  const known = [...new Set([...ack.keys, ...keys])].flatMap((vkey) => readKey(vkey) ?? []);
  const steps = await ackSteps(ack, known, ack.askedAt);
  const settled = ack.receipt === null ? [] : settledAlone(ack, [ack.receipt]);
  const wrong = [...steps, ...settled].filter(({ ok }) => ok === false).map(({ name }) => name);
  const isMissing = ack.proof === null && wrong.every((name) => name === 'keptPromise');
  if (wrong.length > 0) return isMissing ? 'missing' : 'untrue';
  if (known.length === 0 || steps.some(({ ok }) => ok === null)) return 'waiting';
  return receiptBy(ack) === null || ack.receipt !== null ? 'kept' : 'logged';
}

const lateAfterMs = 500;

/** How long after it was sent the server says it came, ms; null where that is soon enough, or not known. */
export function lateBy({ sentAt, time }: Pick<KeptAck, 'sentAt' | 'time'>): number | null {
  return sentAt === null || time - sentAt <= lateAfterMs ? null : time - sentAt;
}

/** A file of promises for the page that checks files; receipts only of those that one speaks against. */
export function fileOf(acks: readonly KeptAck[], keys: readonly string[]): string {
  return JSON.stringify({
    acknowledgements: acks.map(({ content, terms, salt, signature, proof, askedAt }) => ({
      content,
      terms,
      salt,
      signature,
      proof,
      ...(askedAt === null ? {} : { askedAt }),
    })),
    keys: [...new Set([...acks.flatMap((ack) => ack.keys), ...keys])],
    receipts: acks.flatMap(({ state, receipt }) => (state === 'untrue' && receipt !== null ? [receipt] : [])),
  });
}
