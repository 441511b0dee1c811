import { z } from 'zod';
import { declare } from '../call.ts';
import {
  accountName,
  areaCode,
  decimalText,
  email,
  noBody,
  nothing,
  opaqueId,
  password,
  phone,
  sixDigits,
  wholeNumber,
} from '../scalars.ts';

/** Of three that each question has. */
const choice = wholeNumber(0, 2);
const group = 'Auth and user';
/** Account name, email or phone: whatever the user signed up with. */
const identifier = z.string({ error: 'field-required' }).trim().min(1, 'field-required').max(254, 'field-invalid');
const agree = z.literal(true, { error: 'terms-not-agreed' });
const inviteCode = z.string({ error: 'invite-code-unknown' }).max(16, 'invite-code-unknown').optional();
const country = z
  .string({ error: 'country-unknown' })
  .regex(/^[A-Z]{2}$/, 'country-unknown')
  .optional();
const newPassword = {
  newPassword: password,
  confirmPassword: z.string({ error: 'field-required' }).max(64, 'passwords-differ'),
};
const registration = { password, confirmPassword: newPassword.confirmPassword, inviteCode, agree, country };

/** A looser limit that waits for its moment; null is none. */
const nextLimit = z.object({ usdt: z.string().nullable(), from: z.number() }).nullable();
const limits = z.object({
  dailyLossUsdt: z.string().nullable(),
  stakeUsdt: z.string().nullable(),
  /** Of a time-out or a self-exclusion, whichever ends later. */
  timeOutUntil: z.number().nullable(),
  excludedUntil: z.number().nullable(),
  dailyLossNext: nextLimit,
  stakeNext: nextLimit,
  lostTodayUsdt: z.string(),
});

/** What operators let a customer do. */
export const customerStanding = z.enum(['open', 'payouts-held', 'frozen', 'closed'], { error: 'field-invalid' });

export const userInfo = z.object({
  userId: z.string(),
  account: z.string().nullable(),
  nickName: z.string(),
  email: z.string().nullable(),
  phone: z.string().nullable(),
  inviteCode: z.string(),
  authStatus: z.enum(['none', 'certifying', 'failed', 'certified']),
  primaryStatus: z.enum(['none', 'certifying', 'failed', 'certified']),
  advancedStatus: z.enum(['none', 'certifying', 'failed', 'certified']),
  hasFundPassword: z.boolean(),
  /** By the owner: nothing leaves the account until it is lifted. */
  withdrawalsFrozen: z.boolean(),
  currentCurrency: z.string(),
  country: z.string().nullable(),
  limits,
  /** Frozen and closed, there is reading and writing to support alone; with payouts held all but taking money out. */
  standing: customerStanding,
});
/** Six digits of an authenticator, or a recovery code. */
export const totp = z.string({ error: 'totp-wrong' }).trim().max(32, 'totp-wrong');
/** Asked for once more of who is signed in. */
export const loginPassword = z.string({ error: 'field-required' }).max(64, 'old-password-wrong');
/** Of a sign-in. */
export const session = z.object({
  token: z.string(),
  userInfo,
  /** Of a device that has not signed in before: it keeps this and sends it as `device-token` with its next sign-ins. */
  deviceToken: z.string().nullable(),
});

export const authCalls = declare({
  'POST /login': {
    group,
    summary: 'Sign in with a password, or with a code sent to the email or phone',
    access: 'public',
    knowsCaller: true,
    body: z.strictObject({
      account: identifier,
      /** Beside a phone number as it is dialled at home. */
      areaCode: areaCode.optional(),
      password: z.string().max(64, 'login-failed').optional(),
      code: sixDigits.optional(),
      totp: totp.optional(),
    }),
    answer: session,
  },
  'POST /register': {
    group,
    summary: 'Open an account by phone, email or account name',
    access: 'public',
    knowsCaller: true,
    body: z.discriminatedUnion(
      'type',
      [
        z.strictObject({
          type: z.literal('account'),
          account: accountName,
          code: sixDigits.optional(),
          ...registration,
        }),
        z.strictObject({
          type: z.literal('email'),
          email,
          code: z.string({ error: 'code-required' }).regex(/^\d{6}$/, 'code-length'),
          ...registration,
        }),
        z.strictObject({
          type: z.literal('phone'),
          phone,
          areaCode,
          code: z.string({ error: 'code-required' }).regex(/^\d{6}$/, 'code-length'),
          ...registration,
        }),
      ],
      { error: 'field-invalid' },
    ),
    answer: session,
  },
  'GET /logout': { group, summary: 'End the session and close its sockets', access: 'session', answer: nothing },
  'POST /player/updateLoginPassword': {
    group,
    summary: 'Change the login password; every other session ends',
    access: 'session',
    body: z.strictObject({
      oldPassword: z.string({ error: 'field-required' }).max(64, 'old-password-wrong'),
      ...newPassword,
    }),
    answer: nothing,
  },
  'POST /player/resetLoginPassword': {
    group,
    summary: 'Set a new login password with a code sent to the account',
    access: 'public',
    body: z.strictObject({ account: identifier, areaCode: areaCode.optional(), code: sixDigits, ...newPassword }),
    answer: nothing,
  },
  'GET /player/getInfo': { group, summary: 'The signed-in user', access: 'session', answer: userInfo },
  'POST /player/updateInfo': {
    group,
    summary: 'Change nickname or current currency',
    access: 'session',
    body: z.strictObject({
      nickName: z
        .string({ error: 'nickname-length' })
        .trim()
        .min(1, 'nickname-length')
        .max(32, 'nickname-length')
        .optional(),
      nickname: z
        .string({ error: 'nickname-length' })
        .trim()
        .min(1, 'nickname-length')
        .max(32, 'nickname-length')
        .optional(),
      currentCurrency: z
        .string({ error: 'currency-unknown' })
        .regex(/^[A-Z]{2,10}$/, 'currency-unknown')
        .optional(),
    }),
    answer: userInfo,
  },
  'GET /player/totp': {
    group,
    summary: 'Whether an authenticator is asked for at login and withdrawal',
    access: 'session',
    addition: true,
    answer: z.object({ on: z.boolean(), recoveryCodesLeft: z.number() }),
  },
  'POST /player/totp/enrol': {
    group,
    summary: 'A new secret for an authenticator; it counts once confirmed',
    access: 'session',
    addition: true,
    body: z.strictObject({ password: loginPassword }),
    answer: z.object({ secret: z.string(), uri: z.string() }),
  },
  'POST /player/totp/confirm': {
    group,
    summary: 'Switch the authenticator on with its first code; answers the recovery codes, once',
    access: 'session',
    addition: true,
    body: z.strictObject({ totp }),
    answer: z.object({ recoveryCodes: z.array(z.string()) }),
  },
  'POST /player/totp/remove': {
    group,
    summary: 'Take the authenticator away; withdrawals wait for 24 hours',
    access: 'session',
    addition: true,
    body: z.strictObject({ password: loginPassword, totp }),
    answer: z.object({ withdrawHoldUntil: z.number() }),
  },
  'POST /player/freezeWithdrawals': {
    group,
    summary: 'Let nothing leave the account: by the link of a notice, or by the signed-in owner',
    access: 'public',
    knowsCaller: true,
    addition: true,
    body: z.strictObject({ token: z.string().max(64, 'freeze-link-ended').optional() }),
    answer: nothing,
  },
  'POST /player/unfreezeWithdrawals': {
    group,
    summary: 'Allow withdrawals again, after 24 hours',
    access: 'session',
    addition: true,
    body: z.strictObject({ password: loginPassword, totp: totp.optional() }),
    answer: z.object({ withdrawHoldUntil: z.number() }),
  },
  'GET /player/sessions': {
    group,
    summary: 'Where the user is signed in',
    access: 'session',
    addition: true,
    answer: z.object({
      list: z.array(
        z.object({
          id: z.string(),
          devicePlatform: z.number(),
          /** Browser and system, such as `Chrome · Android`; null when unknown. */
          device: z.string().nullable(),
          /** Coarse, such as `203.113.*.*`; null for one that says nothing. */
          network: z.string().nullable(),
          startTime: z.number(),
          /** To the hour. */
          seenTime: z.number(),
          current: z.boolean(),
        }),
      ),
    }),
  },
  'POST /player/sessions/end': {
    group,
    summary: 'End one own session and close its sockets',
    access: 'session',
    addition: true,
    body: z.strictObject({ id: opaqueId }),
    answer: nothing,
  },
  'POST /player/sessions/endAll': {
    group,
    summary: 'Sign out everywhere',
    access: 'session',
    addition: true,
    body: noBody,
    answer: nothing,
  },
  'POST /player/updateLimits': {
    group,
    summary:
      'Change the own limits: tighter holds at once, looser after 24 hours; ' +
      'null takes one away; a time-out is only ever made longer',
    access: 'session',
    addition: true,
    body: z.strictObject({
      dailyLossUsdt: decimalText.nullable().optional(),
      stakeUsdt: decimalText.nullable().optional(),
      timeOutHours: wholeNumber(0, 8_760).optional(),
    }),
    answer: limits,
  },
  'GET /player/questions': {
    group,
    summary: 'Whether four questions come before the next order of fast contracts or futures; never on paper',
    access: 'session',
    addition: true,
    answer: z.object({ isNeeded: z.boolean() }),
  },
  'POST /player/answerQuestions': {
    group,
    summary: 'Answer them; those that were not answered rightly are named and can be answered again',
    access: 'session',
    addition: true,
    body: z.strictObject({ loss: choice, leverage: choice, odds: choice, house: choice }),
    answer: z.object({ wrong: z.array(z.enum(['loss', 'leverage', 'odds', 'house'])) }),
  },
  'POST /player/excludeMyself': {
    group,
    summary: 'Shut oneself out of opening, buying and paying in; nobody can end it sooner',
    access: 'session',
    addition: true,
    body: z.strictObject({
      months: z.literal([6, 12, 24, 60], { error: 'field-invalid' }),
      agree,
    }),
    answer: limits,
  },
});

export const emailCalls = declare({
  'POST /email/sendVerificationCode': {
    group: 'Common',
    summary: 'Send a six-digit code by email',
    access: 'public',
    query: z.strictObject({
      email,
      source: z
        .enum(['LOGIN', 'REGISTER', 'RESET_PASSWORD', 'FORGOT_FUNDS_PASSWORD', 'RECOVER'], { error: 'field-invalid' })
        .default('REGISTER'),
    }),
    body: noBody,
    answer: z.object({ resendAfterSeconds: z.number(), expiresInSeconds: z.number() }),
  },
  'POST /email/verifyCode': {
    group: 'Common',
    summary: 'Test a code without using it up',
    access: 'public',
    query: z.strictObject({
      email,
      code: sixDigits,
      source: z
        .enum(['LOGIN', 'REGISTER', 'RESET_PASSWORD', 'FORGOT_FUNDS_PASSWORD', 'RECOVER'], { error: 'field-invalid' })
        .default('REGISTER'),
    }),
    body: noBody,
    answer: nothing,
  },
});
