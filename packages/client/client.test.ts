import { afterEach, expect, test, vi } from 'vitest';
import { addressOf } from './address.ts';
import { CallError, envelopeOf } from './envelope.ts';
import { headersWith, send, timeoutMs } from './send.ts';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

test('an address takes its parts from the path and its query; what is empty is left out', () => {
  expect(addressOf('POST /login', {})).toBe('/login');
  expect(addressOf('POST /account/findAccount/{a}/{b}', { params: { a: 1, b: 'A/B' } })).toBe(
    '/account/findAccount/1/A%2FB',
  );
  const query = { page: 0, word: 'a b', status: '', from: undefined };
  expect(addressOf('GET /account/page', { query }, 'https://two.example')).toBe(
    'https://two.example/account/page?page=0&word=a+b',
  );
  expect(addressOf('GET /account/page', { query: { status: '' } })).toBe('/account/page');
});

test('headers without a value are left out', () => {
  expect([...headersWith({ lang: 'en_US', 'coin-auth': null, 'device-token': undefined })]).toEqual([
    ['lang', 'en_US'],
  ]);
});

const answered = (text: string): Response => new Response(text, { status: 502 });

test.each(['<html>Bad gateway</html>', '', 'null', '[]', '{"error":"gateway"}', '{"code":"200"}'])(
  'what is no envelope is no answer: %s',
  async (text) => {
    await expect(envelopeOf(answered(text))).rejects.toThrow();
  },
);

test('an envelope is read whatever the status', async () => {
  const envelope = { code: 400, message: 'No', data: { error: 'field-required', field: 'account' } };
  expect(await envelopeOf(answered(JSON.stringify(envelope)))).toEqual(envelope);
});

test('a refusal has its code, words and details; one without details has none', () => {
  expect(new CallError(400, 'No', { field: 'account' })).toMatchObject({
    code: 400,
    message: 'No',
    data: { field: 'account' },
  });
  expect(new CallError(-1, 'lost', null).data).toEqual({});
});

function watchFetch() {
  const fetched = vi.fn<typeof fetch>(async () => new Response('{}'));
  vi.stubGlobal('fetch', fetched);
  return () => {
    const init = fetched.mock.calls[0]?.[1] ?? {};
    return { ...init, type: new Headers(init.headers).get('content-type') };
  };
}

test('a POST sends JSON, a body even where nothing is said; a GET sends none; no cookie goes along', async () => {
  const posted = watchFetch();
  await send('POST /account/list', {}, { headers: headersWith({}) });
  expect(posted()).toMatchObject({ method: 'POST', body: '{}', credentials: 'omit', type: 'application/json' });
  const got = watchFetch();
  await send('GET /common/getConfig', {}, { headers: headersWith({}) });
  expect(got()).toMatchObject({ method: 'GET', credentials: 'omit', type: null });
  expect(got().body).toBeUndefined();
});

test('a file goes alone as a form, whose type and boundary the browser writes', async () => {
  const sent = watchFetch();
  const form = new FormData();
  form.append('file', new File(['20:x'], 'day.sta'));
  await send('POST /operator/bank/import', { query: { accountId: 'a' } }, { headers: headersWith({}), form });
  const { body, type } = sent();
  expect(type).toBeNull();
  expect(body).toBeInstanceOf(FormData);
  expect([...(body as FormData).keys()]).toEqual(['file']);
  expect(await ((body as FormData).get('file') as File).text()).toBe('20:x');
  const json = watchFetch();
  await send('POST /account/list', { body: { file: 'x' } }, { headers: headersWith({}) });
  expect(json().body).toBe('{"file":"x"}');
});

test('a call is given up when its time is over or the caller has ended it', async () => {
  const late = new AbortController();
  const timeout = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(late.signal);
  const own = new AbortController();
  const sent = watchFetch();
  await send('GET /common/getConfig', {}, { headers: headersWith({}), signal: own.signal });
  expect(timeout).toHaveBeenCalledWith(timeoutMs);
  expect(sent().signal?.aborted).toBe(false);
  own.abort();
  expect(sent().signal?.aborted).toBe(true);
  const again = watchFetch();
  await send('GET /common/getConfig', {}, { headers: headersWith({}) });
  late.abort();
  expect(again().signal?.aborted).toBe(true);
});
