import { readFileSync } from 'node:fs';
import { parseVkey, signatureTypes, type NoteKey } from '../format/note.ts';

/** Whose cosignatures are asked for, and how many of them are enough (c2sp.org/tlog-policy). */
export interface Policy {
  readonly witnesses: readonly PolicyWitness[];
  /** @param cosigned names of witnesses that have cosigned a checkpoint */
  isMet(cosigned: ReadonlySet<string>): boolean;
}
export interface PolicyWitness {
  /** Within the policy. */
  readonly name: string;
  readonly vkey: string;
  readonly key: NoteKey;
  /** Where checkpoints are handed in; null for one that isn't asked. */
  readonly url: string | null;
}

/** Without a policy nobody is asked. */
export const noPolicy: Policy = { witnesses: [], isMet: () => true };

/** A policy that can't be used; the message names its line. */
export class PolicyError extends Error {
  override name = 'PolicyError';
}

type Met = Policy['isMet'];
interface Read {
  readonly witnesses: PolicyWitness[];
  readonly keys: Set<string>;
  /** Of witnesses and groups: whether it has witnessed. */
  readonly names: Map<string, Met>;
  quorum: Met | null;
}

function refuse(why: string): never {
  throw new PolicyError(why);
}

/** A key of these kinds, which nobody else here has. */
function keyOf({ keys }: Read, vkey: string | undefined, types: readonly number[]): NoteKey {
  const key = parseVkey(vkey ?? '');
  if (!key.ok || !types.includes(key.value.type)) return refuse('the key is none for this');
  const bytes = Buffer.from(key.value.publicKey).toString('hex');
  if (keys.has(bytes)) return refuse('the key stands here twice');
  keys.add(bytes);
  return key.value;
}

function name(read: Read, given: string | undefined, met: Met): string {
  if (given === undefined || given === 'none') return refuse('a name is missing');
  if (read.names.has(given)) return refuse(`"${given}" has been defined before`);
  read.names.set(given, met);
  return given;
}
const named = ({ names }: Read, one: string): Met => names.get(one) ?? refuse(`"${one}" is not defined before`);

function urlOf(text: string | undefined): string | null {
  if (text === undefined) return null;
  if (!URL.canParse(text) || !/^https?:/.test(text)) return refuse(`"${text}" is no http address`);
  return text.replace(/\/+$/, '');
}

function takeGroup(read: Read, given: string | undefined, [count = '', ...members]: readonly string[]): void {
  if (members.length === 0 || new Set(members).size < members.length) refuse('members: at least one, each once');
  const each = members.map((one) => named(read, one));
  const least = { any: 1, all: each.length }[count] ?? (/^[1-9]\d*$/.test(count) ? Number(count) : 0);
  if (least < 1 || least > each.length) refuse(`"${count}" of ${each.length} members`);
  name(read, given, (cosigned) => each.filter((isMet) => isMet(cosigned)).length >= least);
}

const ofLog = [signatureTypes.ed25519, signatureTypes.mlDsa44Cosignature];
const ofWitness = [signatureTypes.ed25519Cosignature, signatureTypes.mlDsa44Cosignature];

/** By the first word of a line. */
const lines: Readonly<Record<string, (read: Read, words: readonly string[]) => void>> = {
  log(read, [vkey, url, ...more]) {
    keyOf(read, vkey, ofLog);
    urlOf(url);
    if (more.length > 0) refuse('is too long');
  },
  witness(read, [given, vkey = '', url, ...more]) {
    const key = keyOf(read, vkey, ofWitness);
    const own = name(read, given, (cosigned) => cosigned.has(given ?? ''));
    if (more.length > 0) refuse('is too long');
    read.witnesses.push({ name: own, vkey, key, url: urlOf(url) });
  },
  group: (read, [given, ...rest]) => takeGroup(read, given, rest),
  quorum(read, [given = '', ...more]) {
    if (read.quorum !== null || more.length > 0) refuse('there is one quorum, of one name');
    read.quorum = given === 'none' ? () => true : named(read, given);
  },
};

/** @throws PolicyError that names the line */
export function parsePolicy(text: string): Policy {
  const read: Read = { witnesses: [], keys: new Set(), names: new Map(), quorum: null };
  for (const [at, line] of text.split('\n').entries()) {
    const [first, ...words] = line.split(/[ \t]+/).filter((word) => word !== '');
    if (first === undefined || first.startsWith('#')) continue;
    try {
      if (/(?!\t)[\p{Cc}]/u.test(line.replaceAll(/[\u0080-\u009f]/g, ''))) refuse('holds a control character');
      const take = Object.hasOwn(lines, first) ? lines[first] : undefined;
      if (take === undefined) refuse(`"${first}" is neither log, witness, group nor quorum`);
      else take(read, words);
    } catch (error) {
      if (!(error instanceof PolicyError)) throw error;
      throw new PolicyError(`line ${at + 1}: ${error.message}`);
    }
  }
  const { witnesses, quorum } = read;
  return quorum === null ? refuse('there is no quorum line') : { witnesses, isMet: quorum };
}

/** @param file path; undefined for none @throws PolicyError */
export function readPolicy(file: string | undefined): Policy {
  if (file === undefined) return noPolicy;
  let text: string;
  try {
    text = readFileSync(file, 'utf8');
  } catch (error) {
    throw new PolicyError(`can't be read (${error instanceof Error ? error.message : String(error)})`);
  }
  return parsePolicy(text);
}
