import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { nodesOver } from '@candor/server/log/test-reader.ts';
import { consistencyProof, leafHash, rootHash } from '@candor/server/log/format/merkle.ts';
import { bundleOf, parseTilePath, tileWidth } from '@candor/server/log/format/tiles.ts';
import { logKeys, vkeysOf, type LogKeys } from '@candor/server/log/keys.ts';
import { namingText } from '@candor/server/log/rotation/rotate-key.ts';

/** A log that does what it is told: others' eyes on it are what is tested. */
export interface TestLog {
  readonly keys: LogKeys;
  readonly entries: Buffer[];
  readonly address: string;
  /** How often it was asked for the places of its namings. */
  readonly namingsAsked: number;
  /** Adds the entry by which the present key names another, and signs with that from now on. @returns its place */
  rotate(seed: number, more?: NamingParts): number;
  /** The note of its first entries, or of others under the same key. */
  note(size: number, other?: readonly Buffer[], time?: number): string;
  proof(older: number, size: number, other?: readonly Buffer[]): string[];
  /** What `checkpoint` and tiles are of, from now on. */
  show(size: number, other?: readonly Buffer[], time?: number): void;
  close(): Promise<void>;
}

export const keysOfSeed = (seed: number, origin = 'log.example/log/1'): LogKeys =>
  logKeys(origin, Buffer.alloc(64, seed));

/** What is wrong about a naming. */
interface NamingParts {
  /** Who signs it, instead of the present key. */
  readonly by?: LogKeys;
  /** What stands in the log instead of it. */
  readonly entry?: Buffer;
}

/** The entry by which a key names the next. */
export function namingOf(by: LogKeys, next: LogKeys, before = by.vkey): Buffer {
  const keys = vkeysOf(next);
  const signature = by.signText(namingText(next.origin, keys));
  const facts = { act: 'key', origin: next.origin, before, keys, signature };
  return Buffer.from(JSON.stringify({ v: 1, kind: 'act', time: 1, ...facts }));
}

export const entriesTo = (count: number, word = 'entry'): Buffer[] =>
  Array.from({ length: count }, (_, i) => Buffer.from(`${word} ${i}`));

/** What is shown of a log. */
interface TestShown {
  keys: LogKeys;
  entries: readonly Buffer[];
  note: string;
  readonly namings: number[];
}

function resourceOf({ keys, entries, note, namings }: TestShown, place: string): Buffer | null {
  if (place === 'checkpoint') return Buffer.from(note);
  if (place === 'namings') return Buffer.from(namings.join('\n'));
  if (place === 'keys') return Buffer.from([keys.vkey, keys.cosignerVkey, ''].join('\n'));
  return tileOf(entries, place.replace('tile/', ''));
}

export async function openTestLog(count: number, seed = 7, origin = 'log.example/log/1'): Promise<TestLog> {
  const entries = entriesTo(count);
  const shown: TestShown = { keys: keysOfSeed(seed, origin), entries, note: '', namings: [] };
  const nodes = (of: readonly Buffer[]) => nodesOver(of.map(leafHash));
  const note: TestLog['note'] = (size, other = entries, time = 1_700_000_000_000) =>
    shown.keys.sign({ origin, size, root: rootHash(size, nodes(other)) }, time);
  shown.note = note(count);
  let namingsAsked = 0;
  const server = await serve((place) => {
    if (place === 'namings') namingsAsked += 1;
    return resourceOf(shown, place);
  });
  return {
    get keys() {
      return shown.keys;
    },
    get namingsAsked() {
      return namingsAsked;
    },
    entries,
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    rotate(next, { by = shown.keys, entry } = {}) {
      const named = keysOfSeed(next, origin);
      const place = entries.push(entry ?? namingOf(by, named, shown.keys.vkey)) - 1;
      entries.push(...entriesTo(30, `after ${next}`));
      shown.namings.push(place);
      shown.keys = named;
      return place;
    },
    note,
    proof: (older, size, other = entries) =>
      consistencyProof(older, size, nodes(other)).map((hash) => Buffer.from(hash).toString('base64')),
    show(size, other = entries, time) {
      Object.assign(shown, { entries: other.slice(0, size), note: note(size, other, time) });
    },
    close: () => new Promise((resolve) => void server.close(() => resolve())),
  };
}

function tileOf(entries: readonly Buffer[], place: string): Buffer | null {
  const asked = parseTilePath(place);
  if (asked === null) return null;
  const { level, index, width } = asked;
  const first = index * tileWidth;
  if (level === 'entries') return first + width > entries.length ? null : bundleOf(entries.slice(first, first + width));
  const read = nodesOver(entries.map(leafHash));
  const count = Math.floor(entries.length / tileWidth ** level);
  if (first + width > count) return null;
  return Buffer.concat(Array.from({ length: width }, (_, i) => read(level * 8, first + i)));
}

function serve(bytesOf: (place: string) => Buffer | null): Promise<Server> {
  const server = createServer((request, response) => {
    const bytes = bytesOf((request.url ?? '').replace('/log/', ''));
    response.writeHead(bytes === null ? 404 : 200).end(bytes ?? '');
  });
  return new Promise((resolve) => void server.listen(0, '127.0.0.1', () => resolve(server)));
}
