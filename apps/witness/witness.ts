import { createHash, randomBytes } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { cosignedAt } from '../../packages/verifier/log/cosignature.ts';
import { nextKeys } from '../../packages/verifier/log/key-chain.ts';
import { emptyRoot, hashBytes, isConsistent, same } from '../../packages/verifier/log/merkle.ts';
import {
  checkpointIn,
  fromBase64,
  isSignedBy,
  readAnyKey,
  readKey,
  readNote,
} from '../../packages/verifier/log/note.ts';
import type { Checkpoint, Note, NoteKey } from '../../packages/verifier/log/note.ts';
import { isOneHistory, saidAt, tilesBetween } from '../../packages/verifier/log/one-history.ts';
import { cosignersOf, type Cosigner } from './cosigner.ts';
import { openMirror, type Mirror } from './mirror.ts';

/**
 * A witness of public logs (c2sp.org/tlog-witness): it cosigns what has grown from what it has cosigned before, and
 * nothing else. Who sees its name under a checkpoint knows that it was shown no other history. This file and
 * packages/verifier/log are all of it, `mirror.ts` keeps the entries too; Node 22.18 runs both as they are.
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

interface Kept {
  readonly note: Note;
  readonly checkpoint: Checkpoint;
  /** With the signatures of the log and of the witness. */
  readonly text: string;
}
const keptIn = (text: string): Kept | null => {
  const note = readNote(text);
  const checkpoint = note === null ? null : checkpointIn(note);
  return note === null || checkpoint === null ? null : { note, checkpoint, text };
};

const keysIn = (vkeys: readonly string[]): NoteKey[] => vkeys.flatMap((vkey) => readAnyKey(vkey) ?? []);
/** Of whom a key is; empty for what is none. */
const nameIn = (vkey: string): string => readAnyKey(vkey)?.name ?? '';

function openDatabase(folder: string): DatabaseSync {
  mkdirSync(path.join(folder, 'evidence'), { recursive: true, mode: 0o700 });
  const db = new DatabaseSync(path.join(folder, 'witness.sqlite'));
  db.exec(`pragma journal_mode = wal; pragma synchronous = full;
    create table if not exists own (role text primary key, name text not null, seeds blob not null);
    create table if not exists log_key (vkey text primary key, origin text not null);
    create table if not exists followed_key (vkey text primary key);
    create table if not exists latest (origin text primary key, note text not null)`);
  return db;
}

const rowsIn =
  (db: DatabaseSync) =>
  (sql: string, ...values: string[]) =>
    db.prepare(sql).all(...values);

/** The keys of logs, as they are believed. */
function openKeys(db: DatabaseSync) {
  const rows = rowsIn(db);
  const vkeysOf = (origin: string): string[] =>
    rows('select vkey from log_key where origin = ?', origin).map(({ vkey }) => String(vkey));
  /** Of those that are known the ones that no other has followed yet. */
  const presentOf = (origin: string): string[] =>
    vkeysOf(origin).filter((vkey) => rows('select 1 from followed_key where vkey = ?', vkey).length === 0);
  function believe(vkeys: readonly string[]): void {
    const add = db.prepare('insert into log_key values (?, ?) on conflict do nothing');
    for (const vkey of vkeys) if (nameIn(vkey) !== '') add.run(vkey, nameIn(vkey));
  }
  return {
    vkeysOf,
    presentOf,
    believe,
    /** From now on a log is signed with other keys. Evidence needs the old ones still. */
    follow(origin: string, vkeys: readonly string[]): void {
      const add = db.prepare('insert into followed_key values (?) on conflict do nothing');
      db.exec('begin');
      for (const vkey of presentOf(origin)) add.run(vkey);
      believe(vkeys);
      db.exec('commit');
    },
    /** Believes keys of an origin that was not known; another key of a known one is not. @returns what to say */
    meet(vkeys: readonly string[]): string[] {
      const strange = vkeys.filter((vkey) => vkeysOf(nameIn(vkey)).length === 0);
      const isFirst = rows('select 1 from log_key').length === 0;
      believe(strange);
      return strange.map((vkey) => `${isFirst ? 'believes' : 'ANOTHER LOG BEGINS, believes'} ${vkey}: compare it`);
    },
  };
}

function openState(folder: string) {
  const db = openDatabase(folder);
  const rows = rowsIn(db);
  return {
    ...openKeys(db),
    /** A mirror cosigns under a name of its own: it says more. */
    cosigners(role: 'witness' | 'mirror', name: string): Cosigner[] {
      db.prepare('insert into own values (?, ?, ?) on conflict do nothing').run(role, name, randomBytes(64));
      const [own] = rows('select name, seeds from own where role = ?', role);
      return cosignersOf(String(own?.['name']), own?.['seeds'] as Uint8Array);
    },
    origins: (): string[] => rows('select origin from latest').map(({ origin }) => String(origin)),
    latest: (origin: string): Kept | null =>
      keptIn(String(rows('select note from latest where origin = ?', origin)[0]?.['note'] ?? '')),
    keep({ checkpoint: { origin }, text }: Kept): void {
      db.prepare('insert into latest values (?, ?) on conflict do update set note = excluded.note').run(origin, text);
    },
    close: () => db.close(),
  };
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
    const answer = await fetch(`${address}/log/${place}`, { signal: AbortSignal.timeout(10_000) });
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
  signers: readonly string[],
): Promise<void> {
  const { origin } = known.checkpoint;
  const vkeys = [...new Set([...state.vkeysOf(origin), ...signers])];
  const keys = keysIn(vkeys);
  const seen = async ({ note, checkpoint }: Kept) => ({ ...checkpoint, at: await saidAt(note, origin, keys) });
  const [a, b] = [await seen(known), await seen(other)];
  const [older, newer] = [a.size, b.size].toSorted((x, y) => x - y);
  const tiles = await tilesBetween(older ?? 0, newer ?? 0, (tile) => get(`tile/${tile}`)).catch(() => ({}));
  const isProven = isOneHistory(a, b, { tiles }) === false;
  const notes = [known.text, `${other.note.text}\n${linesOf(other.note, keys)}`];
  // Anybody can hand in what the log once said, with a wrong proof: of what proves nothing the last is kept.
  const file = path.join(folder, 'evidence', `${isProven ? sha256(notes.join('')).slice(0, 16) : 'unproven'}.json`);
  writeFileSync(file, JSON.stringify({ notes, keys: vkeys, tiles }));
  say(`${isProven ? 'TWO HISTORIES' : 'refused, nothing proven'}: ${origin}, ${a.size} and ${b.size}: ${file}`);
}
const refuse = (parts: Parts, known: Kept, other: Kept, signers: readonly string[] = []): void =>
  void keepEvidence(parts, known, other, signers).catch((error: unknown) =>
    parts.say(`no evidence could be kept: ${String(error)}`),
  );

async function addCheckpoint(parts: Parts, body: string): Promise<Answer> {
  const asked = readAsked(body);
  if (asked === null) return { status: 400 };
  const { checkpoint, old, proof } = asked;
  const keys = keysIn(parts.state.presentOf(checkpoint.origin));
  if (keys.length === 0) return { status: 404 };
  if (!(await isLogs(asked.note, keys))) return { status: 403 };
  if (old > checkpoint.size) return { status: 400 };
  // From here to the answer nothing waits: what was looked at is what is replaced.
  const known = parts.state.latest(checkpoint.origin);
  const size = known?.checkpoint.size ?? 0;
  const goesOn = old === size && isGrown(proof, known, checkpoint);
  if (known !== null && !goesOn && (old === size || isOther(known, asked))) refuse(parts, known, asked);
  if (old !== size) return { status: 409, body: `${size}\n`, type: 'text/x.tlog.size' };
  return goesOn ? cosign(parts, asked) : { status: 422 };
}

/** The keys by which a log has signed: its present ones, or others to which entries of it lead from these. */
async function signersOf({ state, get }: Parts, { note, checkpoint }: Kept): Promise<readonly string[] | null> {
  const present = state.presentOf(checkpoint.origin);
  if (await isLogs(note, keysIn(present))) return present;
  for (const vkey of present.filter((one) => readKey(one) !== null)) {
    const next = await nextKeys(vkey, note, get).catch(() => null);
    if (next !== null && (await isLogs(note, keysIn(next)))) return next;
  }
  return null;
}

/** Cosigns what the log itself shows, which goes on from what was known, and follows it to other keys. */
function goOn(parts: Parts, shown: Kept, signers: readonly string[]): void {
  const { state, say } = parts;
  const { origin } = shown.checkpoint;
  const isPresent = state.presentOf(origin).includes(signers[0] ?? '');
  if (!isPresent) state.follow(origin, signers);
  if (!isPresent) say(`follows ${origin} to ${signers[0]}, which the key before has named`);
  cosign(parts, shown);
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
  if (isOne === true) await mirror?.pull(shown.note, shown.checkpoint, linesOf(shown.note, keysIn(signers)));
}

export function openWitness({ address, name, keys, isMirror, ...rest }: WitnessOptions): Witness {
  const state = openState(rest.folder);
  const cosigners = state.cosigners('witness', name);
  const get = getterOf(address);
  const ofMirror = { ...rest, get, cosigners: isMirror ? state.cosigners('mirror', `${name}/mirror`) : [] };
  const parts: Parts = { ...rest, state, cosigners, get, mirror: isMirror ? openMirror(ofMirror) : null };
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
