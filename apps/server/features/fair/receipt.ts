import { ok } from '@candor/core/result.ts';
import { createHash } from 'node:crypto';
import type { Http } from '../../http/http.ts';
import { refused } from '../../http/refused.ts';
import { route } from '../../http/route.ts';
import { receiptProver } from '../../log/receipt-proof.ts';
import type { Services } from '../../services.ts';

interface ReceiptRow {
  journal_id: string;
  time: string;
  content: string;
  leaf: string;
  salt: Uint8Array;
}

/** The receipt of an own order. Somebody else's and one that isn't there are answered alike. */
export function registerReceipt(http: Http, { db, publicLog }: Pick<Services, 'db' | 'publicLog'>): void {
  route(http, 'GET /fair/receipt/{orderNo}', async ({ params: { orderNo } }, { user }) => {
    const [row] = await db.query<ReceiptRow>(
      `select r.* from receipt r join (
         select order_no, user_id from fast_order union all select order_no, user_id from futures_order
         union all select id, user_id from exchange
       ) o on o.order_no = r.order_no where r.order_no = $1 and o.user_id = $2`,
      [orderNo, user.userId],
    );
    if (row === undefined) return refused('not-found', { field: 'orderNo' });
    const { content } = row;
    const { shown: signed } = publicLog;
    const leaf = { leaf: Number(row.leaf), salt: row.salt };
    return ok({
      orderNo,
      journalId: row.journal_id,
      time: Number(row.time),
      content,
      contentHash: createHash('sha256').update(content).digest('hex'),
      proof: signed === null ? null : await receiptProver(db, signed)(leaf),
    });
  });
}
