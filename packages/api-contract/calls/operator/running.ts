import { z } from 'zod';
import { declare } from '../../call.ts';
import { restoreMark } from '../fair.ts';
import { decimalAnswer, instant, pageOf } from '../../scalars.ts';
import { many } from './shapes.ts';

const group = 'Operators: running';

export const operatorRunningCalls = declare({
  'GET /operator/running': {
    group,
    summary: 'What is wrong with the running server now, and how much was set aside',
    access: 'operator',
    addition: true,
    answer: z.object({
      /** Of the clock, the books and whatever else has to be right for trading; empty when all is. */
      faults: z.array(z.object({ part: z.string(), fault: z.string() })),
      setAside: z.number(),
      /** Older data were put back in the last 30 days. */
      restored: restoreMark.nullable(),
      /**
       * Futures positions that the house can't pay as prices stand, and what it lacks for the largest; null when it
       * can, and on paper.
       */
      unpaid: z.object({ positions: z.number(), missing: decimalAnswer }).nullable(),
    }),
  },
  'GET /operator/setAside': {
    group,
    summary: 'Commands and orders whose effects could not be stored, newest first',
    access: 'operator',
    roles: ['risk', 'admin'],
    addition: true,
    query: z.strictObject({ ...many }),
    answer: pageOf(
      z.object({
        id: z.string(),
        time: instant,
        kind: z.string(),
        orderNo: z.string().nullable(),
        /** The command as JSON, and what the database said. */
        input: z.string(),
        error: z.string(),
      }),
    ),
  },
});
