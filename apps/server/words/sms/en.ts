import type { SmsWords } from './index.ts';

export const en: SmsWords = {
  purpose: {
    LOGIN: 'Candor: {code} is your code to log in.',
    REGISTER: 'Candor: {code} is your code to create an account.',
    RESET_PASSWORD: 'Candor: {code} is your code to reset the login password.',
    FORGOT_FUNDS_PASSWORD: 'Candor: {code} is your code to reset the withdrawal password.',
    RECOVER: 'Candor: {code} is your code to prove your new contact.',
  },
  rest: 'Valid for {minutes} minutes. Never share it with anyone.',
  registered:
    'Candor: someone asked for a code to create an account with this number, but it already has one. You can simply log in.',
  unregistered: 'Candor: someone asked for a code for this number, but it has no account.',
};
