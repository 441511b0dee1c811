import { learnPasskeys } from '../../../locales/late/auth/passkeys-words.ts';
import { withWords } from '../../../locales/late/with-words.ts';

/** The page of the own passkeys, with its words. */
export const loadPasskeys = () => withWords(learnPasskeys, () => import('./passkeys.tsx').then((m) => m.PasskeysPage));
