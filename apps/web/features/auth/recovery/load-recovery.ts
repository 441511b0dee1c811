import { learnIdentity } from '../../../locales/late/identity-words.ts';
import { learnRecovery } from '../../../locales/late/auth/recovery-words.ts';
import { withWords } from '../../../locales/late/with-words.ts';

/** Fetches the page for who has lost their access, with its words and those of the documents. */
export const loadRecovery = () =>
  withWords(learnIdentity, () => withWords(learnRecovery, () => import('./recover.tsx').then((m) => m.RecoverPage)));
