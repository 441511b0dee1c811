import { learnMirror } from '../../locales/late/mirror-words.ts';
import { withWords } from '../../locales/late/with-words.ts';

/** Fetches the mirror with its words. */
export const loadMirror = () => withWords(learnMirror, () => import('./mirror.tsx').then((m) => m.MirrorPage));
