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

/** Opens one row of the list that is shown, or closes it; what the list is narrowed to stays. */
export const openRow = ({ page, query }: Place, id: string | null): void => go(page, id, Object.fromEntries(query));

/** Narrows the list that is shown. */
export const narrowTo = ({ page, id, query }: Place, changed: Readonly<Record<string, string | undefined>>): void =>
  go(page, id, { ...Object.fromEntries(query), ...changed });

const listen = (listener: () => void): (() => void) => {
  addEventListener('hashchange', listener);
  return () => removeEventListener('hashchange', listener);
};

export const usePlace = (): Place => placeOf(useSyncExternalStore(listen, () => location.hash));

/** One of what there is to choose, the first unless the address names another. */
export const oneOf = <Value extends string>(choices: readonly Value[], named: string | null): Value =>
  choices.find((choice) => choice === named) ?? (choices[0] as Value);
