import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { OperatorRole } from '@candor/api-contract/call.ts';
import { copyMigratedFolder } from '../../../apps/server/db/migrated-copy.ts';
import { startServer, type ServerProcess } from '../../../bench/harness/server-process.ts';
import { createOperators } from '../operators.ts';

/** The built product on a data folder of its own. */
export interface JourneyServer {
  readonly base: string;
  /** Its data folder. */
  readonly data: string;
  /** The first passwords of its operators, by name. */
  readonly oneTime: Readonly<Record<string, string>>;
  kill(): Promise<void>;
  /** Starts it again on the same port and data. */
  restart(): Promise<void>;
  close(): Promise<void>;
}

/** @param operators who runs it, by name */
export async function openServer(
  settings: Readonly<Record<string, string>> = {},
  operators: Readonly<Record<string, OperatorRole>> = {},
): Promise<JourneyServer> {
  const folder = await mkdtemp(path.join(tmpdir(), 'candor-journey-'));
  const data = path.join(folder, 'data');
  await mkdir(data, { mode: 0o700 });
  await copyMigratedFolder(data);
  const oneTime = Object.keys(operators).length === 0 ? {} : await createOperators(data, operators);
  const start = (port: string): Promise<ServerProcess> => startServer({ DATA_DIR: data, PORT: port, ...settings });
  let server = await start('0');
  const { port } = server;
  return {
    base: `http://127.0.0.1:${port}`,
    data,
    oneTime,
    async kill() {
      await server.end('SIGKILL');
    },
    async restart() {
      server = await start(String(port));
    },
    async close() {
      await server.end('SIGTERM');
      await rm(folder, { recursive: true, force: true });
    },
  };
}
