import { learnRisk } from '../../locales/late/risk-words.ts';
import { withWords } from '../../locales/late/with-words.ts';

const load = () => withWords(learnRisk, () => import('./risk-lines.tsx'));

/** Of tickets of fast contracts and futures, with its words. */
export const loadTradingRisk = () => load().then((m) => m.TradingRisk);
/** Of lock mining and wealth, with its words. */
export const loadEarnRisk = () => load().then((m) => m.EarnRisk);
/** Of a ticket whose loss is not its stake. */
export const loadTerms = () => load().then((m) => m.TermsLine);
