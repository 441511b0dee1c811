import type { CallAnswer, CallParsed } from '@candor/api-contract/index.ts';
import { assert, ok } from '@candor/core/result.ts';
import type { Rules } from '@candor/core/state.ts';
import { payableFrom } from '@candor/core/withdrawals/known-destination.ts';
import { isRefusedFor, oneAtATime } from '../../db/database.ts';
import { readPage } from '../../db/paging.ts';
import { messageRows, type Message } from '../../engine/rows/messages.ts';
import { newId } from '../../ids.ts';
import { refused, type Outcome, type Refused } from '../../http/refused.ts';
import type { CallRequest } from '../../http/route.ts';
import type { CallServices } from '../../services.ts';
import { currencyTypes, isAddress } from './currency-types.ts';
import { addressKnownSql } from '../../destinations/known.ts';
import { savedOnlyOf } from '../../destinations/saved-wallets.ts';
import { looseningMs } from './saved-only.ts';

export type WalletServices = Pick<CallServices, 'db' | 'clock' | 'rules' | 'files' | 'ownerNotices'>;
type Wallet = CallAnswer<'POST /playerWallet/add'>;
interface WalletRow {
  id: string;
  currency: string;
  chain: string;
  address: string;
  qr_image: string;
  created_at: string;
  usable_at: string;
  known_since: string;
}

const walletsAtMost = 50;

const presentWallet = (mode: Rules['mode'], row: WalletRow): Wallet => ({
  id: row.id,
  currencyCode: row.currency,
  chain: row.chain,
  address: row.address,
  qrImage: row.qr_image,
  createTime: Number(row.created_at),
  usableTime: payableFrom(mode, { since: Number(row.known_since), usableAt: Number(row.usable_at) }),
});

const walletColumns = `wallet.*, ${addressKnownSql('wallet.user_id', 'wallet.chain', 'wallet.address')} as known_since`;

/** One page of the own wallets, newest first, with the rule that may restrict withdrawals to them. */
export async function walletPage(
  { db, clock, rules: { mode } }: WalletServices,
  { query }: CallParsed<'GET /playerWallet/page'>,
  { user }: CallRequest<'GET /playerWallet/page'>,
): Promise<Outcome<CallAnswer<'GET /playerWallet/page'>>> {
  const from = 'from wallet where user_id = $1 and ($2::text is null or currency = $2)';
  const [wallets, rule] = await Promise.all([
    readPage(
      db,
      { columns: walletColumns, from, order: 'created_at desc, id' },
      [user.userId, query.currencyCode ?? null],
      query,
      (row: WalletRow) => presentWallet(mode, row),
    ),
    savedOnlyOf(db, user.userId, clock.now()),
  ]);
  return ok({ ...wallets, ...rule });
}

/** Where there are as many as one may keep the id becomes null, which the table refuses, and with it what is told. */
const walletSql = `
  insert into wallet (id, user_id, currency, chain, address, qr_image, created_at, usable_at)
  values (case when (select count(*) from wallet where user_id = $2) < $9 then $1 end, $2, $3, $4, $5, $6, $7, $8)`;

/** Saves an address and tells its owner: a new address is the first thing a thief needs. */
export async function addWallet(
  services: WalletServices,
  { body }: CallParsed<'POST /playerWallet/add'>,
  { user }: CallRequest<'POST /playerWallet/add'>,
): Promise<Outcome<Wallet>> {
  const { db, clock, rules, files, ownerNotices } = services;
  const address = body.address.trim();
  const issue =
    issueOf(body.currencyCode, body.chain, address) ?? (await imageIssue(services, user.userId, body.qrImage));
  if (issue !== null) return issue;
  const now = clock.now();
  const { savedOnly } = await savedOnlyOf(db, user.userId, now);
  const [id, usableAt] = [newId(), savedOnly ? now + looseningMs : now];
  const messages: Message[] = [
    { userId: user.userId, kind: 'wallet-added', reference: id, params: { address }, time: now },
  ];
  try {
    await db.batch([
      oneAtATime('wallet', user.userId),
      {
        sql: walletSql,
        params: [id, user.userId, body.currencyCode, body.chain, address, body.qrImage, now, usableAt, walletsAtMost],
      },
      files.attach(user.userId, [body.qrImage], 'wallet', id),
      ...messageRows(messages),
    ]);
  } catch (error) {
    if (isRefusedFor(error, 'notNullViolation'))
      return refused('too-many-saved', { params: { max: String(walletsAtMost) } });
    if (isRefusedFor(error, 'uniqueViolation')) return refused('wallet-taken', { field: 'address' });
    throw error;
  }
  ownerNotices.committed(messages);
  const [row] = await db.query<WalletRow>(`select ${walletColumns} from wallet where id = $1`, [id]);
  assert(row !== undefined, 'a saved wallet is there');
  return ok(presentWallet(rules.mode, row));
}

function issueOf(currencyCode: string, chain: string, address: string): Refused | null {
  const type = currencyTypes.find((one) => one.currencyCode === currencyCode);
  if (type === undefined) return refused('currency-unknown', { field: 'currencyCode' });
  if (!type.chains.includes(chain)) return refused('chain-unknown', { field: 'chain' });
  return isAddress(chain, address) ? null : refused('address-invalid', { field: 'address' });
}

const imageIssue = async ({ files }: WalletServices, userId: string, id: string): Promise<Refused | null> =>
  (await files.areOwn(userId, [id])) ? null : refused('file-unknown', { field: 'qrImage' });

/** Another's wallet is as if it didn't exist. */
export async function deleteWallet(
  { db }: WalletServices,
  { body }: CallParsed<'POST /playerWallet/delete'>,
  { user }: CallRequest<'POST /playerWallet/delete'>,
): Promise<Outcome<null>> {
  const gone = await db.query('delete from wallet where id = $1 and user_id = $2 returning id', [body.id, user.userId]);
  return gone.length > 0 ? ok(null) : refused('not-found', { field: 'id' });
}
