import { ok } from '@candor/core/result.ts';
import { createHash } from 'node:crypto';
import type { Http } from '../../http/http.ts';
import { refused } from '../../http/refused.ts';
import { route } from '../../http/route.ts';
import { receiptProver } from '../../log/receipt-proof.ts';
import type { Services } from '../../services.ts';

interface ReceiptRow {
  order_no: string;
  journal_id: string;
  time: string;
  content: string;
  leaf: string;
  salt: Uint8Array;
}

const present = ({ order_no: orderNo, journal_id: journalId, time, content }: ReceiptRow) => ({
  orderNo,
  journalId,
  time: Number(time),
  content,
  contentHash: createHash('sha256').update(content).digest('hex'),
});

/** Numbers that receipts of the order $1 of the customer $2 can have. */
const numbersSql = `select $1::text as order_no union all select $1 || '-open'
  union all select $1 || '-' || journal_id from spot_deal where user_id = $2 and order_no = $1
  union all select $1 || '-' || day from earn_income where order_no = $1`;
const most = 200;

/** The calls of receipts. */
export function registerReceipts(http: Http, services: Pick<Services, 'db' | 'publicLog'>): void {
  registerOne(http, services);
  registerAll(http, services);
}

/** All receipts of an own order: its opening, each of its deals or days, its end. */
function registerAll(http: Http, { db }: Pick<Services, 'db'>): void {
  route(http, 'GET /fair/receipts/{orderNo}', async ({ params: { orderNo } }, { user }) => {
    const rows = await db.query<ReceiptRow>(
      `select r.* from receipt r join (${numbersSql}) own using (order_no)
        where split_part(content, '|', 3) = $2 order by journal_id limit ${most}`,
      [orderNo, user.userId],
    );
    return rows.length === 0 ? refused('not-found', { field: 'orderNo' }) : ok({ list: rows.map(present) });
  });
}

/**
 * An own receipt by its number: the order's, or that with what tells it from others of its order. Somebody else's and
 * one that isn't there are answered alike.
 */
function registerOne(http: Http, { db, publicLog }: Pick<Services, 'db' | 'publicLog'>): void {
  route(http, 'GET /fair/receipt/{orderNo}', async ({ params: { orderNo } }, { user }) => {
    const [row] = await db.query<ReceiptRow>(
      // Whose it is stands third in the terms of every kind.
      "select * from receipt where order_no = $1 and split_part(content, '|', 3) = $2",
      [orderNo, user.userId],
    );
    if (row === undefined) return refused('not-found', { field: 'orderNo' });
    const { shown: signed } = publicLog;
    const leaf = { leaf: Number(row.leaf), salt: row.salt };
    return ok({
      ...present(row),
      proof: signed === null ? null : await receiptProver(db, signed)(leaf),
    });
  });
}
