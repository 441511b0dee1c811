import { createHash } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { cosignedAt } from '../../packages/verifier/log/cosignature.ts';
import { evidenceOf, nextKeys, type Named } from '../../packages/verifier/log/key-chain.ts';
import { emptyRoot, hashBytes, isConsistent, same } from '../../packages/verifier/log/merkle.ts';
import { fromBase64, isSignedBy, readKey, signaturesOf } from '../../packages/verifier/log/note.ts';
import type { Checkpoint, Note, NoteKey } from '../../packages/verifier/log/note.ts';
import { isOneHistory, saidAt, tilesBetween } from '../../packages/verifier/log/one-history.ts';
import type { Cosigner } from './cosigner.ts';
import { openMirror, type Mirror } from './mirror.ts';
import { keptIn, keysIn, openState, type Kept } from './state.ts';

/**
 * A witness of public logs (c2sp.org/tlog-witness): it cosigns what has grown from what it has cosigned before, and
 * nothing else. Who sees its name under a checkpoint knows that it was shown no other history. This file, `state.ts`
 * and packages/verifier/log are all of it, `mirror.ts` keeps the entries too; Node 22.18 runs both as they are.
 */
export interface WitnessOptions {
  /** Of the log, as `https://candor.example`. */
  readonly address: string;
  /** Where everything is kept. */
  readonly folder: string;
  /** Of the witness, a URL without its scheme; fixed at the first start. */
  readonly name: string;
  /** Of the log; without any, what the address tells of an origin is believed the first time. */
  readonly keys: readonly string[];
  readonly isMirror: boolean;
  readonly say: (text: string) => void;
  /** Milliseconds since 1970. */
  readonly now: () => number;
}
export interface Answer {
  readonly status: number;
  readonly body?: string | Uint8Array;
  readonly type?: string;
}
export interface Witness {
  /** What goes into a policy: a key by Ed25519, and one by ML-DSA-44 where this Node has it. */
  readonly vkeys: readonly string[];
  /** @param body of `POST /add-checkpoint` */
  addCheckpoint(body: string): Promise<Answer>;
  /** Looks at the log itself: its keys, its checkpoint, with a mirror its entries. @throws where it can't be reached */
  look(): Promise<void>;
  /** The last checkpoint that was cosigned, by the SHA-256 of its origin. */
  checkpoint(originHash: string): string | null;
  close(): void;
}

interface Asked extends Kept {
  readonly old: number;
  readonly proof: readonly Uint8Array[];
}
const bodyForm = /^old (0|[1-9]\d{0,15})\n((?:[A-Za-z0-9+/]+={0,2}\n){0,63})\n([^]*)$/;

/** @returns null for what is no request of `add-checkpoint` */
function readAsked(body: string): Asked | null {
  const [, old = '', lines = '', text = ''] = bodyForm.exec(body) ?? [];
  const kept = keptIn(text);
  const proof = lines.split('\n').slice(0, -1).map(fromBase64);
  const hashes = proof.flatMap((hash) => (hash?.length === hashBytes ? [hash] : []));
  if (kept === null || hashes.length < proof.length || kept.note.text.slice(0, -1).split('\n').includes(''))
    return null;
  return { ...kept, old: Number(old), proof: hashes };
}

/** Whether a note is the log's: one signature by its keys is right, and none is wrong. */
async function isLogs(note: Note, keys: readonly NoteKey[]): Promise<boolean> {
  const found = await Promise.all(
    keys
      .filter((key) => note.signatures.some(({ name, id }) => name === key.name && same(id, key.id)))
      .map((key) => (key.type === 1 ? isSignedBy(note, key) : cosignedAt(note, key))),
  );
  return found.some((one) => one !== null && one !== false) && !found.includes(false);
}

/** The note with signatures of these keys alone. */
const linesOf = (note: Note, keys: readonly NoteKey[]): string =>
  note.signatures
    .filter(({ name, id }) => keys.some((key) => key.name === name && same(key.id, id)))
    .map(({ name, id, bytes }) => `— ${name} ${Buffer.concat([id, bytes]).toString('base64')}\n`)
    .join('');

/** Whether a checkpoint goes on from the last that was cosigned, null for none. */
const isGrown = (proof: readonly Uint8Array[], known: Kept | null, { size, root }: Checkpoint): boolean =>
  isConsistent(proof, known?.checkpoint ?? { size: 0, root: emptyRoot }, { size, root }) &&
  (size > 0 || same(root, emptyRoot));

const isOther = (known: Kept, { checkpoint: { size, root } }: Kept): boolean =>
  size < known.checkpoint.size || (size === known.checkpoint.size && !same(root, known.checkpoint.root));

const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex');

type Get = (place: string) => Promise<Buffer>;
const getterOf =
  (address: string): Get =>
  async (place) => {
    const answer = await fetch(`${address}/log/${place}`, { redirect: 'error', signal: AbortSignal.timeout(10_000) });
    if (!answer.ok) throw new Error(`${address}/log/${place} answers ${answer.status}`);
    return Buffer.from(await answer.arrayBuffer());
  };
const linesAt = async (get: Get, place: string): Promise<string[]> => (await get(place)).toString().trim().split('\n');

/** What the acts of a witness share. */
interface Parts extends Pick<WitnessOptions, 'folder' | 'say' | 'now'> {
  readonly state: ReturnType<typeof openState>;
  readonly cosigners: readonly Cosigner[];
  readonly mirror: Mirror | null;
  readonly get: Get;
  /** When the log was last asked for its keys because of what somebody handed in. */
  readonly lately: { askedAt: number };
}

/** Keeps and signs; who calls it has looked at what was last in the same turn. */
function cosign({ state, cosigners, now }: Parts, { note, checkpoint }: Kept): Answer {
  const lines = cosigners.map((one) => one.line(note, Math.floor(now() / 1_000))).join('');
  const text = `${note.text}\n${linesOf(note, keysIn(state.presentOf(checkpoint.origin)))}${lines}`;
  state.keep({ note, checkpoint, text });
  return { status: 200, body: lines };
}

/** What the log has signed and doesn't go on from what this witness knows, as a file that anybody can judge. */
async function keepEvidence(
  { state, folder, say, get }: Parts,
  known: Kept,
  other: Kept,
  signers: Named,
): Promise<void> {
  const { origin } = known.checkpoint;
  const before = state.namedOf(origin);
  const all = {
    keys: [...new Set([...before.keys, ...signers.keys])],
    named: [...before.named, ...signers.named],
  };
  const keys = keysIn(all.keys);
  const seen = async ({ note, checkpoint }: Kept) => ({ ...checkpoint, at: await saidAt(note, origin, keys) });
  const [a, b] = [await seen(known), await seen(other)];
  const [older, newer] = [a.size, b.size].toSorted((x, y) => x - y);
  const tiles = await tilesBetween(older ?? 0, newer ?? 0, (tile) => get(`tile/${tile}`)).catch(() => ({}));
  const isProven = isOneHistory(a, b, { tiles }) === false;
  const notes = [known.text, `${other.note.text}\n${linesOf(other.note, keys)}`];
  // Anybody can hand in what the log once said, with a wrong proof: of what proves nothing the last is kept.
  const file = path.join(folder, 'evidence', `${isProven ? sha256(notes.join('')).slice(0, 16) : 'unproven'}.json`);
  writeFileSync(file, evidenceOf(notes, all, tiles));
  say(`${isProven ? 'TWO HISTORIES' : 'refused, nothing proven'}: ${origin}, ${a.size} and ${b.size}: ${file}`);
}
const refuse = (parts: Parts, known: Kept, other: Kept, signers: Named): void =>
  void keepEvidence(parts, known, other, signers).catch((error: unknown) =>
    parts.say(`no evidence could be kept: ${String(error)}`),
  );

/** The keys by which a log has signed: its present ones, or others to which entries of it lead from these. */
async function signersOf({ state, get }: Parts, { note, checkpoint, text }: Kept): Promise<Named | null> {
  const present = state.presentOf(checkpoint.origin);
  if (await isLogs(note, keysIn(present))) return { keys: present, named: [] };
  for (const vkey of present.filter((one) => readKey(one) !== null)) {
    const next = await nextKeys(vkey, text, get).catch(() => null);
    if (next !== null && (await isLogs(note, keysIn(next.keys)))) return next;
  }
  return null;
}

/** So seldom anybody can make a witness ask a log which keys it has named. */
const askEveryMs = 10_000;

/**
 * The keys by which what was handed in is signed. Under a key that is not known the log is asked at once whether it has
 * named it, so that a rotation costs no cosignature; not as often as strangers like.
 */
async function signersNow(parts: Parts, asked: Kept): Promise<Named | null> {
  const present = parts.state.presentOf(asked.checkpoint.origin);
  const keys = keysIn(present);
  if (keys.some((key) => signaturesOf(asked.note, key).length > 0))
    return (await isLogs(asked.note, keys)) ? { keys: present, named: [] } : null;
  const { lately } = parts;
  if (parts.now() - lately.askedAt < askEveryMs) return null;
  lately.askedAt = parts.now();
  return signersOf(parts, asked);
}

async function addCheckpoint(parts: Parts, body: string): Promise<Answer> {
  const asked = readAsked(body);
  if (asked === null) return { status: 400 };
  const { checkpoint, old, proof } = asked;
  if (parts.state.presentOf(checkpoint.origin).length === 0) return { status: 404 };
  const signers = await signersNow(parts, asked);
  if (signers === null) return { status: 403 };
  if (old > checkpoint.size) return { status: 400 };
  // From here to the answer nothing waits: what was looked at is what is replaced.
  const known = parts.state.latest(checkpoint.origin);
  const size = known?.checkpoint.size ?? 0;
  const goesOn = old === size && isGrown(proof, known, checkpoint);
  if (known !== null && !goesOn && (old === size || isOther(known, asked))) refuse(parts, known, asked, signers);
  if (old !== size) return { status: 409, body: `${size}\n`, type: 'text/x.tlog.size' };
  return goesOn ? goOn(parts, asked, signers) : { status: 422 };
}

/** Cosigns what goes on from what was known, and follows the log to other keys. */
function goOn(parts: Parts, shown: Kept, { keys, named }: Named): Answer {
  const { state, say } = parts;
  const { origin } = shown.checkpoint;
  const isPresent = state.presentOf(origin).includes(keys[0] ?? '');
  if (!isPresent) state.follow(origin, { keys, named });
  if (!isPresent) say(`follows ${origin} to ${keys[0]}, which the key before has named`);
  return cosign(parts, shown);
}

/** What the log itself shows. */
async function lookAt(parts: Parts, shown: Kept): Promise<void> {
  const { state, get, say, mirror } = parts;
  const { origin, size } = shown.checkpoint;
  const signers = await signersOf(parts, shown);
  if (signers === null) return say(`no key that is known has signed ${origin} at ${size}`);
  const known = state.latest(origin);
  if (known !== null && isOther(known, shown)) return refuse(parts, known, shown, signers);
  const before = (known ?? shown).checkpoint;
  const tiles = await tilesBetween(before.size, size, (tile) => get(`tile/${tile}`));
  const isOne = isOneHistory({ ...before, at: null }, { ...shown.checkpoint, at: null }, { tiles });
  if (known !== null && isOne === false) return refuse(parts, known, shown, signers);
  // Meanwhile the log may have handed in more.
  if (isOne === true && state.latest(origin)?.text === known?.text) goOn(parts, shown, signers);
  if (isOne === true) await mirror?.pull(shown.note, shown.checkpoint, linesOf(shown.note, keysIn(signers.keys)));
}

export function openWitness({ address, name, keys, isMirror, ...rest }: WitnessOptions): Witness {
  const state = openState(rest.folder);
  const cosigners = state.cosigners('witness', name);
  const get = getterOf(address);
  const ofMirror = { ...rest, get, cosigners: isMirror ? state.cosigners('mirror', `${name}/mirror`) : [] };
  const mirror = isMirror ? openMirror(ofMirror) : null;
  const parts: Parts = { ...rest, state, cosigners, get, mirror, lately: { askedAt: -askEveryMs } };
  state.believe(keys);
  return {
    vkeys: cosigners.map(({ vkey }) => vkey),
    addCheckpoint: (body) => addCheckpoint(parts, body),
    async look() {
      if (keys.length === 0) for (const text of state.meet(await linesAt(get, 'keys'))) parts.say(text);
      const shown = keptIn((await get('checkpoint')).toString());
      if (shown === null) throw new Error(`${address}/log/checkpoint holds no checkpoint`);
      await lookAt(parts, shown);
    },
    checkpoint(hash) {
      const origin = state.origins().find((one) => sha256(one) === hash);
      return origin === undefined ? null : (state.latest(origin)?.text ?? null);
    },
    close: () => state.close(),
  };
}
