import { z } from 'zod';
import { declare } from '../../call.ts';
import { orderNo, reason, txid } from './shapes.ts';

const group = 'Operators: proposals';
const optionalText = z.string().nullable();

/** Steps of deposits and withdrawals for which one operator is enough. */
export const operatorStepCalls = declare({
  'POST /operator/withdrawals/refuse': {
    group,
    summary: 'Refuse a withdrawal: the money goes back to the customer, so one operator is enough',
    access: 'operator',
    roles: ['finance'],
    addition: true,
    body: z.strictObject({ orderNo, reason }),
    answer: z.null(),
  },
  'POST /operator/withdrawals/sent': {
    group,
    summary: 'Paid outside: its transaction, which the watcher confirms',
    access: 'operator',
    roles: ['finance'],
    addition: true,
    body: z.strictObject({ orderNo, txid }),
    answer: z.null(),
  },
  'POST /operator/withdrawals/unknown': {
    group,
    summary: 'It is not known whether it was paid: nothing returns by itself',
    access: 'operator',
    roles: ['finance'],
    addition: true,
    body: z.strictObject({ orderNo, reason }),
    answer: z.null(),
  },
  'POST /operator/withdrawals/confirmed': {
    group,
    summary: 'Its arrival has been seen, where no watcher sees it (bank, USDC)',
    access: 'operator',
    roles: ['finance'],
    addition: true,
    body: z.strictObject({ orderNo, txid, reason }),
    answer: z.null(),
  },
  'POST /operator/withdrawals/reveal': {
    group,
    summary: 'The whole card that a withdrawal is paid to; the view is recorded',
    access: 'operator',
    roles: ['finance', 'risk'],
    addition: true,
    body: z.strictObject({ orderNo }),
    answer: z.object({ bankName: z.string(), holder: z.string(), cardNo: z.string(), city: z.string() }),
  },
  'POST /operator/deposits/reveal': {
    group,
    summary:
      'Everything that the form of a deposit has asked for, and which account of ours was chosen; the view is recorded',
    access: 'operator',
    roles: ['finance'],
    addition: true,
    body: z.strictObject({ orderNo }),
    answer: z.object({
      payer: optionalText,
      remitterName: optionalText,
      remitterId: optionalText,
      remitterAddress: optionalText,
      companyAddress: optionalText,
      accountName: optionalText,
      bankName: optionalText,
      bankCode: optionalText,
      /** Card or account that the money came from, whole. */
      cardNo: optionalText,
      /** The account that was paid into. */
      ourAccount: z.object({ bankName: z.string(), holder: z.string(), accountNo: z.string() }).nullable(),
    }),
  },
  'POST /operator/deposits/refuse': {
    group,
    summary: 'Refuse a request for a deposit, with the reason that the customer reads',
    access: 'operator',
    roles: ['finance'],
    addition: true,
    body: z.strictObject({ orderNo, reason }),
    answer: z.null(),
  },
});
