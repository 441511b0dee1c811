import { afterEach, expect, test, vi } from 'vitest';
import { openClient } from './open-client.ts';
import { signedBy, streamAuth, type ToSign } from './signed-by.ts';

afterEach(() => void vi.unstubAllGlobals());

const key = { apiKey: 'K'.repeat(64), secret: 'S'.repeat(64) };
const place: ToSign = { method: 'POST', url: '/portal/order/spotOrder?a=1?2', body: '{"a":"é"}', intent: 'mine' };
const { subtle } = crypto;
const bytesOf = (text: string) => new TextEncoder().encode(text);
const hexOf = (bytes: ArrayBuffer): string => Buffer.from(bytes).toString('hex');
/** As docs/programs.md tells it, written once more. */
async function textOf(time: string, { method, url, body, intent }: ToSign, window = ''): Promise<string> {
  const at = url.indexOf('?');
  const [path, query] = at < 0 ? [url, ''] : [url.slice(0, at), url.slice(at + 1)];
  const bodyHash = hexOf(await subtle.digest('SHA-256', bytesOf(body)));
  return [time, window, method, path, query, intent ?? '', bodyHash].join('\n');
}
async function hmacOf(text: Promise<string>): Promise<string> {
  const shared = await subtle.importKey('raw', bytesOf(key.secret), { name: 'HMAC', hash: 'SHA-256' }, false, ['sign']);
  return hexOf(await subtle.sign('HMAC', shared, bytesOf(await text)));
}

test.each<[string, ToSign]>([
  ['with all of it', place],
  ['that only reads', { method: 'GET', url: '/portal/order/countdowns', body: '', intent: null }],
])('a call %s is signed with the secret', async (_what, call) => {
  expect(await signedBy(key, { now: () => 1_800_000_000_000 })(call)).toEqual({
    'api-key': key.apiKey,
    'api-time': '1800000000000000',
    'api-signature': await hmacOf(textOf('1800000000000000', call)),
  });
});

test('a window is signed and sent, and no two calls are of one moment', async () => {
  const sign = signedBy(key, { now: () => 1_800_000_000_000, windowMs: 60_000 });
  const signed = await Promise.all([sign(place), sign(place)]);
  const expected = ['1800000000000000', '1800000000000001'].map(async (time) => ({
    'api-key': key.apiKey,
    'api-time': time,
    'api-window': '60000',
    'api-signature': await hmacOf(textOf(time, place, '60000')),
  }));
  expect(signed).toEqual(await Promise.all(expected));
});

test('a key pair signs with its private half', async () => {
  const { publicKey, privateKey } = await subtle.generateKey('Ed25519', false, ['sign', 'verify']);
  const { 'api-time': time = '', 'api-signature': signature = '' } = await signedBy({
    apiKey: key.apiKey,
    privateKey,
  })(place);
  const bytes = Uint8Array.from(atob(signature), (letter) => letter.charCodeAt(0));
  expect(await subtle.verify('Ed25519', publicKey, bytes, bytesOf(await textOf(time, place)))).toBe(true);
});

test('each try of a client is signed anew, with the same intent and with what is sent', async () => {
  const sent: [string, RequestInit][] = [];
  vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
    sent.push([url, init]);
    if (sent.length === 1) throw new TypeError('fetch failed');
    return new Response(JSON.stringify({ code: 200, message: 'OK', data: null }));
  });
  const client = openClient({ base: 'https://candor.example', sign: signedBy(key) });
  await client.act('POST /portal/order/endSpotOrder/{id}', { params: { id: 'a/b' }, body: {} });
  const signing = sent.map(async ([url, { headers, body }]) => {
    const said = new Headers(headers);
    const intent = said.get('idempotency-key');
    const call = { method: 'POST', url: url.slice('https://candor.example'.length), body: body as string, intent };
    expect(said.get('api-signature')).toBe(await hmacOf(textOf(said.get('api-time') ?? '', call)));
    return { url: call.url, intent, signature: said.get('api-signature') };
  });
  const signatures = await Promise.all(signing);
  expect(signatures.map(({ url }) => url)).toEqual(Array(2).fill('/portal/order/endSpotOrder/a%2Fb'));
  expect(new Set(signatures.map(({ intent }) => intent)).size).toBe(1);
  expect(new Set(signatures.map(({ signature }) => signature)).size).toBe(2);
});

test('a connection of the stream is signed like a call of its path', async () => {
  const auth = await new Promise<object>((resolve) => streamAuth(signedBy(key, { now: () => 1e12 }))(resolve));
  const listen = { method: 'GET', url: '/stream', body: '', intent: null };
  expect(auth).toEqual({
    'api-key': key.apiKey,
    'api-time': '1000000000000000',
    'api-signature': await hmacOf(textOf('1000000000000000', listen)),
  });
});
