import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { judge } from '../judge.ts';
import { digest } from '../sha256.ts';
import { logSteps } from './receipt-proof.ts';
import {
  isConsistent,
  isConsistentByTiles,
  isIncluded,
  joined,
  leafHash,
  nodeHash,
  pathFromTiles,
  rootFromTiles,
  type ReadTile,
} from './merkle.ts';
import { checkpointIn, fromBase64, isSignedBy, readKey, readNote, toBase64 } from './note.ts';
import { provesEntry, readProof } from './proof.ts';

/** Made by Go's sumdb/tlog and sumdb/note: an implementation that is nobody's here. */
interface Vectors {
  Roots: Record<string, string>;
  Inclusions: { Size: number; Index: number; Path: string[] }[];
  Consistences: { Older: number; Size: number; Path: string[] }[];
  Tiles: Record<string, string>;
  Vkey: string;
  Notes: string[];
}
const file = new URL('../../../apps/server/log/format/vectors/go.json', import.meta.url);
const vectors = JSON.parse(readFileSync(file, 'utf8')) as Vectors;
const utf8 = (text: string): Uint8Array => new TextEncoder().encode(text);
const bytes = (text: string): Uint8Array => fromBase64(text) ?? new Uint8Array();
const entryAt = (index: number): Uint8Array => utf8(`entry ${index}`);
const headAt = (size: number) => ({ size, root: bytes(vectors.Roots[String(size)] ?? '') });
const other = bytes(toBase64(new Uint8Array(32)));

test('inclusion as Go proves it; another entry, place, size, root or path is refused', () => {
  for (const { Size, Index, Path } of vectors.Inclusions) {
    const [path, leaf, head] = [Path.map(bytes), leafHash(entryAt(Index)), headAt(Size)];
    expect(isIncluded(path, Index, leaf, head)).toBe(true);
    expect(isIncluded(path, Index, leafHash(entryAt(Index + 1)), head)).toBe(false);
    expect(isIncluded(path, Size, leaf, head)).toBe(false);
    expect(isIncluded(path, Index, leaf, { size: Size, root: other })).toBe(false);
    expect(isIncluded([...path, other], Index, leaf, head)).toBe(false);
    for (const at of path.keys()) {
      expect(isIncluded(path.toSpliced(at, 1, other), Index, leaf, head)).toBe(false);
      expect(isIncluded(path.toSpliced(at, 1), Index, leaf, head)).toBe(false);
    }
  }
});

test('consistency as Go proves it; a changed proof and a rewritten history are refused', () => {
  const known = vectors.Consistences.filter(({ Older }) => vectors.Roots[String(Older)] !== undefined);
  expect(known.length).toBeGreaterThan(20);
  for (const { Older, Size, Path } of known) {
    const path = Path.map(bytes);
    expect(isConsistent(path, headAt(Older), headAt(Size))).toBe(true);
    expect(isConsistent([...path, other], headAt(Older), headAt(Size))).toBe(false);
    expect(isConsistent(path, { size: Older, root: other }, headAt(Size))).toBe(false);
    expect(isConsistent(path, headAt(Older), { size: Size, root: other })).toBe(false);
    for (const at of path.keys())
      expect(isConsistent(path.toSpliced(at, 1, other), headAt(Older), headAt(Size))).toBe(false);
    if (Older !== Size) expect(isConsistent(path, headAt(Size), headAt(Older))).toBe(false);
  }
});

const leaves = Array.from({ length: 700 }, (_, i) => leafHash(entryAt(i)));
const whole = (from: number, count: number): Uint8Array =>
  count === 1 ? (leaves[from] ?? other) : nodeHash(whole(from, count / 2), whole(from + count / 2, count / 2));
/** Both levels of tiles that a log of 700 has. */
const read: ReadTile = (level, index, width) =>
  Uint8Array.from(
    Array.from({ length: width }, (_, i) => [...whole((index * 256 + i) * 256 ** level, 256 ** level)]).flat(),
  );

test('the roots of Go and consistency from tiles; a changed tile or a missing one proves nothing', () => {
  const sizes = Object.keys(vectors.Roots).map(Number);
  for (const size of sizes) {
    expect(rootFromTiles(size, 700, read)).toEqual(headAt(size).root);
    expect(isConsistentByTiles(headAt(size), headAt(700), read)).toBe(true);
    expect(isConsistentByTiles({ size, root: other }, headAt(700), read)).toBe(false);
  }
  const spoilt: ReadTile = (...place) => read(...place)?.map((byte, at) => (at === 40 ? byte ^ 1 : byte)) ?? null;
  expect(isConsistentByTiles(headAt(257), headAt(700), spoilt)).toBeNull();
  expect(isConsistentByTiles(headAt(257), headAt(700), () => null)).toBeNull();
});

const headOf = (size: number) => ({ size, root: rootFromTiles(size, 700, read) ?? other });

test('the path from tiles leads from each entry to the root; over a changed or missing tile there is none', () => {
  for (const size of [1, 2, 3, 255, 256, 257, 511, 513, 700])
    for (const index of new Set([0, 1, 254, 255, 256, 257, 511, 512, size - 1].filter((one) => one < size))) {
      const path = pathFromTiles(index, size, read) ?? [];
      expect([size, index, isIncluded(path, index, leaves[index] ?? other, headOf(size))]).toEqual([size, index, true]);
      expect(isIncluded(path, index, other, headOf(size))).toBe(false);
    }
  const lacks: ReadTile = (level, index, width) => (level === 0 && index === 2 ? null : read(level, index, width));
  expect([pathFromTiles(5, 700, lacks), pathFromTiles(5, 500, lacks)]).toEqual([null, expect.any(Array)]);
});

test('a tile whose hash the one above does not hold proves neither a fork nor that there is none', () => {
  const foreign: ReadTile = (level, index, width) =>
    level === 0 && index === 1 ? new Uint8Array(width * 32).fill(5) : read(level, index, width);
  // What a log would be whose entries from the 256th on are others, and the newer head of the true one.
  const forked = { size: 257, root: nodeHash(whole(0, 256), new Uint8Array(32).fill(5)) };
  expect(isConsistentByTiles(forked, headAt(700), foreign)).toBeNull();
  expect(isConsistentByTiles(headAt(257), headAt(700), foreign)).toBeNull();
  expect(isConsistentByTiles(headAt(513), headAt(700), foreign)).toBe(true);
});

test('notes as Go signs them; another text, key or signature is refused', async () => {
  const key = readKey(vectors.Vkey);
  if (key === null) throw new Error('no key');
  expect(readKey(vectors.Vkey.replace('+7', '+8'))).toBeNull();
  for (const message of vectors.Notes) {
    const note = readNote(message);
    if (note === null) throw new Error('no note');
    expect(checkpointIn(note)?.origin).toBe(key.name);
    expect(await isSignedBy(note, key)).toBe(true);
    expect(await isSignedBy({ ...note, text: `${note.text}x\n` }, key)).toBe(false);
    expect(await isSignedBy(note, { ...key, publicKey: other })).not.toBe(true);
    expect(await isSignedBy({ ...note, signatures: [] }, key)).toBe(false);
  }
  expect([readNote('text\n'), readNote('text\n\nx\n'), readNote('')]).toEqual([null, null, null]);
});

const note = (size: number): string =>
  vectors.Notes.find((one) => one.split('\n')[1] === String(size)) ?? `${vectors.Notes[0]}`;

test('a proof as a file, with its entry and its key, is judged whole', async () => {
  const size = Number(vectors.Notes.at(-1)?.split('\n')[1]);
  const found = vectors.Inclusions.find(({ Size, Index }) => Size === size && Index > 0);
  if (found === undefined) throw new Error('no proof of this size');
  const text = ['c2sp.org/tlog-proof@v1', 'extra AAE=', `index ${found.Index}`, ...found.Path, '', note(size)].join(
    '\n',
  );
  const proof = readProof(text);
  expect(proof?.extra).toEqual(Uint8Array.of(0, 1));
  expect(proof !== null && provesEntry(proof, entryAt(found.Index))).toBe(true);
  expect(readProof(text.replace('index ', 'index 0'))).toBeNull();
  const all = [utf8(text), entryAt(found.Index), utf8(`${vectors.Vkey}\n`)];
  expect((await judge(all)).verdict).toBe('right');
  expect((await judge(all.slice(0, 2))).verdict).toBe('unknown');
  expect((await judge([utf8(text), entryAt(found.Index - 1), utf8(vectors.Vkey)])).verdict).toBe('false');
  expect((await judge([utf8(text.replace('index ', 'indx '))])).verdict).toBe('false');
});

test('two checkpoints: one history by proof or tiles, two histories of one size are evidence', async () => {
  const [first = '', second = ''] = vectors.Notes;
  const key = utf8(vectors.Vkey);
  const of = (text: string): number => Number(text.split('\n')[1]);
  const path = vectors.Consistences.find(({ Older, Size }) => Older === of(first) && Size === of(second))?.Path;
  const judged = async (...files: readonly string[]) => (await judge([key, ...files.map(utf8)])).verdict;
  expect(await judged(first, second)).toBe('unknown');
  expect(await judged(first, first)).toBe('right');
  if (path !== undefined) expect(await judged(first, second, JSON.stringify({ consistency: path }))).toBe('right');
  const forged = first.replace(/\n[^\n]+\n\n/, `\n${toBase64(other)}\n\n`);
  const { parts } = await judge([utf8(first), utf8(forged)]);
  expect(parts.at(-1)?.steps).toMatchObject([{ name: 'oneHistory', ok: false }]);
});

/** A batch of three receipts in the second of two entries, as the log writes it. */
function batched(content: string) {
  const salt = 'ab'.repeat(16);
  const leafOf = (text: string) =>
    digest(
      joined(
        [0],
        Uint8Array.from({ length: 16 }, () => 0xab),
        utf8(text),
      ),
    );
  const [a, b, c] = [leafOf('a'), leafOf('b'), leafOf(content)];
  const pair = nodeHash(a, b);
  const hex = [...nodeHash(pair, c)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
  const entry = JSON.stringify({ v: 1, kind: 'batch', time: 1, leaves: 3, root: hex, counts: {} });
  const extra = { salt, index: 2, leaves: 3, path: [toBase64(pair)], entry };
  const before = leafHash(utf8('first'));
  const root = toBase64(nodeHash(before, leafHash(utf8(entry))));
  const proof = (more: object = {}): string =>
    [
      'c2sp.org/tlog-proof@v1',
      `extra ${toBase64(utf8(JSON.stringify({ ...extra, ...more })))}`,
      'index 1',
      toBase64(before),
      '',
      `example.com/log\n2\n${root}\n\n— example.com/log AAAAAAAA\n`,
    ].join('\n');
  // Of three and of four the first has as many siblings.
  const first = { index: 0, path: [toBase64(b), toBase64(c)] };
  return { entry, proof, first };
}

test('a receipt leads through its batch to the log; another text, salt, place, count or entry does not', async () => {
  const { entry, proof, first } = batched('content');
  const found = async (content: string, text: string) =>
    (await logSteps(content, text, [])).flatMap(({ name, ok }) => (name === 'signature' ? [] : [`${name} ${ok}`]));
  expect(await found('content', proof())).toEqual(['inBatch true', 'logged true']);
  expect(await found('other', proof())).toEqual(['inBatch false', 'logged true']);
  expect(await found('content', proof({ salt: 'cd'.repeat(16) }))).toEqual(['inBatch false', 'logged true']);
  expect(await found('content', proof({ index: 1 }))).toEqual(['inBatch false', 'logged true']);
  expect(await found('content', proof({ leaves: 4 }))).toEqual(['inBatch false', 'logged true']);
  expect(await found('a', proof(first))).toEqual(['inBatch true', 'logged true']);
  expect(await found('a', proof({ ...first, leaves: 4 }))).toEqual(['inBatch false', 'logged true']);
  expect(await found('content', proof({ entry: `${entry} ` }))).toEqual(['inBatch true', 'logged false']);
  expect(await found('content', proof({ entry: '{' }))).toEqual(['logged null']);
  expect(await found('content', proof().replace('index 1', 'index 0'))).toEqual(['inBatch true', 'logged false']);
  expect(await found('content', 'no proof')).toEqual(['logged false']);
  const key = readKey(vectors.Vkey);
  const signed = await logSteps('content', proof(), key === null ? [] : [key]);
  expect(signed.at(-1)).toMatchObject({ name: 'signature', ok: false });
  expect((await logSteps('content', proof(), [])).at(-1)).toMatchObject({ name: 'signature', ok: null });
});
