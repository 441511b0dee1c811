import type { CustomerAccountType } from '@candor/core/ledger/account.ts';
import type { CallAnswer } from '@candor/api-contract/index.ts';
import { outdate, queryClient, queryKey, useCall } from '../client/query.ts';
import { onEvent } from '../client/stream.ts';

export type Balance = CallAnswer<'POST /account/balance'>;
export type AccountType = CustomerAccountType;

const same = (a: Balance, b: Balance): boolean => a.accountType === b.accountType && a.currencyCode === b.currencyCode;

/** The list with the changed rows in their places; new currencies come last. */
export const mergeBalances = (known: readonly Balance[], changes: readonly Balance[]): Balance[] => [
  ...known.map((row) => changes.find((change) => same(change, row)) ?? row),
  ...changes.filter((change) => !known.some((row) => same(row, change))),
];

const listKey = queryKey('POST /account/list');

// For as long as the app is open: no page has to be reloaded to show what an order has done.
onEvent('balance', (changes) => {
  queryClient.setQueryData<Balance[]>(listKey, (known) => known && mergeBalances(known, changes));
  outdate({ queryKey: listKey, fetchStatus: 'fetching' });
  // Statement, exchanges, transfers, result: also what is being read for the first time may have been read too early.
  outdate({ predicate: ({ queryKey: [name] }) => String(name).startsWith('GET /account/') });
});

/** All balances, kept up to date by the live connection. */
export const useBalances = () => useCall('POST /account/list');

/** One balance out of a list; undefined while the list is unknown or has no such row. */
export const balanceIn = (
  list: readonly Balance[] | undefined,
  type: number,
  currencyCode: string,
): Balance | undefined => list?.find((row) => row.accountType === type && row.currencyCode === currencyCode);
