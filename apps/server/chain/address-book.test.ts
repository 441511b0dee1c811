import { HDKey } from '@scure/bip32';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Database } from '../db/database.ts';
import { openTestDatabase } from '../db/test-database.ts';
import { openAccountKey, testAccountKey } from './account-key.ts';
import { openAddressBook, type AddressBook } from './address-book.ts';
import { isTronAddress } from './tron-address.ts';

const users = ['u1', 'u2', 'u3'];
const clock = { now: () => 5 };
let db: Database;
let drop: () => Promise<void>;
let book: AddressBook;
beforeAll(async () => {
  ({ db, drop } = await openTestDatabase());
  for (const id of users)
    await db.query(
      `insert into customer (id, account_key, nick_name, password_hash, password_changed_at, invite_code, created_at)
        values ($1, $1, 'n', 'h', 0, $1, 0)`,
      [id],
    );
  book = openAddressBook(db, clock, openAccountKey(testAccountKey));
});
afterAll(() => drop());

test('nobody unknown gets an address, and the table keeps what it has', async () => {
  expect(await book.isEmpty()).toBe(true);
  await expect(book.of('nobody')).rejects.toThrow();
  expect(await book.ownerOf('TUEZSdKsoDHQMeZwihtdoBiN46zxhGWYdH')).toBeNull();
});

test('each has one address for good, also when asked for at once', async () => {
  const asked = await Promise.all([...users, ...users, ...users].map((userId) => book.of(userId)));
  expect(new Set(asked.map(({ address }) => address)).size).toBe(3);
  expect(asked.every(({ address, test: isTest }) => isTest && isTronAddress(address))).toBe(true);
  expect(await book.of('u1')).toEqual(asked[0]);
  expect(await book.ownerOf(asked[1]?.address ?? '')).toBe('u2');
  expect(await book.owners([asked[0]?.address ?? '', 'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t'])).toEqual(
    new Map([[asked[0]?.address, 'u1']]),
  );
  const indices = await db.query<{ address_index: string }>('select address_index from chain_address');
  expect(new Set(indices.map((row) => row.address_index)).size).toBe(3);
  await expect(db.query("update chain_address set user_id = 'u1'")).rejects.toThrow('append-only');
});

test('another key brings new addresses and keeps the old ones ours', async () => {
  const before = await book.of('u1');
  const other = openAddressBook(
    db,
    clock,
    openAccountKey(HDKey.fromMasterSeed(Buffer.alloc(32, 7)).derive("m/44'/195'/0'").publicExtendedKey),
  );
  const after = await other.of('u1');
  expect(after.test).toBe(false);
  expect(after.address).not.toBe(before.address);
  expect(await other.ownerOf(before.address)).toBe('u1');
  expect(await book.of('u1')).toEqual(before);
});
