import type { DepositProof } from '@candor/core/deposits/deposit.ts';
import type { UserId } from '@candor/core/ledger/account.ts';
import type { Needs } from '@candor/core/restore/needs.ts';
import type { Kept } from '@candor/core/restore/restore.ts';
import type { Writer } from '../db/database.ts';
import { bonusFrom } from './rows/bonus.ts';
import { proofFrom } from './rows/deposits.ts';
import { accountFrom } from './rows/ledger.ts';
import { string, type Row } from './rows/table.ts';

type Reader = Pick<Writer, 'batch'>;
type OfCustomers = Pick<Kept, 'accounts' | 'bonuses' | 'withdrawalDays'>;
type OfProofs = Pick<Kept, 'depositProofs' | 'withdrawalTxids'>;

/** Neither the text of all that is read nor the time that it takes is ever in one piece. */
const customersAtOnce = 5_000;

/** Each is looked up by itself: joined with all at once, a table is read whole by a plan made while it was small. */
const ofEach = (rows: string): string =>
  `select found.* from unnest($1::text[]) as asked (id), lateral (${rows} offset 0) found`;
const customerQueries = [
  ofEach('select * from account where owner = asked.id and type <> 0'),
  ofEach('select * from bonus where user_id = asked.id'),
  ofEach(`select order_no, user_id, platform_day from withdrawal
    where user_id = asked.id and status not in ('rejected', 'cancelled') and not closing`),
];
const referenceQuery = ofEach('select bank_reference from deposit where bank_reference = asked.id');
const payoutQuery = ofEach(`select order_no, txid from withdrawal
  where lower(regexp_replace(txid, '\\s+', '', 'g')) = asked.id`);
const transferQuery = `select found.* from unnest($1::text[], $2::integer[]) as asked (id, place),
  lateral (select txid, log_index from deposit where txid = asked.id and log_index = asked.place offset 0) found`;

/** What the tables hold of customers. @param pace as of the writer */
export async function findCustomers(
  writer: Reader,
  customers: ReadonlySet<UserId>,
  pace?: 'load',
): Promise<OfCustomers> {
  const all = [...customers];
  const found: { [Name in keyof OfCustomers]: OfCustomers[Name][number][] } = {
    accounts: [],
    bonuses: [],
    withdrawalDays: [],
  };
  for (let from = 0; from < all.length; from += customersAtOnce) {
    const params = [all.slice(from, from + customersAtOnce)];
    const statements = customerQueries.map((sql) => ({ sql, params }));
    const [accounts = [], bonuses = [], days = []] = (await writer.batch(statements, pace)) as Row[][];
    for (const row of accounts) found.accounts.push(accountFrom(row));
    for (const row of bonuses) found.bonuses.push(bonusFrom(row));
    for (const row of days) found.withdrawalDays.push(dayFrom(row));
  }
  return found;
}

const dayFrom = (row: Row): Kept['withdrawalDays'][number] => ({
  orderNo: string(row.order_no),
  userId: string(row.user_id),
  platformDay: Number(row.platform_day),
});

async function findProofs(
  writer: Reader,
  proofs: readonly DepositProof[],
  txids: readonly string[],
): Promise<OfProofs> {
  if (proofs.length + txids.length === 0) return { depositProofs: [], withdrawalTxids: [] };
  const transfers = proofs.flatMap((proof) => ('txid' in proof ? [proof] : []));
  const references = proofs.flatMap((proof) => ('bankReference' in proof ? [proof.bankReference] : []));
  const [found = [], mentioned = [], payouts = []] = (await writer.batch([
    { sql: transferQuery, params: [transfers.map(({ txid }) => txid), transfers.map(({ logIndex }) => logIndex)] },
    { sql: referenceQuery, params: [references] },
    { sql: payoutQuery, params: [txids] },
  ])) as Row[][];
  return {
    depositProofs: [...found, ...mentioned].flatMap((row) => proofFrom(row) ?? []),
    withdrawalTxids: payouts.map((row) => ({ orderNo: string(row.order_no), txid: string(row.txid) })),
  };
}

/** The withdrawals that transactions have been entered for. @param txids as `txidKey` of core spells them */
export const findPayouts = async (reader: Reader, txids: readonly string[]): Promise<OfProofs['withdrawalTxids']> =>
  (await findProofs(reader, [], txids)).withdrawalTxids;

/** What the tables hold of what commands need. */
export const findNeeded = async (writer: Reader, { customers, proofs, txids }: Needs): Promise<Kept> => ({
  ...(await findCustomers(writer, customers)),
  ...(await findProofs(writer, proofs, txids)),
});
