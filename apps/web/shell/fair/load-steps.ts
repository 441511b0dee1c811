import { learnSteps } from '../../locales/late/steps-words.ts';
import { withWords } from '../../locales/late/with-words.ts';

/** What a receipt was recomputed by, step by step, with its words. */
export const loadSteps = () => withWords(learnSteps, () => import('./steps.tsx').then((m) => m.Steps));
