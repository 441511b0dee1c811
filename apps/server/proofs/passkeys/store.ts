import { oneAtATime, type Database, type Statement } from '../../db/database.ts';
import type { Owner } from '../devices/known-devices.ts';

/** A passkey as its row has it. */
export interface PasskeyRow {
  id: string;
  owner: Owner['kind'];
  owner_id: string;
  credential_id: string;
  public_key: string;
  counter: string;
  transports: string[];
  name: string;
  created_at: string;
  used_at: string | null;
}

export const passkeysAtMost = 10;

export const passkeysOf = (db: Pick<Database, 'query'>, { kind, id }: Owner): Promise<PasskeyRow[]> =>
  db.query<PasskeyRow>('select * from passkey where owner = $1 and owner_id = $2 order by created_at, id', [kind, id]);

/** @param credentialId as the device names it */
export const passkeyByCredential = async (
  db: Pick<Database, 'query'>,
  kind: Owner['kind'],
  credentialId: string,
): Promise<PasskeyRow | undefined> =>
  (
    await db.query<PasskeyRow>('select * from passkey where owner = $1 and credential_id = $2', [kind, credentialId])
  )[0];

/** Where there are as many as one may have the id becomes null, which the table refuses. */
const insertSql = `
  insert into passkey (id, owner, owner_id, credential_id, public_key, counter, transports, name, created_at)
  values (case when (select count(*) from passkey where owner = $2 and owner_id = $3) < $10 then $1 end,
    $2, $3, $4, $5, $6, $7::text[], $8, $9)`;

export interface NewPasskey {
  readonly id: string;
  readonly owner: Owner;
  readonly credentialId: string;
  readonly publicKey: string;
  readonly counter: number;
  readonly transports: readonly string[];
  readonly name: string;
  readonly createdAt: number;
}

/** A new passkey, for a transaction: refused as a null where there are ten, as a double where it is known already. */
export const passkeyAdded = (key: NewPasskey): Statement[] => [
  oneAtATime('passkey', `${key.owner.kind} ${key.owner.id}`),
  {
    sql: insertSql,
    params: [
      key.id,
      key.owner.kind,
      key.owner.id,
      key.credentialId,
      key.publicKey,
      key.counter,
      `{${key.transports.map((one) => `"${one}"`).join(',')}}`,
      key.name,
      key.createdAt,
      passkeysAtMost,
    ],
  },
];

/** Puts a row back as it was. */
export const passkeyBack = (row: PasskeyRow): Statement => ({
  sql: `insert into passkey
      (id, owner, owner_id, credential_id, public_key, counter, transports, name, created_at, used_at)
    values ($1, $2, $3, $4, $5, $6, $7::text[], $8, $9, $10) on conflict do nothing`,
  params: [
    row.id,
    row.owner,
    row.owner_id,
    row.credential_id,
    row.public_key,
    row.counter,
    `{${row.transports.map((one) => `"${one}"`).join(',')}}`,
    row.name,
    row.created_at,
    row.used_at,
  ],
});

export const passkeyRemoved = ({ kind, id }: Owner, passkeyId: string): Statement => ({
  sql: 'delete from passkey where owner = $1 and owner_id = $2 and id = $3',
  params: [kind, id, passkeyId],
});

/** Nobody signs in by what was the owner's any more. */
export const passkeysRemoved = ({ kind, id }: Owner): Statement => ({
  sql: 'delete from passkey where owner = $1 and owner_id = $2',
  params: [kind, id],
});

/** Notes a use. @returns whether the count went on, which of two at once with the same count one alone sees */
export const passkeyUsed = async (
  db: Pick<Database, 'query'>,
  { id, counter, now }: { readonly id: string; readonly counter: number; readonly now: number },
): Promise<boolean> =>
  (
    await db.query(
      `update passkey set counter = $2, used_at = $3
        where id = $1 and (counter < $2 or counter = 0 and $2 = 0) returning id`,
      [id, counter, now],
    )
  ).length === 1;

export const presentPasskey = (row: Pick<PasskeyRow, 'id' | 'name' | 'created_at' | 'used_at'>) => ({
  id: row.id,
  name: row.name,
  createTime: Number(row.created_at),
  lastUseTime: row.used_at === null ? null : Number(row.used_at),
});
