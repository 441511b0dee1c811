import { learnLog } from '../../../locales/late/log-words.ts';
import { withWords } from '../../../locales/late/with-words.ts';

/** The line below a seal, with its words. */
export const loadLogLine = () => withWords(learnLog, () => import('./log-line.tsx').then((m) => m.LogLine));
