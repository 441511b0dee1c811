import { learnIdentity } from '../../locales/late/identity-words.ts';
import { withWords } from '../../locales/late/with-words.ts';

/** Fetches the first level of verification with its words. */
export const loadFirst = () => withWords(learnIdentity, () => import('./first.tsx').then((m) => m.CertifyFirstPage));
/** Fetches the second level of verification with its words. */
export const loadSecond = () => withWords(learnIdentity, () => import('./second.tsx').then((m) => m.CertifySecondPage));
