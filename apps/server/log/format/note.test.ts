import { sign } from 'node:crypto';
import { expect, test } from 'vitest';
import {
  ed25519Key,
  ed25519Private,
  isSignedBy,
  keyIdOf,
  noteOf,
  parseNote,
  parseVkey,
  signatureLine,
  signEd25519,
  vkeyOf,
} from './note.ts';

const text = 'example.com/log\n0\n47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU=\n';
const [ours, theirs] = [ed25519Private(Buffer.alloc(32, 1)), ed25519Private(Buffer.alloc(32, 2))];
const [key, other] = [ed25519Key('example.com/log', ours), ed25519Key('witness.example/w', theirs)];
const own = signEd25519('example.com/log', ours, text);
const witness = signEd25519('witness.example/w', theirs, text);
const signedBy = (lines: readonly string[], by = key): boolean => {
  const note = parseNote(noteOf(text, lines));
  return note.ok && isSignedBy(note.value, by);
};

test('a signature of somebody else, of another text, or by another key under our name does not count', () => {
  const elsewhere = signatureLine(key, sign(null, Buffer.from(`${text}more\n`), ours));
  const stranger = signatureLine(key, sign(null, Buffer.from(text), theirs));
  for (const lines of [[witness], [elsewhere], [stranger], [own, stranger], [elsewhere, own]])
    expect(signedBy(lines)).toBe(false);
});

test('signatures of unknown keys beside a right one are passed over', () => {
  const sameName = signEd25519('example.com/log', theirs, text);
  for (const lines of [[own], [witness, own], [own, witness], [sameName, own]]) expect(signedBy(lines)).toBe(true);
  expect(signedBy([own, witness], other)).toBe(true);
});

test('the text of a note may have empty lines: the last one ends it', () => {
  const message = noteOf('a\n\nb\n', [signEd25519('example.com/log', ours, 'a\n\nb\n')]);
  const note = parseNote(message);
  expect(note.ok && [note.value.text, isSignedBy(note.value, key)]).toEqual(['a\n\nb\n', true]);
});

test('a key is known by name and bytes: neither is found under the id of the other', () => {
  const renamed = { ...key, name: 'example.com/other' };
  const ids = [key, other, renamed].map((each) => keyIdOf(each).toString('hex'));
  expect(new Set(ids).size).toBe(3);
  expect(ids.every((id) => /^[0-9a-f]{8}$/.test(id))).toBe(true);
  for (const each of [key, other, renamed]) expect(parseVkey(vkeyOf(each))).toEqual({ ok: true, value: each });
  expect(signedBy([own], renamed)).toBe(false);
});

test.each(['', 'a b', 'a+b', 'a\u00a0b', 'a\tb'])('%o names no key', (name) => {
  const line = signatureLine({ ...key, name }, sign(null, Buffer.from(text), ours));
  expect(parseNote(noteOf(text, [line]))).toEqual({ ok: false, refusal: 'note-malformed' });
  expect(parseVkey(vkeyOf({ ...key, name })).ok).toBe(false);
});
