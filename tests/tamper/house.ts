import type { Database } from '../../apps/server/db/database.ts';
import { startServer, type ServerProcess } from '../../bench/harness/server-process.ts';
import { newHouseData, type HouseData } from './house-data.ts';

/** A house with one address, behind which it puts whatever data it likes. */
export interface House {
  readonly base: string;
  /** Its data as nobody has lied about them yet; no server may run. */
  keep(): Promise<void>;
  /** Work on the data as the owner of the tables, while no server runs. */
  change(work: (db: Database, data: HouseData) => Promise<unknown>): Promise<void>;
  /** From now on a copy of what was kept is served. */
  begin(): Promise<void>;
  start(): Promise<void>;
  stop(): Promise<void>;
  close(): Promise<void>;
}

/** Makes the data and serves them. */
export async function openHouse(): Promise<House> {
  let data = await newHouseData();
  let kept: HouseData | null = null;
  const start = (port: string): Promise<ServerProcess> => startServer({ ...data.settings, PORT: port });
  let server: ServerProcess | null = await start('0');
  const { port } = server;
  const drop = async (): Promise<void> => {
    if (data !== kept) await data.drop();
  };
  return {
    base: `http://127.0.0.1:${port}`,
    async keep() {
      kept = data;
    },
    async begin() {
      await drop();
      data = (await kept?.copy()) ?? data;
    },
    async change(work) {
      const db = await data.open();
      try {
        await work(db, data);
      } finally {
        await db.close();
      }
    },
    async start() {
      server = await start(String(port));
    },
    async stop() {
      await server?.end('SIGTERM');
      server = null;
    },
    async close() {
      await server?.end('SIGTERM');
      await drop();
      await kept?.drop();
    },
  };
}
