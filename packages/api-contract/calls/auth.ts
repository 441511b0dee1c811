import { z } from 'zod';
import { declare } from '../call.ts';
import { accountName, areaCode, email, noBody, nothing, password, phone, sixDigits } from '../scalars.ts';

const group = 'Auth and user';
/** Account name, email or phone: whatever the user signed up with. */
const identifier = z.string({ error: 'field-required' }).trim().min(1, 'field-required').max(254, 'field-invalid');
const agree = z.literal(true, { error: 'terms-not-agreed' });
const inviteCode = z.string({ error: 'invite-code-unknown' }).max(16, 'invite-code-unknown').optional();
const country = z.string({ error: 'country-unknown' }).regex(/^[A-Z]{2}$/, 'country-unknown').optional();
const newPassword = { newPassword: password, confirmPassword: z.string({ error: 'field-required' }).max(64, 'passwords-differ') };
const registration = { password, confirmPassword: newPassword.confirmPassword, inviteCode, agree, country };

export const userInfo = z.object({
  userId: z.string(), account: z.string().nullable(), nickName: z.string(), email: z.string().nullable(), phone: z.string().nullable(),
  inviteCode: z.string(), authStatus: z.enum(['none', 'certifying', 'failed', 'certified']),
  primaryStatus: z.enum(['none', 'certifying', 'failed', 'certified']), advancedStatus: z.enum(['none', 'certifying', 'failed', 'certified']),
  hasFundPassword: z.boolean(), currentCurrency: z.string(), country: z.string().nullable(),
  limits: z.object({ dailyLossUsdt: z.string().nullable(), stakeUsdt: z.string().nullable(), timeOutUntil: z.number().nullable() }),
});
const session = z.object({ token: z.string(), userInfo });

export const authCalls = declare({
  'POST /login': {
    group, summary: 'Sign in with a password or a code', access: 'public',
    body: z.strictObject({ account: identifier, password: z.string().max(64, 'login-failed').optional(), code: sixDigits.optional() }),
    answer: session,
  },
  'POST /register': {
    group, summary: 'Open an account by phone, email or account name', access: 'public',
    body: z.discriminatedUnion('type', [
      z.strictObject({ type: z.literal('account'), account: accountName, code: sixDigits.optional(), ...registration }),
      z.strictObject({ type: z.literal('email'), email, code: z.string({ error: 'code-required' }).regex(/^\d{6}$/, 'code-length'), ...registration }),
      z.strictObject({ type: z.literal('phone'), phone, areaCode, code: sixDigits.optional(), ...registration }),
    ], { error: 'field-invalid' }),
    answer: session,
  },
  'GET /logout': { group, summary: 'End the session and close its sockets', access: 'session', answer: nothing },
  'POST /player/updateLoginPassword': {
    group, summary: 'Change the login password; every other session ends', access: 'session',
    body: z.strictObject({ oldPassword: z.string({ error: 'field-required' }).max(64, 'old-password-wrong'), ...newPassword }),
    answer: nothing,
  },
  'POST /player/resetLoginPassword': {
    group, summary: 'Set a new login password with a code sent to the account', access: 'public',
    body: z.strictObject({ account: identifier, code: sixDigits, ...newPassword }),
    answer: nothing,
  },
  'GET /player/getInfo': { group, summary: 'The signed-in user', access: 'session', answer: userInfo },
  'POST /player/updateInfo': {
    group, summary: 'Change nickname or current currency', access: 'session',
    body: z.strictObject({
      nickName: z.string({ error: 'nickname-length' }).trim().min(1, 'nickname-length').max(32, 'nickname-length').optional(),
      nickname: z.string({ error: 'nickname-length' }).trim().min(1, 'nickname-length').max(32, 'nickname-length').optional(),
      currentCurrency: z.string({ error: 'currency-unknown' }).regex(/^[A-Z]{2,10}$/, 'currency-unknown').optional(),
    }),
    answer: userInfo,
  },
});

export const emailCalls = declare({
  'POST /email/sendVerificationCode': {
    group: 'Common', summary: 'Send a six-digit code by email', access: 'public',
    query: z.strictObject({ email, source: z.enum(['LOGIN', 'REGISTER', 'RESET_PASSWORD', 'FORGOT_FUNDS_PASSWORD'], { error: 'field-invalid' }).default('REGISTER') }),
    body: noBody,
    answer: z.object({ resendAfterSeconds: z.number(), expiresInSeconds: z.number() }),
  },
  'POST /email/verifyCode': {
    group: 'Common', summary: 'Test a code without using it up', access: 'public',
    query: z.strictObject({ email, code: sixDigits, source: z.enum(['LOGIN', 'REGISTER', 'RESET_PASSWORD', 'FORGOT_FUNDS_PASSWORD'], { error: 'field-invalid' }).default('REGISTER') }),
    body: noBody,
    answer: nothing,
  },
});
