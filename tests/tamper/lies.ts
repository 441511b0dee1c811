import type { Mark } from '@candor/core/market/mark.ts';
import { price } from '@candor/core/money/amount.ts';
import type { Database, Statement } from '../../apps/server/db/database.ts';
import { tamper } from '../../apps/server/db/test-tamper.ts';
import { takeLiabilities } from '../../apps/server/features/fair/liabilities/take-liabilities.ts';
import { decodeMarks, encodeMarks } from '../../apps/server/market/tape/codec.ts';
import { chainHash } from '../../apps/server/market/tape/tape.ts';
import { auditHash } from '../../apps/server/operators/audit.ts';
import { balancesAnew } from './cover.ts';

/** A house that names no addresses. */
export const noReserves = () => Promise.resolve(null);

/** What the house knows of the customer it cheats. */
export interface Victim {
  readonly userId: string;
  /** A fast order that was decided: a won one is turned into a lost one, or the other way about. */
  readonly orderNo: string;
}

/** Changes the tables; the log that says what they then hold is made of them afterwards. */
export type Lie = (db: Database, victim: Victim) => Promise<unknown>;

interface Chunk {
  readonly minute: string;
  readonly first_seq: string;
  readonly prev_hash: string;
  readonly head_hash: string;
  readonly data: Uint8Array;
}
const setChunk = (head: string, prev: string, data: Uint8Array, minute: string): Statement => ({
  sql: `update tape_chunk set head_hash = $1, prev_hash = $2, data = $3 where symbol = 'BTCUSDT' and minute = $4`,
  params: [head, prev, Buffer.from(data), minute],
});
const marksOf = ({ first_seq, data }: Chunk): Mark[] => decodeMarks('BTCUSDT', Number(first_seq), data);

/** Moves the price at which the order was entered. @param reach how much is made to fit again */
const changeTick =
  (reach: 'nothing' | 'its minute' | 'all that follows'): Lie =>
  async (db, { orderNo }) => {
    const [order] = await db.query<{ entry_seq: string }>('select entry_seq from fast_order where order_no = $1', [
      orderNo,
    ]);
    const seq = Number(order?.entry_seq);
    const chunks = await db.query<Chunk>(
      `select minute, first_seq, prev_hash, head_hash, data from tape_chunk
        where symbol = 'BTCUSDT' and first_seq + count > $1 order by first_seq`,
      [seq],
    );
    const statements: Statement[] = [];
    let before = chunks[0]?.prev_hash ?? '';
    for (const chunk of reach === 'all that follows' ? chunks : chunks.slice(0, 1)) {
      const marks = marksOf(chunk).map((mark) =>
        mark.seq === seq ? { ...mark, price: price(mark.price + 5_000_000_000n) } : mark,
      );
      const head = marks.reduce(chainHash, before);
      statements.push(setChunk(reach === 'nothing' ? chunk.head_hash : head, before, encodeMarks(marks), chunk.minute));
      before = head;
    }
    await tamper(db, ...statements);
  };

/** The other way round, in the lines of a receipt. */
const turnReceipt: Statement['sql'] = `update receipt r set content = regexp_replace(regexp_replace(content,
      E'\nresult [a-z]+', E'\nresult ' || turned.result), E'\nprofit -?[0-9]+', E'\nprofit ' || turned.profit)
    from (select order_no, case result when 'win' then 'lose' else 'win' end as result,
      case result when 'win' then -stake else payout end as profit from fast_order) turned
   where r.order_no = $1 and turned.order_no = $1`;
const receipt = ({ orderNo }: Victim): Statement => ({ sql: turnReceipt, params: [orderNo] });
const order = ({ orderNo }: Victim): Statement => ({
  sql: `update fast_order set result = case result when 'win' then 'lose' else 'win' end where order_no = $1`,
  params: [orderNo],
});
/** What the customer was paid at the settlement is the house's, or what the house kept is the customer's. */
const journal = ({ orderNo, userId }: Victim): Statement => ({
  sql: `update journal_entry e
      set available = e.available + case when e.owner = $2 then moved.units else -moved.units end
    from (select settlement_journal as id,
        case result when 'win' then -(stake + payout) else stake + payout end as units
      from fast_order where order_no = $1) moved
    where e.journal_id = moved.id`,
  params: [orderNo, userId],
});
const turned: Lie = (db, victim) => tamper(db, journal(victim), receipt(victim), order(victim));

async function takeAgain(db: Database, change: () => Promise<unknown>, back: () => Promise<unknown>): Promise<void> {
  const [last] = await db.query<{ day: number; taken_at: string }>(
    'select day, taken_at from liability_moment where moment = 2 order by day desc limit 1',
  );
  if (last === undefined) throw new Error('nothing was taken');
  const of = (table: string): Statement => ({
    sql: `delete from ${table} where (day, moment) = ($1, 2)`,
    params: [last.day],
  });
  await tamper(db, ...['liability_branch', 'liability_part', 'liability_total', 'liability_moment'].map(of));
  await change();
  await takeLiabilities(
    { db, reads: db, reserves: noReserves, clock: { now: () => Number(last.taken_at) } },
    { day: last.day, moment: 2 },
  );
  await back();
  await db.query(`delete from log_intake where kind = 'liabilities'`);
}
const nothing = (): Promise<void> => Promise.resolve();

/** The whole of it: what the customer has, what is owed at the next count, and every line of the statement. */
const turnedWhole: Lie = async (db, victim) => {
  await turned(db, victim);
  await tamper(db, ...balancesAnew);
  await takeAgain(db, nothing, nothing);
};

const leaveOut: Lie = (db, { userId }) =>
  takeAgain(
    db,
    () => tamper(db, { sql: 'update account set available = 0, frozen = 0 where owner = $1', params: [userId] }),
    () => tamper(db, ...balancesAnew),
  );

type AuditRow = Parameters<typeof auditHash>[0];
/** Acts of operators written anew, chained as they have to be. */
const auditAnew =
  (change: (rows: readonly AuditRow[]) => readonly AuditRow[]): Lie =>
  async (db) => {
    const rows = change(await db.query<AuditRow>('select * from operator_audit order by seq'));
    let before = '0'.repeat(64);
    const chained = rows.map((row, i): Statement => {
      const { operator_id, operator_name, act, subject, user_id, details, time } = row;
      const own = { ...row, seq: String(i + 1), prev_hash: before };
      const hash = auditHash(own);
      const params = [own.seq, time, operator_id, operator_name, act, subject, user_id, details, before, hash];
      before = hash;
      return { sql: 'insert into operator_audit values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)', params };
    });
    await tamper(db, { sql: 'delete from operator_audit' }, ...chained);
  };

const setStatistics: Lie = (db) =>
  tamper(db, { sql: `update daily_statistics set facts = jsonb_set(facts::jsonb, '{voids,winsKept}', '7')::text` });

/** An order that was accepted and promised never was. */
const drop = ({ orderNo }: Victim): Statement[] => {
  const params = [orderNo];
  const journals = 'select id from journal where reference = $1';
  return [
    { sql: `delete from acknowledgement where content like '%|' || $1 || '|%'`, params },
    { sql: 'delete from receipt where order_no = $1', params },
    { sql: 'delete from fast_order where order_no = $1', params },
    { sql: `delete from journal_entry where journal_id in (${journals})`, params },
    { sql: 'delete from journal where reference = $1', params },
    ...balancesAnew,
  ];
};
const droppedUnseen: Lie = (db, victim) => tamper(db, ...drop(victim));
const dropped: Lie = async (db, victim) => {
  await droppedUnseen(db, victim);
  await takeAgain(db, nothing, nothing);
};

export const lies = {
  tick: changeTick('nothing'),
  tickAndHead: changeTick('its minute'),
  chain: changeTick('all that follows'),
  receipt: (db, victim) => tamper(db, receipt(victim)),
  order: (db, victim) => tamper(db, receipt(victim), order(victim)),
  journal: turned,
  balances: turnedWhole,
  auditRow: auditAnew((rows) => rows.map((row, i) => (i === 1 ? { ...row, act: 'view-customer' } : row))),
  auditTail: auditAnew((rows) => rows.slice(0, -1)),
  auditAll: auditAnew((rows) => rows.slice(0, 1).map((row) => ({ ...row, details: '{}' }))),
  liabilities: leaveOut,
  statistics: setStatistics,
  dropped,
  droppedUnseen,
} satisfies Record<string, Lie>;
