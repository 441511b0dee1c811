import { z } from 'zod';
import { declare } from '../../../call.ts';
import { instant } from '../../../scalars.ts';

const group = 'Operators: books';

/** A platform month, `YYYY-MM`. */
export const month = z.string({ error: 'field-required' }).regex(/^20\d\d-(0[1-9]|1[0-2])$/, 'field-invalid');

export const operatorMonthCalls = declare({
  'GET /operator/months': {
    group,
    summary: 'Platform months since the first movement, the latest first, and which are closed',
    access: 'operator',
    roles: ['finance', 'risk', 'admin'],
    addition: true,
    answer: z.array(
      z.object({
        month: z.string(),
        from: instant,
        until: instant,
        state: z.enum(['closed', 'next', 'over', 'running']),
        closedAt: instant.nullable(),
        /** Who proposed it and who decided. */
        maker: z.string().nullable(),
        checker: z.string().nullable(),
        /** The proposal that closed it, or the one that waits. */
        proposalId: z.string().nullable(),
      }),
    ),
  },
});
