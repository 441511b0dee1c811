import { randomBytes } from 'node:crypto';
import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import type { Named } from '../../packages/verifier/log/key-chain.ts';
import { checkpointIn, readAnyKey, readNote } from '../../packages/verifier/log/note.ts';
import type { Checkpoint, Note, NoteKey } from '../../packages/verifier/log/note.ts';
import { cosignersOf, type Cosigner } from './cosigner.ts';

/** A checkpoint as it is kept. */
export interface Kept {
  readonly note: Note;
  readonly checkpoint: Checkpoint;
  /** With the signatures of the log and of the witness. */
  readonly text: string;
}
/** @returns null for what is no checkpoint */
export const keptIn = (text: string): Kept | null => {
  const note = readNote(text);
  const checkpoint = note === null ? null : checkpointIn(note);
  return note === null || checkpoint === null ? null : { note, checkpoint, text };
};

export const keysIn = (vkeys: readonly string[]): NoteKey[] => vkeys.flatMap((vkey) => readAnyKey(vkey) ?? []);
/** Of whom a key is; empty for what is none. */
const nameIn = (vkey: string): string => readAnyKey(vkey)?.name ?? '';

function openDatabase(folder: string): DatabaseSync {
  mkdirSync(path.join(folder, 'evidence'), { recursive: true, mode: 0o700 });
  const db = new DatabaseSync(path.join(folder, 'witness.sqlite'));
  db.exec(`pragma journal_mode = wal; pragma synchronous = full;
    create table if not exists own (role text primary key, name text not null, seeds blob not null);
    create table if not exists log_key (vkey text primary key, origin text not null);
    create table if not exists followed_key (vkey text primary key);
    create table if not exists naming (id integer primary key, origin text not null, text text not null);
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
    /** Every key of a log that was ever believed, and what has led to them. */
    namedOf: (origin: string): Named => ({
      keys: vkeysOf(origin),
      named: rows('select text from naming where origin = ? order by id', origin).map(({ text }) => String(text)),
    }),
    /** From now on a log is signed with other keys. Evidence needs the old ones still. */
    follow(origin: string, { keys, named }: Named): void {
      const add = db.prepare('insert into followed_key values (?) on conflict do nothing');
      const note = db.prepare('insert into naming (origin, text) values (?, ?)');
      db.exec('begin');
      for (const vkey of presentOf(origin)) add.run(vkey);
      for (const text of named) note.run(origin, text);
      believe(keys);
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

/** What a witness keeps: its own keys, those of logs, and the last that it has cosigned. */
export function openState(folder: string) {
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
