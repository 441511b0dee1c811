import { z } from 'zod';
import { declare } from '../call.ts';
import { areaCode, nothing, phone, sixDigits } from '../scalars.ts';

const source = z
  .enum(['LOGIN', 'REGISTER', 'RESET_PASSWORD', 'FORGOT_FUNDS_PASSWORD', 'RECOVER'], { error: 'field-invalid' })
  .default('REGISTER');

export const smsCalls = declare({
  'POST /sms/sendVerifyCode': {
    group: 'Common',
    summary: 'Send a six-digit code by text message',
    access: 'public',
    body: z.strictObject({ phone, areaCode, source }),
    answer: z.object({ resendAfterSeconds: z.number(), expiresInSeconds: z.number() }),
  },
  'POST /sms/sms/verifyCode/check': {
    group: 'Common',
    summary: 'Test a code without using it up',
    access: 'public',
    body: z.strictObject({ phone, areaCode, code: sixDigits, source }),
    answer: nothing,
  },
});
