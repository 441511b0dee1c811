import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { open, readFile, readdir, stat } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import { z } from 'zod';
import { StartError } from '../running/start-error.ts';

/** What a backup says of itself. */
const manifestSchema = z.object({
  format: z.literal(1),
  /** The newest migration of the program that made it; an older program can't restore it. */
  schema: z.string(),
  database: z.enum(['postgres', 'pglite']),
  madeAt: z.iso.datetime(),
  /** Everything that was acknowledged up to there is in it. */
  reach: z.object({ journal: z.string().regex(/^\d+$/), time: z.number() }),
  /** Where the pictures of customers are: in the backup, or the bucket that keeps them. */
  pictures: z.string(),
  /** SHA-256 of every file, by its place. */
  files: z.record(z.string(), z.string()),
});
export type Manifest = z.output<typeof manifestSchema>;

/** Names inside a backup. */
export const inBackup = {
  manifest: 'backup.json',
  embedded: 'pg',
  dump: 'database.dump',
  pictures: 'files',
} as const;

/** @throws StartError when the folder is no whole backup */
export async function readManifest(folder: string): Promise<Manifest> {
  const text = await readFile(join(folder, inBackup.manifest), 'utf8').catch(() => null);
  if (text === null) throw new StartError(`${folder} holds no backup: there is no ${inBackup.manifest} in it`);
  const manifest = manifestSchema.safeParse(parsed(text));
  if (!manifest.success) throw new StartError(`${join(folder, inBackup.manifest)} can't be read: it is damaged`);
  return manifest.data;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/** Every file of a folder with its SHA-256, by its place with forward slashes; each is on the disk afterwards. */
export async function sumsOf(folder: string): Promise<Record<string, string>> {
  const places = (await readdir(folder, { recursive: true })).sort();
  const sums: Record<string, string> = {};
  for (const place of places) {
    const file = join(folder, place);
    if (!(await stat(file)).isFile()) continue;
    sums[relative(folder, file).split(sep).join('/')] = await sumOf(file);
    await flush(file);
  }
  return sums;
}

async function sumOf(file: string): Promise<string> {
  const hash = createHash('sha256');
  for await (const chunk of createReadStream(file)) hash.update(chunk as Buffer);
  return hash.digest('hex');
}

async function flush(file: string): Promise<void> {
  const handle = await open(file, 'r+');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/** @throws StartError that names the first file which isn't what was backed up */
export async function refuseDamaged(folder: string, { files }: Pick<Manifest, 'files'>): Promise<void> {
  for (const [place, sum] of Object.entries(files)) {
    const found = await sumOf(join(folder, place)).catch(() => 'none');
    if (found !== sum) throw new StartError(`The backup is damaged: ${place} ${words(found)}. Take another one.`);
  }
}

const words = (found: string): string => (found === 'none' ? 'is missing' : 'is not what was backed up');
