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

/**
 * An own receipt by its number: the order's, or that with what tells it from others of its order. Somebody else's and
 * one that isn't there are answered alike.
 */
export function registerReceipt(http: Http, { db, publicLog }: Pick<Services, 'db' | 'publicLog'>): void {
  route(http, 'GET /fair/receipt/{orderNo}', async ({ params: { orderNo } }, { user }) => {
    const [row] = await db.query<ReceiptRow>(
      // Whose it is stands third in the terms of every kind.
      "select * from receipt where order_no = $1 and split_part(content, '|', 3) = $2",
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
