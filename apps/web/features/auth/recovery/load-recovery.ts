import { learnRecovery } from '../../../locales/late/auth/recovery-words.ts';
import { learnIdentity } from '../../../locales/late/identity-words.ts';
import { withSecondary, withWords } from '../../../locales/late/with-words.ts';

/** The page for who has lost their access, with its words and those of the documents. */
export const loadRecovery = () =>
  withWords(learnIdentity, () =>
    withWords(learnRecovery, () => withSecondary(() => import('./recover.tsx').then((m) => m.RecoverPage))),
  );
/** The way there. */
export const loadRecoverLink = () =>
  withWords(learnRecovery, () => import('./recover-link.tsx').then((m) => m.RecoverLink));
