import { learnMirror } from '../../../locales/late/mirror-words.ts';
import { learnPractise } from '../../../locales/late/practise-words.ts';
import { withWords } from '../../../locales/late/with-words.ts';

/** Fetches practise with its words, and those of the mirror: both say how a hit rate stands to break-even. */
export const loadPractise = () =>
  withWords(learnPractise, () => withWords(learnMirror, () => import('./practise.tsx').then((m) => m.PractisePage)));
