import { setTimeout as sleep } from 'node:timers/promises';
import { hashAbove, hashesIn, leafHash, nodeHash, same, tileWidth } from '../../packages/verifier/log/merkle.ts';
import { checkpointIn, isSignedBy, readKey, readNote, type Checkpoint } from '../../packages/verifier/log/note.ts';
import { tilePath } from '../../packages/verifier/log/one-history.ts';
import type { Step } from '../../packages/verifier/text.ts';
import type { Entry } from './log-tally.ts';

async function fetchBytes(address: string, path: string): Promise<Uint8Array> {
  for (;;) {
    const reply = await fetch(new URL(path, address), { redirect: 'error', signal: AbortSignal.timeout(60_000) });
    if (reply.ok) return new Uint8Array(await reply.arrayBuffer());
    if (reply.status !== 429) throw new Error(`${path}: ${reply.status}`);
    await sleep(1_000);
  }
}
export const fetchText = async (address: string, path: string): Promise<string> =>
  new TextDecoder().decode(await fetchBytes(address, path));

const widthOf = (size: number, level: number, index: number): number =>
  Math.min(tileWidth, Math.floor(size / tileWidth ** level) - index * tileWidth);

/** The entries of one bundle of c2sp.org/tlog-tiles: each behind its length in two bytes. */
function entriesIn(bundle: Uint8Array): Uint8Array[] {
  const entries: Uint8Array[] = [];
  for (let at = 0; at + 1 < bundle.length;) {
    const end = at + 2 + (bundle[at] ?? 0) * 256 + (bundle[at + 1] ?? 0);
    entries.push(bundle.subarray(at + 2, end));
    at = end;
  }
  return entries;
}

/** Nodes from the left, each with the number of leaves below it; equal ones become one. */
function addNode(range: { hash: Uint8Array; leaves: number }[], hash: Uint8Array, leaves: number): void {
  let node = { hash, leaves };
  for (let left = range.at(-1); left?.leaves === node.leaves; left = range.at(-1)) {
    range.pop();
    node = { hash: nodeHash(left.hash, node.hash), leaves: left.leaves * 2 };
  }
  range.push(node);
}

/** What was read of a log: the first bundle, and the hashes that each bundle comes to. */
interface Read {
  readonly first: number;
  readonly leaves: ReadonlyMap<number, Uint8Array[]>;
}

/** Reads a log from its end back to a moment. @param onEntries @returns what was read */
export async function readBack(
  address: string,
  size: number,
  onEntries: (entries: readonly Entry[]) => boolean,
): Promise<Read> {
  const leaves = new Map<number, Uint8Array[]>();
  let bundle = Math.ceil(size / tileWidth);
  for (let goesOn = true; goesOn && bundle > 0;) {
    bundle -= 1;
    const width = widthOf(size, 0, bundle);
    const path = tilePath(0, bundle, width).replace(/^0/, 'entries');
    const entries = entriesIn(await fetchBytes(address, `log/tile/${path}`));
    const hashes = entries.map(leafHash);
    leaves.set(bundle, width === tileWidth ? [hashAbove(hashes)] : hashes);
    goesOn = onEntries(entries.map((entry) => JSON.parse(new TextDecoder().decode(entry)) as Entry));
  }
  return { first: bundle, leaves };
}

/** The root over the bundles that were read and the hashes of those before, as tiles tell them. */
async function rootOf(address: string, size: number, { first, leaves }: Read): Promise<Uint8Array | undefined> {
  const range: { hash: Uint8Array; leaves: number }[] = [];
  for (let tile = 0; tile * tileWidth < first; tile += 1) {
    const bytes = await fetchBytes(address, `log/tile/${tilePath(1, tile, widthOf(size, 1, tile))}`);
    for (const hash of hashesIn(bytes).slice(0, first - tile * tileWidth)) addNode(range, hash, tileWidth);
  }
  for (const [bundle, hashes] of [...leaves].toSorted(([a], [b]) => a - b))
    for (const hash of hashes) addNode(range, hash, widthOf(size, 0, bundle) === tileWidth ? tileWidth : 1);
  return range.map(({ hash }) => hash).reduceRight((right, left) => nodeHash(left, right));
}

interface KeyedCheckpoint extends Checkpoint {
  /** By one of the keys that the server itself names. */
  readonly isSigned: boolean;
}

export async function checkpointOf(address: string): Promise<KeyedCheckpoint> {
  const note = readNote(await fetchText(address, 'log/checkpoint'));
  const checkpoint = note === null ? null : checkpointIn(note);
  if (note === null || checkpoint === null) throw new Error('log/checkpoint is none');
  const keys = (await fetchText(address, 'log/keys'))
    .trim()
    .split('\n')
    .flatMap((vkey) => readKey(vkey) ?? []);
  const signed = await Promise.all(keys.map((key) => isSignedBy(note, key)));
  return { ...checkpoint, isSigned: signed.includes(true) };
}

/**
 * That the server signed its checkpoint, and that what was read of its log is what that stands for. The key is the
 * server's own: who has it from elsewhere compares it with `getConfig.log`.
 */
export async function readSteps(address: string, checkpoint: KeyedCheckpoint, read: Read): Promise<Step[]> {
  const { size, root, isSigned } = checkpoint;
  const found = await rootOf(address, size, read);
  const entries = `${size} entries`;
  return [
    { name: 'signature', ok: isSigned, stated: 'signed', found: isSigned ? 'signed' : 'not' },
    { name: 'root', ok: found !== undefined && same(found, root), stated: entries, found: entries },
  ];
}
