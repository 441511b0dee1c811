import { fastify } from 'fastify';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { ShellPrice } from './shell-page.ts';
import { serveWeb } from '../static.ts';

const script = '<script>globalThis.early = 1;</script>';
const built = (rest = '') => `<!doctype html><title>Candor</title>${script}<div><!--prices--></div>${rest}`;
const bitcoin: ShellPrice = { symbol: 'BTCUSDT', price: '88602.96', priceDecimals: 2, time: 1_000 };
const shown = '<p><small>BTC</small><b data-decimals="2" data-time="1000">88602.96</b></p>';

let folder: string;
let now: number;
let quoted: ShellPrice[];
const prices = vi.fn(() => quoted);
beforeEach(async () => {
  vi.clearAllMocks();
  folder = await mkdtemp(join(tmpdir(), 'web-'));
  now = 1_000;
  quoted = [bitcoin];
  await writeFile(join(folder, 'index.html'), built());
});
afterEach(() => rm(folder, { recursive: true }));

function door() {
  const app = fastify();
  serveWeb(app, folder, () => [], { prices, now: () => now });
  return (headers: Record<string, string> = {}) => app.inject({ url: '/', headers });
}

test('it says whose it is, so that the app names them in its calls', async () => {
  await writeFile(join(folder, 'index.html'), built().replace('<title>', '<html lang="en"><title>'));
  const app = fastify();
  serveWeb(app, folder, () => [], { organisation: 'acme', prices, now: () => now });
  expect((await app.inject('/')).body).toContain('<html data-organisation="acme" lang="en"><title>');
  expect((await door()()).body).toContain('<html lang="en"><title>');
});

test('what has no price, or stands still, shows none', async () => {
  quoted = [{ ...bitcoin, price: null }];
  expect((await door()()).body).toContain('<div><p><small>BTC</small><b>—</b></p></div>');
});

test('nothing that stands in a quotation becomes a part of the page, or may run there', async () => {
  quoted = [{ ...bitcoin, symbol: '$&<script>alert(1)</script>', price: '"><script>alert(1)</script>' }];
  const { body, headers } = await door()();
  expect(body.match(/<script>/g)).toHaveLength(1);
  expect(String(headers['content-security-policy']).match(/'sha256-/g)).toHaveLength(1);
});

test('the first three stand in the page with their time, and it is asked for anew each time', async () => {
  quoted = ['BTC', 'ETH', 'BNB', 'XRP'].map((code) => ({ ...bitcoin, symbol: `${code}USDT` }));
  const { body, headers } = await door()();
  expect(body).toContain(shown);
  expect(body.match(/<small>\w+/g)).toEqual(['<small>BTC', '<small>ETH', '<small>BNB']);
  expect(headers).toMatchObject({ 'cache-control': 'no-cache', vary: 'accept-encoding' });
  expect(headers['content-type']).toBe('text/html; charset=utf-8');
});

test('it is made at most once a second, whoever asks', async () => {
  const get = door();
  const bodies = await Promise.all([get(), get(), get()]);
  quoted = [{ ...bitcoin, price: '88603.00' }];
  now = 1_999;
  expect([...bodies, await get()].every(({ body }) => body === built().replace('<!--prices-->', shown))).toBe(true);
  expect(prices).toHaveBeenCalledTimes(1);
  now = 2_000;
  expect((await get()).body).toContain('88603.00');
  expect(prices).toHaveBeenCalledTimes(2);
});

test('it is sent packed to who can read that, and not again to who has it', async () => {
  const get = door();
  const plain = await get();
  const br = await get({ 'accept-encoding': 'gzip, deflate, br' });
  const gzip = await get({ 'accept-encoding': 'gzip' });
  expect([br.headers['content-encoding'], brotliDecompressSync(br.rawPayload).toString()]).toEqual(['br', plain.body]);
  expect([gzip.headers['content-encoding'], gunzipSync(gzip.rawPayload).toString()]).toEqual(['gzip', plain.body]);
  const again = await get({ 'if-none-match': `W/${String(plain.headers['etag'])}` });
  expect([again.statusCode, again.body]).toEqual([304, '']);
});

test('a page that is built anew takes its place, with the scripts that it may run', async () => {
  const get = door();
  const before = (await get()).headers['content-security-policy'];
  await writeFile(join(folder, 'index.html'), built().replace('= 1', '= 2'));
  now = 3_000;
  expect((await get()).body).toContain('early = 2');
  expect((await get()).headers['content-security-policy']).not.toBe(before);
});

test('what could not be made is tried again', async () => {
  const get = door();
  prices.mockImplementationOnce(() => {
    throw new Error('not there yet');
  });
  expect((await get()).statusCode).toBe(500);
  expect((await get()).body).toContain(shown);
});
