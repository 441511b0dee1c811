import { z } from 'zod';
import { declare } from '../call.ts';
import { totp } from './auth.ts';
import { decimalAnswer, fileId, instant, lineText, nothing, password, sixDigits } from '../scalars.ts';

const group = 'Auth and user';
const documents = 'Bank cards, verification, wallets';

export const fundPasswordCalls = declare({
  'POST /player/updateFundsPassword': {
    group,
    summary: 'Set the fund password; the first setting needs the login password, a change the old one or a code',
    access: 'session',
    body: z.strictObject({
      /** The login password, and the authenticator's code where one is on: for the first setting. */
      password: z.string({ error: 'field-required' }).max(64, 'old-password-wrong').optional(),
      totp: totp.optional(),
      oldPassword: z.string({ error: 'field-required' }).max(64, 'fund-password-wrong').optional(),
      /** Sent to the own email or phone for FORGOT_FUNDS_PASSWORD. */
      code: sixDigits.optional(),
      newPassword: password,
      confirmPassword: z.string({ error: 'field-required' }).max(64, 'passwords-differ'),
    }),
    /**
     * Until when withdrawals are held; null after a first setting within 30 minutes of sign-up. A reset by code ends
     * every session, this one too.
     */
    answer: z.object({ withdrawHoldUntil: instant.nullable() }),
  },
  'POST /player/bankAccount/checkFundPasswd': {
    group,
    summary: 'Test the fund password; five wrong ones lock withdrawals for an hour',
    access: 'session',
    body: z.strictObject({ fundPasswd: z.string({ error: 'field-required' }).max(64, 'fund-password-wrong') }),
    answer: nothing,
  },
});

export const certifyStatus = z.enum(['none', 'certifying', 'failed', 'certified']);
export const cardType = z.enum(['idCard', 'passport', 'driver'], { error: 'card-type-unknown' });
const name = z.string({ error: 'field-required' }).trim().min(1, 'field-required').max(100, 'field-invalid');
/** As printed; spaces, dots and dashes don't count. */
export const documentNo = z
  .string({ error: 'document-invalid' })
  .trim()
  .regex(/^[\p{L}\p{N}][\p{L}\p{N} ./-]{3,38}$/u, 'document-invalid');
const bankCardNo = z.string({ error: 'card-number-invalid' }).max(40, 'card-number-invalid');

const level = {
  status: certifyStatus,
  /** Why it has failed, in the operator's words. */ reason: z.string().nullable(),
  submitTime: instant.nullable(),
  decideTime: instant.nullable(),
};
const verification = z.object({
  authStatus: certifyStatus,
  primary: z.object({
    ...level,
    cardType: cardType.nullable(),
    name: z.string().nullable(),
    /** Masked. */ cardNo: z.string().nullable(),
    /** Masked. */ bankCardNo: z.string().nullable(),
  }),
  advanced: z.object({
    ...level,
    frontPhoto: z.string().nullable(),
    backPhoto: z.string().nullable(),
    holdPhoto: z.string().nullable(),
  }),
});

export const identityCalls = declare({
  'GET /playerInfo/detail': {
    group: documents,
    summary: 'The own verification, its numbers masked',
    access: 'session',
    answer: verification,
  },
  'POST /playerInfo/edit': {
    group: documents,
    summary: 'Correct a primary certification that has failed, and hand it in again',
    access: 'session',
    body: z.strictObject({
      cardType: cardType.optional(),
      name: name.optional(),
      cardNo: documentNo.optional(),
      bankCardNo: bankCardNo.optional(),
    }),
    answer: verification,
  },
  'POST /playerInfo/junior': {
    group: documents,
    summary: 'Hand in the primary certification',
    access: 'session',
    body: z.strictObject({ cardType, name, cardNo: documentNo, bankCardNo: bankCardNo.optional() }),
    answer: verification,
  },
  'POST /playerInfo/advanced': {
    group: documents,
    summary: 'Hand in the advanced certification: photos by the ids of their uploads',
    access: 'session',
    body: z.strictObject({ frontPhoto: fileId, backPhoto: fileId, holdPhoto: fileId }),
    answer: verification,
  },
});

/** Text that the app alone reads, and takes for what it can: nothing follows from it but where panels stand. */
const arrangement = lineText(4_000).nullable();
const kept = z.object({ arrangement: z.string().nullable() });

export const workspaceCalls = declare({
  'GET /player/workspace': {
    group,
    summary: 'How the panels of the workspace on wide screens are arranged; null while nothing is kept',
    access: 'session',
    addition: true,
    answer: kept,
  },
  'POST /player/workspace': {
    group,
    summary: 'Keep how the panels of the workspace are arranged, for other devices too; null forgets it',
    access: 'session',
    addition: true,
    body: z.strictObject({ arrangement }),
    answer: kept,
  },
});

/** Of a journal, as an earlier answer has named it. */
const journalId = z.string({ error: 'field-invalid' }).regex(/^\d{1,18}$/, 'field-invalid');
const minutes = z.literal([0, 15, 30, 60], { error: 'field-invalid' });

export const realityCalls = declare({
  'GET /player/realityCheck': {
    group,
    summary:
      'After how many minutes of trading the customer is told of time and result, and what fast orders and futures ' +
      'have brought since a journal',
    access: 'session',
    addition: true,
    /** Without it since now: nothing. */
    query: z.strictObject({ since: journalId.optional() }),
    answer: z.object({
      /** 0 for never; 30 until another is set. */
      minutes: z.number(),
      /** The newest journal: `since` of a later call. */
      journalId: z.string(),
      /** Settled, fees included; negative for a loss. */
      resultUsdt: decimalAnswer,
    }),
  },
  'POST /player/realityCheck': {
    group,
    summary: 'Set after how many minutes of trading one is told of time and result; 0 for never',
    access: 'session',
    addition: true,
    body: z.strictObject({ minutes }),
    answer: z.object({ minutes: z.number() }),
  },
});
