import { assert } from '@candor/core/result.ts';
import type { Clock } from '../clock.ts';
import type { Database } from '../db/database.ts';
import type { AccountKey } from './account-key.ts';

export interface DepositAddress {
  readonly address: string;
  /** Belongs to no real wallet: nothing of worth may be sent there. */
  readonly test: boolean;
}

/** Whose address is whose. */
export interface AddressBook {
  /** The user's own address of the present key; made at the first question. */
  of(userId: string): Promise<DepositAddress>;
  /** Owner of an address, of whatever key it came. */
  ownerOf(address: string): Promise<string | null>;
  /** The owners of those among the addresses that are ours. */
  owners(addresses: readonly string[]): Promise<Map<string, string>>;
  isEmpty(): Promise<boolean>;
}

export function openAddressBook(db: Database, clock: Clock, key: AccountKey): AddressBook {
  const find = async (userId: string): Promise<string | null> =>
    (
      await db.query<{ address: string }>('select address from chain_address where key_id = $1 and user_id = $2', [
        key.id,
        userId,
      ])
    )[0]?.address ?? null;

  async function make(userId: string): Promise<string> {
    const [row] = await db.query<{ index: string }>("select nextval('chain_address_index') as index");
    const index = Number(row?.index);
    // Of two that come together the second keeps the address of the first, and its index is left out for good.
    await db.query(
      `insert into chain_address (address, user_id, key_id, address_index, created_at) values ($1, $2, $3, $4, $5)
        on conflict (key_id, user_id) do nothing`,
      [key.addressAt(index), userId, key.id, index, clock.now()],
    );
    const address = await find(userId);
    assert(address !== null, 'an address that was made is there');
    return address;
  }

  async function owners(addresses: readonly string[]): Promise<Map<string, string>> {
    if (addresses.length === 0) return new Map();
    const rows = await db.query<{ address: string; user_id: string }>(
      'select address, user_id from chain_address where address = any($1::text[])',
      [addresses],
    );
    return new Map(rows.map((row) => [row.address, row.user_id]));
  }

  return {
    owners,
    of: async (userId) => ({ address: (await find(userId)) ?? (await make(userId)), test: key.isTest }),
    ownerOf: async (address) => (await owners([address])).get(address) ?? null,
    isEmpty: async () => (await db.query('select 1 from chain_address limit 1')).length === 0,
  };
}
