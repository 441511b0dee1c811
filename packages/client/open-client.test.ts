import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { CallError } from './envelope.ts';
import { newIntent } from './intent.ts';
import { openClient } from './open-client.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

type Reply = { status: number; body?: unknown; retryAfter?: string } | 'lost';
interface Sent {
  readonly url: string;
  readonly key: string | null;
  readonly token: string | null;
  readonly body: unknown;
}

/** A server that answers as it is said, the last one again and again. */
function answering(...replies: Reply[]): Sent[] {
  const sent: Sent[] = [];
  vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
    const headers = new Headers(init.headers);
    sent.push({ url, key: headers.get('idempotency-key'), token: headers.get('coin-auth'), body: init.body });
    const reply = replies.length > 1 ? replies.shift() : replies[0];
    if (reply === undefined || reply === 'lost') throw new TypeError('fetch failed');
    const { status, body, retryAfter } = reply;
    const text = typeof body === 'string' ? body : JSON.stringify(body ?? { code: status, message: 'm', data: null });
    return new Response(text, {
      status,
      ...(retryAfter === undefined ? {} : { headers: { 'retry-after': retryAfter } }),
    });
  });
  return sent;
}

const client = openClient({ base: 'https://candor.example', headers: () => ({ 'coin-auth': 'token' }) });
const move = { body: { fromType: 1, toType: 2, currencyCode: 'USDT', amount: '5' } } as const;
const settled = async <Value>(value: Promise<Value>): Promise<Value> => {
  value.catch(() => undefined);
  await vi.runAllTimersAsync();
  return value;
};
const ok = (data: unknown): Reply => ({ status: 200, body: { code: 200, message: 'OK', data } });

test('a call goes to its address with whose it is, and gives the data of its answer', async () => {
  const sent = answering(ok([{ currencyCode: 'USDT' }]));
  expect(await client.call('POST /account/list', { body: {} })).toEqual([{ currencyCode: 'USDT' }]);
  expect(sent).toEqual([{ url: 'https://candor.example/account/list', key: null, token: 'token', body: '{}' }]);
});

test.each<[string, Reply[]]>([
  ['nothing comes back', ['lost', 'lost', ok('data')]],
  ['a proxy answers', [{ status: 502, body: '<html>Bad gateway</html>' }, ok('data')]],
  ['the server can’t now', [{ status: 503 }, { status: 500 }, ok('data')]],
])('what moves money is sent again under the same key where %s', async (_what, replies) => {
  const tries = replies.length;
  const sent = answering(...replies);
  expect(await settled(client.act('POST /account/executeUserCutTurn', move))).toBe('data');
  expect(sent).toHaveLength(tries);
  expect(new Set(sent.map(({ key }) => key)).size).toBe(1);
  expect(sent[0]?.key).toMatch(/^[0-9a-f]{32}$/);
});

test('two intents have two keys, and one that is given is the one that is sent', async () => {
  const sent = answering(ok(null));
  await client.act('POST /account/executeUserCutTurn', move);
  await client.act('POST /account/executeUserCutTurn', move);
  await client.act('POST /account/executeUserCutTurn', move, { intent: 'mine' });
  expect(new Set(sent.map(({ key }) => key)).size).toBe(3);
  expect(sent.at(-1)?.key).toBe('mine');
  expect(newIntent()).not.toBe(newIntent());
});

test('what is lost for good says that it is not known what became of it', async () => {
  const sent = answering('lost');
  await expect(settled(client.act('POST /account/executeUserCutTurn', move))).rejects.toMatchObject({ code: -1 });
  expect(sent).toHaveLength(7);
});

test('what reads is asked again, what neither reads nor has a key is not', async () => {
  const reads = answering('lost', ok('data'));
  expect(await settled(client.call('GET /player/getInfo'))).toBe('data');
  expect(reads.map(({ key }) => key)).toEqual([null, null]);
  const posts = answering('lost', ok('data'));
  await expect(settled(client.call('POST /account/list', { body: {} }))).rejects.toMatchObject({ code: -1 });
  expect(posts).toHaveLength(1);
});

test('what came too fast is asked again after the time that the server names, whatever it is', async () => {
  const sent = answering({ status: 429, retryAfter: '2' }, ok('data'));
  const answer = client.call('POST /account/list', { body: {} });
  await vi.advanceTimersByTimeAsync(1_999);
  expect(sent).toHaveLength(1);
  expect(await settled(answer)).toBe('data');
  expect(sent).toHaveLength(2);
});

test('a refusal is thrown at once, in the words of the server', async () => {
  const data = { error: 'insufficient-balance', field: 'amount' };
  const sent = answering({ status: 400, body: { code: 400, message: 'Not enough', data } });
  const refused = client.act('POST /account/executeUserCutTurn', move);
  await expect(refused).rejects.toBeInstanceOf(CallError);
  await expect(refused).rejects.toMatchObject({ code: 400, message: 'Not enough', data });
  expect(sent).toHaveLength(1);
});

test('whoever ends a call ends its waiting as well', async () => {
  const sent = answering('lost');
  const ending = new AbortController();
  const lost = client.act('POST /account/executeUserCutTurn', move, { signal: ending.signal });
  lost.catch(() => undefined);
  await vi.advanceTimersByTimeAsync(300);
  ending.abort(new Error('ended'));
  await expect(lost).rejects.toThrow('ended');
  await vi.advanceTimersByTimeAsync(60_000);
  expect(sent).toHaveLength(2);
});

test('a try that is ended while it is under way is over at once, and none comes after it', async () => {
  let tries = 0;
  vi.stubGlobal('fetch', (_url: string, { signal }: RequestInit) => {
    tries += 1;
    return new Promise((_, reject) => signal?.addEventListener('abort', () => reject(new Error('ended'))));
  });
  const ending = new AbortController();
  const lost = client.act('POST /account/executeUserCutTurn', move, { signal: ending.signal });
  lost.catch(() => undefined);
  await vi.advanceTimersByTimeAsync(10);
  ending.abort();
  await vi.advanceTimersByTimeAsync(60_000);
  await expect(lost).rejects.toThrow('ended');
  expect(tries).toBe(1);
});
