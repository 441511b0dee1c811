import { learnProof } from '../../locales/late/proof-words.ts';
import { withWords } from '../../locales/late/with-words.ts';

/** The way to share an own settled order, with its words. */
export const loadShare = () => withWords(learnProof, () => import('./share-proof.tsx').then((m) => m.ShareProof));
