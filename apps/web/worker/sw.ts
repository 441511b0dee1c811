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
async function keepPage(answer: Response): Promise<void> {
  const text = (await answer.text()).replace(/<b data-decimals[^>]*>[^<]*/g, '<b>—');
  const headers = new Headers(answer.headers);
  // Of the bytes that came.
  for (const name of ['content-encoding', 'content-length', 'etag']) headers.delete(name);
  await (await caches.open(cacheName)).put('/', new Response(text, { headers }));
}

/** The page and what it names; other files are kept as they are used. */
async function install(): Promise<void> {
  const page = await fetch('/', { cache: 'no-cache' });
  if (!page.ok) throw new Error('the page did not come');
  const text = await page.clone().text();
  await keepPage(page);
  await keep(
    [...text.matchAll(/(?:src|href)="([^"]+)"/g)]
      .map(([, path = '']) => path)
      .filter((path) => path.startsWith('/assets/')),
  );
}

async function activate(): Promise<void> {
  const old = (await caches.keys()).filter((name) => name.startsWith(prefix) && name !== cacheName);
  await Promise.all(old.map((name) => caches.delete(name)));
  await clients.claim();
}

/** From the network while it answers in time, so that a reload always brings the newest. */
async function page(request: Request): Promise<Response> {
  const cache = await caches.open(cacheName);
  try {
    const answer = await fetch(request, { signal: AbortSignal.timeout(pageTimeoutMs) });
    if (answer.ok) await keepPage(answer.clone());
    return answer;
  } catch (fault) {
    const kept = await cache.match('/');
    if (kept === undefined) throw fault;
    return kept;
  }
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
  if (request.mode === 'navigate' && pathname === '/') (event as Fetching).respondWith(page(request));
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
