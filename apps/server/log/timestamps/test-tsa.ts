import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, readFileSync, writeFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';

const run = (folder: string, ...args: readonly string[]): string =>
  execFileSync('openssl', args, { cwd: folder, encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] });

/** Whether this machine has an openssl that stamps. */
export function hasOpenssl(): boolean {
  try {
    return execFileSync('openssl', ['version'], { encoding: 'utf8' }).startsWith('OpenSSL');
  } catch {
    return false;
  }
}

const config = `[tsa]
serial = serial
signer_digest = sha256
default_policy = 1.2.3.4.1
digests = sha256
accuracy = secs:1
ordering = yes
tsa_name = yes
ess_cert_id_alg = sha256
[req]
distinguished_name = name
x509_extensions = stamps
[name]
[stamps]
extendedKeyUsage = critical,timeStamping
keyUsage = critical,digitalSignature
`;

/** A server of time-stamps by openssl, and what it does instead when it is told to. */
export interface TestTsa {
  readonly url: string;
  /** How often it was asked. */
  readonly asked: number;
  mode: 'stamps' | 'hangs' | 'fails' | 'repeats';
  /** What `openssl ts -verify` says of an answer, by this server's certificate. */
  verify(data: string, response: Uint8Array): string;
  /** Hangs up on who waits. */
  drop(): void;
  close(): Promise<void>;
}

async function bodyOf(request: IncomingMessage): Promise<Buffer> {
  const parts: Buffer[] = [];
  for await (const part of request as AsyncIterable<Buffer>) parts.push(part);
  return Buffer.concat(parts);
}

export async function openTestTsa(): Promise<TestTsa> {
  const folder = mkdtempSync(path.join(tmpdir(), 'candor-tsa-'));
  const write = (name: string, bytes: string | Uint8Array): void => writeFileSync(path.join(folder, name), bytes);
  write('tsa.conf', config);
  write('serial', '01\n');
  const [key, certificate] = ['-keyout key.pem', '-out cert.pem'].map((one) => one.split(' '));
  const made = ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-subj', '/CN=Test TSA', '-days', '2'];
  run(folder, ...made, '-config', 'tsa.conf', ...(key ?? []), ...(certificate ?? []));
  const own = ['-config', 'tsa.conf', '-section', 'tsa', '-inkey', 'key.pem', '-signer', 'cert.pem'];
  const state = { asked: 0, mode: 'stamps' as TestTsa['mode'], last: Buffer.alloc(0) };
  const answer = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    state.asked += 1;
    const body = await bodyOf(request);
    if (state.mode === 'hangs') return;
    if (state.mode === 'fails') return void response.writeHead(503).end();
    if (state.mode === 'stamps') {
      write('query.tsq', body);
      run(folder, 'ts', '-reply', '-queryfile', 'query.tsq', '-out', 'reply.tsr', ...own);
      state.last = readFileSync(path.join(folder, 'reply.tsr'));
    }
    response.writeHead(200, { 'content-type': 'application/timestamp-reply' }).end(state.last);
  };
  const server = createServer((request, response) => void answer(request, response));
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/tsr`,
    get asked() {
      return state.asked;
    },
    get mode() {
      return state.mode;
    },
    set mode(mode) {
      state.mode = mode;
    },
    verify(data, response) {
      write('data', data);
      write('answer.tsr', response);
      try {
        return run(folder, 'ts', '-verify', '-data', 'data', '-in', 'answer.tsr', '-CAfile', 'cert.pem').trim();
      } catch (error) {
        return String((error as { stdout?: string }).stdout).trim();
      }
    },
    drop: () => server.closeAllConnections(),
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => void server.close(resolve));
      rmSync(folder, { recursive: true });
    },
  };
}
