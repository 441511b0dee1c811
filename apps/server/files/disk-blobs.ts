import { assert } from '@candor/core/result.ts';
import { mkdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Blobs } from './blobs.ts';
import { partEnding, writeDurably } from '../disk/write-durably.ts';

const nameForm = /^[0-9a-f]{32}$/;
const isMissing = (error: unknown): boolean => error instanceof Error && 'code' in error && error.code === 'ENOENT';

/** A folder; two signs of the name are a folder of their own, so that none gets too full. */
export function diskBlobs(folder: string): Blobs {
  const placeOf = (name: string): { folder: string; file: string; part: string } => {
    assert(nameForm.test(name), 'a blob has a name of ours');
    const inner = join(folder, name.slice(0, 2));
    return { folder: inner, file: join(inner, name), part: join(inner, `${name}${partEnding}`) };
  };
  return {
    async put(name, bytes) {
      const place = placeOf(name);
      await mkdir(place.folder, { recursive: true, mode: 0o700 });
      await writeDurably(place.file, bytes, place.part);
    },
    async get(name) {
      try {
        return await readFile(placeOf(name).file);
      } catch (error) {
        if (isMissing(error)) return null;
        throw error;
      }
    },
    async remove(name) {
      const { file, part } = placeOf(name);
      await Promise.all([rm(file, { force: true }), rm(part, { force: true })]);
    },
  };
}
