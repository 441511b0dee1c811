import type { CallAnswer, CallParsed } from '@candor/api-contract/index.ts';
import { amount } from '@candor/core/money/amount.ts';
import { formatAmount } from '@candor/core/money/currencies.ts';
import { peopleOf } from '../customers/people.ts';
import type { ConsoleServices } from '../console-services.ts';
import { allOf, condition, type Condition } from '../../../db/narrowing/conditions.ts';
import { readNarrowed } from '../../../db/paging.ts';
import { countedTo } from '../lists/narrowed.ts';

type Row = CallAnswer<'GET /operator/transfers'>['list'][number];
type Query = CallParsed<'GET /operator/transfers'>['query'];
interface Raw {
  txid: string;
  status: Row['state'];
  seen_at: string;
  log_index: number | null;
  address: string | null;
  amount: string | null;
  block: string | null;
  time: string | null;
  user_id: string | null;
  order_no: string | null;
}

/** A transfer is known once it is deep enough; before, only that its transaction is waited for. */
const columns = `t.txid, t.status, t.seen_at, x.log_index, x.address, x.amount, x.block, x.time, a.user_id,
  coalesce(
    x.order_no, (select d.order_no from deposit d where d.txid = x.txid and d.log_index = x.log_index)) as order_no`;

/** By the transactions that it may be, each found by an index, before they are joined with all that was transferred. */
const ofPerson = (userId: string): Condition =>
  condition(
    `t.txid = any (array(select y.txid from chain_transfer y join chain_address b on b.address = y.address
        where b.user_id = $1 union select d.claimed_txid from deposit d where d.user_id = $1))
      and (a.user_id = $1 or x.txid is null)`,
    userId,
  );
const found = (text: string): Condition =>
  condition(
    `t.txid = any (array(select $1::text union select y.txid from chain_transfer y where y.address = $2))
      and (t.txid = $1 or x.address = $2)`,
    text.toLowerCase(),
    text,
  );

/**
 * What the watcher has seen of the chain, newest first; of one customer, what came to their addresses or is claimed in
 * their requests.
 */
export async function watchedTransfers({ db }: Pick<ConsoleServices, 'db'>, query: Query) {
  const { userId, search = '' } = query;
  const rows = await readNarrowed<Raw>(
    db,
    {
      columns,
      tables: `chain_transaction t left join chain_transfer x on x.txid = t.txid
        left join chain_address a on a.address = x.address`,
      where: allOf([userId === undefined ? null : ofPerson(userId), search === '' ? null : found(search)]),
      order: 't.seen_at desc, t.txid desc, x.log_index',
      countedTo,
    },
    query,
  );
  const people = await peopleOf(
    db,
    rows.list.flatMap((row) => row.user_id ?? []),
  );
  return {
    ...rows,
    list: rows.list.map((row): Row => ({
      ...present(row),
      person: row.user_id === null ? null : (people.get(row.user_id) ?? null),
    })),
  };
}

const present = (row: Raw): Omit<Row, 'person'> => ({
  txid: row.txid,
  state: row.status,
  logIndex: row.log_index,
  address: row.address,
  userId: row.user_id,
  orderNo: row.order_no,
  amount: row.amount === null ? null : formatAmount(amount(BigInt(row.amount)), 'USDT'),
  block: row.block === null ? null : Number(row.block),
  time: Number(row.time ?? row.seen_at),
});
