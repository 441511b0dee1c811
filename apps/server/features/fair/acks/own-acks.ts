import type { Database } from '../../../db/database.ts';
import { receiptProver } from '../../../log/receipt-proof.ts';
import type { Signed } from '../../../log/public-log.ts';

/** Whose, and when they were given: both ends are in it. */
export interface AskedAcks {
  readonly userId: string;
  readonly from: number;
  readonly to: number;
}

/** What was promised to a customer, with its proof; null for the seconds until the log has it. */
export interface OwnAck {
  readonly time: number;
  readonly content: string;
  readonly terms: string;
  readonly salt: string;
  readonly signature: string;
  readonly proof: string | null;
}

interface AckRow {
  readonly leaf: string;
  readonly time: string;
  readonly salt: Uint8Array;
  readonly content: string;
  readonly terms: string;
  readonly signature: string;
}

export const acksAtOnce = 200;

/** Own acknowledgements and signed refusals in the order in which they were given; some hundred are in memory. */
export async function* ownAcks(
  db: Pick<Database, 'query'>,
  signed: Signed | null,
  { userId, from, to }: AskedAcks,
): AsyncGenerator<OwnAck> {
  const prove = signed === null ? null : receiptProver(db, signed);
  let [time, leaf] = [from, 0];
  for (;;) {
    const rows = await db.query<AckRow>(
      `select leaf, time, salt, content, terms, signature from acknowledgement
        where user_id = $1 and time <= $2 and (time, leaf) > ($3::bigint, $4::bigint)
        order by time, leaf limit ${acksAtOnce}`,
      [userId, to, time, leaf],
    );
    for (const row of rows) yield await present(row, prove);
    const last = rows.at(-1);
    if (last === undefined || rows.length < acksAtOnce) return;
    [time, leaf] = [Number(last.time), Number(last.leaf)];
  }
}

async function present(row: AckRow, prove: ReturnType<typeof receiptProver> | null): Promise<OwnAck> {
  const { content, terms, signature } = row;
  return {
    time: Number(row.time),
    content,
    terms,
    salt: Buffer.from(row.salt).toString('hex'),
    signature,
    proof: prove === null ? null : await prove({ leaf: Number(row.leaf), salt: row.salt }),
  };
}
