import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type AddressInfo, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { afterEach, expect, test, vi } from 'vitest';
import { openPostgres } from '../postgres.ts';

const folder = mkdtempSync(join(tmpdir(), 'candor-pass-'));
afterEach(() => {
  vi.unstubAllEnvs();
  rmSync(folder, { recursive: true });
});

/** `R`, eight bytes, ask for a password in the clear: what a server says to a user with one (protocol 3.0). */
const askForPassword = Buffer.from('520000000800000003', 'hex');
const passwordMessage = 'p'.charCodeAt(0);

/** A server that notes each password and lets nobody in. */
function listen(socket: Socket, noted: string[]): void {
  socket.on('data', (chunk: Buffer) => {
    if (chunk[0] !== passwordMessage) {
      socket.write(askForPassword);
      return;
    }
    noted.push(chunk.subarray(5, -1).toString());
    socket.destroy();
  });
  socket.on('error', () => undefined);
}

test.skipIf(process.platform === 'win32')('a new password in the file is taken by the next connection', async () => {
  const noted: string[] = [];
  const server = createServer((socket) => listen(socket, noted));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const file = join(folder, 'pgpass');
  vi.stubEnv('PGPASSFILE', file);
  const db = openPostgres(`postgres://candor@127.0.0.1:${port}/candor`, () => undefined);
  for (const password of ['first', 'second']) {
    writeFileSync(file, `127.0.0.1:${port}:candor:candor:${password}\n`, { mode: 0o600 });
    await expect(db.query('select 1')).rejects.toThrow();
  }
  expect(noted).toEqual(['first', 'second']);
  await db.close();
  server.close();
});
