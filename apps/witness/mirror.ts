import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { hashAbove, hashesIn, leafHash, rootFromTiles, same, tileWidth } from '../../packages/verifier/log/merkle.ts';
import { checkpointIn, readNote, type Checkpoint, type Note } from '../../packages/verifier/log/note.ts';
import { tilePath } from '../../packages/verifier/log/one-history.ts';
import type { Cosigner } from './cosigner.ts';

/**
 * A copy of a log: a folder of files laid out as c2sp.org/tlog-tiles serves them, which any server of files can go on
 * serving when the log is gone. Tiles are made here, of the entries; the checkpoint gets the mirror's own cosignature
 * (c2sp.org/tlog-mirror) once they give its root. It fetches by itself, `add-entries` is not taken.
 */
export interface Mirror {
  /** @param size of the checkpoint, which the witness has found to be of its history @throws where entries differ */
  pull(note: Note, checkpoint: Checkpoint, logLines: string): Promise<void>;
}

interface Parts {
  readonly folder: string;
  /** The bytes behind `<log>/<place>`. */
  readonly get: (place: string) => Promise<Uint8Array>;
  readonly cosigners: readonly Cosigner[];
  /** Milliseconds since 1970. */
  readonly now: () => number;
}

const folderOf = (folder: string, origin: string): string =>
  path.join(folder, 'mirror', createHash('sha256').update(origin).digest('hex'));

/** The size of the copy. */
function sizeIn(folder: string): number {
  const file = path.join(folder, 'checkpoint');
  const note = existsSync(file) ? readNote(readFileSync(file, 'utf8')) : null;
  return note === null ? 0 : (checkpointIn(note)?.size ?? 0);
}

/** Entries of a bundle, each behind two bytes of its length. */
function entriesIn(bundle: Uint8Array): Uint8Array[] {
  const view = new DataView(bundle.buffer, bundle.byteOffset, bundle.length);
  const entries: Uint8Array[] = [];
  for (let at = 0; at + 2 <= bundle.length; at += 2 + view.getUint16(at))
    entries.push(bundle.subarray(at + 2, at + 2 + view.getUint16(at)));
  return entries;
}

/** The hash that a whole tile has one level of tiles above. */
const rootOf = (tile: Uint8Array): Uint8Array => hashAbove(hashesIn(tile));

/** The tiles of a level that a log of a size has and one of an older size hadn't, as index and width. */
function grown(level: number, older: number, size: number): { index: number; width: number }[] {
  const [before, count] = [older, size].map((one) => Math.floor(one / tileWidth ** level));
  const tiles: { index: number; width: number }[] = [];
  for (let index = Math.floor((before ?? 0) / tileWidth); index * tileWidth < (count ?? 0); index += 1)
    tiles.push({ index, width: Math.min(tileWidth, (count ?? 0) - index * tileWidth) });
  return tiles;
}

/** Writes all of a file or nothing. */
function writeWhole(file: string, bytes: Uint8Array | string): void {
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(`${file}.part`, bytes);
  renameSync(`${file}.part`, file);
}

/** Of a tile that has grown, the narrower ones. */
function dropNarrower(file: string): void {
  const parts = file.includes('.p/') ? path.dirname(file) : `${file}.p`;
  if (!existsSync(parts)) return;
  for (const one of readdirSync(parts)) if (path.join(parts, one) !== file) rmSync(path.join(parts, one));
}

export const openMirror = ({ folder, get, cosigners, now }: Parts): Mirror => ({
  async pull(note, checkpoint, logLines) {
    const { origin, size, root } = checkpoint;
    const copy = folderOf(folder, origin);
    const older = sizeIn(copy);
    if (size <= older) return;
    const written: string[] = [];
    const write = (place: string, bytes: Uint8Array): void => {
      written.push(path.join(copy, 'tile', place));
      writeWhole(path.join(copy, 'tile', place), bytes);
    };
    const read = (level: number, index: number, width: number): Uint8Array =>
      readFileSync(path.join(copy, 'tile', tilePath(level, index, width)));
    for (const { index, width } of grown(0, older, size)) {
      const place = tilePath(0, index, width);
      const bundle = await get(`tile/entries/${place.slice(2)}`);
      write(`entries/${place.slice(2)}`, bundle);
      write(place, Buffer.concat(entriesIn(bundle).map(leafHash)));
    }
    for (let level = 1; size >= tileWidth ** level; level += 1)
      for (const { index, width } of grown(level, older, size)) {
        const whole = Array.from({ length: width }, (_, i) =>
          rootOf(read(level - 1, index * tileWidth + i, tileWidth)),
        );
        write(tilePath(level, index, width), Buffer.concat(whole));
      }
    const made = rootFromTiles(size, size, read);
    if (made === null || !same(made, root)) throw new Error(`the entries of ${origin} are not those of its checkpoint`);
    const lines = cosigners.map((one) => one.line(note, Math.floor(now() / 1_000))).join('');
    writeWhole(path.join(copy, 'checkpoint'), `${note.text}\n${logLines}${lines}`);
    for (const file of written) dropNarrower(file);
  },
});

const places = /^[0-9a-f]{64}\/(?:checkpoint|tile\/(?:entries|\d{1,2})\/(?:x\d{3}\/)*\d{3}(?:\.p\/\d{1,3})?)$/;

/** A file of a copy. @param place below `/mirror/` @returns null for what there is not */
export function readMirrored(folder: string, place: string): Uint8Array | null {
  const file = path.join(folder, 'mirror', place);
  return places.test(place) && existsSync(file) ? readFileSync(file) : null;
}
