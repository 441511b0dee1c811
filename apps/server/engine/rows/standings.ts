import { standings, type Standing } from '@candor/core/customers/standing.ts';
import { assert } from '@candor/core/result.ts';
import type { Statement } from '../../db/database.ts';
import { string, update, type Row, type Table } from './table.ts';

const standingTable: Table = {
  name: 'customer',
  keys: 1,
  columns: [
    ['id', 'text'],
    ['standing', 'text'],
  ],
};

const freezeTable: Table = {
  name: 'customer',
  keys: 1,
  columns: [
    ['id', 'text'],
    ['withdrawals_frozen_at', 'bigint'],
  ],
};

export const standingRows = (changed: ReadonlyMap<string, Standing>): Statement[] =>
  update(standingTable, [...changed]);

/** Freezes by the owners themselves; null where one is lifted. */
export const ownerFreezeRows = (changed: ReadonlyMap<string, number | null>): Statement[] =>
  update(freezeTable, [...changed]);

export const ownerFreezeFrom = (row: Row): readonly [string, number] => [
  string(row.id),
  Number(row.withdrawals_frozen_at),
];

export function standingFrom(row: Row): readonly [string, Standing] {
  const standing = standings.find((one) => one === row.standing);
  assert(standing !== undefined, `a customer's standing is ${String(row.standing)}`);
  return [string(row.id), standing];
}
