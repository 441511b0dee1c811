import { z } from 'zod';
import { declare } from '../../../call.ts';
import { decimalAnswer, instant, opaqueId, pageOf } from '../../../scalars.ts';
import { many, narrowing, orderNo, sortByTime } from '../shapes.ts';
import { lineStates, matchReasons, statementFormats } from './bank-lines.ts';

const group = 'Operators: books';
const roles = ['finance', 'risk'] as const;
const day = z.string();

const bankStatement = z.object({
  id: z.string(),
  accountId: z.string(),
  bankName: z.string(),
  accountNo: z.string(),
  format: z.enum(statementFormats),
  fileName: z.string(),
  /** Days of its first and last line, `YYYY-MM-DD`. */
  firstDay: day,
  lastDay: day,
  /** What the account held before the first and after the last line; null where the file doesn't say. */
  opening: decimalAnswer.nullable(),
  closing: decimalAnswer.nullable(),
  lines: z.number(),
  /** How many no earlier import had brought. */
  newLines: z.number(),
  importedBy: z.string(),
  importedAt: instant,
});

/** A deposit or withdrawal beside a line. It is shown, and credited or confirmed by nothing of this. */
const candidate = z.object({
  type: z.enum(['deposit', 'withdrawal']),
  orderNo: z.string(),
  userId: z.string(),
  /** In dong, as it moves on the account. */
  amount: decimalAnswer,
  status: z.string(),
  createTime: instant,
  reasons: z.array(z.enum(matchReasons)),
});

const bankLine = z.object({
  id: z.string(),
  accountId: z.string(),
  bankName: z.string(),
  accountNo: z.string(),
  day,
  /** In dong; what went out is negative. */
  amount: decimalAnswer,
  /** By which a deposit or a withdrawal names it, as it is then held: without blanks, in capitals. */
  proof: z.string(),
  reference: z.string().nullable(),
  name: z.string().nullable(),
  text: z.string(),
  /** Booked where a deposit was credited against it, or a withdrawal was paid by it, with its very amount. */
  state: z.enum(lineStates),
  candidates: z.array(candidate),
});

/** What banks say of our accounts, beside what the ledger says. */
export const operatorBankCalls = declare({
  'POST /operator/bank/import': {
    group,
    summary: 'Take in a statement of an own account (MT940, CAMT.053, CSV; dong; 8 MB at most): nothing is credited',
    access: 'operator',
    roles: ['finance'],
    addition: true,
    query: z.strictObject({ accountId: opaqueId }),
    takesFile: true,
    body: z.strictObject({ file: z.file() }),
    /** A file may hold several statements. */
    answer: z.array(bankStatement),
  },
  'GET /operator/bank/statements': {
    group,
    summary: 'Statements that were taken in, the latest first',
    access: 'operator',
    roles,
    addition: true,
    query: z.strictObject({ ...many }),
    answer: pageOf(bankStatement),
  },
  'GET /operator/bank/lines': {
    group,
    summary: 'Movements on our accounts, each with the deposits and withdrawals it may be of; the view is recorded',
    access: 'operator',
    roles,
    addition: true,
    query: z.strictObject({
      status: z.enum([...lineStates, 'all'], { error: 'field-invalid' }).default('open'),
      accountId: opaqueId.optional(),
      sort: sortByTime,
      ...narrowing,
      ...many,
    }),
    answer: pageOf(bankLine),
  },
  'GET /operator/bank/beside': {
    group,
    summary: 'Movements on our accounts that may be those of a deposit or a withdrawal; the view is recorded',
    access: 'operator',
    roles,
    addition: true,
    query: z.strictObject({ orderNo }),
    answer: z.array(bankLine),
  },
});
