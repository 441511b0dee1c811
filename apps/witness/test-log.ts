import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { nodesOver } from '@candor/server/log/test-reader.ts';
import { consistencyProof, leafHash, rootHash } from '@candor/server/log/format/merkle.ts';
import { bundleOf, parseTilePath, tileWidth } from '@candor/server/log/format/tiles.ts';
import { logKeys, type LogKeys } from '@candor/server/log/keys.ts';

/** A log that does what it is told: others' eyes on it are what is tested. */
export interface TestLog {
  readonly keys: LogKeys;
  readonly entries: Buffer[];
  readonly address: string;
  /** The note of its first entries, or of others under the same key. */
  note(size: number, other?: readonly Buffer[], time?: number): string;
  proof(older: number, size: number, other?: readonly Buffer[]): string[];
  /** What `checkpoint` and tiles are of, from now on. */
  show(size: number, other?: readonly Buffer[], time?: number): void;
  close(): Promise<void>;
}

export const entriesTo = (count: number, word = 'entry'): Buffer[] =>
  Array.from({ length: count }, (_, i) => Buffer.from(`${word} ${i}`));

export async function openTestLog(count: number, seed = 7, origin = 'log.example/log/1'): Promise<TestLog> {
  const keys = logKeys(origin, Buffer.alloc(64, seed));
  const entries = entriesTo(count);
  const nodes = (of: readonly Buffer[]) => nodesOver(of.map(leafHash));
  const note: TestLog['note'] = (size, other = entries, time = 1_700_000_000_000) =>
    keys.sign({ origin, size, root: rootHash(size, nodes(other)) }, time);
  let shown = { entries: entries as readonly Buffer[], note: note(count) };
  const server = await serve((place) => {
    if (place === 'checkpoint') return Buffer.from(shown.note);
    if (place === 'keys') return Buffer.from([keys.vkey, keys.cosignerVkey, ''].join('\n'));
    return tileOf(shown.entries, place.replace('tile/', ''));
  });
  return {
    keys,
    entries,
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    note,
    proof: (older, size, other = entries) =>
      consistencyProof(older, size, nodes(other)).map((hash) => Buffer.from(hash).toString('base64')),
    show(size, other = entries, time) {
      shown = { entries: other.slice(0, size), note: note(size, other, time) };
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
