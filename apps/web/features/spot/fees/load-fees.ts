import { learnKinds } from '../../../locales/late/trading/kinds-words.ts';
import { withWords } from '../../../locales/late/with-words.ts';

/** The line of a ticket under which lie the tiers of fees and where one stands. */
export const loadFeesLine = () => withWords(learnKinds, () => import('./fees-line.tsx')).then((m) => m.FeesLine);
