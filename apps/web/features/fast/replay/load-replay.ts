import { learnReplay } from '../../../locales/late/replay-words.ts';
import { withWords } from '../../../locales/late/with-words.ts';

/** What plays a settled order back, with its words. */
export const loadReplay = () => withWords(learnReplay, () => import('./order-replay.tsx').then((m) => m.OrderReplay));
