import { beforeEach, expect, test, vi } from 'vitest';

interface Fake {
  status: number;
  responseText: string;
  upload: { onprogress?: (event: { loaded: number; total: number }) => void };
  onload?: () => void;
  onerror?: () => void;
  ontimeout?: () => void;
  onabort?: () => void;
  sent: FormData | null;
  headers: Map<string, string>;
  url: string;
  timeout: number;
  open: (method: string, url: string) => void;
  setRequestHeader: (name: string, value: string) => void;
  send: (form: FormData) => void;
  abort: () => void;
}
function fake(): Fake {
  const made: Fake = {
    status: 200,
    responseText: '',
    upload: {},
    sent: null,
    headers: new Map(),
    url: '',
    timeout: 0,
    open(_method, url) {
      made.url = url;
    },
    setRequestHeader(name, value) {
      made.headers.set(name, value);
    },
    send(form) {
      made.sent = form;
    },
    abort() {
      made.onabort?.();
    },
  };
  return made;
}
let request: Fake;
const fetched = vi.fn<() => Promise<Response>>();

vi.mock('../../locales/i18n.ts', () => ({ t: (key: string) => key }));
vi.mock('../feedback/toast.ts', () => ({ toast: vi.fn() }));
vi.mock('../session/preferences.ts', () => ({
  apiBase: () => 'https://api.example',
  preferences: () => ({ language: 'vi' }),
}));
vi.mock('../session/session.ts', () => ({ session: () => ({ token: 'token' }), endSession: vi.fn() }));
const { canRetry, fetchPicture, sendPicture } = await import('./upload.ts');
const { CallError } = await import('../client/call.ts');
const { endSession } = await import('../session/session.ts');

beforeEach(() => {
  vi.stubGlobal('fetch', fetched);
  vi.stubGlobal('XMLHttpRequest', function xhr() {
    request = fake();
    return request;
  });
});
const send = (onProgress: (share: number) => void = () => undefined, stop = new AbortController()) =>
  sendPicture(new Blob(['x'], { type: 'image/jpeg' }), onProgress, stop.signal);
function answer(status: number, body: string) {
  request.status = status;
  request.responseText = body;
  request.onload?.();
}

test('what does not arrive is code -1 and a network error, and may be sent again', async () => {
  for (const event of ['onerror', 'ontimeout'] as const) {
    const sending = send();
    request[event]?.();
    const fault = await sending.catch((thrown: unknown) => thrown);
    expect(fault).toMatchObject({ code: -1, message: 'shell.networkError' });
    expect(canRetry(fault)).toBe(true);
  }
});

test('a refusal keeps its code and message; whether a second try helps depends on it', async () => {
  for (const [code, again] of [
    [400, false],
    [413, false],
    [415, false],
    [429, true],
    [503, true],
  ] as const) {
    const sending = send();
    answer(code, JSON.stringify({ code, message: 'words', data: { error: 'x' } }));
    const fault = await sending.catch((thrown: unknown) => thrown);
    expect(fault).toBeInstanceOf(CallError);
    expect(fault).toMatchObject({ code, message: 'words' });
    expect(canRetry(fault)).toBe(again);
  }
});

test('an answer that is none is a failed upload; a missing session ends it', async () => {
  const odd = send();
  answer(502, '<html>');
  await expect(odd).rejects.toMatchObject({ code: 502, message: 'files.failed' });
  const ended = send();
  answer(401, JSON.stringify({ code: 401, message: 'ended', data: null }));
  await expect(ended).rejects.toMatchObject({ code: 401 });
  expect(endSession).toHaveBeenCalledWith('ended');
});

test('the picture travels in the field file with the usual headers, says how far it is, can be stopped', async () => {
  const shares: number[] = [];
  const sending = send((share) => shares.push(share));
  expect(request.url).toBe('https://api.example/common/file/upload');
  expect(Object.fromEntries(request.headers)).toMatchObject({
    'coin-auth': 'token',
    lang: 'vi_VN',
    'org-code': 'candor',
    'device-platform': '2',
  });
  expect(request.headers.has('content-type')).toBe(false);
  expect(request.timeout).toBe(60_000);
  expect([...(request.sent?.keys() ?? [])]).toEqual(['file']);
  request.upload.onprogress?.({ loaded: 5, total: 10 });
  answer(200, JSON.stringify({ code: 200, message: 'OK', data: { id: 'f1' } }));
  expect(await sending).toEqual({ id: 'f1' });
  expect(shares).toEqual([0.5]);
  const stop = new AbortController();
  const stopped = send(undefined, stop);
  stop.abort();
  await expect(stopped).rejects.toMatchObject({ code: -1 });
});

test('what was given up before it was ready is never sent', async () => {
  const before = request;
  const stop = new AbortController();
  stop.abort();
  await expect(send(undefined, stop)).rejects.toMatchObject({ code: -1 });
  expect(request).toBe(before);
});

test('a picture that is gone is told with the server’s words', async () => {
  const timeout = vi.spyOn(AbortSignal, 'timeout');
  fetched.mockResolvedValueOnce(new Response('bytes'));
  expect(await (await fetchPicture('f1', new AbortController().signal)).text()).toBe('bytes');
  fetched.mockResolvedValueOnce(
    new Response(JSON.stringify({ code: 404, message: 'gone', data: null }), { status: 404 }),
  );
  await expect(fetchPicture('f2', new AbortController().signal)).rejects.toMatchObject({ code: 404, message: 'gone' });
  expect(timeout.mock.calls).toEqual([[60_000], [60_000]]);
  fetched.mockRejectedValueOnce(new TypeError('Failed to fetch'));
  await expect(fetchPicture('f3', new AbortController().signal)).rejects.toMatchObject({ code: -1 });
});
