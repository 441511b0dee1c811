import { afterAll, beforeAll, expect, test } from 'vitest';
import { memoryBlobs } from '../../files/blobs.ts';
import { blackPng, html, photo, pngOf, svg } from '../../files/test-images.ts';
import { openTestServer, type TestServer } from '../../test-server.ts';

let bench: TestServer;
let token = '';
let other = '';
let png: Buffer;
const blobs = memoryBlobs();
beforeAll(async () => {
  bench = await openTestServer({ blobs });
  [{ token }, { token: other }] = [await bench.signUp({ funded: false }), await bench.signUp({ funded: false })];
  png = await pngOf(30, 20);
});
afterAll(() => bench.close());

interface Reply {
  status: number;
  code: number;
  message: string;
  data: { id: string; mediaType: string; width: number; height: number; error?: string; field?: string };
}
const formOf = (bytes: Uint8Array, field = 'file'): FormData => {
  const form = new FormData();
  form.append(field, new File([new Uint8Array(bytes)], '../../etc/passwd.png', { type: 'image/png' }));
  return form;
};
async function post(body: FormData | string, headers: Record<string, string> = {}, as = token): Promise<Reply> {
  const reply = await fetch(`${bench.server.url}/common/file/upload`, {
    method: 'POST',
    body,
    headers: { 'coin-auth': as, ...headers },
  });
  return { status: reply.status, ...((await reply.json()) as Omit<Reply, 'status'>) };
}
const upload = (bytes: Uint8Array, as = token, headers: Record<string, string> = {}): Promise<Reply> =>
  post(formOf(bytes), headers, as);
const preview = (query: string, as = token): Promise<Response> =>
  fetch(`${bench.server.url}/common/file/previewFile${query}`, { headers: as === '' ? {} : { 'coin-auth': as } });

test('a visitor sends and sees nothing', async () => {
  expect(await upload(png, '')).toMatchObject({ status: 401, code: 401 });
  expect((await preview('?filename=xxxxxxxxxxxxxxxxxxxxxx', '')).status).toBe(401);
  expect((await preview(`?filename=xxxxxxxxxxxxxxxxxxxxxx&coin-auth=${token}`, '')).status).toBe(401);
  expect(blobs.kept.size).toBe(0);
});

test.each<[string, () => Uint8Array, number, string]>([
  ['SVG', () => svg, 415, 'file-type'],
  ['HTML', () => html, 415, 'file-type'],
  ['nothing', () => new Uint8Array(), 415, 'file-type'],
  ['half a picture', () => png.subarray(0, png.length / 2), 400, 'file-unreadable'],
  ['a bomb', () => blackPng(16_000), 413, 'file-pixels'],
  ['more than 8 MB', () => Buffer.concat([png, Buffer.alloc(8 * 1024 * 1024)]), 413, 'file-too-large'],
])('%s is refused in words, at its field', async (_name, bytes, status, error) => {
  expect(await upload(bytes(), token, { lang: 'vi_VN' })).toMatchObject({
    status,
    code: status,
    data: { error, field: 'file' },
  });
  expect(blobs.kept.size).toBe(0);
});

test('what stands beside the file, or in its place, is refused', async () => {
  expect(await post(formOf(png, 'photo'))).toMatchObject({
    status: 400,
    data: { error: 'field-unknown', field: 'photo' },
  });
  const two = formOf(png);
  two.append('file', new File([new Uint8Array(png)], 'b.png'));
  expect(await post(two)).toMatchObject({ status: 400, data: { error: 'field-unknown' } });
  const more = formOf(png);
  more.append('userId', '7');
  expect(await post(more)).toMatchObject({ status: 400, data: { error: 'field-unknown' } });
  const text = new FormData();
  text.append('file', 'x');
  expect(await post(text)).toMatchObject({ status: 400, data: { error: 'field-unknown' } });
  expect(await post(new FormData())).toMatchObject({ status: 400 });
  expect(blobs.kept.size).toBe(0);
});

test.each([
  ['JSON', '{"file":"x"}', 'application/json', 415],
  ['a bare picture', 'x', 'image/png', 415],
  ['no boundary', 'x', 'multipart/form-data', 400],
  [
    'a body that ends too soon',
    '--b\r\nContent-Disposition: form-data; name="file"; filename="a"\r\n\r\nabc',
    'multipart/form-data; boundary=b',
    400,
  ],
  ['a body that is none', 'nonsense', 'multipart/form-data; boundary=b', 400],
  ['mixed parts', 'x', 'multipart/mixed; boundary=b', 415],
])('%s is no upload', async (_name, body, type, status) => {
  expect(await post(body, { 'content-type': type })).toMatchObject({ status, code: status });
});

test('the other calls go on refusing this media type', async () => {
  const reply = await fetch(`${bench.server.url}/account/list`, {
    method: 'POST',
    body: formOf(png),
    headers: { 'coin-auth': token },
  });
  expect(reply.status).toBe(415);
});

test('a picture comes back to its owner alone, without its metadata, and as nothing but a picture', async () => {
  const sent = await photo();
  const kept = await upload(sent);
  expect(kept).toMatchObject({ status: 200, code: 200, data: { mediaType: 'image/jpeg', width: 40, height: 60 } });
  const { id } = kept.data;
  expect(id).toMatch(/^[A-Za-z0-9_-]{22}$/);
  const reply = await preview(`?filename=${id}`);
  const shown = Buffer.from(await reply.arrayBuffer());
  expect(reply.status).toBe(200);
  expect(Object.fromEntries(reply.headers)).toMatchObject({
    'content-type': 'image/jpeg',
    'content-disposition': 'attachment; filename="picture.jpg"',
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
    'content-security-policy': "default-src 'none'; frame-ancestors 'none'; sandbox",
    'content-length': String(shown.length),
  });
  expect(shown.includes('Lan Nguyen') || shown.includes('script')).toBe(false);
  const [foreign, missing] = await Promise.all([
    preview(`?filename=${id}`, other),
    preview('?filename=xxxxxxxxxxxxxxxxxxxxxx', other),
  ]);
  expect([foreign.status, await foreign.text()]).toEqual([missing.status, await missing.text()]);
  expect(foreign.status).toBe(404);
  const [sealed = new Uint8Array()] = [...blobs.kept.values()].slice(-1);
  expect(Buffer.from(sealed).includes(shown.subarray(0, 32))).toBe(false);
});

test.each([
  '',
  '?filename=',
  '?filename=../../etc/passwd',
  '?filename=%2e%2e%2f%2e%2e%2fetc%2fpasswd',
  '?filename=%252e%252e%252fetc%252fpasswd',
  '?filename=..%5c..%5cwindows',
  '?filename=/etc/passwd',
  '?filename=file:///etc/passwd',
  '?filename=xxxxxxxxxxxxxxxxxxxxxx%00.png',
  '?filename[]=xxxxxxxxxxxxxxxxxxxxxx',
  '?filename=xxxxxxxxxxxxxxxxxxxxxx&filename=xxxxxxxxxxxxxxxxxxxxxx',
  '?filename=%ff%fe',
  '?filename=xxxxxxxxxxxxxxxxxxxxxx/..',
  '?filename=~root',
  '?filename=C:%5cboot.ini',
  '?filename=xxxxxxxxxxxxxxxxxxxxxxx',
  '?file=xxxxxxxxxxxxxxxxxxxxxx',
  '?filename=xxxxxxxxxxxxxxxxxxxxxx&w=1',
])('no file is reached by %s', async (query) => {
  const reply = await preview(query);
  expect(reply.status).toBe(400);
  expect(await reply.json()).toMatchObject({ code: 400 });
});
