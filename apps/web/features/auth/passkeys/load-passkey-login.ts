import { learnPasskeys } from '../../../locales/late/auth/passkeys-words.ts';
import { withWords } from '../../../locales/late/with-words.ts';

/** The way in by a passkey, with its words. */
export const loadPasskeyLogin = () =>
  withWords(learnPasskeys, () => import('./passkey-login.tsx').then((m) => m.PasskeyLogin));
