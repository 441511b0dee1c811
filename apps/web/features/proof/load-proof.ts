import { learnProof } from '../../locales/late/proof-words.ts';
import { learnSteps } from '../../locales/late/steps-words.ts';
import { withWords } from '../../locales/late/with-words.ts';

/** The page of a shared result, with its words. */
export const loadProof = () =>
  withWords(learnProof, () => withWords(learnSteps, () => import('./proof.tsx').then((m) => m.ProofPage)));
