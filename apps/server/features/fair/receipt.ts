import { ok } from '@candor/core/result.ts';
import { createHash } from 'node:crypto';
import type { Row } from '../../engine/rows/table.ts';
import type { Http } from '../../http/http.ts';
import { refused } from '../../http/refused.ts';
import { route } from '../../http/route.ts';
import type { Services } from '../../services.ts';

/** The receipt of an own order. Somebody else's and one that isn't there are answered alike. */
export function registerReceipt(http: Http, { db }: Pick<Services, 'db'>): void {
  route(http, 'GET /fair/receipt/{orderNo}', async ({ params: { orderNo } }, { user }) => {
    const [row] = await db.query<Row>(
      `select r.* from receipt r join (
         select order_no, user_id from fast_order union all select order_no, user_id from futures_order
         union all select id, user_id from exchange
       ) o on o.order_no = r.order_no where r.order_no = $1 and o.user_id = $2`,
      [orderNo, user.userId],
    );
    if (row === undefined) return refused('not-found', { field: 'orderNo' });
    const content = String(row.content);
    return ok({
      orderNo,
      journalId: String(row.journal_id),
      time: Number(row.time),
      content,
      contentHash: createHash('sha256').update(content).digest('hex'),
    });
  });
}
