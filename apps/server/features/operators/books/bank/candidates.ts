import type { CallAnswer } from '@candor/api-contract/index.ts';
import { nearDays, reasonsOf, weightOf, type ComparedLine } from '@candor/core/bank-lines/reasons-of.ts';
import { dayMs, hourMs } from '@candor/core/platform-day.ts';
import { txidKey } from '@candor/core/withdrawals/withdrawal.ts';
import type { Database } from '../../../../db/database.ts';

type Candidate = CallAnswer<'GET /operator/bank/lines'>['list'][number]['candidates'][number];

/** A line as it is compared. */
export interface ReadLine extends ComparedLine {
  readonly id: string;
  readonly proofKey: string;
  readonly creditKey: string;
}

interface Row {
  readonly type: Candidate['type'];
  readonly order_no: string;
  readonly user_id: string;
  readonly amount: string;
  readonly status: string;
  readonly requested_at: string;
  readonly proof: string | null;
  readonly name_key: string | null;
}

/** Banks in Viet Nam book by UTC+7, all year. */
const bankDay = (time: number): number => Math.floor((time + 7 * hourMs) / dayMs);
const candidatesMax = 5;
/** Of one amount and some days more than these are not compared. */
const rowsMax = 2_000;

/**
 * Deposits and withdrawals that the lines may be of, as many for all of them as for one: by their reference and number,
 * or by amount and day. $1, $3: keys of credits and of payments; $2: words; $4: amounts; $5, $6: from when to when.
 */
const sql = `select one.*, v.name_key from (
    (select 'deposit' as type, order_no, user_id, coalesce(received, amount) as amount, status, requested_at,
        bank_reference as proof
      from deposit where way = 'vnd' and status in ('requested', 'success') and (bank_reference = any($1)
        or order_no = any($2) or (amount = any($4::numeric[]) and requested_at between $5 and $6)) limit ${rowsMax})
    union all
    (select 'withdrawal', order_no, user_id, -vnd_amount, status, requested_at, txid
      from withdrawal where way = 'bank' and status not in ('rejected', 'cancelled')
        and (lower(regexp_replace(txid, '\\s+', '', 'g')) = any($3) or order_no = any($2)
        or (vnd_amount = any($4::numeric[]) and requested_at between $5 and $6)) limit ${rowsMax})) one
  left join verification v on v.user_id = one.user_id and v.level = 'primary' and v.status = 'certified'`;

/** What may have moved the money of each line, by the line; the first ones are those for which most speaks. */
export async function candidatesOf(
  db: Database,
  lines: readonly ReadLine[],
): Promise<ReadonlyMap<string, readonly Candidate[]>> {
  if (lines.length === 0) return new Map();
  const days = lines.map(({ day }) => day);
  const rows = await db.query<Row>(sql, [
    lines.map(({ creditKey }) => creditKey),
    lines.flatMap(({ references }) => references),
    lines.map(({ proofKey }) => proofKey),
    [...new Set(lines.map(({ amount }) => String(amount < 0n ? -amount : amount)))],
    (Math.min(...days) - nearDays - 1) * dayMs,
    (Math.max(...days) + 3) * dayMs,
  ]);
  return new Map(lines.map((line) => [line.id, candidatesOfOne(line, rows)]));
}

function candidatesOfOne(line: ReadLine, rows: readonly Row[]): Candidate[] {
  const found = rows.flatMap((row): Candidate[] => {
    const reasons = reasonsOf(line, {
      day: bankDay(Number(row.requested_at)),
      amount: BigInt(row.amount),
      references: [row.order_no, ...(row.proof === null ? [] : [row.proof, txidKey(row.proof)])],
      nameKeys: row.name_key === null ? [] : [row.name_key],
    });
    if (reasons.length === 0) return [];
    return [
      {
        type: row.type,
        orderNo: row.order_no,
        userId: row.user_id,
        amount: row.amount,
        status: row.status,
        createTime: Number(row.requested_at),
        reasons,
      },
    ];
  });
  return found.toSorted((a, b) => weightOf(b.reasons) - weightOf(a.reasons)).slice(0, candidatesMax);
}
