import { z } from 'zod';
import { declare } from '../../../call.ts';
import { decimalAnswer, instant, opaqueId, pageOf } from '../../../scalars.ts';
import { many, proposal, sortByTime } from '../shapes.ts';

const group = 'Operators: books';
const roles = ['finance', 'risk', 'admin'] as const;

/** What the ledger is compared with. */
export const differenceParts = ['ledger', 'fast', 'pool', 'chain', 'bank-line', 'bank-deposit', 'assets'] as const;

export const operatorDifferenceCalls = declare({
  'GET /operator/differences': {
    group,
    summary:
      'What the ledger says otherwise than banks, the chain or our promises, each a case until two have explained it',
    access: 'operator',
    roles,
    addition: true,
    query: z.strictObject({
      status: z.enum(['open', 'explained', 'all'], { error: 'field-invalid' }).default('open'),
      id: opaqueId.optional(),
      sort: sortByTime,
      ...many,
    }),
    answer: pageOf(
      z.object({
        id: z.string(),
        part: z.enum(differenceParts),
        subject: z.string(),
        currencyCode: z.string(),
        expected: decimalAnswer,
        found: decimalAnswer,
        /** What of it was not known before. */
        difference: decimalAnswer,
        foundAt: instant,
        explanation: z.string().nullable(),
        explainedBy: z.string().nullable(),
        confirmedBy: z.string().nullable(),
        /** The explanation that waits for a second operator. */
        proposal: proposal.nullable(),
      }),
    ),
  },
  'GET /operator/reconciliations': {
    group,
    summary: 'Platform days on which the ledger was compared, the latest first',
    access: 'operator',
    roles,
    addition: true,
    query: z.strictObject({ ...many }),
    answer: pageOf(
      z.object({
        day: instant,
        time: instant,
        differences: z.number(),
        /** What customers own against what the proven addresses hold; of a silent node it is asked again all day. */
        assets: z.enum(['compared', 'none-named', 'unanswered']),
      }),
    ),
  },
});
