import '../../../../tests/screens/browser.ts';
import { beforeEach, expect, test, vi } from 'vitest';
import { earlyKey, headersOf, takeEarly } from './early.ts';

const lan = headersOf('vi', 'token of Lan');
const enveloped = (code: number, data: unknown): Response => new Response(JSON.stringify({ code, message: '', data }));
const balances = { code: 200, data: ['5'] };
/** What was asked for of the own balances before the app was there. */
function asked(answer: Promise<Response>, headers = lan) {
  answer.catch(() => undefined);
  globalThis.early = { headers, answers: new Map([[earlyKey('POST /account/list', {}), answer]]) };
}
const take = (headers = lan) => takeEarly('POST /account/list', {}, headers);

beforeEach(() => {
  globalThis.early = undefined;
  vi.restoreAllMocks();
});

test('what was not asked for early is asked for as ever', async () => {
  expect(await take()).toBeNull();
  asked(Promise.resolve(enveloped(200, ['5'])));
  expect(await takeEarly('POST /portal/market/kline', { body: { symbol: 'BTCUSDT' } }, lan)).toBeNull();
  expect(await takeEarly('POST /account/list', { body: { page: 2 } }, lan)).toBeNull();
});

test('nobody gets what was asked for somebody else, and no page in another language', async () => {
  for (const other of [headersOf('vi', 'token of An'), headersOf('vi', null), headersOf('en', 'token of Lan')]) {
    asked(Promise.resolve(enveloped(200, ['5'])));
    expect(await take(other)).toBeNull();
    // It is not kept for who comes next either.
    expect(await take()).toBeNull();
  }
});

test.each<[string, () => Promise<Response>]>([
  ['a refusal', () => Promise.resolve(enveloped(401, null))],
  ['too many requests', () => Promise.resolve(enveloped(429, { error: 'too-many-requests' }))],
  ['what is no envelope', () => Promise.resolve(new Response('<html>Bad gateway</html>', { status: 502 }))],
  ['what did not come', () => Promise.reject(new TypeError('Failed to fetch'))],
])('%s is not taken: the call is made as ever, and what it says counts', async (_, answer) => {
  asked(answer());
  expect(await take()).toBeNull();
});

test('an answer is taken once, and not when it is old', async () => {
  asked(Promise.resolve(enveloped(200, ['5'])));
  expect(await take()).toMatchObject(balances);
  expect(await take()).toBeNull();
  asked(Promise.resolve(enveloped(200, ['5'])));
  vi.spyOn(performance, 'now').mockReturnValue(15_001);
  expect(await take()).toBeNull();
});
