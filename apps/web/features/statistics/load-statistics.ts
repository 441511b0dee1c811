import { learnStatistics } from '../../locales/late/statistics-words.ts';
import { withWords } from '../../locales/late/with-words.ts';

/** Fetches the public statistics with their words. */
export const loadStatistics = () =>
  withWords(learnStatistics, () => import('./statistics.tsx').then((m) => m.StatisticsPage));
