import { z } from 'zod';
import { declare } from '../call.ts';
import { decimalAnswer, instant, instantSent, opaqueId, symbol } from '../scalars.ts';

const group = 'Fair dealing';

/** An accepted mark and its place in the symbol's tape. */
const tapeMark = z.object({ seq: z.number(), time: instant, price: decimalAnswer, backfilled: z.boolean() });

export const fairCalls = declare({
  'GET /fair/tape': {
    group, summary: 'Accepted marks of a symbol, with the hash chain around them', access: 'public', addition: true,
    query: z.strictObject({ symbol, from: instantSent, to: instantSent }),
    answer: z.object({
      symbol: z.string(), marks: z.array(tapeMark),
      /** Heads of the chain before the first and after the last of these marks. */
      prevHash: z.string(), headHash: z.string(),
    }),
  },
  'GET /fair/receipt/{orderNo}': {
    group, summary: 'The receipt of an own settled order: everything needed to recompute it', access: 'session', addition: true,
    params: z.strictObject({ orderNo: opaqueId }),
    answer: z.object({ orderNo: z.string(), journalId: z.string(), time: instant, content: z.string(), contentHash: z.string() }),
  },
});
