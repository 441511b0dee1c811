import { spawnSync } from 'node:child_process';
import { hash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { includes, isConsistent } from './check-proof.ts';
import { checkpointText, parseCheckpoint } from './checkpoint.ts';
import { canCosign, cosignedAt, mlDsa44Cosigner } from './cosignature.ts';
import { emptyFrontier, headOf, withLeaf } from './frontier.ts';
import { consistencyProof, emptyRoot, inclusionProof, leafHash, rootHash, type TreeHead } from './merkle.ts';
import {
  ed25519Key,
  ed25519Private,
  isSignedBy,
  noteOf,
  parseNote,
  parseVkey,
  signEd25519,
  vkeyOf,
  type NoteKey,
} from './note.ts';
import { proofText } from './proof-text.ts';
import { bundleOf, entriesPath, nodesFromTiles, parseTilePath, tilePath, tileWidth, widthIn } from './tiles.ts';

/** Made by Go's sumdb/tlog and sumdb/note, see vectors/make.go. */
interface Vectors {
  Roots: Record<string, string>;
  Inclusions: { Size: number; Index: number; Path: string[] }[];
  Consistences: { Older: number; Size: number; Path: string[] }[];
  Tiles: Record<string, string>;
  Vkey: string;
  Notes: string[];
}
const folder = new URL('./vectors/', import.meta.url);
const recorded = readFileSync(new URL('go.json', folder), 'utf8');
const vectors = JSON.parse(recorded) as Vectors;

const most = 700;
const entryAt = (index: number): Buffer => Buffer.from(`entry ${index}`);
/** Every whole node, as a log that is only added to writes them. */
const nodes = new Map<string, Uint8Array>();
const heads: TreeHead[] = [];
let frontier = emptyFrontier;
for (let i = 0; i < most; i += 1) {
  heads.push(headOf(frontier));
  const added = withLeaf(frontier, leafHash(entryAt(i)));
  for (const { level, index, hash: node } of added.whole) nodes.set(`${level}/${index}`, node);
  frontier = added.frontier;
}
heads.push(headOf(frontier));
const headAt = (size: number): TreeHead => heads[size] ?? { size: -1, root: emptyRoot };

const tileOf = (size: number, level: number, index: number): Buffer =>
  Buffer.concat(
    Array.from({ length: widthIn(size, level, index) }, (_, i) => {
      const node = nodes.get(`${level * 8}/${index * tileWidth + i}`);
      if (node === undefined) throw new Error('no such node');
      return node;
    }),
  );
const readAt = (size: number) => nodesFromTiles((level, index) => tileOf(size, level, index));
const base64 = (hashes: readonly Uint8Array[]): string[] => hashes.map((each) => Buffer.from(each).toString('base64'));
const bytes = (texts: readonly string[]): Buffer[] => texts.map((text) => Buffer.from(text, 'base64'));

/** Every way to spoil one hash of a proof, to lose one and to add one. */
const spoilt = (proof: readonly Uint8Array[]): Uint8Array[][] => [
  ...proof.map((_, at) => proof.map((each, i) => (i === at ? leafHash(each) : each))),
  ...proof.map((_, at) => proof.filter((_each, i) => i !== at)),
  [...proof, emptyRoot],
  [emptyRoot, ...proof],
];

test('a changed proof, another entry, another place and another tree are refused', () => {
  for (const { Size, Index, Path } of vectors.Inclusions) {
    const place = { index: Index, leaf: leafHash(entryAt(Index)) };
    for (const proof of spoilt(bytes(Path))) expect(includes(proof, place, headAt(Size))).toBe(false);
    expect(includes(bytes(Path), { ...place, leaf: leafHash(entryAt(Index + 1)) }, headAt(Size))).toBe(false);
    expect(includes(bytes(Path), { ...place, index: Size }, headAt(Size))).toBe(false);
    expect(includes(bytes(Path), { ...place, index: -1 }, headAt(Size))).toBe(false);
    expect(includes(bytes(Path), place, { size: Size, root: headAt(Size - 1).root })).toBe(false);
  }
  for (const { Older, Size, Path } of vectors.Consistences) {
    for (const proof of spoilt(bytes(Path))) expect(isConsistent(proof, headAt(Older), headAt(Size))).toBe(false);
    const other = { size: Older, root: emptyRoot };
    expect(isConsistent(bytes(Path), other, headAt(Size))).toBe(false);
    if (Older < Size) expect(isConsistent(bytes(Path), headAt(Size), headAt(Older))).toBe(false);
  }
  expect(isConsistent([], { size: 0, root: leafHash(emptyRoot) }, headAt(5))).toBe(false);
});

test('roots, inclusion and consistency are those of Go', () => {
  for (const [size, root] of Object.entries(vectors.Roots)) {
    const head = headAt(Number(size));
    expect(base64([head.root, rootHash(Number(size), readAt(Number(size)))])).toEqual([root, root]);
  }
  expect(Buffer.from(headAt(0).root).toString('hex')).toBe(
    'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855',
  );
  for (const { Size, Index, Path } of vectors.Inclusions) {
    expect(base64(inclusionProof(Index, Size, readAt(Size)))).toEqual(Path);
    expect(includes(bytes(Path), { index: Index, leaf: leafHash(entryAt(Index)) }, headAt(Size))).toBe(true);
  }
  for (const { Older, Size, Path } of vectors.Consistences) {
    expect(base64(consistencyProof(Older, Size, readAt(Size)))).toEqual(Path);
    expect(isConsistent(bytes(Path), headAt(Older), headAt(Size))).toBe(true);
  }
  expect(isConsistent([], headAt(0), headAt(5))).toBe(true);
  expect([vectors.Inclusions.length, vectors.Consistences.length]).toEqual([45, 45]);
});

test('tiles are those of Go, their addresses those of tlog-tiles', () => {
  for (const [path, digest] of Object.entries(vectors.Tiles)) {
    // Go says the height too.
    const tile = parseTilePath(path.replace(/^tile\/8\//, ''));
    if (tile === null || tile.level === 'entries') throw new Error(`${path} is no tile`);
    expect([
      tilePath(tile),
      hash('sha256', tileOf(most, tile.level, tile.index).subarray(0, tile.width * 32), 'hex'),
    ]).toEqual([path.replace(/^tile\/8\//, ''), digest]);
  }
  expect(Object.keys(vectors.Tiles)).toHaveLength(192);
  // The examples of the text.
  expect(tilePath({ level: 0, index: 1_234_067, width: 256 })).toBe('0/x001/x234/067');
  expect([widthIn(70_000, 0, 272), widthIn(70_000, 0, 273), widthIn(70_000, 1, 0), widthIn(70_000, 1, 1)]).toEqual([
    256, 112, 256, 17,
  ]);
  expect([widthIn(70_000, 2, 0), widthIn(256, 0, 0), widthIn(256, 1, 0), widthIn(256, 1, 1)]).toEqual([1, 256, 1, 0]);
  expect(parseTilePath('entries/x001/000.p/7')).toEqual({ level: 'entries', index: 1_000, width: 7 });
  expect(entriesPath(1_000, 7)).toBe('entries/x001/000.p/7');
});

test.each([
  '0/1',
  '00/001',
  '64/001',
  '0/x001',
  '0/x000/001',
  '0/001.p/0',
  '0/001.p/256',
  '0/001.p/07',
  'entries/1',
  '0/001/',
  '../../001',
  '0/-01',
])('%s is no address of a tile', (path) => {
  expect(parseTilePath(path)).toBeNull();
});

test('entries stand in a bundle each with its length before it', () => {
  expect(bundleOf([Buffer.from('ab'), Buffer.alloc(0), Buffer.alloc(300, 1)]).toString('hex')).toBe(
    `00026162${'0000'}012c${'01'.repeat(300)}`,
  );
  expect(() => bundleOf([Buffer.alloc(65_536)])).toThrow('an entry fits a bundle');
});

const privateKey = ed25519Private(Buffer.alloc(32, 7));
const key = ed25519Key('example.com/log', privateKey);
const keyOf = (vkey: string): NoteKey => {
  const parsed = parseVkey(vkey);
  if (!parsed.ok) throw new Error(parsed.refusal);
  return parsed.value;
};
const opened = (message: string, by: NoteKey): boolean | string => {
  const note = parseNote(message);
  return note.ok ? isSignedBy(note.value, by) : note.refusal;
};

test('notes and verifier keys are those of Go and of the texts', () => {
  expect(vkeyOf(key)).toBe(vectors.Vkey);
  expect(keyOf(vectors.Vkey)).toEqual(key);
  for (const message of vectors.Notes) {
    const text = message.slice(0, message.indexOf('\n\n') + 1);
    const checkpoint = parseCheckpoint(text);
    if (!checkpoint.ok) throw new Error(checkpoint.refusal);
    expect(checkpointText(checkpoint.value)).toBe(text);
    expect(checkpoint.value).toEqual({ origin: 'example.com/log', ...headAt(checkpoint.value.size) });
    expect(noteOf(text, [signEd25519('example.com/log', privateKey, text)])).toBe(message);
    expect(opened(message, key)).toBe(true);
  }
  // The example of c2sp.org/signed-note.
  const foo = keyOf('example.com/foo+530d903a+AekyeRrm56hApGFkyQR4ZCbV54Id2LKaANYcrnKv3U2k');
  const message =
    'This is an example message.\n\n— example.com/foo Uw2QOkn8srV1yJGh2VYRlL1Tnagv1YEq6TfXppzi2ONncAlTgK7Ztg1ERYNZ' +
    'XsYjOBH3mFXmRKuwHjG1Yu72IneyaQM=\n';
  expect(opened(message, foo)).toBe(true);
  expect([opened(message, key), opened(message.replace('example message', 'exemple message'), foo)]).toEqual([
    false,
    false,
  ]);
});

test('a note that the text forbids is refused', () => {
  const [good = ''] = vectors.Notes;
  const line = good.slice(good.indexOf('\n\n') + 2);
  const bad = [
    '',
    good.slice(0, -1),
    good.replace('\n\n', '\n'),
    good.replace('— ', '- '),
    good.replace('example.com/log ', 'exa+mple.com/log '),
    good.replace('1\n', '1\u0000\n'),
    good.replace(line, ''),
    good + line.replace('— ', '—  '),
    good.replace(line, line.repeat(65)),
    good.replace(/=\n$/, '\n'),
  ];
  for (const message of bad) expect([message, opened(message, key)]).toEqual([message, 'note-malformed']);
  for (const vkey of [
    '',
    vectors.Vkey.replace('+', ''),
    vectors.Vkey.replace(/\+[0-9a-f]{8}/, '+00000000'),
    `${vectors.Vkey}A`,
    vectors.Vkey.replace('+A', '+B'),
  ])
    expect(parseVkey(vkey)).toEqual({ ok: false, refusal: 'key-unreadable' });
  for (const text of [
    'a\n1\n',
    'a\n01\nCsUYapGGPo4dkMgIAUqom/Xajj7h2fB2MPA3j2jxq2I=\n',
    'a\n1\nAAAA\n',
    '\n1\nCsUYapGGPo4dkMgIAUqom/Xajj7h2fB2MPA3j2jxq2I=\n',
    'a\n1\nCsUYapGGPo4dkMgIAUqom/Xajj7h2fB2MPA3j2jxq2I=',
  ])
    expect(parseCheckpoint(text)).toEqual({ ok: false, refusal: 'checkpoint-malformed' });
});

test.runIf(canCosign)('an ML-DSA-44 cosignature stands for time, origin, size and root', () => {
  const checkpoint = { origin: 'example.com/log', ...headAt(9) };
  const cosigner = mlDsa44Cosigner('example.com/log', Buffer.alloc(32, 9));
  const message = noteOf(checkpointText(checkpoint), [cosigner.line(1_700_000_000, checkpoint)]);
  const note = parseNote(message);
  if (!note.ok) throw new Error(note.refusal);
  expect(note.value.signatures[0]?.signature.length).toBe(8 + 2_420);
  expect(keyOf(vkeyOf(cosigner.key))).toEqual(cosigner.key);
  expect(cosignedAt(note.value, cosigner.key, checkpoint)).toBe(1_700_000_000);
  for (const other of [
    { ...checkpoint, size: 8 },
    { ...checkpoint, origin: 'x' },
    { ...checkpoint, root: emptyRoot },
  ])
    expect(cosignedAt(note.value, cosigner.key, other)).toBeNull();
  const another = mlDsa44Cosigner('example.com/log', Buffer.alloc(32, 8));
  expect(cosignedAt(note.value, another.key, checkpoint)).toBeNull();
});

test('a proof is written as c2sp.org/tlog-proof says', () => {
  const checkpoint = vectors.Notes[2] ?? '';
  const path = inclusionProof(1, 3, readAt(3));
  expect(proofText({ index: 1, path, checkpoint, extra: Buffer.from('salt') })).toBe(
    `c2sp.org/tlog-proof@v1\nextra c2FsdA==\nindex 1\n${base64(path).join('\n')}\n\n${checkpoint}`,
  );
  expect(proofText({ index: 0, path: [], checkpoint })).toBe(`c2sp.org/tlog-proof@v1\nindex 0\n\n${checkpoint}`);
});

const goPath = '/usr/share/gocode';
const hasGo = spawnSync('go', ['version']).status === 0 && existsSync(`${goPath}/src/golang.org/x/mod/sumdb/tlog`);

test.runIf(hasGo)('Go says today what was recorded of it', { timeout: 120_000 }, () => {
  const made = spawnSync('go', ['run', 'make.go'], {
    cwd: folder,
    env: { ...process.env, GO111MODULE: 'off', GOPATH: goPath, GOCACHE: process.env['GOCACHE'] ?? '/tmp/go-cache' },
    encoding: 'utf8',
  });
  expect(made.stderr).toBe('');
  expect(made.stdout).toBe(recorded);
});
