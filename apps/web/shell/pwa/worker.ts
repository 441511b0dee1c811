import { create } from 'zustand';
import { learnSecondary } from '../../locales/i18n.ts';
import { loginPrompt, routes } from '../../routes.ts';

/** A newer build of the app that is there and waits to be asked. */
export const useNewVersion = create<{ waiting: ServiceWorker | null }>(() => ({ waiting: null }));

const lookEveryMs = 3_600_000;
const ownBuild = (): string => document.querySelector<HTMLMetaElement>('meta[name=build]')?.content ?? '';
let reloading = false;
/**
 * What shows quotations and balances: these open without a network, also when they were never looked at, and so does
 * what stands in their place after signing out.
 */
const openPages = ['pages/index/index', 'pages/quotation/quotation', 'pages/property/property'];

/** Lets the newer build take over; the page starts anew with it. */
export function takeOver() {
  reloading = true;
  useNewVersion.getState().waiting?.postMessage({ kind: 'take-over' });
}

/** A page that came over the network may be of the waiting build already: then nobody needs to be asked. */
function onMessage({ data, source }: MessageEvent<{ kind?: string; build?: string } | null>) {
  if (data?.kind !== 'build' || !(source instanceof ServiceWorker)) return;
  if (data.build === ownBuild()) source.postMessage({ kind: 'take-over' });
  else useNewVersion.setState({ waiting: source });
}

function follow(registration: ServiceWorkerRegistration) {
  // The first one has nothing to take over from.
  const ask = () => navigator.serviceWorker.controller !== null && registration.waiting?.postMessage({ kind: 'build' });
  ask();
  registration.addEventListener('updatefound', () => registration.installing?.addEventListener('statechange', ask));
  const look = () => void (!document.hidden && registration.update().catch(() => undefined));
  setInterval(look, lookEveryMs);
  addEventListener('online', look);
}

/** Files that this page has loaded before the worker was there to keep them. */
const loadedFiles = (): string[] =>
  performance.getEntriesByType('resource').flatMap(({ name }) => {
    const { origin, pathname } = new URL(name);
    return origin === location.origin ? [pathname] : [];
  });

/** Registers the service worker; without one (an old browser, no https) the app works as ever. */
export async function keepWorker() {
  const { serviceWorker } = navigator;
  if (serviceWorker === undefined) return;
  serviceWorker.addEventListener('message', onMessage);
  serviceWorker.addEventListener('controllerchange', () => reloading && location.reload());
  follow(await serviceWorker.register('/sw.js', { updateViaCache: 'none' }));
  const { active } = await serviceWorker.ready;
  await Promise.allSettled(
    [...openPages.map((path) => routes[path]), loginPrompt].map(async (route) =>
      Promise.all([route?.load(), route?.secondary === true ? learnSecondary() : null]),
    ),
  );
  active?.postMessage({ kind: 'keep', paths: loadedFiles() });
}

/** Tells the server of this device's notifications as they are now, if it has any. */
export const keepPush = () =>
  void import('./push.ts').then(({ keepSubscription }) => keepSubscription()).catch(() => undefined);
