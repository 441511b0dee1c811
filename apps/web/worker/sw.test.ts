import { calls } from '@candor/api-contract/index.ts';
import { beforeAll, beforeEach, expect, test, vi } from 'vitest';

const origin = 'https://candor.example';
const store = 'candor __BUILD__';

/** What is kept: the text of each answer by its path, store by store. */
const kept = new Map<string, Map<string, string>>();
const pathOf = (asked: string | { url: string }): string =>
  new URL(typeof asked === 'string' ? asked : asked.url, origin).pathname;
const answerIn = (name: string, path: string): Response | undefined => {
  const text = kept.get(name)?.get(path);
  return text === undefined ? undefined : new Response(text);
};
const caches = {
  keys: async () => [...kept.keys()],
  delete: async (name: string) => kept.delete(name),
  match: async (asked: { url: string }) =>
    [...kept.keys()].map((name) => answerIn(name, pathOf(asked))).find((answer) => answer !== undefined),
  open: async (name: string) => {
    if (!kept.has(name)) kept.set(name, new Map());
    return {
      match: async (asked: string) => answerIn(name, pathOf(asked)),
      put: async (asked: string | { url: string }, answer: Response) =>
        void kept.get(name)?.set(pathOf(asked), await answer.text()),
    };
  },
};
const keptNow = () => Object.fromEntries([...kept].map(([name, files]) => [name, Object.fromEntries(files)]));

const fetched = vi.fn<(asked: string | { url: string }, how?: object) => Promise<Response>>();
/** What the network has; anything else is not found, and without it nothing comes. */
const network = (files: Readonly<Record<string, string>> | null) =>
  fetched.mockImplementation(async (asked) => {
    if (files === null) throw new TypeError('Failed to fetch');
    const text = files[pathOf(asked)];
    return text === undefined ? new Response('no', { status: 404 }) : new Response(text);
  });

const skipWaiting = vi.fn<() => void>();
const claim = vi.fn<() => void>();
const showNotification = vi.fn<(title: string, options: object) => void>();
const openWindow = vi.fn<(url: string) => void>();
let windows: object[] = [];
const listeners = new Map<string, (event: object) => void>();

beforeAll(async () => {
  vi.stubGlobal('caches', caches);
  vi.stubGlobal('fetch', fetched);
  vi.stubGlobal('location', { origin });
  vi.stubGlobal('skipWaiting', skipWaiting);
  vi.stubGlobal('clients', { claim, openWindow, matchAll: async () => windows });
  vi.stubGlobal('registration', { showNotification });
  vi.stubGlobal('addEventListener', (kind: string, listener: (event: object) => void) => listeners.set(kind, listener));
  await import('./sw.ts');
});
beforeEach(() => {
  vi.clearAllMocks();
  kept.clear();
  windows = [];
  network({});
});

/** Tells the worker of something, and waits for what it does about it. */
async function tell(kind: string, event: object = {}): Promise<void> {
  let work: Promise<unknown> = Promise.resolve();
  listeners.get(kind)?.({ ...event, waitUntil: (done: Promise<unknown>) => (work = done) });
  await work;
}

/** What the worker answers a request with; null where it leaves it to the browser. */
function ask(path: string, request: { method?: string; mode?: string } = {}): Promise<Response> | null {
  let answer: Promise<Response> | null = null;
  listeners.get('fetch')?.({
    request: { url: new URL(path, origin).href, method: 'GET', mode: 'cors', ...request },
    respondWith: (given: Promise<Response>) => (answer = given),
  });
  return answer;
}
const text = async (answer: Promise<Response> | null) => (await answer)?.text();

test('no call of the API is answered or kept, whatever is asked for', async () => {
  const names = Object.keys(calls).map((name) => name.split(' ') as [string, string]);
  const touched = names.filter(([method, path]) => ask(path, { method }) !== null);
  expect([names.length > 100, touched]).toEqual([true, []]);
  for (const [, path] of names) await tell('message', { data: { kind: 'keep', paths: [path] } });
  expect([fetched.mock.calls, kept.get(store)?.size]).toEqual([[], 0]);
});

test.each([
  ['what changes something', '/assets/a.js', { method: 'POST' }],
  ['another host', 'https://else.example/assets/a.js', {}],
  ['a page of another path', '/openapi.json', { mode: 'navigate' }],
  ['the worker itself', '/sw.js', {}],
  ['a path that only contains the folder', '/common/assets/a.js', {}],
  ['the page, asked for as data', '/', { mode: 'cors' }],
  ['what is only called like the manifest', '/common/manifest.webmanifest', {}],
  ['what only begins like it', '/manifest.webmanifest.map', {}],
])('%s is left to the browser', (_, path, request) => {
  expect(ask(path, request)).toBeNull();
});

test('a file with a hash is fetched once, then comes from the store, also without a network', async () => {
  network({ '/assets/a-1.js': 'script' });
  expect(await text(ask('/assets/a-1.js'))).toBe('script');
  network(null);
  expect(await text(ask('/assets/a-1.js'))).toBe('script');
  expect([fetched.mock.calls.length, keptNow()]).toEqual([1, { [store]: { '/assets/a-1.js': 'script' } }]);
});

test.each(['/icons/icon-192.png', '/manifest.webmanifest'])('%s is kept as well', async (path) => {
  network({ [path]: 'file' });
  await ask(path);
  await vi.waitFor(() => expect(keptNow()).toEqual({ [store]: { [path]: 'file' } }));
});

test('a file that is missing is answered as missing, and never kept so', async () => {
  expect((await ask('/assets/gone.js'))?.status).toBe(404);
  expect(keptNow()).toEqual({});
  network(null);
  await expect(ask('/assets/gone.js')).rejects.toThrow('Failed to fetch');
});

/** A page of this build. */
const ours = (text: string) => `<meta name="build" content="__BUILD__">${text}`;
let behind: Promise<unknown> = Promise.resolve();
/** What the worker answers when the page is opened; a reload asks for the newest. */
function open(how: { path?: string; cache?: string } = {}): Promise<Response> | null {
  let answer: Promise<Response> | null = null;
  behind = Promise.resolve();
  listeners.get('fetch')?.({
    request: {
      url: new URL(how.path ?? '/', origin).href,
      method: 'GET',
      mode: 'navigate',
      cache: how.cache ?? 'default',
    },
    respondWith: (given: Promise<Response>) => (answer = given),
    waitUntil: (work: Promise<unknown>) => (behind = work),
  });
  return answer;
}
const reload = { cache: 'no-cache' };

test('a kept page is there at once, and renewed behind it', async () => {
  kept.set(store, new Map([['/', 'old']]));
  let came: (answer: Response) => void = () => undefined;
  fetched.mockImplementation(
    () =>
      new Promise((resolve) => {
        came = resolve;
      }),
  );
  expect(await text(open({ path: '/?from=home' }))).toBe('old');
  expect(keptNow()).toEqual({ [store]: { '/': 'old' } });
  came(new Response(ours('new')));
  await behind;
  expect(keptNow()).toEqual({ [store]: { '/': ours('new') } });
  network(null);
  expect(await text(open())).toBe(ours('new'));
  await expect(behind).resolves.toBeUndefined();
});

test('a page of another build is left to the worker of that build, which has its files', async () => {
  kept.set(store, new Map([['/', 'old']]));
  network({ '/': '<meta name="build" content="another">' });
  await open();
  await behind;
  expect(await text(open(reload))).toContain('another');
  expect(keptNow()).toEqual({ [store]: { '/': 'old' } });
});

test.each(['no-cache', 'reload'])('a reload (%s) brings the newest', async (cache) => {
  kept.set(store, new Map([['/', 'old']]));
  network({ '/': ours('new') });
  expect(await text(open({ cache }))).toBe(ours('new'));
  expect(keptNow()).toEqual({ [store]: { '/': ours('new') } });
});

test('prices that the page has come with are not kept: they would be shown as of now', async () => {
  const page = (price: string) => ours(`<p><small>BTC</small><b${price}</b></p><b>own</b>`);
  const came = page(' data-decimals="2" data-time="7">88602.96');
  network({ '/': came });
  expect(await text(open())).toBe(came);
  expect(keptNow()).toEqual({ [store]: { '/': page('>—') } });
  kept.clear();
  await tell('install');
  expect(keptNow()).toEqual({ [store]: { '/': page('>—') } });
});

test.each([{}, reload])(
  'without a network the page is the one that was kept, else none is made up: %j',
  async (how) => {
    network(null);
    await expect(open(how)).rejects.toThrow('Failed to fetch');
    kept.set(store, new Map([['/', 'old']]));
    expect(await text(open(how))).toBe('old');
  },
);

test('the network has four seconds to bring the page', async () => {
  const timeout = vi.spyOn(AbortSignal, 'timeout');
  await open(reload);
  expect(timeout.mock.calls).toEqual([[4_000]]);
  expect(fetched.mock.calls[0]?.[1]).toEqual({ signal: timeout.mock.results[0]?.value });
});

test('an error of the server is shown and never kept in place of the page', async () => {
  kept.set(store, new Map([['/', 'old']]));
  expect((await open(reload))?.status).toBe(404);
  await open();
  await behind;
  expect(keptNow()).toEqual({ [store]: { '/': 'old' } });
});

test('a new build keeps the page and the files that it names, nothing of anybody else', async () => {
  const page =
    '<style>@font-face{src:url(/assets/n.woff2)}</style>' +
    '<link href="/assets/s.css"><script>ask(`/assets/a.js`);ask(`/assets/${name}.js`)</script>' +
    '<a href="/fair/liabilities"></a><img src="https://else.example/x.png">';
  const files = { '/assets/n.woff2': 'figures', '/assets/s.css': 'style', '/assets/a.js': 'script' };
  network({ '/': page, ...files, '/fair/liabilities': 'sums' });
  await tell('install');
  expect(keptNow()).toEqual({ [store]: { '/': page, ...files } });
  expect(fetched.mock.calls[0]).toEqual(['/', { cache: 'no-cache' }]);
});

test('a build whose page does not come is not installed', async () => {
  await expect(tell('install')).rejects.toThrow('the page did not come');
  expect(keptNow()).toEqual({});
});

test('a build that takes over removes the stores of former ones, and those only', async () => {
  for (const name of ['candor old', store, 'of another app']) kept.set(name, new Map());
  await tell('activate');
  expect([[...kept.keys()], claim.mock.calls.length]).toEqual([[store, 'of another app'], 1]);
});

test('files that the page has loaded before are kept; one that fails or is there already stops none', async () => {
  kept.set(store, new Map([['/assets/b.js', 'kept']]));
  network({ '/assets/b.js': 'again', '/assets/c.js': 'c' });
  await tell('message', { data: { kind: 'keep', paths: ['/assets/a.js', '/assets/b.js', '/assets/c.js'] } });
  expect(keptNow()).toEqual({ [store]: { '/assets/b.js': 'kept', '/assets/c.js': 'c' } });
  network(null);
  await tell('message', { data: { kind: 'keep', paths: ['/assets/d.js'] } });
  await tell('message', { data: { kind: 'keep' } });
  expect([...(kept.get(store)?.keys() ?? [])]).toEqual(['/assets/b.js', '/assets/c.js']);
});

test('it takes over only when it is told to, and says which build it is', async () => {
  const postMessage = vi.fn<(message: object) => void>();
  for (const data of [null, {}, { kind: 'other' }]) await tell('message', { data, source: { postMessage } });
  expect([skipWaiting.mock.calls, postMessage.mock.calls]).toEqual([[], []]);
  await tell('message', { data: { kind: 'build' }, source: { postMessage } });
  expect([skipWaiting.mock.calls.length, postMessage.mock.calls]).toEqual([
    0,
    [[{ kind: 'build', build: '__BUILD__' }]],
  ]);
  await tell('message', { data: { kind: 'take-over' } });
  expect(skipWaiting).toHaveBeenCalledTimes(1);
});

const pushed = (message: unknown) => tell('push', { data: { json: () => message } });

test('what is pushed is shown while no window of the app can be seen', async () => {
  windows = [{ visibilityState: 'hidden' }];
  await pushed({ title: 'Alert', text: 'BTC 60000', page: 'pages/index/index', tag: 't1' });
  expect(showNotification.mock.calls).toEqual([
    [
      'Alert',
      {
        body: 'BTC 60000',
        tag: 't1',
        icon: '/icons/icon-192.png',
        badge: '/icons/badge-96.png',
        data: 'pages/index/index',
      },
    ],
  ]);
  windows = [{ visibilityState: 'hidden' }, { visibilityState: 'visible' }];
  await pushed({ title: 'Alert' });
  expect(showNotification).toHaveBeenCalledTimes(1);
});

test('a push that says nothing readable is shown without words, never as an object', async () => {
  await pushed({ title: { toString: 'x' }, text: 7 });
  await tell('push', { data: null });
  const empty = expect.objectContaining({ body: '', tag: '', data: '' }) as unknown;
  expect(showNotification.mock.calls).toEqual([
    ['', empty],
    ['', empty],
  ]);
});

async function press(place: unknown): Promise<void> {
  const close = vi.fn<() => void>();
  await tell('notificationclick', { notification: { data: place, close } });
  expect(close).toHaveBeenCalledTimes(1);
}

test.each([
  ['pages/messages/detail?id=7', '/#/pages/messages/detail?id=7'],
  ['https://else.example', '/#/'],
  ['//else.example', '/#/'],
  [null, '/#/'],
])('a pressed notification about %s opens %s, so only ever a page of the app', async (place, address) => {
  await press(place);
  expect(openWindow.mock.calls).toEqual([[address]]);
});

test('a window that is open is led there instead of a second one', async () => {
  const navigate = vi.fn<(url: string) => void>();
  const window = { url: `${origin}/#/pages/index/index`, focus: async () => ({ navigate }) };
  windows = [{ url: `${origin}/operator/`, focus: () => Promise.reject(new Error('not the app')) }, window];
  await press('pages/property/property');
  expect([navigate.mock.calls, openWindow.mock.calls]).toEqual([[['/#/pages/property/property']], []]);
});
