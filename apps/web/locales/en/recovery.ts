import type { RecoveryWords } from '../late/auth/recovery-words.ts';

export const words: RecoveryWords = {
  recovery: {
    lostAll: 'No email or phone any more?',
    title: 'Recover access',
    lead: 'For when your password, email, phone or authenticator is gone. Two operators compare your document with the certified one.',
    account: 'Account',
    accountHint: 'Account name, email or phone number of the account',
    lost: 'What have you lost?',
    password: 'Login password',
    email: 'Email',
    phone: 'Phone',
    authenticator: 'Authenticator',
    lostMissing: 'Choose at least one',
    contact: 'Your new contact',
    document: 'Your document',
    send: 'Send request',
    sentTitle: 'Request received',
    sentText:
      'If the documents match the account, we will write to your new contact. The owner is told at every old contact as well and can stop this request.',
    hold: 'After a recovery every device is signed out, and withdrawals are on hold for 72 hours.',
  },
};
