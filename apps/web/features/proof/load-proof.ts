import { learnProof } from '../../locales/proof-words.ts';
import { withWords } from '../../locales/with-words.ts';

/** The page of a shared result, with its words. */
export const loadProof = () => withWords(learnProof, () => import('./proof.tsx').then((m) => m.ProofPage));
