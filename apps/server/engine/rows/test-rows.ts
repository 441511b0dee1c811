import type { Mark } from '@candor/core/market/mark.ts';
import { price } from '@candor/core/money/amount.ts';
import { afterAll, beforeAll, expect } from 'vitest';
import type { Statement } from '../../db/database.ts';
import { openTestDatabase, type TestDatabase } from '../../db/test-database.ts';
import type { Row } from './table.ts';

/** A database for the tests of one file: what is written into it, and what its tables then hold. */
export function openRows() {
  let opened: TestDatabase | undefined;
  beforeAll(async () => {
    opened = await openTestDatabase();
  });
  afterAll(() => opened?.drop());
  const db = () => {
    if (opened === undefined) throw new Error('the database is not open yet');
    return opened.db;
  };
  const write = (statements: readonly Statement[]): Promise<unknown> => db().batch(statements);
  const read = (table: string): Promise<Row[]> => db().query<Row>(`select * from ${table} order by 1, 2`);
  return {
    write,
    read,
    query: (sql: string): Promise<Row[]> => db().query<Row>(sql),
    /** Writes, and reads the whole table. */
    async stored(table: string, statements: readonly Statement[]): Promise<Row[]> {
      await write(statements);
      return read(table);
    },
  };
}

/** What the database itself gives the first receipt. */
export const firstLeaf = { leaf: '1', salt: expect.any(Uint8Array) as unknown };

/** No two values are alike, so that two columns that are swapped show. */
export function expectDistinct(row: Row | undefined): void {
  const values = Object.values(row ?? {}).filter((value) => value !== null && typeof value !== 'boolean');
  expect(values.map(String).toSorted()).toEqual([...new Set(values.map(String))].toSorted());
}

export const markOf = (symbol: string, seq: number, backfilled = false): Mark => ({
  symbol,
  seq,
  time: 1_000_000 + seq,
  price: price(BigInt(seq) * 1_000n),
  backfilled,
});
