import { learnStatement } from '../../../locales/late/statement-words.ts';
import { withWords } from '../../../locales/late/with-words.ts';

/** Fetches the statement with its words. */
export const loadStatement = () =>
  withWords(learnStatement, () => import('./account-record.tsx').then((m) => m.AccountRecordPage));
