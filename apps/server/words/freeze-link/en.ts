import type { FreezeLinkWords } from './index.ts';

export const en: FreezeLinkWords = {
  stop: 'If this was not you, open this page and stop all withdrawals with its button:',
  terms: 'The link works once, within 7 days, and can only stop withdrawals. Change your passwords afterwards.',
  short: 'Not you? Stop withdrawals:',
};
