import { cosignedAt } from '@candor/verifier/log/cosignature.ts';
import { evidenceOf, type Named } from '@candor/verifier/log/key-chain.ts';
import { readAnyKey, type Note } from '@candor/verifier/log/note.ts';
import type { Config } from '../../client/config.ts';
import { compareHistories, isBy, keysNow, shownIn, type Get, type Shown } from './shown.ts';

export type LogIdentity = NonNullable<Config['log']>;

/** What this device holds of the log, from one look to the next. */
export interface Memory {
  /**
   * What signs has to be the first of these: as it was the first time, or the last one that the log came to from there
   * by its own entries. Behind it and its cosigner those before, by which promises were signed.
   */
  readonly keys: readonly string[];
  /** The entries that led to them, each behind its proof; absent from before they were kept. */
  readonly named?: readonly string[];
  /** The largest checkpoint that was seen, as it came. */
  readonly note: string;
  /** Epoch milliseconds. */
  readonly seenAt: number;
  /** Two notes that contradict each other, as a file for the verifier; null while there are none. */
  readonly evidence: string | null;
}

/**
 * First: nothing to compare with. Grown: it goes on from what was seen. Another: it says itself that it follows the log
 * that was known. Shrunk, forked and unnamed are lies, and stay said; unproven and unsigned say that nothing is known.
 */
export type Finding = 'first' | 'grown' | 'another' | 'unproven' | 'unsigned' | 'shrunk' | 'forked' | 'unnamed';
export interface Looked {
  readonly finding: Finding;
  readonly size: number;
  /** When this device had last seen it, epoch milliseconds; null for never. */
  readonly since: number | null;
  /** Whose cosignatures under it are right, and of how many they are wanted. */
  readonly witnesses: number;
  readonly all: number;
  /** The newest of these, epoch milliseconds. */
  readonly witnessedAt: number | null;
  readonly memory: Memory | null;
}

/** The keys that are remembered, and how they came to be. */
export const namedIn = ({ keys, named = [] }: Memory): Named => ({ keys, named });

interface Asked {
  readonly log: LogIdentity;
  readonly memory: Memory | null;
  readonly get: Get;
  readonly now: number;
}
/** Looks at the log as it is shown here, and compares it with what this device has seen. @throws where nothing comes */
export async function lookAtLog({ log, memory, get, now }: Asked): Promise<Looked> {
  const shown = shownIn(new TextDecoder().decode(await get('checkpoint')));
  const known = memory === null ? null : shownIn(memory.note);
  const size = shown?.checkpoint.size ?? 0;
  const nobody = { size, since: memory?.seenAt ?? null, witnesses: 0, all: log.witnesses.length, witnessedAt: null };
  if (shown === null) return { ...nobody, finding: 'unsigned', memory };
  const isKnown = known?.checkpoint.origin === shown.checkpoint.origin;
  const own = { keys: [log.vkey, ...(log.cosignerVkey === null ? [] : [log.cosignerVkey])], named: [] };
  const signers = isKnown && memory !== null ? await keysNow(namedIn(memory), shown, get) : own;
  const isSigned = await isBy(signers.keys, shown);
  if (isSigned !== true) return { ...nobody, finding: isSigned === null ? 'unproven' : 'unsigned', memory };
  const seen = { ...nobody, ...(await witnessesOf(log, shown.note)) };
  const next = { ...signers, note: shown.text, seenAt: now, evidence: memory?.evidence ?? null };
  if (known === null || memory === null) return { ...seen, finding: 'first', memory: next };
  const { finding, tiles } = isKnown ? await compare(known, shown, signers.keys, get) : await follow(known, get);
  if (finding === 'unproven') return { ...seen, finding, memory };
  if (finding === 'grown' || finding === 'another') return { ...seen, finding, memory: next };
  const evidence = evidenceOf([memory.note, shown.text], isKnown ? signers : namedIn(memory), tiles);
  return { ...seen, finding, memory: { ...memory, evidence } };
}

/** What signatures of witnesses are right, on this device. Of keys that it can't check it says nothing. */
async function witnessesOf(log: LogIdentity, note: Note) {
  const times = await Promise.all(
    log.witnesses.map(async ({ vkey }) => {
      const key = readAnyKey(vkey);
      return key === null ? null : cosignedAt(note, key);
    }),
  );
  const right = times.filter((time) => typeof time === 'number');
  return { witnesses: right.length, witnessedAt: right.length === 0 ? null : Math.max(...right) * 1_000 };
}

interface Compared {
  readonly finding: Finding;
  readonly tiles: Record<string, string>;
}

async function compare(known: Shown, shown: Shown, keys: readonly string[], get: Get): Promise<Compared> {
  if (shown.checkpoint.size < known.checkpoint.size) return { finding: 'shrunk', tiles: {} };
  const { isOne, tiles } = await compareHistories([known, shown], keys, get);
  if (isOne === null) return { finding: 'unproven', tiles };
  return { finding: isOne ? 'grown' : 'forked', tiles };
}

const hopsMax = 8;
/** Whether the log says itself, over those between, that it follows the one that was known with all that was seen. */
async function follow({ checkpoint: { origin, size } }: Shown, get: Get): Promise<Compared> {
  let place = '';
  for (let hops = 0; hops < hopsMax; hops += 1) {
    // Every log of a server begins at the same address: what is kept of it may be of the one before.
    const entry = (await get(`${place}tile/entries/000.p/1`, true)).subarray(2);
    const { previous } = JSON.parse(new TextDecoder().decode(entry)) as {
      readonly previous: { readonly origin: string; readonly size: number } | null;
    };
    if (previous === null) break;
    if (previous.origin === origin) return { finding: previous.size < size ? 'unnamed' : 'another', tiles: {} };
    place = `${previous.origin.split('/').at(-1) ?? ''}/`;
  }
  return { finding: 'unnamed', tiles: {} };
}
