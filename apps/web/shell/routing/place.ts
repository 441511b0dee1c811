export const homePath = 'pages/index/index';
export const proofPath = 'pages/proof/proof';

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

type Address = Pick<Location, 'pathname' | 'hash'>;
const ownPath = /^\/proof\/([^/]+)/;

/** Whether it is that of a shared proof, which has a path of its own, so that the server can refuse it. */
export const hasOwnPath = ({ pathname }: Address): boolean => ownPath.test(pathname);

/** The place of an address as a hash: on a path of its own stands none until another page is opened. */
export function hashIn({ pathname, hash }: Address): string {
  const id = ownPath.exec(pathname)?.[1];
  return id === undefined || hash.length > 1 ? hash : `#/${proofPath}?${new URLSearchParams({ id }).toString()}`;
}
