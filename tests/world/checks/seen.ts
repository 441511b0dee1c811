import type { Customer } from '../people/customer.ts';

/** Rows as calls give them; decimals are texts. */
export type Row = Readonly<Record<string, unknown>>;
interface Page {
  readonly list: readonly Row[];
  readonly total: number;
}
const limit = 100;

/** All that one customer can see of their own. */
export interface Seen {
  /** When. */
  readonly at: number;
  readonly fast: readonly Row[];
  readonly futures: readonly Row[];
  readonly spot: readonly Row[];
  readonly exchange: readonly Row[];
  readonly transfer: readonly Row[];
  readonly lock: readonly Row[];
  readonly wealth: readonly Row[];
  readonly withdrawal: readonly Row[];
  readonly deposit: readonly Row[];
  /** Oldest first. */
  readonly statement: readonly Row[];
  readonly balances: readonly Row[];
  /** Of the own papers. */
  readonly authStatus: unknown;
}

async function pagesOf(read: (page: number) => Promise<unknown>): Promise<readonly Row[]> {
  const rows: Row[] = [];
  for (let page = 1; ; page += 1) {
    const found = (await read(page)) as Page | null;
    if (found === null) throw new Error('a list could not be read though nothing is wrong any more');
    rows.push(...found.list);
    if (rows.length >= found.total || found.list.length === 0) return rows;
  }
}

export async function seenBy(customer: Customer, at: number): Promise<Seen> {
  const posted = (path: string, body: object) => pagesOf((page) => customer.read(path, { ...body, page, limit }));
  const got = (path: string) => pagesOf((page) => customer.read(`${path}?page=${page}&limit=${limit}`));
  return {
    at,
    fast: await posted('/portal/order/getContractOrder', { contractType: 'fast' }),
    futures: await posted('/portal/order/getContractOrder', { contractType: 'futures' }),
    spot: await posted('/portal/order/getSpotOrder', {}),
    exchange: await got('/account/exchangeRecord'),
    transfer: await got('/account/transferRecord'),
    lock: await got('/lockMining/orders'),
    wealth: await got('/userProductOrder/page'),
    withdrawal: await posted('/transaction/page', { type: 2 }),
    deposit: await posted('/transaction/page', { type: 1 }),
    statement: (await got('/account/page')).toReversed(),
    balances: (await customer.read('/account/list', {})) as Row[],
    authStatus: ((await customer.read('/playerInfo/detail')) as Row)['authStatus'],
  };
}
