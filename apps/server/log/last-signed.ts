import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { writeDurably } from '../disk/write-durably.ts';
import { parseCheckpoint, type Checkpoint } from './format/checkpoint.ts';

/**
 * The last checkpoint that was signed here, kept outside the database and written before anybody gets it: data that
 * were put back, or written anew, can't be signed as if nothing had been said.
 */
export interface LastSigned {
  read(): SignedOnce | null;
  write(note: string): Promise<void>;
}
export interface SignedOnce {
  readonly checkpoint: Checkpoint;
  readonly note: string;
}

export const lastSignedFileName = 'last-checkpoint.json';
const fileSchema = z.object({ installation: z.number(), note: z.string() });

const signedIn = (note: string): SignedOnce | null => {
  const parsed = parseCheckpoint(note.slice(0, note.indexOf('\n\n') + 1));
  return parsed.ok ? { checkpoint: parsed.value, note } : null;
};

/** Of a server whose database a test brings: forgotten with it. */
export function lastSignedInMemory(): LastSigned {
  let last: string | null = null;
  return {
    read: () => (last === null ? null : signedIn(last)),
    async write(note) {
      last = note;
    },
  };
}

/** @param installation when it was made: another one in the same folder has said nothing of this */
export function lastSignedIn(folder: string, installation: number): LastSigned {
  const file = join(folder, lastSignedFileName);
  return {
    read() {
      if (!existsSync(file)) return null;
      // A file that can't be read is none that says less: the start fails until somebody has looked.
      const kept = fileSchema.parse(JSON.parse(readFileSync(file, 'utf8')));
      return kept.installation === installation ? signedIn(kept.note) : null;
    },
    write: (note) => writeDurably(file, JSON.stringify({ installation, note })),
  };
}
