import { PGlite } from '@electric-sql/pglite';
import { createHash } from 'node:crypto';
import { cp, link, mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { constants, existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Statement } from './database.ts';
import { migrate } from './migrate.ts';
import { openPglite } from './pglite.ts';

const migrations = fileURLToPath(new URL('./migrations/', import.meta.url));
const runner = fileURLToPath(new URL('./migrate.ts', import.meta.url));
const folder = fileURLToPath(new URL('../../../node_modules/.cache/candor/', import.meta.url));

/** Of what a copy is made of: another schema or engine makes another one. */
export async function fingerprint(): Promise<string> {
  const engine = await readFile(createRequire(import.meta.url).resolve('@electric-sql/pglite'));
  const files = await Promise.all(
    [runner, ...(await readdir(migrations)).sort().map((name) => path.join(migrations, name))].map((file) =>
      readFile(file),
    ),
  );
  return [engine, ...files]
    .reduce((hash, bytes) => hash.update(bytes), createHash('sha256'))
    .digest('hex')
    .slice(0, 16);
}

/**
 * A file with an embedded database of the present schema, for tests: to copy it is five times quicker than to make one.
 */
export async function migratedCopy(): Promise<string> {
  const file = path.join(folder, `empty-${await fingerprint()}.tar`);
  if (existsSync(file)) return file;
  const db = await PGlite.create();
  const run = async ({ sql, params = [] }: Statement) =>
    params.length === 0
      ? ((await db.exec(sql)).at(-1)?.rows ?? [])
      : (await db.query<Record<string, unknown>>(sql, params as unknown[])).rows;
  await migrate({
    query: async <Row>(sql: string, params?: readonly unknown[]) =>
      (await run({ sql, ...(params === undefined ? {} : { params }) })) as Row[],
    async batch(statements) {
      const rows: Record<string, unknown>[][] = [];
      for (const statement of statements) rows.push(await run(statement));
      return rows;
    },
  });
  const dump = await db.dumpDataDir('none');
  await db.close();
  await mkdir(folder, { recursive: true });
  // Several test processes may make it at once: each writes its own and the first name stands, since it may be read
  // already.
  const own = `${file}.${process.pid}-${performance.now()}`;
  await writeFile(own, dump.stream());
  await link(own, file).catch(() => undefined);
  await rm(own);
  return file;
}

/**
 * Lays the same into a data folder that isn't there yet, as a first start leaves it: a server that starts on it has
 * half
 * of the work.
 */
export async function copyMigratedFolder(to: string): Promise<void> {
  const made = path.join(folder, `empty-${await fingerprint()}`);
  if (!existsSync(made)) {
    const own = `${made}.${process.pid}-${performance.now()}`;
    const db = await openPglite(own, await migratedCopy());
    await db.close();
    // The first one stands.
    await rename(own, made).catch(() => rm(own, { recursive: true }));
  }
  await cp(path.join(made, 'pg'), path.join(to, 'pg'), { recursive: true, mode: constants.COPYFILE_FICLONE });
}
