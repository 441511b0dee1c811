import type { MailWords } from './index.ts';

export const en: MailWords = {
  subject: 'Your Candor verification code',
  purpose: {
    LOGIN: 'Use this code to log in to Candor:',
    REGISTER: 'Use this code to create your Candor account:',
    RESET_PASSWORD: 'Use this code to reset your Candor login password:',
    FORGOT_FUNDS_PASSWORD: 'Use this code to reset your Candor withdrawal password:',
    RECOVER: 'Use this code to prove your new contact to Candor customer service:',
  },
  expiry: 'The code is valid for {minutes} minutes and can be used once.',
  nobodyAsks: 'Nobody from Candor will ever ask you for this code. Do not share it with anyone.',
  notYou: 'If you did not request this, you can ignore this email.',
  registered:
    'Someone asked for a code to create a Candor account with this email address, but it already has an account. You can simply log in, or reset your password if you have forgotten it.',
  unregistered:
    'Someone asked for a Candor code for this email address, but it has no account. You can create one in the app.',
};
