import { request } from 'node:http';
import { residentMib, type ServerProcess } from '../harness/server-process.ts';
import type { Finding } from '../report.ts';
import type { Tokens } from './seed.ts';

/** What the console gives as a table, narrowed and whole. */
const tables = [
  'customers',
  'customers?frozen=true',
  'deposits',
  'deposits?status=open',
  'withdrawals',
  'withdrawals?status=open',
  'payouts',
  'verifications',
  'proposals',
  'audit',
  'journal',
] as const;
const lookEveryMs = 250;
/** The longest one is read so far; what it costs shows by then. */
const longestMs = 20_000;

interface Read {
  readonly rows: number;
  readonly isWhole: boolean;
  readonly ms: number;
  readonly mostMib: number;
}

/** How fast tables of everything are written, and whether the server's memory stays as it was. */
export async function measureTables(server: ServerProcess, { operator }: Tokens): Promise<Finding[]> {
  const findings: Finding[] = [];
  for (const table of tables) {
    const before = residentMib(server.pid);
    const { rows, isWhole, ms, mostMib } = await readTable(server, table, operator);
    findings.push({
      what: `GET /operator/csv/${table}`,
      value: `${Math.round((rows / ms) * 1_000).toLocaleString('en')} rows/s, memory ${signed(mostMib - before)} MiB`,
      aim: 'memory as it was',
      note: `${rows.toLocaleString('en')} rows in ${(ms / 1_000).toFixed(1)} s${isWhole ? '' : ', and then left'}`,
    });
  }
  return findings;
}

const signed = (value: number): string => `${value < 0 ? '−' : '+'}${Math.abs(Math.round(value))}`;

function readTable(server: ServerProcess, table: string, operator: string): Promise<Read> {
  const began = performance.now();
  let [rows, mostMib] = [-1, 0];
  return new Promise((resolve, reject) => {
    const url = `http://127.0.0.1:${server.port}/operator/csv/${table}`;
    const call = request(url, { headers: { 'operator-auth': operator } }, (answer) => {
      if (answer.statusCode !== 200) reject(new Error(`${table}: ${answer.statusCode}`));
      const looking = setInterval(() => (mostMib = Math.max(mostMib, residentMib(server.pid))), lookEveryMs);
      const end = (isWhole: boolean): void => {
        clearInterval(looking);
        clearTimeout(late);
        mostMib = Math.max(mostMib, residentMib(server.pid));
        resolve({ rows, isWhole, ms: performance.now() - began, mostMib });
      };
      const late = setTimeout(() => {
        answer.destroy();
        end(false);
      }, longestMs);
      answer.on('data', (chunk: Buffer) => {
        for (const byte of chunk) if (byte === 0x0a) rows += 1;
      });
      answer.once('end', () => end(true));
    });
    call.once('error', reject);
    call.end();
  });
}
