import { learnProof } from '../../locales/late/proof-words.ts';
import { withWords } from '../../locales/late/with-words.ts';

/** The page of a shared result, with its words. */
export const loadProof = () => withWords(learnProof, () => import('./proof.tsx').then((m) => m.ProofPage));
