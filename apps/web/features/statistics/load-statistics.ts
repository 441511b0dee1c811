import { learnStatistics } from '../../locales/statistics-words.ts';
import { withWords } from '../../locales/with-words.ts';

/** Fetches the public statistics with their words. */
export const loadStatistics = () =>
  withWords(learnStatistics, () => import('./statistics.tsx').then((m) => m.StatisticsPage));
