import { useEffect, useState, type ComponentType } from 'react';
import { routes, type Route } from '../../routes.ts';

const chunkTimeoutMs = 60_000;
const skeletonDelayMs = 200;
const loaded = new Map<string, ComponentType>();

/** What stands where a page is being fetched: nothing at first, then its skeleton, then the page or an error. */
export type PageState =
  | { kind: 'blank' }
  | { kind: 'skeleton' }
  | { kind: 'failed' }
  | { kind: 'ready'; Page: ComponentType };

async function load(path: string, route: Route): Promise<ComponentType> {
  const timeout = Promise.withResolvers<never>();
  const timer = setTimeout(() => timeout.reject(new Error('chunk-timeout')), chunkTimeoutMs);
  try {
    const page = await Promise.race([route.load(), timeout.promise]);
    loaded.set(path, page);
    return page;
  } finally {
    clearTimeout(timer);
  }
}

/** Fetches the code of a page ahead of its opening; a failure shows when it is opened. */
export function preloadPage(path: string) {
  const route = routes[path];
  if (route !== undefined && !loaded.has(path)) void load(path, route).catch(() => undefined);
}

export function usePage(path: string, route: Route): PageState {
  const [state, setState] = useState<{ path: string; value: PageState }>({ path: '', value: { kind: 'blank' } });
  useEffect(() => {
    let live = true;
    const show = (value: PageState) => live && setState({ path, value });
    const known = loaded.get(path);
    // It may have come between this render and now.
    if (known !== undefined) return void show({ kind: 'ready', Page: known });
    const timer = setTimeout(() => show({ kind: 'skeleton' }), skeletonDelayMs);
    load(path, route)
      .then((Page) => show({ kind: 'ready', Page }), () => show({ kind: 'failed' }))
      .finally(() => clearTimeout(timer));
    return () => {
      live = false;
      clearTimeout(timer);
    };
  }, [path, route]);
  const Page = loaded.get(path);
  if (Page !== undefined) return { kind: 'ready', Page };
  return state.path === path ? state.value : { kind: 'blank' };
}
