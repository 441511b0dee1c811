import { z } from 'zod';
import { declare } from '../call.ts';
import { decimalAnswer, instant, noBody, opaqueId } from '../scalars.ts';
import { totp } from './auth.ts';

const group = 'Auth and user';
const closing = z.object({
  /** Has to be ended first, each with how many there are. */
  blockers: z.object({
    fast: z.number(),
    futures: z.number(),
    spot: z.number(),
    lockMining: z.number(),
    wealth: z.number(),
    deposits: z.number(),
    withdrawals: z.number(),
  }),
  /** Everything own at the present marks, its fee and what is paid, in USDT; null while a market has no price. */
  payout: z.object({ total: decimalAnswer, fee: decimalAnswer, expected: decimalAnswer }).nullable(),
  /** Is given up, in USDT. */
  bonusLocked: decimalAnswer,
  /** That waits for two operators. */
  request: z.object({ id: z.string(), time: instant, destination: z.string() }).nullable(),
  /** Days after the closing: until names and contact are erased, and until papers, cards and conversations are. */
  keptDays: z.object({ contact: z.number(), papers: z.number() }),
});

export const closingCalls = declare({
  'GET /player/close': {
    group,
    summary: 'What closing the account would pay out and what stands in its way',
    access: 'session',
    addition: true,
    answer: closing,
  },
  'POST /player/close': {
    group,
    summary: 'Ask to close the account: two operators carry it out and pay out everything own, whatever the minimum',
    access: 'session',
    addition: true,
    /** To exactly one of walletId, address and bankCardId. */
    body: z.strictObject({
      fundPasswd: z.string({ error: 'field-required' }).max(64, 'fund-password-wrong'),
      walletId: opaqueId.optional(),
      address: z.string().max(64, 'address-invalid').optional(),
      bankCardId: opaqueId.optional(),
      totp: totp.optional(),
    }),
    answer: closing,
  },
  'POST /player/close/cancel': {
    group,
    summary: 'Take the request back',
    access: 'session',
    addition: true,
    body: noBody,
    answer: closing,
  },
  'POST /player/exportData': {
    group,
    summary:
      'All personal data and everything done with the account, one thing a line; by the login password. Receipts ' +
      'and what they rest on are in the bundle',
    access: 'session',
    addition: true,
    body: z.strictObject({
      password: z.string({ error: 'field-required' }).max(64, 'old-password-wrong'),
      totp: totp.optional(),
    }),
    answersLines: true,
    answer: z.custom<AsyncIterable<string>>(),
  },
});
