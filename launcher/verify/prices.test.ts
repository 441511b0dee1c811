import { readFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { spawn } from 'node:child_process';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { fingerprint } from '../../packages/verifier/link.ts';
import { profiles } from '../../packages/verifier/prices/market.ts';
import { hashOf, keysUpTo, pathOf, seedBefore } from '../../packages/verifier/prices/path.ts';
import { priceOf } from '../../packages/verifier/prices/recompute-day.ts';
import { plain, type Tape } from '../../packages/verifier/text.ts';
import { root } from '../folders.mjs';

const file = path.join(root, 'packages/verifier/vectors/prices.json');
const { day, seed, publicValues } = JSON.parse(readFileSync(file, 'utf8')) as {
  readonly day: number;
  readonly seed: string;
  readonly publicValues: readonly { readonly day: number; readonly signature: string }[];
};
const start = day * 86_400_000 - 3_600_000;
const firstPrices = (symbol: string): string[] => {
  const profile = profiles.get(symbol);
  const signature = publicValues[0]?.signature ?? '';
  const keyOf = keysUpTo(day, seed, (of) => (of === day - 1 ? hashOf(signature) : ''));
  if (profile === undefined) throw new Error(`${symbol} has no profile`);
  return (pathOf(keyOf, symbol, profile, day).next().value ?? []).map((each) => plain(priceOf(each, profile), 8));
};

/** A server that has the first minute of the day alone; of ETHUSDT with one price of its own, and once too busy. */
let server: Server;
let busy = 1;
function tapeOf(symbol: string, from: number): Tape {
  const prices = from === start ? firstPrices(symbol) : [];
  const marks = prices.map((price, seq) => ({
    seq,
    time: start + seq * 250,
    price: symbol === 'ETHUSDT' && seq === 7 ? '3000' : price,
    backfilled: false,
  }));
  const prevHash = '0'.repeat(64);
  return { symbol, marks, prevHash, headHash: marks.reduce((head, mark) => fingerprint(head, symbol, mark), prevHash) };
}
beforeAll(async () => {
  const list = [{ day, seed, commitment: seedBefore(seed, 1) }];
  const market = { firstDay: day, anchor: seedBefore(seed, 1), origin: 'random', levels: {} };
  server = createServer((request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '', 'http://localhost');
    const isBusy = pathname === '/fair/tape' && busy-- > 0;
    const tape = (): Tape => tapeOf(searchParams.get('symbol') ?? '', Number(searchParams.get('from')));
    const data = pathname === '/fair/seeds' ? { list, market, publicValues } : tape();
    response.end(JSON.stringify(isBusy ? { code: 429, data: { params: { seconds: 0.1 } } } : { code: 200, data }));
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
});
afterAll(() => server.close());

async function verify(...symbols: readonly string[]): Promise<{ code: number | null; said: string }> {
  const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const child = spawn(process.execPath, [path.join(root, 'launcher/verify/verify.mjs'), address, ...symbols]);
  let said = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (data: Buffer) => (said += data.toString()));
  const code = await new Promise<number | null>((resolve) => {
    child.on('close', resolve);
  });
  return { code, said };
}

test('the prices of a server are recomputed from its seeds: the verdict is the exit status', async () => {
  expect(await verify('BTCUSDT')).toEqual({
    code: 0,
    said: expect.stringMatching(/right {3}prices BTCUSDT \d+\n.*prices: 240\nRIGHT:/s),
  });
  expect(await verify('BTCUSDT', 'ETHUSDT')).toEqual({
    code: 1,
    said: expect.stringMatching(/right {3}prices BTCUSDT .*FALSE {3}prices ETHUSDT .*found 239 · #7 .* 3000 \//s),
  });
  expect((await verify('NONEUSDT')).code).toBe(2);
}, 60_000);
