import { z } from 'zod';
import { declare } from '../../../call.ts';
import { decimalAnswer, instant } from '../../../scalars.ts';
import { servedFile } from '../../files.ts';
import { person, userId } from '../shapes.ts';

const group = 'Operators: reports';
const roles = ['finance', 'risk', 'admin'] as const;
const day = z.string({ error: 'field-required' }).regex(/^\d{4}-\d{2}-\d{2}$/, 'field-invalid');

/** Platform days, both of them included; of one customer, or without one of all and of the house. */
const period = { from: day, to: day, userId: userId.optional() };

/** What was owned before, what has moved it, and what was owned then, of one book and currency. */
const account = z.object({
  /** `own` and `bonus` of a customer; of all `customers`, `bonus`, the house's by name, and `world` outside. */
  book: z.string(),
  currencyCode: z.string(),
  opening: decimalAnswer,
  lines: z.array(z.object({ kind: z.string(), amount: decimalAnswer, journals: z.number() })),
  closing: decimalAnswer,
});

export const operatorReportCalls = declare({
  'GET /operator/report': {
    group,
    summary: 'What the ledger says of a period: balances before and after, and what moved them; the look is recorded',
    access: 'operator',
    roles,
    addition: true,
    query: z.strictObject(period),
    answer: z.object({
      from: instant,
      /** The period ends before it; not after now. */
      until: instant,
      /** The last journal that is in it. */
      journalId: z.number(),
      mode: z.enum(['paper', 'real']),
      userId: z.string().nullable(),
      person: person.nullable(),
      accounts: z.array(account),
      /** Realised in USDT by what was traded, fees and penalties included. */
      realised: z.object({ fast: decimalAnswer, futures: decimalAnswer, earn: decimalAnswer }),
    }),
  },
  'GET /operator/report/file': {
    group,
    summary: 'The same as a table (CSV) or a document (PDF)',
    access: 'operator',
    roles,
    addition: true,
    query: z.strictObject({ ...period, format: z.enum(['csv', 'pdf'], { error: 'field-invalid' }) }),
    answer: servedFile,
    answersFile: true,
  },
});
