import { useMemo, useSyncExternalStore } from 'react';
import { hashIn, hasOwnPath, homePath, placeOf, type Place } from './place.ts';

export { hashIn, homePath, placeOf, type Place };
export type Query = Readonly<Record<string, string | number | undefined>>;

/** Writes the hash of a page; absent values of the query are left out. */
export function hashOf(path: string, query: Query = {}): string {
  const entries = Object.entries(query).flatMap(([key, value]) => (value === undefined ? [] : [[key, String(value)]]));
  const text = new URLSearchParams(entries).toString();
  return `#/${path}${text === '' ? '' : `?${text}`}`;
}

interface EntryState {
  depth: number;
}
const depthOf = (state: unknown): number | undefined => (state as EntryState | null)?.depth;

const listeners = new Set<() => void>();
const scrolls = new Map<number, number>();
let depth = 0;

function announce() {
  for (const listener of listeners) listener();
}

function write(hash: string, at: number, how: 'pushState' | 'replaceState') {
  depth = at;
  // The address of a shared proof is left with its page.
  history[how]({ depth: at } satisfies EntryState, '', hasOwnPath(location) ? `/${hash}` : hash);
  announce();
}

/** Opens a page. @param how `replace` leaves no way back to the present one */
export function navigate(path: string, query?: Query, how: 'push' | 'replace' = 'push') {
  const hash = hashOf(path, query);
  if (how === 'replace') return write(hash, depth, 'replaceState');
  if (hash === hashIn(location)) return;
  scrolls.set(depth, scrollY);
  scrolls.delete(depth + 1);
  write(hash, depth + 1, 'pushState');
}

/** One step back inside the app; from a page opened directly, to `otherwise`. */
export function back(otherwise = homePath) {
  if (depth > 0) history.back();
  else navigate(otherwise, {}, 'replace');
}

let cleared: string | null = null;

/** Opens a page and forgets all pages before it: back then leaves the app. */
export function navigateFresh(path: string, query?: Query) {
  const hash = hashOf(path, query);
  if (depth === 0) return write(hash, 0, 'replaceState');
  cleared = hash;
  history.go(-depth);
}

function entered() {
  if (cleared !== null) {
    const hash = cleared;
    cleared = null;
    return write(hash, 0, 'replaceState');
  }
  const known = depthOf(history.state);
  scrolls.set(depth, scrollY);
  depth = known ?? depth + 1;
  if (known === undefined) history.replaceState({ depth }, '');
  announce();
}

/** Where the present page was scrolled to when it was last left. */
export const scrollBefore = (): number => scrolls.get(depth) ?? 0;

/** Starts listening to the address; call once, before the first render. */
export function startRouting() {
  history.scrollRestoration = 'manual';
  depth = depthOf(history.state) ?? 0;
  if (depthOf(history.state) === undefined) history.replaceState({ depth }, '');
  addEventListener('popstate', entered);
}

/** Calls when another place is opened. @returns how to stop */
export function onPlace(listener: () => void) {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

export function usePlace(): Place {
  const hash = useSyncExternalStore(onPlace, () => hashIn(location));
  return useMemo(() => placeOf(hash), [hash]);
}

/** The number of the order that a place is about, '' when it names none: an order number is an id. */
export const orderNoIn = ({ query }: Place): string => query.get('id') ?? query.get('orderNo') ?? '';

/** One value of the query as state of the page: `const [tab, setTab] = useQueryState('tab', 'usdt')`. */
export function useQueryState<Value extends string>(
  key: string,
  fallback: Value,
  allowed: readonly Value[],
): [Value, (value: Value) => void] {
  const { path, query } = usePlace();
  const found = query.get(key);
  const value = allowed.find((each) => each === found) ?? fallback;
  return [value, (next) => navigate(path, { ...Object.fromEntries(query), [key]: next }, 'replace')];
}

/** What a link has named in the query, '' when nothing, and the way back to the page without it. */
export function useLinked(key: string): [string, () => void] {
  const { path, query } = usePlace();
  const { [key]: linked = '', ...rest } = Object.fromEntries(query);
  return [linked, () => navigate(path, rest, 'replace')];
}
