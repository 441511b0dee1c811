import { z } from 'zod';
import { declare } from '../../call.ts';
import { decimalAnswer } from '../../scalars.ts';
import { paymentsMax, paymentVerdicts } from './payment-verdicts.ts';
import { orderNo, reason, txid } from './shapes.ts';

const group = 'Operators: proposals';
const optionalText = z.string().nullable();

const cell = (max: number) => z.string({ error: 'field-required' }).trim().max(max, 'field-invalid');

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
  'POST /operator/withdrawals/match': {
    group,
    summary: 'Compare a file of payments with the withdrawals that it names, line by line; nothing is entered by it',
    access: 'operator',
    roles: ['finance'],
    addition: true,
    body: z.strictObject({
      payments: z
        .array(
          z.strictObject({
            reference: cell(64).min(1, 'field-required'),
            txid: cell(128).min(1, 'field-required'),
            /** Compared where the file has it. */
            address: cell(128).optional(),
            amount: cell(40).optional(),
            /** Of the amount; a file without it is taken for one of USDT. */
            currency: cell(10).optional(),
          }),
          { error: 'field-required' },
        )
        .min(1, 'field-required')
        .max(paymentsMax, 'field-invalid'),
    }),
    answer: z.array(
      z.object({
        reference: z.string(),
        txid: z.string(),
        verdict: z.enum(paymentVerdicts),
        /** Of the withdrawal, as it is here; null where there is none. */
        status: optionalText,
        currencyCode: optionalText,
        amount: decimalAnswer.nullable(),
        address: optionalText,
      }),
    ),
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
