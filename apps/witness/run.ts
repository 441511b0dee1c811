import type { IncomingMessage, ServerResponse } from 'node:http';
import { createServer } from 'node:http';
import { hostname } from 'node:os';
import process from 'node:process';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { readAnyKey } from '../../packages/verifier/log/note.ts';
import { readMirrored } from './mirror.ts';
import { openWitness, type Answer, type Witness } from './witness.ts';

const bodyMaxBytes = 65_536;
interface Served extends Pick<Witness, 'addCheckpoint' | 'checkpoint'> {
  readonly folder: string;
}

/** What is asked for by GET: the last checkpoint of a log, and files of the mirror. */
function found(place: string, { folder, checkpoint }: Served): Answer {
  const [, hash] = /^\/([0-9a-f]{64})\/checkpoint$/.exec(place) ?? [];
  const text = place.startsWith('/mirror/') ? readMirrored(folder, place.slice('/mirror/'.length)) : null;
  const body = hash === undefined ? text : checkpoint(hash);
  if (body === null) return { status: 404 };
  return { status: 200, body, type: place.endsWith('/checkpoint') ? plain : 'application/octet-stream' };
}

async function bodyOf(request: IncomingMessage): Promise<string | null> {
  const parts: Buffer[] = [];
  let length = 0;
  for await (const part of request as AsyncIterable<Buffer>) {
    parts.push(part);
    length += part.length;
    if (length > bodyMaxBytes) return null;
  }
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(Buffer.concat(parts));
  } catch {
    return null;
  }
}

const plain = 'text/plain; charset=utf-8';
/** @throws where the witness's own data can't be read or written */
async function answerTo(request: IncomingMessage, served: Served): Promise<Answer> {
  const isAdd = `${request.method} ${request.url}` === 'POST /add-checkpoint';
  if (!isAdd) return request.method === 'GET' ? found(request.url ?? '', served) : { status: 404 };
  const body = await bodyOf(request).catch(() => null);
  return body === null ? { status: 400 } : served.addCheckpoint(body);
}

/** Answers a request as c2sp.org/tlog-witness says, and serves the mirror. */
export async function answer(request: IncomingMessage, response: ServerResponse, served: Served): Promise<void> {
  const given = await answerTo(request, served).catch((): Answer => ({ status: 500 }));
  const { status, body = '', type = plain } = given;
  response.writeHead(status, { 'content-type': type, 'access-control-allow-origin': '*' }).end(body);
}

const lookEveryMs = 60_000;
const usage = `usage: npm run witness -- <address of the log> [--name <witness.example/w1>] [--key <vkey of the log>]…
  [--folder witness-data] [--host 127.0.0.1] [--port 8190] [--mirror]`;

async function main(): Promise<void> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      name: { type: 'string', default: `${hostname().toLowerCase()}/witness` },
      key: { type: 'string', multiple: true, default: [] },
      folder: { type: 'string', default: 'witness-data' },
      host: { type: 'string', default: '127.0.0.1' },
      port: { type: 'string', default: '8190' },
      mirror: { type: 'boolean', default: false },
    },
  });
  const [address] = positionals;
  if (address === undefined || !URL.canParse(address)) throw new Error(usage);
  if (!/^[^\s+]+$/.test(values.name)) throw new Error(`--name: without spaces and plus, not "${values.name}"`);
  for (const key of values.key) if (readAnyKey(key) === null) throw new Error(`--key: "${key}" is no key`);
  // The folder holds the key.
  process.umask(0o077);
  const say = (text: string): void => void process.stdout.write(`${new Date().toISOString()} ${text}\n`);
  const { name, key: keys, folder, mirror: isMirror } = values;
  const options = { address: address.replace(/\/+$/, ''), folder, name, keys, isMirror, say, now: Date.now };
  const witness = openWitness(options);
  const server = createServer((request, response) => void answer(request, response, { ...witness, folder })).listen(
    Number(values.port),
    values.host,
  );
  for (const vkey of witness.vkeys) say(`this witness is ${vkey}`);
  const look = (): Promise<void> => witness.look().catch((error: unknown) => say(String(error)));
  const timer = setInterval(() => void look(), lookEveryMs);
  process.once('SIGINT', () => process.exit(0)).once('SIGTERM', () => process.exit(0));
  server.once('close', () => clearInterval(timer));
  await look();
}

if (process.argv[1] === fileURLToPath(import.meta.url))
  main().catch((error: unknown) => {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
    process.exitCode = 2;
  });
