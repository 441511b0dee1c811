import { learnSteps } from '../../locales/late/steps-words.ts';
import { withWords } from '../../locales/late/with-words.ts';

const load = () => withWords(learnSteps, () => import('./steps.tsx'));

/** What a receipt was recomputed by, step by step, with its words. */
export const loadSteps = () => load().then((m) => m.Steps);
/** That there is none. */
export const loadNoReceipt = () => load().then((m) => m.NoReceipt);
