import { z } from 'zod';
import { declare } from '../../call.ts';
import { decimalAnswer, fileId, instant, opaqueId, pageOf } from '../../scalars.ts';
import { servedFile } from '../files.ts';
import { many, narrowing, person, proposal, reason, search, sort, userId } from './shapes.ts';

const group = 'Operators: queues';

/** A deposit or withdrawal as its queue shows it. */
export const transactionRow = z.object({
  orderNo: z.string(),
  userId: z.string(),
  person: person.nullable(),
  type: z.enum(['deposit', 'withdrawal']),
  currencyCode: z.string(),
  amount: decimalAnswer,
  fee: decimalAnswer,
  /**
   * What was credited or is paid; of a deposit that waits what it would be credited as now. Null of one that brought
   * nothing.
   */
  usdtAmount: decimalAnswer.nullable(),
  /** What a withdrawal to a bank card pays out, at the rate that was frozen with it. */
  vndAmount: decimalAnswer.nullable(),
  chain: z.string().nullable(),
  address: z.string().nullable(),
  bankName: z.string().nullable(),
  holder: z.string().nullable(),
  cardNo: z.string().nullable(),
  /** The account of ours that a bank deposit says it was paid into. */
  paidTo: z.string().nullable(),
  bankReference: z.string().nullable(),
  txid: z.string().nullable(),
  screenshot: z.string().nullable(),
  /** The state inside; customers see three of them. */
  status: z.string(),
  reason: z.string().nullable(),
  createTime: instant,
  /** When it is due: as a withdrawal was promised, a deposit while it is open. */
  deadline: instant.nullable(),
  finishTime: instant.nullable(),
  /**
   * Of a withdrawal that waits: until when the customer may ask for no other one, after a changed password or
   * authenticator.
   */
  holdUntil: instant.nullable(),
  proposal: proposal.nullable(),
});

/**
 * A transfer to an address of ours as the chain says it; without amount and address while its transaction is not deep
 * enough.
 */
export const watchedTransfer = z.object({
  txid: z.string(),
  state: z.enum(['seen', 'credited', 'foreign', 'gone']),
  logIndex: z.number().nullable(),
  address: z.string().nullable(),
  userId: z.string().nullable(),
  person: person.nullable(),
  amount: decimalAnswer.nullable(),
  block: z.number().nullable(),
  time: instant,
  /** The deposit that it was credited as. */
  orderNo: z.string().nullable(),
});
const queue = z.strictObject({
  status: z.string().max(20, 'field-invalid').optional(),
  userId: userId.optional(),
  sort,
  ...narrowing,
  ...many,
});

const paper = z.object({ side: z.enum(['front', 'back', 'hold']), fileId: z.string() });
export const verificationRow = z.object({
  id: z.string(),
  userId: z.string(),
  person: person.nullable(),
  level: z.enum(['primary', 'advanced']),
  status: z.string(),
  name: z.string().nullable(),
  cardType: z.string().nullable(),
  cardNo: z.string().nullable(),
  reason: z.string().nullable(),
  submittedAt: instant,
  /** When it is due; null once it is decided. */
  deadline: instant.nullable(),
  decidedAt: instant.nullable(),
  papers: z.array(paper),
});

export const operatorQueueCalls = declare({
  'GET /operator/queues': {
    group,
    summary: 'How much waits, for the first page',
    access: 'operator',
    addition: true,
    answer: z.object({
      deposits: z.number(),
      withdrawals: z.number(),
      verifications: z.number(),
      conversations: z.number(),
      proposals: z.number(),
      /** How many of each are past the time at which they were due. */
      overdue: z.object({
        deposits: z.number(),
        withdrawals: z.number(),
        verifications: z.number(),
        conversations: z.number(),
        proposals: z.number(),
      }),
      /** Open ones of which nobody has taken note. */
      alerts: z.number(),
      mode: z.enum(['paper', 'real']),
      serverTime: instant,
    }),
  },
  'GET /operator/deposits': {
    group,
    summary: 'Deposits, oldest waiting first; support reads them, without what is proposed',
    access: 'operator',
    roles: ['support', 'finance', 'risk', 'admin'],
    addition: true,
    query: queue,
    answer: pageOf(transactionRow),
  },
  'GET /operator/transfers': {
    group,
    summary: 'What the watcher has seen of the chain, newest first',
    access: 'operator',
    roles: ['finance', 'risk', 'admin'],
    addition: true,
    query: z.strictObject({ userId: userId.optional(), search, ...many }),
    answer: pageOf(watchedTransfer),
  },
  'GET /operator/withdrawals': {
    group,
    summary: 'Withdrawals, nearest deadline first; support reads them, without what is proposed',
    access: 'operator',
    roles: ['support', 'finance', 'risk', 'admin'],
    addition: true,
    query: queue.extend({
      sort: z.enum(['due', 'newest', 'oldest', 'largest'], { error: 'field-invalid' }).default('due'),
    }),
    answer: pageOf(transactionRow),
  },
  'GET /operator/verifications': {
    group,
    summary: 'Requests for verification, oldest first',
    access: 'operator',
    roles: ['support', 'risk'],
    addition: true,
    query: queue,
    answer: pageOf(verificationRow),
  },
  'GET /operator/verifications/{id}': {
    group,
    summary: 'One request with its papers; the view is recorded',
    access: 'operator',
    roles: ['support', 'risk'],
    addition: true,
    params: z.strictObject({ id: opaqueId }),
    answer: verificationRow,
  },
  'POST /operator/verifications/decide': {
    group,
    summary: 'Certify, or refuse with a reason',
    access: 'operator',
    roles: ['support', 'risk'],
    addition: true,
    body: z.strictObject({ id: opaqueId, accept: z.boolean({ error: 'field-invalid' }), reason: reason.optional() }),
    answer: verificationRow,
  },
  'GET /operator/papers/{id}': {
    group,
    summary: 'A picture of a request or a conversation; every view is recorded',
    access: 'operator',
    roles: ['support', 'finance', 'risk'],
    addition: true,
    params: z.strictObject({ id: fileId }),
    answer: servedFile,
    answersFile: true,
  },
});
