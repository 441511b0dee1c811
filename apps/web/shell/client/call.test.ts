import { beforeEach, expect, test, vi } from 'vitest';

const fetched = vi.fn<(address: string, init: RequestInit) => Promise<{ json: () => Promise<unknown> }>>();
const answers = (code: number, message: string, data: unknown) =>
  fetched.mockResolvedValueOnce({ json: async () => ({ code, message, data }) });
const user = { userId: '1' } as never;

async function load() {
  const { call, CallError } = await import('./call.ts');
  const { useToast } = await import('../feedback/toast.ts');
  const { session, startSession } = await import('../session/session.ts');
  return { call, CallError, toastNow: () => useToast.getState().now?.text, session, startSession };
}

beforeEach(() => {
  vi.resetModules();
  vi.useFakeTimers();
  fetched.mockReset();
  const kept = new Map<string, string>([['locale', 'vi']]);
  vi.stubGlobal('fetch', fetched);
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
    removeItem: (key: string) => kept.delete(key),
  });
  vi.stubGlobal('location', { hash: '#/pages/property/property' });
  vi.stubGlobal('history', {
    state: null,
    replaceState: (_: unknown, __: string, hash: string) => (location.hash = hash),
  });
  vi.stubGlobal('addEventListener', () => undefined);
});

test('a refusal is shown and thrown with its code and field', async () => {
  const { call, CallError, toastNow } = await load();
  answers(400, 'Số dư không đủ', { error: 'insufficient-balance', field: 'amount' });
  const fault = await call('POST /account/testFunds').catch((thrown: unknown) => thrown);
  expect(fault).toBeInstanceOf(CallError);
  expect(fault).toMatchObject({ code: 400, message: 'Số dư không đủ', data: { field: 'amount' } });
  expect(toastNow()).toBe('Số dư không đủ');
});

test('a quiet refusal says nothing', async () => {
  const { call, toastNow } = await load();
  answers(400, 'no', null);
  await call('POST /account/testFunds', undefined, { quiet: true }).catch(() => undefined);
  expect(toastNow()).toBeUndefined();
});

test('a network failure is code -1', async () => {
  const { call, toastNow } = await load();
  fetched.mockRejectedValueOnce(new TypeError('Failed to fetch'));
  await expect(call('GET /common/getConfig')).rejects.toMatchObject({ code: -1 });
  expect(toastNow()).toBe('shell.networkError');
});

test('an answer that is not of the server counts as none: whether it was carried out is not known', async () => {
  const { call } = await load();
  fetched.mockResolvedValueOnce({ json: () => Promise.reject(new SyntaxError('<html>')) });
  await expect(call('POST /account/testFunds')).rejects.toMatchObject({ code: -1 });
  fetched.mockResolvedValueOnce({ json: async () => ({ error: 'gateway' }) });
  await expect(call('POST /account/testFunds')).rejects.toMatchObject({ code: -1 });
});

test('401 ends the session, shows the reason and opens the login page', async () => {
  const { call, session, startSession, toastNow } = await load();
  startSession('token', user);
  answers(401, 'Phiên đã kết thúc', null);
  await expect(call('POST /account/list')).rejects.toMatchObject({ code: 401 });
  expect([session().token, toastNow(), location.hash]).toEqual([null, 'Phiên đã kết thúc', '#/pages/login/login']);
});

test('401 to a token no longer in use leaves the new session alone', async () => {
  const { call, session, startSession } = await load();
  startSession('old', user);
  fetched.mockImplementationOnce(async () => {
    startSession('new', user);
    return { json: async () => ({ code: 401, message: 'ended', data: null }) };
  });
  await expect(call('POST /account/list')).rejects.toMatchObject({ code: 401 });
  expect(session().token).toBe('new');
});

test('an answer is given as it is, sent with the headers of the specification', async () => {
  const { call, startSession } = await load();
  startSession('token', user);
  answers(200, '', { id: 'BTC' });
  const answer = await call(
    'POST /account/findAccount/{a}/{b}',
    { params: { a: 1, b: 'BTC' } },
    { idempotencyKey: 'k1' },
  );
  expect(answer).toEqual({ id: 'BTC' });
  const [address, init] = fetched.mock.calls[0] ?? ['', {}];
  expect(address).toBe('/account/findAccount/1/BTC');
  expect(Object.fromEntries(new Headers(init.headers))).toMatchObject({
    'device-platform': '2',
    lang: 'vi_VN',
    'coin-auth': 'token',
    'org-code': 'candor',
    'idempotency-key': 'k1',
    'content-type': 'application/json',
  });
  expect(init.body).toBe('{}');
});

test('a request is given up after 60 seconds, as a network failure', async () => {
  const { call } = await load();
  const cut = new AbortController();
  const timeout = vi.spyOn(AbortSignal, 'timeout').mockReturnValueOnce(cut.signal);
  fetched.mockImplementationOnce(
    async (_, { signal }) =>
      new Promise((_resolve, reject) => {
        signal?.addEventListener('abort', () => reject(new Error('timed out')));
      }),
  );
  const waiting = call('GET /common/getConfig');
  cut.abort();
  await expect(waiting).rejects.toMatchObject({ code: -1, message: 'shell.networkError' });
  expect(timeout).toHaveBeenCalledWith(60_000);
});

test('a call that came too fast is repeated when the server says so, and a longer wait is told', async () => {
  const { call, CallError } = await load();
  const tooFast = (seconds: string) => answers(429, 'Too many', { error: 'too-many-requests', params: { seconds } });
  tooFast('1');
  answers(200, 'OK', { list: [] });
  const done = call('POST /account/list', undefined, { quiet: true });
  await vi.advanceTimersByTimeAsync(999);
  expect(fetched).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(1);
  await expect(done).resolves.toEqual({ list: [] });
  expect(fetched).toHaveBeenCalledTimes(2);
  tooFast('900');
  await expect(call('POST /account/list', undefined, { quiet: true })).rejects.toBeInstanceOf(CallError);
  expect(fetched).toHaveBeenCalledTimes(3);
});

test('a device that has signed in before says so where it is asked, and nowhere else', async () => {
  const { call } = await load();
  const { keepDeviceToken } = await import('../session/device-tokens.ts');
  const sent = (nth: number) => (fetched.mock.calls[nth]?.[1].headers as Headers | undefined)?.get('device-token');
  keepDeviceToken('one');
  keepDeviceToken('two');
  keepDeviceToken(null);
  answers(200, 'OK', null);
  await call('POST /login', { body: { account: 'a', password: 'b' } });
  answers(200, 'OK', null);
  await call('POST /account/list');
  expect([sent(0), sent(1)]).toEqual(['two,one', null]);
});

test('what the page has asked for early is given without asking again; what failed there is asked for', async () => {
  const { call } = await load();
  const { earlyKey, headersOf } = await import('../early/early.ts');
  const envelope = (code: number) => new Response(JSON.stringify({ code, message: '', data: { mode: 'early' } }));
  const asked = (code: number) => {
    const answers = new Map([[earlyKey('GET /common/getConfig', {}), Promise.resolve(envelope(code))]]);
    globalThis.early = { headers: headersOf('vi', null), answers };
  };
  asked(200);
  expect(await call('GET /common/getConfig')).toEqual({ mode: 'early' });
  expect(fetched).not.toHaveBeenCalled();
  asked(503);
  answers(200, '', { mode: 'paper' });
  expect(await call('GET /common/getConfig')).toEqual({ mode: 'paper' });
  expect(fetched).toHaveBeenCalledTimes(1);
});
