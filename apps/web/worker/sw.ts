// The service worker: opens the app without a network, and shows what is pushed. It keeps the page and its hashed
// files,
// never an answer of the API: what the app itself keeps of those lies in its own storage and goes with the session.

interface Waiting extends Event {
  waitUntil(work: Promise<unknown>): void;
}
interface Fetching extends Waiting {
  readonly request: Request;
  respondWith(answer: Promise<Response>): void;
}
interface Pushed extends Waiting {
  readonly data: { json(): unknown } | null;
}
interface WorkerMessage extends MessageEvent<{ kind?: string; paths?: string[] } | null> {
  waitUntil(work: Promise<unknown>): void;
}
interface Clicked extends Waiting {
  readonly notification: Notification;
}
interface Window {
  readonly url: string;
  readonly visibilityState: string;
  focus(): Promise<Window>;
  navigate(url: string): Promise<unknown>;
}
declare const clients: {
  matchAll(filter: object): Promise<Window[]>;
  claim(): Promise<void>;
  openWindow(url: string): Promise<unknown>;
};
declare const registration: ServiceWorkerRegistration;
declare function skipWaiting(): Promise<void>;

/** Written in by the build: of the files that it made. */
const build = '__BUILD__';
const prefix = 'candor ';
const cacheName = prefix + build;
const pageTimeoutMs = 4_000;
const isKept = (path: string): boolean => /^\/(assets|icons)\/|^\/manifest\.webmanifest$/.test(path);

async function keep(paths: readonly string[]): Promise<void> {
  const cache = await caches.open(cacheName);
  for (const path of paths) {
    if (!isKept(path) || (await cache.match(path)) !== undefined) continue;
    const answer = await fetch(path).catch(() => undefined);
    if (answer?.ok === true) await cache.put(path, answer);
  }
}

/** Prices that the page has come with are true for a moment: they are never kept. */
async function keepPage(text: string, headers: Headers): Promise<void> {
  const kept = new Headers(headers);
  // Of the bytes that came.
  for (const name of ['content-encoding', 'content-length', 'etag']) kept.delete(name);
  const page = text.replace(/<b data-decimals[^>]*>[^<]*/g, '<b>—');
  await (await caches.open(cacheName)).put('/', new Response(page, { headers: kept }));
}

/** The page and what it names; other files are kept as they are used. */
async function install(): Promise<void> {
  const page = await fetch('/', { cache: 'no-cache' });
  if (!page.ok) throw new Error('the page did not come');
  const text = await page.text();
  await keepPage(text, page.headers);
  await keep([...text.matchAll(/["'`(](\/assets\/[^"'`$)]+)["'`)]/g)].map(([, path = '']) => path));
}

async function activate(): Promise<void> {
  const old = (await caches.keys()).filter((name) => name.startsWith(prefix) && name !== cacheName);
  await Promise.all(old.map((name) => caches.delete(name)));
  await clients.claim();
}

/**
 * Keeps a page that has come, if it is of this build: the files of another one are not here, and its own worker keeps
 * it with them.
 */
async function renew(answer: Response): Promise<void> {
  const text = answer.ok ? await answer.text() : '';
  if (text.includes(`content="${build}"`)) await keepPage(text, answer.headers);
}

/** From the network while it answers in time, else as it was kept. */
async function newest(request: Request): Promise<Response> {
  try {
    const answer = await fetch(request, { signal: AbortSignal.timeout(pageTimeoutMs) });
    await renew(answer.clone());
    return answer;
  } catch (fault) {
    const kept = await (await caches.open(cacheName)).match('/');
    if (kept === undefined) throw fault;
    return kept;
  }
}

/** As it was kept, and renewed behind it; who reloads wants the newest. */
async function page(event: Fetching): Promise<Response> {
  const { request } = event;
  const kept = await (await caches.open(cacheName)).match('/');
  if (kept === undefined || request.cache !== 'default') return newest(request);
  event.waitUntil(
    fetch('/', { cache: 'no-cache', signal: AbortSignal.timeout(pageTimeoutMs) })
      .then(renew)
      .catch(() => undefined),
  );
  return kept;
}

/** Names of these files carry their hash: a kept one is never old. */
async function asset(request: Request): Promise<Response> {
  const kept = await caches.match(request, { ignoreVary: true });
  if (kept !== undefined) return kept;
  const answer = await fetch(request);
  if (answer.ok) await (await caches.open(cacheName)).put(request, answer.clone());
  return answer;
}

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

/** The open app tells the same itself. */
async function show(message: unknown): Promise<void> {
  const windows = await clients.matchAll({ type: 'window', includeUncontrolled: true });
  if (windows.some(({ visibilityState }) => visibilityState === 'visible')) return;
  const { title, text, page: place, tag } = { ...(message as Record<string, unknown>) };
  await registration.showNotification(textOf(title), {
    body: textOf(text),
    tag: textOf(tag),
    icon: '/icons/icon-192.png',
    badge: '/icons/badge-96.png',
    data: textOf(place),
  });
}

async function open(place: string): Promise<void> {
  const address = `/#/${place.startsWith('pages/') ? place : ''}`;
  const [window] = (await clients.matchAll({ type: 'window' })).filter(({ url }) => new URL(url).pathname === '/');
  if (window === undefined) await clients.openWindow(address);
  else await (await window.focus()).navigate(address);
}

addEventListener('install', (event) => (event as Waiting).waitUntil(install()));
addEventListener('activate', (event) => (event as Waiting).waitUntil(activate()));
addEventListener('fetch', (event) => {
  const { request } = event as Fetching;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== location.origin) return;
  if (request.mode === 'navigate' && pathname === '/') (event as Fetching).respondWith(page(event as Fetching));
  else if (isKept(pathname)) (event as Fetching).respondWith(asset(request));
});
addEventListener('message', (event) => {
  const { data, source } = event as WorkerMessage;
  if (data?.kind === 'keep') (event as WorkerMessage).waitUntil(keep(data.paths ?? []));
  if (data?.kind === 'take-over') void skipWaiting();
  if (data?.kind === 'build') (source as ServiceWorker | null)?.postMessage({ kind: 'build', build });
});
addEventListener('push', (event) => (event as Pushed).waitUntil(show((event as Pushed).data?.json())));
addEventListener('notificationclick', (event) => {
  const { notification } = event as Clicked;
  notification.close();
  (event as Clicked).waitUntil(open(textOf(notification.data)));
});

export {};
