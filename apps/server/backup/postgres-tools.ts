import { spawn } from 'node:child_process';
import { once } from 'node:events';
import process from 'node:process';
import { StartError } from '../running/start-error.ts';

/** The password stays out of the arguments, which every user of the machine can read. */
function withoutPassword(url: string): { address: string; password: string } {
  const address = new URL(url);
  const password = decodeURIComponent(address.password);
  address.password = '';
  return { address: address.href, password };
}

/**
 * Runs `pg_dump` or `pg_restore` on a database.
 * @throws StartError with what it said
 */
export async function runTool(tool: 'pg_dump' | 'pg_restore', url: string, more: readonly string[]): Promise<void> {
  const { address, password } = withoutPassword(url);
  const child = spawn(tool, [...more, `--dbname=${address}`], {
    env: { ...process.env, ...(password === '' ? {} : { PGPASSWORD: password }) },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let said = '';
  child.stderr.on('data', (chunk: Buffer) => {
    said += chunk.toString();
  });
  const [code] = (await once(child, 'close').catch((error: unknown) => {
    throw new StartError(`${tool} could not be run: install PostgreSQL's client of the server's version`, {
      cause: error,
    });
  })) as [number | null];
  if (code !== 0) throw new StartError(`${tool} failed: ${said.trim()}`);
}
