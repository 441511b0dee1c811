import { formatPlain } from '@candor/core/money/decimal.ts';
import { priceScale } from '@candor/core/money/amount.ts';
import { ok } from '@candor/core/result.ts';
import { hash } from 'node:crypto';
import type { Http } from '../../../http/http.ts';
import { refused } from '../../../http/refused.ts';
import { route } from '../../../http/route.ts';
import { receiptProver } from '../../../log/receipt-proof.ts';
import type { Services } from '../../../services.ts';
import { ownAcks } from '../acks/own-acks.ts';
import { stretchesOf } from './needed-minutes.ts';
import { NeededTape } from './read-tape.ts';
import { statementLines } from '../../../transactions/statement-lines.ts';

type Needs = Pick<Services, 'db' | 'market' | 'books' | 'clock' | 'publicLog'>;
interface Asked {
  readonly userId: string;
  readonly from: number;
  readonly to: number;
}

interface ReceiptRow {
  readonly order_no: string;
  readonly journal_id: string;
  readonly time: string;
  readonly content: string;
  readonly leaf: string;
  readonly salt: Uint8Array;
  readonly limit_price: string | null;
}

const rowsAtOnce = 200;

/** Own receipts in the order of their settlement; some hundred are in memory at a time. */
async function* ownReceipts({ db }: Pick<Needs, 'db'>, { userId, from, to }: Asked): AsyncGenerator<ReceiptRow> {
  let [time, orderNo] = [from, ''];
  for (;;) {
    const rows = await db.query<ReceiptRow>(
      `select r.*, o.limit_price from receipt r join (
         select order_no, user_id, null::numeric as limit_price from fast_order
         union all select order_no, user_id, entrust_price from futures_order
         union all select order_no || '-open', user_id, null from futures_order
         union all select order_no || '-' || journal_id, user_id, null from spot_deal
         union all select id, user_id, null from exchange
         union all select order_no || '-' || day, user_id, null from earn_income
         union all select order_no, user_id, null from earn_order
         union all select order_no, user_id, null from withdrawal
       ) o on o.order_no = r.order_no
       where o.user_id = $1 and r.time <= $2 and (r.time, r.order_no) > ($3::bigint, $4::text)
       order by r.time, r.order_no limit ${rowsAtOnce}`,
      [userId, to, time, orderNo],
    );
    yield* rows;
    const last = rows.at(-1);
    if (last === undefined || rows.length < rowsAtOnce) return;
    [time, orderNo] = [Number(last.time), last.order_no];
  }
}

/** A receipt as a line, with what its owner knew before: the limit that was asked for. */
async function receiptLine(row: ReceiptRow, prove: ReturnType<typeof receiptProver> | null): Promise<object> {
  const { content } = row;
  return {
    kind: 'receipt',
    orderNo: row.order_no,
    journalId: row.journal_id,
    time: Number(row.time),
    content,
    contentHash: hash('sha256', content, 'hex'),
    proof: prove === null ? null : await prove({ leaf: Number(row.leaf), salt: row.salt }),
    ...(row.limit_price === null ? {} : { limitPrice: formatPlain(BigInt(row.limit_price), priceScale) }),
  };
}

/** The last journal from when not everything that is settled had a receipt; '0' where everything has one. */
async function receiptsAfter({ db }: Pick<Needs, 'db'>): Promise<string> {
  const [since] = await db.query<{ after_journal: string }>('select after_journal from receipts_of_all');
  return String(since?.after_journal ?? 0);
}

/** Every line of a bundle; docs/fair.md says how they are read. A receipt comes after the minutes that it rests on. */
async function* bundleLines(services: Needs, asked: Asked): AsyncGenerator<object> {
  const counts = { statement: 0, acknowledgements: 0, receipts: 0, tapes: 0 };
  yield { kind: 'bundle', v: 1, ...asked, madeAt: services.clock.now(), receiptsAfter: await receiptsAfter(services) };
  for await (const line of statementLines(services.db, asked)) {
    counts.statement += 1;
    yield line;
  }
  const { db, publicLog } = services;
  for await (const ack of ownAcks(db, publicLog.shown, asked)) {
    counts.acknowledgements += 1;
    yield { kind: 'acknowledgement', ...ack };
  }
  const prove = publicLog.shown === null ? null : receiptProver(db, publicLog.shown);
  const tape = new NeededTape(services);
  for await (const row of ownReceipts(services, asked)) {
    for (const stretch of stretchesOf(row.content))
      for await (const line of tape.lines(stretch)) {
        if ('marks' in line) counts.tapes += 1;
        yield line;
      }
    tape.forget(Number(row.time));
    counts.receipts += 1;
    yield await receiptLine(row, prove);
  }
  yield { kind: 'end', ...counts };
}

/** Whoever never reads the first line has begun nothing. */
async function* asText(lines: AsyncIterable<object>, underWay: Set<string>, userId: string): AsyncGenerator<string> {
  underWay.add(userId);
  try {
    for await (const line of lines) yield `${JSON.stringify(line)}\n`;
  } finally {
    underWay.delete(userId);
  }
}

/** Who asks again meanwhile would only have the same read twice. */
const againSeconds = 10;

/** All that a customer needs to have a stretch of time checked by anybody, for good. */
export function registerBundle(http: Http, services: Needs): void {
  const underWay = new Set<string>();
  route(http, 'GET /fair/bundle', async ({ query: { from, to } }, { user: { userId } }) => {
    if (from > to) return refused('range-invalid', { field: 'to' });
    if (underWay.has(userId)) return refused('too-many-requests', { params: { seconds: String(againSeconds) } });
    return ok(asText(bundleLines(services, { userId, from, to }), underWay, userId));
  });
}
