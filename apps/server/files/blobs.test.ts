import { createHash, createHmac } from 'node:crypto';
import { existsSync, mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { settingsOf } from '../settings.ts';
import { diskBlobs } from './disk-blobs.ts';
import { openBlobs } from './open-blobs.ts';
import { s3Blobs } from './s3-blobs.ts';
import { signedHeadersOf } from './sign-v4.ts';

const name = '0123456789abcdef0123456789abcdef';
const bytes = new TextEncoder().encode('sealed');
const key = { accessKeyId: 'AKIDEXAMPLE', secret: 'wJalrXUtnFEMI/K7MDENG+bPxRfiCYEXAMPLEKEY', region: 'eu-central-1' };
const folder = mkdtempSync(join(tmpdir(), 'candor-blobs-'));
afterAll(() => rmSync(folder, { recursive: true }));

test.each(['../../../etc/passwd', '', 'a', `${name}0`, `${name.slice(1)}/`, name.toUpperCase()])(
  'no blob is called %s',
  async (bad) => {
    const stores = [diskBlobs(folder), s3Blobs({ ...key, bucketUrl: 'http://127.0.0.1:9/x' }, () => 0)];
    for (const store of stores) {
      await expect(store.put(bad, bytes)).rejects.toThrow('a name of ours');
      await expect(store.get(bad)).rejects.toThrow('a name of ours');
      await expect(store.remove(bad)).rejects.toThrow('a name of ours');
    }
  },
);

test('a folder keeps, gives and removes, for its owner only', async () => {
  const blobs = diskBlobs(join(folder, 'new'));
  expect(await blobs.get(name)).toBeNull();
  await blobs.remove(name);
  await blobs.put(name, bytes);
  expect(await blobs.get(name)).toEqual(Buffer.from(bytes));
  if (process.platform !== 'win32') expect(statSync(join(folder, 'new', '01', name)).mode & 0o777).toBe(0o600);
  await blobs.remove(name);
  expect(await blobs.get(name)).toBeNull();
});

test('a put that fails leaves nothing, and what a crash left goes with its blob', async () => {
  const blobs = diskBlobs(folder);
  const inner = join(folder, name.slice(0, 2));
  await mkdir(join(inner, name, 'in-the-way'), { recursive: true });
  await expect(blobs.put(name, bytes)).rejects.toThrow();
  expect(readdirSync(inner)).toEqual([name]);
  const crashed = `01${'f'.repeat(30)}`;
  await writeFile(join(inner, `${crashed}.part`), 'half');
  expect(await blobs.get(crashed)).toBeNull();
  await blobs.remove(crashed);
  expect(existsSync(join(inner, `${crashed}.part`))).toBe(false);
  await writeFile(join(folder, 'file'), '');
  await expect(diskBlobs(join(folder, 'file')).put(name, bytes)).rejects.toThrow();
});

test('a request is signed as another implementation of the same rules signs it', () => {
  const url = new URL(`https://s3.eu-central-1.amazonaws.com/candor-files/${name}`);
  const time = Date.UTC(2026, 10, 20, 12);
  const signature = (method: string, body: Uint8Array): string | undefined =>
    signedHeadersOf({ method, url, bytes: body, time }, key)['authorization']?.split('Signature=')[1];
  expect(signature('PUT', bytes)).toBe('a98d11b13eb5246204185c102ee10e8422e4ea42bbc1c662e6282f7ffd50049f');
  expect(signature('GET', new Uint8Array())).toBe('fc4223e3e6a5755731984041bb6befa0769eea8f1df1199327329551eb5ceab5');
});

/** A store that believes only what is signed with the key. */
const kept = new Map<string, Buffer>();
let failing = 0;
let server: Server;
let bucketUrl = '';
const sha = (data: string | Buffer): string => createHash('sha256').update(data).digest('hex');
const mac = (by: string | Buffer, text: string): Buffer => createHmac('sha256', by).update(text).digest();

function isSigned(request: IncomingMessage, body: Buffer): boolean {
  const date = String(request.headers['x-amz-date']);
  const scope = `${date.slice(0, 8)}/${key.region}/s3/aws4_request`;
  const canonical = [
    `${request.method}\n${request.url}\n`,
    `host:${request.headers.host}\nx-amz-content-sha256:${sha(body)}\nx-amz-date:${date}\n`,
    `host;x-amz-content-sha256;x-amz-date\n${sha(body)}`,
  ].join('\n');
  const signing = mac(mac(mac(mac(`AWS4${key.secret}`, date.slice(0, 8)), key.region), 's3'), 'aws4_request');
  const signature = mac(signing, `AWS4-HMAC-SHA256\n${date}\n${scope}\n${sha(canonical)}`).toString('hex');
  return (
    request.headers.authorization ===
    `AWS4-HMAC-SHA256 Credential=${key.accessKeyId}/${scope}, ` +
      `SignedHeaders=host;x-amz-content-sha256;x-amz-date, Signature=${signature}`
  );
}

beforeAll(async () => {
  server = createServer((request, response) => {
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', () => {
      const [path, body] = [request.url ?? '', Buffer.concat(parts)];
      const status =
        failing > 0
          ? failing
          : !isSigned(request, body)
            ? 403
            : request.method === 'GET' && !kept.has(path)
              ? 404
              : 200;
      const found = status === 200 && request.method === 'GET' ? kept.get(path) : undefined;
      if (status === 200 && request.method === 'PUT') kept.set(path, body);
      if (status === 200 && request.method === 'DELETE') kept.delete(path);
      response.writeHead(status).end(found);
    });
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  bucketUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}/candor-files/`;
});
afterAll(() => {
  server.close();
});

test('a bucket takes only what is signed', async () => {
  const blobs = s3Blobs({ ...key, bucketUrl }, () => Date.UTC(2026, 10, 20));
  await expect(s3Blobs({ ...key, secret: 'another', bucketUrl }, () => 0).put(name, bytes)).rejects.toThrow('403');
  expect(await blobs.get(name)).toBeNull();
  await blobs.put(name, bytes);
  expect([...kept]).toEqual([[`/candor-files/${name}`, Buffer.from(bytes)]]);
  expect(await blobs.get(name)).toEqual(bytes);
  await blobs.remove(name);
  await blobs.remove(name);
  expect(await blobs.get(name)).toBeNull();
});

test('a bucket that fails is a failure, never an empty answer', async () => {
  const blobs = s3Blobs({ ...key, bucketUrl }, () => 0);
  for (const status of [500, 503, 301]) {
    failing = status;
    for (const ask of [() => blobs.put(name, bytes), () => blobs.get(name), () => blobs.remove(name)])
      await expect(ask()).rejects.toThrow();
  }
  failing = 404;
  await expect(blobs.put(name, bytes)).rejects.toThrow('404');
  failing = 0;
});

test('the settings choose, and a bucket needs its key', async () => {
  expect(() => settingsOf({ FILES_S3_URL: bucketUrl })).toThrow(
    /FILES_S3_KEY: is needed.*\nFILES_S3_SECRET: is needed/,
  );
  const clock = { now: () => Date.UTC(2026, 10, 20) };
  await openBlobs(
    settingsOf({
      FILES_S3_URL: bucketUrl,
      FILES_S3_KEY: key.accessKeyId,
      FILES_S3_SECRET: key.secret,
      FILES_S3_REGION: key.region,
    }),
    clock,
  ).put(name, bytes);
  expect(kept.size).toBe(1);
  await openBlobs(settingsOf({ DATA_DIR: folder }), clock).put(`ee${name.slice(2)}`, bytes);
  expect(existsSync(join(folder, 'files', 'ee'))).toBe(true);
});
