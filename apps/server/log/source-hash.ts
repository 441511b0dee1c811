import { hash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../../../', import.meta.url));
/** What runs on the server; the apps in the browser are their own evidence. */
const folders = ['apps/server', 'packages/api-contract', 'packages/core'];
const isSource = /\.(ts|mjs|sql|json|txt|gz)$/;

/**
 * SHA-256 of what `sha256sum` writes of the sources of the server, in the order of `LC_ALL=C sort`: a line for each
 * file, of its hash, two spaces and its path from the top of the project.
 */
export async function sourceHash(): Promise<string> {
  const files = (await Promise.all(folders.map(filesUnder))).flat().sort();
  const lines: string[] = [];
  for (const file of files) lines.push(`${hash('sha256', await readFile(root + file))}  ${file}\n`);
  return hash('sha256', lines.join(''));
}

async function filesUnder(folder: string): Promise<string[]> {
  const found = await readdir(root + folder, { withFileTypes: true, recursive: true });
  return found
    .filter((entry) => entry.isFile() && isSource.test(entry.name))
    .map(({ parentPath, name }) => `${parentPath}/${name}`.replaceAll('\\', '/').slice(root.length))
    .filter((file) => !file.includes('/node_modules/'));
}
