export const homePath = 'pages/index/index';

/** Where the user is: a page path of the specification and its query. */
export interface Place {
  readonly path: string;
  readonly query: URLSearchParams;
}

/** Reads `#/pages/quotation/quotation?tab=usdt`; an empty hash is the home page. */
export function placeOf(hash: string): Place {
  const [path = '', query = ''] = hash.replace(/^#?\/?/, '').split(/\?(.*)/s);
  return { path: path.replace(/\/+$/, '') || homePath, query: new URLSearchParams(query) };
}
