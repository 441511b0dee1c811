import { accountId, accountTypes, mayBeNegative, type Account } from '@candor/core/ledger/account.ts';
import type { Journal } from '@candor/core/ledger/journal.ts';
import { profitsOf } from '@candor/core/ledger/profit.ts';
import { amount, zero, type Amount } from '@candor/core/money/amount.ts';
import { currencies, type Currency } from '@candor/core/money/currencies.ts';
import { assert } from '@candor/core/result.ts';
import type { Statement } from '../../db/database.ts';
import { string, text, units, upsert, type Row, type Table } from './table.ts';

const accountTable: Table = {
  name: 'account',
  keys: 1,
  changing: ['available', 'frozen'],
  columns: [
    ['id', 'text'],
    ['owner', 'text'],
    ['type', 'smallint'],
    ['currency', 'text'],
    ['available', 'numeric'],
    ['frozen', 'numeric'],
  ],
};
const journalTable: Table = {
  name: 'journal',
  keys: 1,
  columns: [
    ['id', 'bigint'],
    ['kind', 'text'],
    ['reference', 'text'],
    ['time', 'bigint'],
  ],
};
const entryTable: Table = {
  name: 'journal_entry',
  keys: 2,
  columns: [
    ['journal_id', 'bigint'],
    ['line', 'smallint'],
    ['owner', 'text'],
    ['type', 'smallint'],
    ['currency', 'text'],
    ['available', 'numeric'],
    ['frozen', 'numeric'],
    ['available_after', 'numeric'],
    ['frozen_after', 'numeric'],
  ],
};
const profitTable: Table = {
  name: 'daily_profit',
  keys: 2,
  adding: ['net'],
  columns: [
    ['user_id', 'text'],
    ['platform_day', 'integer'],
    ['net', 'numeric'],
  ],
};

function assertCovered(account: Account): void {
  const { id, available, frozen } = account;
  assert(frozen >= 0n && (available >= 0n || mayBeNegative(account)), `${id} has no less than nothing`);
}

export const accountRows = (accounts: Iterable<Account>): Statement[] =>
  upsert(
    accountTable,
    [...accounts].map((a) => {
      assertCovered(a);
      return [a.id, a.owner, a.type, a.currency, text(a.available), text(a.frozen)];
    }),
  );

export const journalRows = (journals: readonly Journal[]): Statement[] => [
  ...upsert(
    journalTable,
    journals.map((j) => [j.id, j.kind, j.reference, j.time]),
  ),
  ...upsert(
    entryTable,
    journals.flatMap((j) =>
      j.entries.map((e, line) => [
        j.id,
        line,
        e.account.owner,
        e.account.type,
        e.account.currency,
        text(e.available),
        text(e.frozen),
        text(e.availableAfter),
        text(e.frozenAfter),
      ]),
    ),
  ),
  ...upsert(
    profitTable,
    profitsOf(journals).map(({ userId, platformDay, profit }) => [userId, platformDay, text(profit)]),
  ),
];

const fromUnits = (value: Row[string] | undefined): Amount => (value === '0' ? zero : amount(units(value)));
const currencyFrom = (text: string): Currency | undefined => currencies.find((one) => one === text);

export function accountFrom(row: Row): Account {
  const owner = string(row.owner);
  const currency = currencyFrom(string(row.currency));
  assert(currency !== undefined, `unknown currency ${String(row.currency)} in the ledger`);
  const type = Object.values(accountTypes).find((one) => one === Number(row.type));
  assert(type !== undefined, `unknown type ${String(row.type)} of an account`);
  const account: Account = {
    // Not the one put together below, which would keep its parts as well.
    id: string(row.id),
    owner,
    type,
    currency,
    available: fromUnits(row.available),
    frozen: fromUnits(row.frozen),
  };
  const id = accountId(owner, type, currency);
  assert(account.id === id, `${account.id} is the account ${id}`);
  assertCovered(account);
  return account;
}

/** SQL: the number of the last journal before a moment, by the index of times; 0 where there is none. */
export const lastJournalBefore = (at: string): string =>
  `coalesce((select id from journal where time < ${at} order by time desc, id desc limit 1), 0)`;
