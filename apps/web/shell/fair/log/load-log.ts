import { learnLog } from '../../../locales/late/log-words.ts';
import { withWords } from '../../../locales/late/with-words.ts';

const load = () => withWords(learnLog, () => import('./log-line.tsx'));

/** The line below a seal, with its words. */
export const loadLogLine = () => load().then((m) => m.LogLine);
/** Behind a seal, that its order came late. */
export const loadLateLine = () => load().then((m) => m.LateLine);
