import { useSyncExternalStore } from 'react';

/** Where the console is: `#/deposits/<id>?status=open`. */
export interface Place {
  readonly page: string;
  readonly id: string | null;
  readonly query: URLSearchParams;
}

export function placeOf(hash: string): Place {
  const [path = '', query = ''] = hash.replace(/^#\/?/, '').split('?');
  const [page = '', id = ''] = path.split('/').map(decodeURIComponent);
  return { page: page === '' ? 'overview' : page, id: id === '' ? null : id, query: new URLSearchParams(query) };
}

export function addressOf(
  page: string,
  id: string | null = null,
  query: Readonly<Record<string, string | undefined>> = {},
): string {
  const pairs = Object.entries(query).flatMap(([key, value]) =>
    value === undefined || value === '' ? [] : [[key, value]],
  );
  const path = id === null ? page : `${page}/${encodeURIComponent(id)}`;
  return pairs.length === 0 ? `#/${path}` : `#/${path}?${new URLSearchParams(pairs).toString()}`;
}

export const go = (...to: Parameters<typeof addressOf>): void => {
  location.hash = addressOf(...to);
};

const listen = (listener: () => void): (() => void) => {
  addEventListener('hashchange', listener);
  return () => removeEventListener('hashchange', listener);
};

export const usePlace = (): Place => placeOf(useSyncExternalStore(listen, () => location.hash));
