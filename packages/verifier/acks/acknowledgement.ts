import { digest, fromHex, sha256, utf8 } from '../sha256.ts';
import { hashesIn, joined, rootAbove } from '../log/merkle.ts';
import { fromBase64, isSignedBy, toBase64, type NoteKey } from '../log/note.ts';
import { batchAt, logSteps } from '../log/receipt-proof.ts';
import { short, step, untold, type Step } from '../text.ts';

/** A promise as its owner keeps it: that something was accepted, or refused, and that the log will hold it. */
export interface Acknowledgement {
  readonly content: string;
  readonly terms: string;
  readonly salt: string;
  readonly signature: string;
  /** That the log holds it, as c2sp.org/tlog-proof has it; null where there was none. */
  readonly proof?: string | null;
}

/** What its text says. */
export interface AckFacts {
  readonly kind: 'ack' | 'refusal';
  readonly what: string;
  readonly subject: string;
  readonly userId: string;
  readonly termsHash: string;
  readonly symbol: string | null;
  readonly lastSeq: number | null;
  readonly lastHead: string | null;
  readonly logSize: number;
  readonly time: number;
}

/** How long it may take until the log holds a promise. */
export const promisedWithinMs = 60_000;

const word = String.raw`[^|\n]+`;
const place = String.raw`-|([^|\n#@]+)#(\d+)@([0-9a-f]{64})`;
const grammar = new RegExp(
  String.raw`^(ack|refusal) ([a-z-]+)\|(${word})\|(${word})\|([0-9a-f]{64})\|(?:${place})\|(\d+)\|(\d+)$`,
);

/** @returns null for what is not written as a promise is */
export function readAck(content: string): AckFacts | null {
  const found = grammar.exec(content);
  if (found === null) return null;
  const [, kind, what = '', subject = '', userId = '', termsHash = '', symbol, seq, head, size, time] = found;
  return {
    kind: kind === 'ack' ? 'ack' : 'refusal',
    what,
    subject,
    userId,
    termsHash,
    symbol: symbol ?? null,
    lastSeq: seq === undefined ? null : Number(seq),
    lastHead: head ?? null,
    logSize: Number(size),
    time: Number(time),
  };
}

/** A promise as it stands in the answer of its call. */
export type AnsweredAck = Omit<AckFacts, 'kind'> &
  Omit<Acknowledgement, 'content' | 'proof'> & { readonly kind: string };

/** The same in the form in which it is kept. */
export function keptAck({ terms, salt, signature, ...facts }: AnsweredAck): Acknowledgement {
  const { kind, what, subject, userId, termsHash, symbol, lastSeq, lastHead, logSize, time } = facts;
  const at = lastSeq === null ? '-' : `${symbol}#${lastSeq}@${lastHead}`;
  return {
    content: [`${kind} ${what}`, subject, userId, termsHash, at, logSize, time].join('|'),
    terms,
    salt,
    signature,
  };
}

interface Signed {
  readonly index: number;
  readonly leaves: number;
  readonly root: Uint8Array;
  /** Id of the key and its signature. */
  readonly bytes: Uint8Array;
}

/** What a signature is of: the root to which its path leads from the leaf; null for one that can't be. */
function signedRoot({ content, salt, signature }: Acknowledgement): Signed | null {
  const [, index = '', leaves = '', path = '', last = ''] =
    /^(\d{1,9})\.(\d{1,9})\.([A-Za-z0-9+/=]*)\.([A-Za-z0-9+/=]+)$/.exec(signature) ?? [];
  const [hashes, bytes] = [fromBase64(path), fromBase64(last)];
  if (hashes === null || bytes === null || bytes.length < 5 || salt.length !== 32) return null;
  const leaf = digest(joined([0], fromHex(salt), utf8(content)));
  const spot = { index: Number(index), size: Number(leaves) };
  const root = rootAbove(leaf, spot, hashesIn(hashes));
  return root === null ? null : { index: spot.index, leaves: spot.size, root, bytes };
}

/** Without any key a promise that the log holds needs no signature; one by a key that is not at hand is unknown. */
async function signatureSteps(ack: Acknowledgement, keys: readonly NoteKey[]): Promise<Step[]> {
  const signed = signedRoot(ack);
  if (signed === null) return [{ name: 'promiseSigned', ok: false, stated: '?', found: '—' }];
  if (keys.length === 0 && typeof ack.proof === 'string') return [];
  return [await signatureStep(signed, keys)];
}

const signerOf = (bytes: Uint8Array, keys: readonly NoteKey[]): NoteKey | undefined =>
  keys.find(({ id }) => id.every((byte, i) => byte === bytes[i]));

async function signatureStep({ index, leaves, root, bytes }: Signed, keys: readonly NoteKey[]): Promise<Step> {
  const said = `#${index} / ${leaves} ${short(toBase64(root))}`;
  const key = signerOf(bytes, keys);
  if (key === undefined) return untold('promiseSigned', said);
  const text = `candor acknowledgements v1\n${key.name}\n${leaves}\n${toBase64(root)}\n`;
  const ok = await isSignedBy({ text, signatures: [{ name: key.name, id: key.id, bytes: bytes.subarray(4) }] }, key);
  return { name: 'promiseSigned', ok, stated: said, found: ok === true ? said : '—' };
}

/**
 * That the entry which holds it came within the minute, by its own time. A log that was begun later tells all that was
 * promised before once more: of one that is not known to be the log of the promise, what is late is unknown.
 */
function inTimeStep(ack: Acknowledgement, { time }: AckFacts, keys: readonly NoteKey[]): Step {
  const [batch, due] = [batchAt(ack.proof ?? ''), time + promisedWithinMs];
  if (batch === null) return untold('keptPromise', String(due));
  const signer = signerOf(signedRoot(ack)?.bytes ?? new Uint8Array(), keys);
  const late = batch.origin === signer?.name ? false : null;
  return { name: 'keptPromise', ok: batch.time <= due || late, stated: `≤ ${due}`, found: String(batch.time) };
}

/** Whether the log holds a promise, or still has time to. @param at when that was asked; unknown without it */
async function loggedSteps(
  ack: Acknowledgement,
  facts: AckFacts,
  { keys, at }: { readonly keys: readonly NoteKey[]; readonly at: number | null },
): Promise<Step[]> {
  const { content, proof } = ack;
  if (typeof proof === 'string') return [...(await logSteps(content, proof, keys)), inTimeStep(ack, facts, keys)];
  const late = at === null ? null : at > facts.time + promisedWithinMs;
  const stated = String(facts.time + promisedWithinMs);
  return [late === true ? { name: 'keptPromise', ok: false, stated, found: '—' } : untold('keptPromise', stated)];
}

/** What is accepted was received at the time of its promise: it ends in that, but of a quote, which is from before. */
const isReceivedAt = ({ kind, what, time }: AckFacts, terms: string): boolean =>
  kind === 'refusal' || what === 'execute-exchange' || terms.endsWith(`|${time}`);

/**
 * That a promise was given as it says, and that the log holds it.
 * @param at when the log was asked for it; null where nobody knows
 */
export async function ackSteps(ack: Acknowledgement, keys: readonly NoteKey[], at: number | null): Promise<Step[]> {
  const facts = readAck(ack.content);
  if (facts === null) return [{ name: 'promise', ok: false, stated: '?', found: '—' }];
  const written = step('promise', short(facts.termsHash), short(sha256(ack.terms)));
  return [
    isReceivedAt(facts, ack.terms) ? written : { ...written, ok: false },
    ...(await signatureSteps(ack, keys)),
    ...(await loggedSteps(ack, facts, { keys, at })),
  ];
}
