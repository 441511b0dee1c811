import { learnIdentity } from '../../../locales/late/identity-words.ts';
import { learnRecovery } from '../../../locales/late/recovery-words.ts';
import { withWords } from '../../../locales/late/with-words.ts';

/** Fetches the page for who has lost their access, with its words and those of the documents. */
export const loadRecovery = () =>
  withWords(
    async () => {
      await Promise.all([learnIdentity(), learnRecovery()]);
    },
    () => import('./recover.tsx').then((m) => m.RecoverPage),
  );
